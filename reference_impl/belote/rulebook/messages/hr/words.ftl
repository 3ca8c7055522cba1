### The words of the book, for who does not know them.

# source: d1e6a123
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
        [packet] paket
        [order-of-play] red igre
        [natural-order] prirodni redoslijed
        [side] strana
        [standing-bid] ponuda koja vrijedi
        [discard] odbaciti
        [points] bodovi
        [target] cilj
        [misdeal] krivo dijeljenje
        [thrown-in] poništeno dijeljenje
        [doubling] kontra
        [factor] množitelj
        [remainder] ostatak
        [kitty] talon
        [stock] ostatak špila
        [declaration] zvanje
        [turned-card] okrenuta karta
       *[step] korak
    }
# source: 5d371541
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
        [card-points]
            { COUNT($heaps) ->
                [0] koliko vrijede karte u štihovima jedne strane, sa zadnjim štihom i bonusom za sve štihove
               *[other] koliko vrijede karte u štihovima jedne strane, sa zadnjim štihom i bonusom za sve štihove; ista jedinica vrijedi i za { FORM($heaps, case: "acc") }
            }
        [capot] svi štihovi jednog dijeljenja kod iste strane
        [run] najmanje tri karte iste boje koje u prirodnom redoslijedu slijede jedna za drugom
        [square] sve četiri karte istog ranga
        [belote] kralj i dama u adutu u istoj ruci
        [level] koliko je puta ponuda udvostručena: 1 je kontra, 2 rekontra i tako dalje
        [hang] nakon neriješenog dijeljenja ostati sa strane za neko kasnije dijeljenje
        [mark] zabilješka protiv jedne strane, koja oduzima bodove kad ih se skupi dovoljno
        [packet] karte koje jedan igrač dobije odjednom
        [order-of-play] red kojim igrači dobivaju karte, govore i igraju: oko stola u gore navedenom smjeru, počevši od igrača nakon djelitelja
        [natural-order] redoslijed rangova po kojem se čitaju nizovi, koliko god karte u igri vrijedile
        [side] igrači koji bodove pišu zajedno, ili igrač koji ih piše sam
        [standing-bid] posljednja dana ponuda
        [discard] baciti kartu koja nije ni boje kojom je štih otvoren ni adut
        [points] ono što se upisuje u zapis i računa u partiji
        [target] broj bodova kojim se dobiva partija
        [misdeal] dijeljenje u kojem su karte krivo podijeljene ili pokazane
        [thrown-in] dijeljenje koje se s pravom prekida, zbog ruke jednog igrača ili po dogovoru
        [doubling] poziv protiv ponude, zbog kojeg o njoj ovisi više bodova; rekontra je odgovor na njega
        [factor] broj kojim se bodovi množe, prema tome koliko je puta ponuda kontrirana
        [factor-alone] broj kojim se bodovi množe
        [remainder] ono što preostane kad se bodovi iz karata podijele brojem na čiji se višekratnik zaokružuju
        [kitty] karte koje se pri dijeljenju ostave sa strane za zvača
        [stock] karte špila koje nitko nije dobio
        [declaration] niz ili četiri iste, koji nose bodove
        [turned-card] karta koja se prije licitacije pokaže svima; najprije se može uzeti njezina boja
       *[step] jedan dio dijeljenja; koraci se izvode redom
    }
