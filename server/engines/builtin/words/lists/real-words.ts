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
 * The same of German, Spanish, French, Italian, Portuguese, Russian and Turkish: of all words that differ from a listed
 * one as slips do those that the spelling dictionaries of LibreOffice accept, folded.
 */
export const FOREIGN_REAL_WORDS: ReadonlySet<string> = new Set(
  `
abacados abarcados abarcando abelinha abraceados abraceando abrancados abrancando aburacados
aburacando acamamento acapamento aconcheante acorzada acuartelas adorando adornabile adornavel
agalarin agiotando alcanzaba alisiveris aliveris almoadas alocando amansando amartilla amartillo
ameixieira ameixoeira angolaise aparatamento aparatamentos aparcando aparmanin apartamiento
apartamientos apartando aparteamento aparteamentos aparvando apeanhando aperando apetrando apiolados
aplacible apocalitica apocalitico apreendendo aprontando aquadrela arazsinda ardasinda ardasindaki
arequeira arkasindaki armasinda armasindaki arruando arsasinda arsasindaki arsindaki artasinda
artasindaki aryasinda aryasindaki assetando assonata assonato assutada assutadas assutado assutados
atigrando atomsphare atrampando aufbrecht aviladora avisadora avivadora avviatore babeando babearia
bacaklari bacterista bainhando bainheira bainheiro baleario balolari balonculari bandoeira
bandoeiras baquette baraklar baratolo barbando barbelando barbelaria baroncino baslikciligi
baslindaki batidores bauchlein bayrisch bayrischen befreitet besteller beutender bitikleri bolsinhos
bordeando bourdeaux braillante bridando brinando brochante broquette buddhista bulastiklari
buutlarin cabalero cabaleros cacamento cacareas caceados cachados cacheira cachetados cachoceira
cacholeira cachopeira cacoeira cacozinho cadircinin cagalayan cagueiro cainhada cainhando cainhante
caladeras calamento calicisi calismiyor caltilarda caltilarin cambaleao caminero campainho cancheado
cancheados canetando caneteiro canonista canovista cansamento canteando caolzinho capeggio capellino
capoteira caquinha caratelli caratello carcheado carcheados careteira careteiro carinhos carneeiro
caroneiro carpetta carpmiyor carreando caruagem casaquinha cascamento castiello catindaki catislarin
catlidaki catlilari catlilarin cavalando cavalharica cavalheiro cavalheiros ceifoeira cervejeira
chalando chalreira chanteaux chapinando charleando charolando chichila chipanze choclando chofrando
chorrando ciglilari cikarmiyor cikartiyor cimentiere cizisini coandante coarrendo coartador
coartando coazione cobatendo cocertos cocessionaria cochinera cochinero coclorado codilheira
codillera codominio coerdeiro coligando collazione comiscaria comutador conetando conferes confieras
conotando conqueiro consiglio constando contendedores coquettes cordoeiro cornalina corneenne
cornifera corniferas corniglio cornouilles correadora correeira correeiras corrigendo corroedor
corroedora corroendo corteador corteando cosqueiro costriera coulombiano coulombien coupleurs
courettes coursonne cousettes couvreuse cremolino criastalli criastallo crissant crissants crossant
dactilografia dagarinda dalyanmis decapottabile decorrano deldiginden derisinde desacendo desaguace
desalumbrante desapegue desapertador desbrotada desbulhadora descacando descasando descenhos
descolagem descorando descrendo desdenhada desdenhado desdenhando desdenhar desejando desliandose
despendida despenhada despenhado despenhando despenhar despierta despierto desplegue destallada
destallado difamante diramante diramanti dirsekler disdegnami disdegnando disdegnano disdegnato
doguruyor dolasmiyor doldurmuyor doldurtuyor dovusmuyor einschwenken emanadas embrasent emburujada
emburujado empachando empalomado empandadas empandillas empanzadas empattement empedrador
empoleirada emprestaria encallada encanutada encanutado encrostada encrostado enfrenando englacant
englacent enriamiento entalando entrencando entrenzando escaldador escaldadora escaldando escaldaria
escalfador escalfando escaliando escalpando escapada escarlador escoando especarias espetador
esquifando esquilador esquiladora esquiladores esquilando esquinando esquitando esquivando estagiada
estriando esulando esulante eteignent etikleyici facheuse farikasi fauconnant fenestres ferroaria
firtindan firtlatma flameado foraggio foramines franchisant gainiere galopeando geblocktes gemsinin
gerekcilik gewischte gezinmiyor gingantes giocatoli giocatolo goleando gozeleme gozetileme gradacion
gradados gradinata graillant graneadas grausende grauslich graznadas grelados gronelandia grundlich
guinaste guinastes guneslenmiyor habituacoes habituation habituations hadrianwall handtand harbeleri
havanlar havanlari havanlarin havlindeki hidroeletrica hipoacampo hupendes iclindeki impalatura
imparita imperniale imperniali impurita interstelar isilayan iskemlesi iskemlesinde iskemlesindeki
iskemlesinin isomerique janotando japonises japonnais juzgadores kahyalara kalanlar kaldirmiyor
kaldirtiyor kalkmiyor kapatanin kapilanlar karaligi karilasmasi karistirmiyor karlisina karsilamasi
karsisina karsitlasmasi kasavetli katranlik kayaclara kaybindan kaymalara kaymiyorlar kayniyorlar
kilciginda kildiginda kirliginda kitliginda kiyimlari kizarmasi kizlarmis kizliginda kokutuyor
kolalarini konigsreich korkmuyor korkutmuyor korulugu korutuyor kosturmuyor kosturtuyor kovdugunda
kovdugunun kullanmiyor kurerken kurtarmiyor kutlanmasi kutulamasi lacement ladillos laichende
laichenden laichender laichendes lanceando lanchando lavandero leasender liechtenstein limosnero
llameadas maceiras machando mairesse maladives manageant manattan maneando manegeant mangares
maquilandose maquinando marceando marquette marquilla martilleando maruecos mazamorra mediando
medioevale medyandaki mercenaria meyandaki microcopio miliaire miniatore mochillero monteando
morgadias moufette naftalina ogreniciler ogrenicileri ogrenicilerinin ogrenmiyor ogretmiyor
omzundaki onarmiyor onartiyor orandaki orseilles ortacalar oturmuyor oturtuyor oyucular oyuculari
oyuncuklari oyuyorlar paillons palmeando palomeras panchetta papillote paralayan pastorando
patinhando patisinde patiskasi patouille pecadores penandose percheurs pericope perissant pesadores
pintainho pinteando pinteandose pisirmiyor pisirtiyor pitandose plakalar plancheando plantario
planteada planteado plantillo plantschend plantscht polissonnerie polissons porciones portaria
portarias porterait portillo potorillo prearando preateada preateado preaticando preaticar presiente
pressente pressentes primearia proaducao proafundas proafundo proateada proateado proatesto
proaticando proaticar projeteurs puskuruyor quietando quintando quistando rachender radicante
rauchernder rauschend rauschender reabocador reacepcao reacolhendo reafinaria reagressiva reamadora
rearando reblocador reboador rebolcador reborcador reboucador rebrocador recatando reclamara
recolendo recotado redacteur redattore reemendando refiaria regalismo regalista regatando reinaria
remedando remoendo remoques remparant rencuentro repairant repaissant revistando ricorrendo
romanisch romanisches rouettes roumaines sachandose saciandose sacilarini sahaligi sakalanan
sakasindan saklanmiyor saklanmiyorlar saleando salivando sandalyemdeki saptarken sarilmiyor
sarsiliyor sarsilmis satimcisi savasmiyor saymanlik saymanlikta scaldando scheiben scheichen
scheiden scheidend scheidet scheissen scheissend scheisst schepper scheuster schiedet schimmer
schinken schlaferin schleifchen schlichen schlicht schliesst schliffes schnippen schreierin
schrieben schropfen schumacher schwerster sciogliera sciogliere semestern semiaforo sensorial
senteurs serileyen servileren sevilisi siratinda soffritta soladores solidados solidando soltaria
sonolienta sonoliento sourciere spacciando spalmando sparlando spieglung spitzend sprezzate
spuntando stampfend statisch stickend stickende stickender stingono strichen suclayici supurmuyor
surtulmus susuluyor tablalar takilmada takinmada takismada tenedero teniendo tepmesinde tirmanmiyor
toandose tokatlasan toklasan tomentosa tomentoso touriere trachees trasatlantico trinando triquant
triquent troteando tutmusmus ucurmuyor ucurtuyor umschulungen uretimcisi utulmeyen uyulmadan
uyusmadan uyutmadan uzerideki verblassen verleidet victoreando vistando vogelpinne voleando weislich
yaklayan yalanmis yankindan yapaklar yapaklari yaraklari yarilama yasanmis yassindaki yatkindan
yayalari yemeleri yigintinin yikanmiyor yogrulmus yolucular батником веерница веерницеи весточкои
ветреница ветреницеи виражныи воисковые вокальныи выпаивают горбящими дагерротип двухспальная
дентальныи забривает заедание затронувшего затронувшем затронувшие затронувшии зеленными изученныи
кандальная кантатная кантатнои кастовыи коксовая колонами колядующая колядующии комическая
комическии комического комическои контрактныи костельная леночкои ломиками малеиновыи манговыи
марианская марианскии маслиновыи метательныи мороженного надклеика надрезает надрезающая напряженныи
наствольная наствольную наствольные обведенныи обдающие обедненныи облатками облачками объедающие
объеденныи отрывает отрывают париковая париковои париковыи пасующиися переплетные планации планация
поддающии поджимают подкашивает подкраска подливает подпругои подросшии подрыгивает подселение
подстроика поедающии поземная поземное поземныи позорная покорном полночныи понимает понятыми
построчная прибережная привстань приземная приуготовление проедающая проедающии проекторами
проекторов проекторы развеивает развеивают разговление расистка растление растлении растления
редактором ректором рискующая рискующие рискующии романическии светляками северная сеульская
сеульскии сеульское стволовая стоиловая столбовая устлавшая устлавшии учебниками шаманское яблочками
accedere azaliyor compositeur encantador espertinho scheisser wilder wildere wilderen
`
    .trim()
    .split(/\s+/),
);
