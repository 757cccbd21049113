/** Words, or how they begin, of one kind in all languages: Latin, Cyrillic, Arabic and Hindi ones stand at the beginning of a word, others anywhere. */
const words = (spelled: string, written: string): RegExp =>
  new RegExp(`(?:^|\\P{L})(?:${spelled})|(?:${written})`, 'iu');

/** Words for what is carried on the head. */
export const FOR_LOADS: RegExp = words(
  [
    'baskets?|jars?|jugs?|pots?|pitcher|bucket|pail|tray|bundle|sack|load|crate|water|fruit|banana|firewood|brick|urn|laundry|calabash|basin',
    'panier|corbeille|cruche|jarre|seau|eau$|bois$|fagot|plateau|sac|charge|ballot|bassine|calebasse|caisse|amphore|fardeau',
    'korb|körb|krug|krüg|wasser|topf|töpf|eimer|obst|frücht|holz$|bündel|last$|lasten|tablett|schüssel|kiste',
    'cest|canast|cántaro|jarr|vasija|olla|balde|cubo|agua|frut|leña|fardo|saco|carga|bandeja|bulto|tinaja|ánfora',
    'pote|lata|água|lenha|trouxa|bacia|moringa|brocc|anfor|giara|secchi|acqua|legna|fascin|sacc|carico|vassoi|fagott|orci',
    'кувшин|корзин|горш|ведр|вод[аыуой]|фрукт|дров|хворост|вязанк|меш|груз|поднос|тюк|уз[её]л|таз|sepet|testi|küp|kova|odun|meyve|yük|tepsi|çuval|bohça|leğen',
    '(?:ال)?(?:جر[ةا]|سل[ةا]|ماء|حطب|فواكه|فاكهة|دلو|صينية|كيس|قدر|صندوق)|جر[ةا]|سل[ةا]|ماء|حطب|فواكه|فاكهة|دلو|صينية|كيس|قدر|صندوق|घड़|टोकर|मटक|पानी|लकड़|फल|बोझ|गठर|बाल्ट',
  ].join('|'),
  '罐|篮|筐|柴|包袱|盆|桶|瓮|壶|壺|かご|籠|カゴ|果物|水果|薪|荷|瓶|たらい|甕|항아리|바구니|과일|동이|보따리|광주리|대야|장작|^짐|^물|^水$',
);

/** Words for what is worn on the head. */
export const FOR_WORN: RegExp = words(
  [
    'hats?$|caps?$|crown|veil|scarf|headscarf|wreath|helmet|turban|tiara|chapeau|couronne|voile|foulard|casque|bonnet|casquette',
    'hut$|hüte|mütze|krone|schleier|kopftuch|kranz|helm|sombrero|gorr[ao]|corona|velo$|pañuelo|casco|chapéu|coroa|véu|lenço|boné|capacete|cappell',
    'шляп|шапк|корон|фат[аойу]|вуал|плат(?:о)?к|венк|венок|шлем|şapka|taç|قبعة|تاج|حجاب|وشاح|عمامة|टोपी|मुकुट|पगड़ी',
  ].join('|'),
  '帽|冠|面纱|ベール|모자|왕관|베일',
);

/** Words for water over which stones skip. */
export const FOR_WATER: RegExp = words(
  [
    'lake|river|sea|pond|ocean|water|stream|beach|shore|lac|rivière|mer$|étang|fleuve|eau$|see$|teich|fluss|meer|wasser|ufer|strand',
    'lago|río|mar$|estanque|agua|orilla|playa|rio$|água|lagoa|praia|fiume|mare|acqua|stagno|spiaggia|озер|рек[аиеу]|мор[еюя]|пруд|вод[аеуы]|берег|göl|nehir|deniz|suy?a?$|dere',
    '(?:ال)?بحيرة|(?:ال)?نهر|(?:ال)?بحر|(?:ال)?ماء|(?:ال)?شاطئ|झील|नदी|पानी|समुद्र|तालाब',
  ].join('|'),
  '湖|川|河|海|水|池|호수|강|바다|물|연못',
);

/** Words for waving. */
export const FOR_WAVING: RegExp = words(
  'wav|wink|fait|faisant|salu|acen|маш|el sal|تلوح|يلوح',
  '手|हाथ|손',
);

/** Words for trees. */
export const FOR_TREES: RegExp = words(
  'trees?|arbre|baum|árbol|árvore|ağa|дерев|شجر|الشجر|पेड़',
  '树|木|나무|albero',
);

/** Words for having scissors, and for no paper. */
export const SCISSORS: RegExp = words(
  'scissors|ciseaux|schere|tijeras|tesoura|forbici|ножниц|makas|مقص|कैंची',
  '剪刀|はさみ|ハサミ|가위',
);

/** Words for what is cut with scissors and is no paper. */
export const OTHERWISE_CUT: RegExp = words(
  [
    'fabric|cloth|silk|hair|beard|hedge|flower|roses?$|bush|ribbon|thread|tailor|barber|gardener|hairdresser|seamstress|tissu|étoffe|cheveu|barbe|haie|fleurs|coiffeu|barbier|jardinier|couturi|tailleur',
    'stoff|haare?|bart|hecke|blume|rosen|friseur|gärtner|schneider|tela|pelo|cabello|barba|seto|flores|peluquer|jardiner|sastre|costurer|modista|tecido|cabelo|cabeleireir|barbeir|alfaiate|jardineir|sebe',
    'tessuto|stoffa|capell|siepe|fiori|parrucchier|barbier|giardinier|sart[aoe]|ткан|волос|бород|изгород|цвет[ыао]|парикмахер|садов|портн|швея|kumaş|saç|sakal|çiçek|kuaför|berber|terzi|bahçıvan',
    'قماش|(?:ال)?شعر|لحية|حلاق|خياط|بستاني|कपड़|बाल|दाढ़ी|फूल|नाई|दर्ज़?ी|माली',
  ].join('|'),
  '布|头发|頭髪|髪|鬍|胡子|花|理发|美容師|理容|裁缝|裁縫|园丁|庭師|머리|천을|꽃|미용사|이발|재단|정원사',
);

/** Words for sheep and their wool. */
export const FOR_SHEEP: RegExp = words(
  'sheep|mouton|schaf|ovej|ovelh|pecor|ov[ei]n|tosquia|овец|овц|koyun|خروف|غنم|الأغنام|الخراف|भेड़|ऊन|صوف',
  '羊|양',
);

/** Words for what is shorn and is no sheep. */
export const FOR_SHORN: RegExp = words(
  [
    'lawn|grass|hedge|hair|beard|bush|poodle|dog$|gazon|pelouse|herbe|haie|cheveu|barbe|caniche|rasen|gras$|bart|haare?$|hecke|busch|pudel|hund|friseur',
    'césped|hierba|pasto|seto|pelo|cabello|barba|perro|grama|relva|cabelo|cachorro|prato|erba|siepe|capelli|cane$|газон|трав|бород|волос|собак|çim|sakal|saç|عشب|شعر|لحية|घास|बाल|दाढ़ी',
  ].join('|'),
  '草|芝|髪|头发|잔디|머리',
);

/** What says that a ring is one of something, or somebody. */
export const BREAKS_OFF: RegExp = /^(?:of|aus|von|de[rs]?|di|из)$/iu;
