/**
 * English words that no list has and that only look like slips of those that are ("collage" is no college): of the
 * sixty thousand commonest of film subtitles (SUBTLEX-US) those that the spelling would take for another.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
aground allene animas aries babbles backboard bandana barely barques barre batches batsman bedside
belies bellow billion blende bluenoses boast boatmen breaths breeches bromo brutish cabriole caches
caped capitols caries carouse carter carters certain chaises chaplet chasse cheery chemises collage
collides command commute comportment concerti concertos conservator constriction convenes coolie
cornice corral couplet crates craved craving creep cremate cubits deportment derives dessert
distract doublet dragoon emergence employes expensive extremis faction factor fatness feats fiends
filed filing finales flatly foreman foremen formulates framer friction fright galley gallon galop
gambles garbage gasses gentile gilding glided gradations granges grille grizzle groove hatches
heaves histories hoper hoping imperil inspect jiggles laddies lancets linear louts machina maestri
marchese marital marries masseuses materiel medial median mediation miliary milord minuet missives
montane montes mopped musicale overheard parecious parkin patella patent personas pheasant photons
picadors plater pleasant plies portables portion posture praises prefect preset programme protestors
province puling quite radiates ragging raisins ranchero ranches realises refection reunite robbin
roster sallow scandal scarp secrete selves senors settle sheaves shingle shotgun shouldn sienna
signer signing similes sliver slopping smileys smoothes snippers splices sprigs sprinkle sprinkles
starlet starring stature statute steeped stele stooped strangle stripe strips strokes studious
sturgeon sultana sultanas suppers sweatshop swerves swingles tablets taches tannin teaches therme
thorough though ticket toddle topical torso torts tranches tress trough turnkey vibrates violent
wadding waist weeding weighs wining worship
bateman carne greta havens hooper marian steele voila
`
    .trim()
    .split(/\s+/),
);

/**
 * The same of German, Spanish and French: of all words that differ from a listed one as slips do
 * those that the spelling dictionaries of LibreOffice accept.
 */
export const FOREIGN_REAL_WORDS: ReadonlySet<string> = new Set(
  `
acorzada acuartelas adorando alcanzaba amansando amartilla amartillo angolaise apartamiento
apartamientos apiolados aplacible atomsphare atrampando aufbrecht avisadora avivadora baleario
baquette batidores bauchlein bayrisch bayrischen befreitet besteller beutender bordeando bourdeaux
braillante brochante broquette cabalero cabaleros cacareas caladeras caminero canteando chalando
chanteaux charleando charolando choclando cimentiere coartando cochinera cochinero codillera
coligando comiscaria conferes confieras constando contendedores coquettes cornalina corneenne
cornouilles corrigendo coulombien coupleurs courettes coursonne cousettes couvreuse crissant
crissants crossant desaguace desapegue desliandose despierta despierto desplegue destallada
destallado einschwenken emanadas embrasent emburujada emburujado empachando empalomado empandadas
empandillas empanzadas empattement empedrador emprestaria encallada encanutada encanutado enfrenando
englacant englacent enriamiento entrencando entrenzando escaldando escalfador escalfando escaliando
escapada escarlador esquifando esquilador esquiladora esquiladores esquilando esquinando esquitando
esquivando estriando eteignent facheuse fauconnant fenestres flameado foramines franchisant gainiere
galopeando geblocktes gewischte goleando gradacion gradados graillant graneadas grausende grauslich
graznadas grundlich habituation habituations hadrianwall handtand hupendes isomerique japonises
japonnais juzgadores konigsreich lacement ladillos laichende laichenden laichender laichendes
lavandero leasender liechtenstein limosnero llameadas machando mairesse maladives manageant maneando
manegeant mangares maquilandose marceando marquette marquilla martilleando maruecos mazamorra
mediando miliaire mochillero monteando moufette orseilles paillons palmeando palomeras papillote
patouille pecadores penandose percheurs pericope perissant pesadores pinteando pinteandose pitandose
plancheando plantario planteada planteado plantillo plantschend plantscht polissonnerie polissons
porciones portaria portarias porterait portillo potorillo presiente primearia projeteurs quietando
quintando quistando rachender rauchernder rauschend rauschender rearando recatando reclamara
redacteur regalismo regalista remedando remoques remparant rencuentro repairant repaissant
revistando romanisch romanisches rouettes roumaines sachandose saciandose saleando salivando
scheiben scheichen scheiden scheidend scheidet scheissen scheissend scheisst schepper scheuster
schiedet schimmer schinken schlaferin schleifchen schlichen schlicht schliesst schliffes schnippen
schreierin schrieben schropfen schumacher schwerster semestern sensorial senteurs servileren
soladores solidados solidando soltaria sonolienta sonoliento sourciere spieglung spitzend stampfend
statisch stickend stickende stickender strichen tenedero teniendo toandose tomentosa tomentoso
touriere trachees trasatlantico triquant triquent umschulungen verblassen verleidet victoreando
vogelpinne voleando weislich
`
    .trim()
    .split(/\s+/),
);
