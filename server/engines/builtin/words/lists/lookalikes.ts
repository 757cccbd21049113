/**
 * English words and names that look like a word of another language that the lists have: "call" like
 * the Spanish street, "better" like German beds, "bad" like a German bath. In an English text they are
 * English. Chosen among the 25 000 commonest words of English films (the frequencies of SUBTLEX-US);
 * base forms only, folded.
 */
export const ENGLISH_LOOKALIKES: ReadonlySet<string> = new Set(
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
  dalai astern bora metre meter`.split(/\s+/),
);
