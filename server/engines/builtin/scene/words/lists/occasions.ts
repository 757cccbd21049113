import type { WordTable } from '../../../words/language.ts';
import type { OccasionKey } from '../keys/places/occasion-keys.ts';

/** Words for an occasion, an age or a height at which something is. */
export const OCCASION_WORDS: WordTable<OccasionKey> = {
  en: {
    outdoors: 'outdoor|outdoors|outside|in the open air|outdoor court|open air court|in the yard',
    blocks:
      'apartment block|apartment blocks|block of flats|blocks of flats|tower block|tower blocks|housing block|housing blocks|housing project',
    steamtrain: 'steam train|steam locomotive|steam engine|steam railway|locomotive',
    bygone:
      '1900s|1910s|1920s|1930s|1940s|victorian|victorian era|edwardian|vintage|old fashioned|belle époque|victorian age|19th century|in the 19th century|1800s',
    medieval: 'medieval|mediaeval|middle ages|in the middle ages|half timbered|timber framed',
    farewell:
      'saying goodbye|says goodbye|say goodbye|saying farewell|farewell|goodbye|saying goodbyes|tearful goodbye|reunion|reuniting|reunited',
    workers: 'workers+|workmen+|labourers+|laborers+',
    lunch: 'eating lunch|having lunch|lunch break|lunch|eating sandwiches',
    highup:
      'high above the city|high over the city|high above new york|high above the street|high above the streets|far above the city|on top of a skyscraper|atop a skyscraper',
    litwindows:
      'lit windows|light burns in the windows|lights burn in the windows|lights burning in the windows|light burning in the windows|lighted windows|glowing windows|illuminated windows|lights in the windows|lights in all the windows|lights in every window|light in every window|light in the windows|lights in its windows|windows lit up|warm windows|windows aglow|windows glowing|windows glow|windows are glowing|windows are lit|windows lit|windows shine|windows shining|warm light from the windows',
  },
  zh: {
    outdoors: '室外|外面|在外面|户外|露天|院子里|室外打',
    blocks: '公寓楼|居民楼|住宅楼|小区楼房',
    steamtrain: '蒸汽火车|蒸汽机车|老式火车',
    bygone: '二十年代|1920年代|1930年代|1940年代|维多利亚时代|民国|复古|老式|维多利亚|维多利亚风格',
    medieval: '中世纪|中世纪的',
    farewell: '告别|道别|送别|离别|重逢',
    workers: '工人|工人们',
    lunch: '吃午饭|吃午餐|午休',
    highup: '城市高空|城市上空高处|摩天大楼顶上',
    litwindows:
      '亮着灯的窗户|窗户里亮着灯|窗里亮着灯|窗户里透出灯光|窗户都亮着|窗户发光|窗户发着光|窗户亮着|窗子亮着|窗户亮着灯|亮灯的窗户|窗里的灯光|灯火通明的窗户|万家灯火',
  },
  ja: {
    outdoors: '屋外|外で|野外|屋外コート',
    blocks: '団地|アパート群|マンション群|集合住宅',
    steamtrain: '蒸気機関車|汽車|機関車',
    bygone:
      '1920年代|1930年代|1940年代|大正時代|ヴィクトリア朝|昔の|レトロな|ヴィクトリア朝の|ヴィクトリア時代',
    medieval: '中世|中世の|中世ヨーロッパ',
    farewell: '別れを告げる|別れを惜しむ|見送る|見送り|再会',
    workers: '作業員|作業員たち|労働者',
    lunch: '昼食を食べる|昼食をとる|お昼休み|昼食',
    highup: '街のはるか上|都市のはるか上空|高層ビルの上',
    litwindows:
      '明かりの灯る窓|窓に灯がともる|窓に灯りがともる|窓に明かりが灯る|窓に明かりがともる|窓が光っている|窓が光る|窓が輝く|窓が輝いている|明かりの灯った窓|窓の明かり|窓に明かり|窓に灯り|窓の灯り|灯りのともる窓',
  },
  ko: {
    outdoors: '야외|밖에서|바깥에서|야외에서|실외|실외에서|야외 코트',
    blocks: '아파트 단지|아파트 단지 옆|아파트 건물',
    steamtrain: '증기기관차|증기 기관차|증기 열차|기관차',
    bygone: '1920년대|1930년대|1940년대|빅토리아 시대|옛날|빈티지|빅토리아풍',
    medieval: '중세|중세의',
    farewell: '작별 인사하는|작별하는|작별|배웅하는|재회',
    workers: '노동자들|일꾼들|인부들',
    lunch: '점심을 먹는|점심 먹는|점심시간',
    highup: '도시 높은 곳|도시 위 높은 곳|고층 빌딩 꼭대기',
    litwindows:
      '불 켜진 창문|창문마다 불이 켜진|창문에 불이 켜진|창문이 빛난다|창문이 빛나는|창문이 환하다|창문이 모두 빛난다|불이 켜진 창문|창문의 불빛|창문마다 불빛|창문에 불빛',
  },
  fr: {
    outdoors: "en plein air|à l'extérieur|dans la cour|terrain extérieur",
    blocks: "immeubles d'habitation|barre d'immeubles|barres d'immeubles|cité hlm",
    steamtrain: 'train à vapeur|locomotive à vapeur|locomotive',
    bygone:
      'années 1900|années 1920|années 1930|années 1940|époque victorienne|belle époque|d autrefois|victorien|victorienne',
    medieval: 'médiéval|médiévale|moyen âge|au moyen âge|à colombages',
    farewell: 'dit au revoir|se dit au revoir|disant au revoir|au revoir|adieux|retrouvailles',
    workers: 'ouvriers+|travailleurs+',
    lunch: 'déjeunant|déjeunent|pause déjeuner|en train de déjeuner',
    highup: 'au-dessus de la ville|loin au-dessus de la ville|au sommet d un gratte-ciel',
    litwindows:
      'fenêtres éclairées|lumières brûlent aux fenêtres|lumière brille aux fenêtres|lumières brillent aux fenêtres|fenêtres brillent|fenêtres qui brillent|fenêtres sont éclairées|fenêtres sont allumées|fenêtres lumineuses|fenêtres allumées|fenêtres illuminées|lumières aux fenêtres|lumière aux fenêtres|lumières dans toutes les fenêtres',
  },
  de: {
    outdoors: 'im freien|draußen|an der frischen luft|im hof',
    blocks: 'wohnblock|wohnblocks|wohnblöcke|wohnblöcken|plattenbau|plattenbauten',
    steamtrain: 'dampflok|dampflokomotive|dampfzug|dampfeisenbahn|lokomotive',
    bygone:
      '1920er|1920er jahre|1920er jahren|zwanziger jahre|zwanziger jahren|1930er|1940er|viktorianische zeit|viktorianisch|viktorianischen|kaiserzeit|nostalgisch|viktorianische|viktorianisches|viktorianischer',
    medieval: 'mittelalterlich|mittelalter|im mittelalter|fachwerk',
    farewell: 'verabschiedet sich|verabschieden sich|abschied|nimmt abschied|wiedersehen',
    workers: 'arbeiter+|bauleute+',
    lunch: 'mittagspause|beim mittagessen|mittagessen|essen zu mittag',
    highup: 'hoch über der stadt|hoch über den dächern|auf einem wolkenkratzer',
    litwindows:
      'beleuchtete fenster|in den fenstern brennt licht|in den fenstern brennen lichter|licht brennt in den fenstern|lichter brennen in den fenstern|in den fenstern brennt warmes licht|fenster leuchten|fenster sind erleuchtet|fenster sind hell erleuchtet|fenster leuchten hell|beleuchteten fenstern|erleuchtete fenster|erleuchteten fenstern|leuchtende fenster|leuchtenden fenstern|licht in den fenstern|lichter in den fenstern|licht in allen fenstern|lichtern in allen fenstern|lichtern in den fenstern',
  },
  es: {
    outdoors: 'al aire libre|afuera|en el exterior|cancha exterior',
    blocks:
      'bloques de pisos|bloque de pisos|bloques de apartamentos|bloque de apartamentos|edificios de apartamentos|bloques de viviendas',
    steamtrain: 'tren de vapor|locomotora de vapor|locomotora',
    bygone:
      'años 1920|años 20|años veinte|años 1930|años 40|época victoriana|victoriano|victoriana|de época|de antaño',
    medieval: 'medieval|edad media|en la edad media',
    farewell: 'despidiéndose|se despide|se despiden|despedida|diciendo adiós|reencuentro',
    workers: 'obreros+|trabajadores+',
    lunch: 'almorzando|comiendo el almuerzo|almuerzan|hora del almuerzo',
    highup: 'en lo alto de la ciudad|muy por encima de la ciudad|en lo alto de un rascacielos',
    litwindows:
      'ventanas iluminadas|luces encendidas en las ventanas|luz encendida en las ventanas|ventanas brillan|ventanas que brillan|ventanas están iluminadas|ventanas resplandecen|ventanas encendidas|luces en las ventanas|luz en las ventanas|luces en todas las ventanas',
  },
  ru: {
    outdoors: 'на открытом воздухе|на свежем воздухе|во дворе|на открытой площадке',
    blocks: 'многоэтажки|многоэтажек|жилые дома|жилых домов|панельные дома|панельных домов',
    steamtrain: 'паровоз|поезд на паровой тяге|локомотив',
    bygone:
      '1920-е|1920-х|1920-х годов|двадцатых годов|1930-х|1940-х|викторианская эпоха|старинный|викторианский|викторианского|викторианской|викторианская',
    medieval: 'средневековый|средневековье|в средневековье|в средние века',
    farewell: 'прощается|прощаются|прощание|провожает|провожают|встреча после разлуки',
    workers: 'рабочие+|строители+',
    lunch: 'обедают|обедающие|обеденный перерыв|за обедом',
    highup: 'высоко над городом|на вершине небоскреба',
    litwindows:
      'светящиеся окна|в окнах горит свет|в окнах горит тёплый свет|в окнах горят огни|горит свет в окнах|свет горит в окнах|окна светятся|окна горят|окна сияют|светятся окна|горят окна|светящимися окнами|горящие окна|горящими окнами|свет в окнах|огни в окнах|освещенные окна|огнями в окнах',
  },
  pt: {
    outdoors: 'ao ar livre|no ar livre|lá fora|quadra externa',
    blocks:
      'blocos de apartamentos|bloco de apartamentos|prédios de apartamentos|conjunto habitacional',
    steamtrain: 'trem a vapor|comboio a vapor|maria fumaça|locomotiva a vapor|locomotiva',
    bygone:
      'anos 1920|anos 20|anos vinte|anos 1930|anos 40|era vitoriana|vitoriano|de antigamente|vitoriana',
    medieval: 'medieval|idade média|na idade média',
    farewell: 'se despedindo|despedindo se|despede se|despedida|dizendo adeus|reencontro',
    workers: 'operários+|trabalhadores+',
    lunch: 'almoçando|almoçam|hora do almoço|comendo o almoço',
    highup: 'bem acima da cidade|no alto da cidade|no topo de um arranha-céu',
    litwindows:
      'janelas iluminadas|luzes acesas nas janelas|luz acesa nas janelas|janelas brilham|janelas brilhando|janelas estão iluminadas|janelas estão acesas|janelas acesas|luzes nas janelas|luz nas janelas|luzes em todas as janelas',
  },
  it: {
    outdoors: "all'aperto|fuori casa|all'aria aperta",
    blocks: 'condomini|condominio|case popolari|palazzine|palazzi popolari',
    steamtrain: 'treno a vapore|locomotiva a vapore|locomotiva',
    bygone:
      'anni 1920|anni 20|anni venti|anni trenta|anni quaranta|epoca vittoriana|vittoriano|vittoriana|d epoca|d altri tempi',
    medieval: 'medievale|medioevo|nel medioevo',
    farewell: 'si saluta|si salutano|dice addio|dicendo addio|addio|dirsi addio|commiato',
    workers: 'operai+|lavoratori+',
    lunch: 'pranzano|che pranzano|pausa pranzo|mangiano il pranzo',
    highup: 'in alto sopra la città|in alto sulla città|in cima a un grattacielo',
    litwindows:
      'finestre illuminate|luci accese alle finestre|luce accesa alle finestre|finestre brillano|finestre che brillano|finestre sono illuminate|finestre sono accese|finestre accese|luci alle finestre|luci nelle finestre|luce alle finestre|luci in tutte le finestre',
  },
  tr: {
    outdoors: 'açık havada|dışarıda',
    blocks: 'apartman blokları|apartman bloğu|apartmanlar|apartmanların|toplu konut',
    steamtrain: 'buharlı tren|buharlı lokomotif|kara tren|lokomotif',
    bygone:
      '1920ler|1920 ler|1920 lerde|1930 lar|1940 lar|viktorya dönemi|nostaljik|eski zaman|viktorya',
    medieval: 'ortaçağ|orta çağ|ortaçağda',
    farewell: 'vedalaşan|vedalaşıyor|veda ediyor|veda eden|veda|vedalaşma|kavuşma',
    workers: 'işçiler+|işçi',
    lunch: 'öğle yemeği yiyen|öğle yemeği yiyor|öğle molası',
    highup: 'şehrin çok üstünde|şehrin üzerinde yüksekte|gökdelenin tepesinde',
    litwindows:
      'ışıklı pencereler|pencerelerde ışıklar yanıyor|pencerelerde ışık yanıyor|pencerelerinde ışık yanıyor|pencerelerinde ışıklar yanıyor|pencereler parlıyor|pencereleri parlıyor|pencereleri ışıl ışıl|pencereler ışıl ışıl|ışıklı pencereleri|aydınlık pencereler|pencerelerinde ışık|pencerelerde ışık|pencerelerde ışıklar',
  },
  ar: {
    outdoors: 'في الهواء الطلق|في الخارج|ملعب خارجي',
    blocks: 'عمارات سكنية|العمارات السكنية|مجمع سكني',
    steamtrain: 'قطار بخاري|قاطرة بخارية|القطار البخاري|قاطرة',
    bygone:
      'العشرينيات|عشرينيات القرن العشرين|الثلاثينيات|العصر الفيكتوري|من زمن قديم|فيكتوري|فيكتورية|الفيكتورية',
    medieval: 'العصور الوسطى|من العصور الوسطى|قروسطي',
    farewell: 'تودع|تودع بعضها|يودعون|وداع|الوداع',
    workers: 'عمال|العمال',
    lunch: 'يتناولون الغداء|يأكلون الغداء|استراحة الغداء',
    highup: 'عاليا فوق المدينة|فوق المدينة|على قمة ناطحة سحاب',
    litwindows:
      'نوافذ مضاءة|تشتعل الأضواء في النوافذ|الأضواء مضاءة في النوافذ|نوافذه مضيئة|نوافذه مضاءة|النوافذ تضيء|النوافذ تتوهج|نوافذه تتوهج|النوافذ المضاءة|أضواء في النوافذ|نوافذ مضيئة|أضواء في كل النوافذ',
  },
  hi: {
    outdoors: 'खुले में|बाहर खुले में|खुली जगह',
    blocks: 'अपार्टमेंट ब्लॉक|रिहायशी इमारतें|रिहायशी इमारतों|फ्लैटों',
    steamtrain: 'भाप का इंजन|भाप इंजन|भाप वाली ट्रेन|स्टीम इंजन',
    bygone: '1920 के दशक|1930 के दशक|1940 के दशक|विक्टोरियन युग|पुराने ज़माने|विक्टोरियन',
    medieval: 'मध्ययुगीन|मध्यकालीन',
    farewell: 'अलविदा कहते|अलविदा कहता|अलविदा|विदाई|विदा लेते',
    workers: 'मज़दूर|मजदूरों|श्रमिक',
    lunch: 'दोपहर का खाना खाते|दोपहर का भोजन करते|दोपहर का खाना',
    highup: 'शहर के बहुत ऊपर|शहर से ऊपर|गगनचुंबी इमारत के ऊपर',
    litwindows:
      'रोशन खिड़कियाँ|खिड़कियों में रोशनी जल रही है|खिड़कियों में बत्ती जल रही है|खिड़कियाँ चमक रही हैं|खिड़कियां चमक रही हैं|खिड़कियाँ जगमगा रही हैं|चमकती खिड़कियाँ|रोशन खिड़कियां|खिड़कियों में रोशनी|जगमगाती खिड़कियाँ|जगमगाती खिड़कियां',
  },
};
