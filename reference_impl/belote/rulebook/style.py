"""How the page of a book looks: on a telephone, by night and on paper."""

STYLE = """
:root { color-scheme: light dark }
body { font: 17px/1.55 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem }
body { color: #222; background: #fff; overflow-wrap: anywhere }
nav ul { columns: 2; padding-inline-start: 1.2rem }
h2 { margin-top: 2.2rem; border-bottom: 1px solid #999 }
li { margin: .35rem 0 }
.clause, sup { font-size: .75em; color: #555 }
a { color: inherit }
.example { border-inline-start: .25rem solid #888; padding: .1rem 1rem; margin: 1rem 0; background: #f4f4f4 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .2rem .5rem; border-top: 1px solid #bbb }
th { font-weight: 600; width: 11rem }
details { margin: .5rem 0 }
.drawing { margin: .8rem 0 } .drawing svg { width: min(100%, 26rem); height: auto; display: block }
[dir=rtl] .drawing svg { margin-left: auto }
blockquote { margin: 1rem 0; color: #444; font-style: italic }
summary { cursor: pointer; font-weight: 600 }
:target { outline: 2px solid #888 }
@media (prefers-color-scheme: dark) {
  body { color: #e8e8e8; background: #181818 } .example { background: #242424 }
  .clause, sup, blockquote { color: #bbb }
}
@media (max-width: 30rem) { nav ul { columns: 1 } th, td { display: block; border: 0; width: auto } }
@media print { nav { display: none } body { max-width: none } .example, .drawing, li { break-inside: avoid } }
"""
