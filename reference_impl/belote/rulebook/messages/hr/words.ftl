### The words of the book, for who does not know them.

# source: 521f0e84
word =
    { $name ->
        [trick] štih
        [trump] adut
        [plain-suit] obična boja
        [follow] odgovoriti na boju
        [ruff] sjeći adutom
        [hold] držati štih
        [void] propalo dijeljenje
        [taker] zvač
        [contract] kontrakt
        [card-points] bodovi iz karata
        [capot] štiglja
        [run] niz
        [square] četiri iste
        [belote] bela
        [level] razina
        [hang] visjeti
        [mark] oznaka
        [turned-card] okrenuta karta
       *[step] korak
    }
# source: 134ba503
word-meaning =
    { $name ->
        [trick] po jedna karta od svakog igrača; sve ih nosi najbolja
        [trump] boja određena u licitaciji, čije su karte jače od karata svih drugih boja
        [plain-suit] boja koja nije adut
        [follow] baciti kartu boje kojom je štih otvoren
        [ruff] baciti adut kad je štih otvoren drugom bojom; nadsjeći znači baciti viši adut od već bačenog
        [hold] imati dosad najbolju kartu u štihu
        [void] dijeljenje koje se prekida i ne računa
        [taker] igrač čija je ponuda postala kontrakt; njegova je strana strana zvača, a ostali su obrana
        [contract] ono što je u dijeljenju adut, zajedno s onim što je uz to obećano
        [card-points] ono u čemu se broje karte, zvanja i ponude prije nego što se išta upiše
        [capot] svi štihovi jednog dijeljenja kod iste strane
        [run] najmanje tri karte iste boje koje u prirodnom redoslijedu slijede jedna za drugom
        [square] sve četiri karte istog ranga
        [belote] kralj i dama u adutu u istoj ruci
        [level] koliko je puta ponuda udvostručena: 1 je kontra, 2 rekontra i tako dalje
        [hang] nakon neriješenog dijeljenja ostati sa strane za neko kasnije dijeljenje
        [mark] zabilješka protiv jedne strane, koja oduzima bodove kad ih se skupi dovoljno
        [turned-card] karta koja se prije licitacije pokaže svima; najprije se može uzeti njezina boja
       *[step] jedan dio dijeljenja; koraci se izvode redom
    }
