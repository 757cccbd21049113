import type { WordTable } from '../../../words/language.ts';
import type { DecorKey } from '../keys/places/decor-keys.ts';

/** Words for how rooms of homes are furnished. */
export const DECOR_WORDS: WordTable<DecorKey> = {
  en: {
    dusty: 'dusty|cobwebbed|covered in dust|covered in cobwebs|full of cobwebs',
    modern: 'modern|contemporary|minimalist|minimalistic|minimal|scandinavian|nordic|scandi',
    loft: 'loft|loft apartment|loft living room|industrial loft|modern loft|brick loft|loft interior|new york loft|brooklyn loft',
    penthouse: 'penthouse|penthouse apartment|penthouse suite|high-rise apartment|luxury apartment',
    overcity: 'penthouse|penthouse apartment|penthouse suite|high-rise apartment|luxury apartment',
    widewindows:
      'big windows+|big window|large windows+|large window|huge windows+|huge window|wide windows+|wide window|tall windows+|panoramic windows+|panoramic window|panorama window|floor-to-ceiling windows+|floor-to-ceiling window|floor to ceiling windows+|floor to ceiling window|full-height windows+|picture window|glass wall|window wall|wall of windows|glass walls+|wall-to-wall windows+',
    plants:
      'plants+|indoor plants+|hanging plants+|many plants+|lots of plants+|greenery|indoor jungle|full of plants+|tropical plants+|green plants+',
  },
  de: {
    dusty: 'staubig|staubigen|staubiges|verstaubt|verstaubten',
    modern: 'modern|zeitgenössisch|minimalistisch|skandinavisch|nordisch',
    loft: 'loft|loftwohnung|industrieloft',
    penthouse: 'penthouse|penthousewohnung|luxuswohnung|dachgeschosswohnung',
    overcity: 'penthouse|penthousewohnung|luxuswohnung',
    widewindows:
      'große fenster+|großes fenster|großen fenstern+|großen fenster|großem fenster|riesige fenster+|riesigen fenstern+|bodentiefe fenster+|bodentiefen fenstern+|raumhohe fenster+|raumhohen fenstern+|panoramafenster|fensterfront|glasfront|glaswand|hohe fenster+|hohen fenstern+',
    plants: 'pflanzen+|hängepflanzen+|viele pflanzen+|vielen pflanzen+',
  },
  fr: {
    dusty: 'poussiéreux|poussiéreuse|couvert de poussière|couverte de poussière',
    modern: 'moderne|contemporain|contemporaine|minimaliste|scandinave|nordique',
    loft: 'loft|loft industriel',
    penthouse: 'penthouse|appartement de luxe|appartement en attique',
    overcity: 'penthouse|appartement de luxe|appartement en attique',
    widewindows:
      'grandes fenêtres+|grande fenêtre|larges fenêtres+|immenses fenêtres+|hautes fenêtres+|baie vitrée|grande baie vitrée|grandes baies vitrées+|fenêtres panoramiques+|fenêtre panoramique|mur de verre|fenêtres du sol au plafond+',
    plants: 'plantes+|plantes suspendues+|beaucoup de plantes+|verdure',
  },
  es: {
    dusty: 'polvoriento|polvorienta|lleno de polvo|llena de polvo',
    modern:
      'moderno|moderna|contemporáneo|contemporánea|minimalista|escandinavo|escandinava|nórdico|nórdica',
    loft: 'loft|loft industrial',
    penthouse: 'penthouse|apartamento de lujo|ático de lujo',
    overcity: 'penthouse|apartamento de lujo|ático de lujo',
    widewindows:
      'ventanas grandes+|ventana grande|grandes ventanas+|gran ventana|ventanales+|ventanal|grandes ventanales+|gran ventanal|ventanas enormes+|ventanas panorámicas+|ventana panorámica|ventanas de piso a techo+|pared de cristal',
    plants: 'plantas+|plantas colgantes+|muchas plantas+',
  },
  it: {
    dusty: 'polveroso|polverosa|impolverato|impolverata',
    modern:
      'moderno|moderna|contemporaneo|contemporanea|minimalista|minimal|scandinavo|scandinava|nordico|nordica',
    loft: 'loft|loft industriale',
    penthouse: 'penthouse|attico di lusso|appartamento di lusso',
    overcity: 'penthouse|attico di lusso|appartamento di lusso',
    widewindows:
      'grandi finestre+|grande finestra|finestre grandi+|finestra grande|ampie finestre+|ampia finestra|vetrata|grande vetrata|grandi vetrate+|ampie vetrate+|finestre panoramiche+|finestra panoramica|finestre a tutta altezza+|parete di vetro',
    plants: 'piante+|piante da interno+|piante sospese+|molte piante+|tante piante+',
  },
  pt: {
    dusty: 'empoeirado|empoeirada|poeirento|poeirenta|cheia de poeira',
    modern:
      'moderno|moderna|contemporâneo|contemporânea|minimalista|escandinavo|escandinava|nórdico|nórdica',
    loft: 'loft|loft industrial',
    penthouse: 'penthouse|apartamento de luxo|cobertura de luxo',
    overcity: 'penthouse|apartamento de luxo|cobertura de luxo',
    widewindows:
      'janelas grandes+|janela grande|grandes janelas+|grande janela|janelas enormes+|janelões+|janelão|janelas panorâmicas+|janela panorâmica|janelas do chão ao teto+|parede de vidro',
    plants: 'plantas+|plantas de interior+|plantas penduradas+|muitas plantas+',
  },
  ru: {
    dusty: 'пыльный|пыльном|пыльная|пыльной|в пыли',
    modern:
      'современный|современная|современное|минималистичный|минималистский|минималистичная|скандинавский|скандинавская',
    loft: 'лофт|в стиле лофт|квартира лофт',
    penthouse: 'пентхаус|роскошная квартира',
    overcity: 'пентхаус|роскошная квартира',
    widewindows:
      'большие окна+|большое окно|большими окнами+|большим окном|огромные окна+|огромными окнами+|панорамные окна+|панорамное окно|панорамными окнами+|панорамным окном|окна в пол+|окнами в пол+|стеклянная стена',
    plants: 'растения+|растениями+|много растений+',
  },
  tr: {
    dusty: 'tozlu|toz içinde|tozla kaplı',
    modern: 'modern|çağdaş|minimalist|iskandinav',
    loft: 'loft|loft daire|endüstriyel loft',
    penthouse: 'penthouse|lüks daire|çatı dairesi',
    overcity: 'penthouse|lüks daire',
    widewindows:
      'büyük pencereler+|büyük pencereli|büyük pencere|geniş pencereler+|geniş pencereli|geniş pencere|kocaman pencereler+|panoramik pencere|panoramik pencereler+|tavandan tabana pencere|yerden tavana pencere|cam duvar',
    plants: 'bitkiler+|bitkili|ev bitkileri+|saksılar+|bol bitkili',
  },
  ar: {
    dusty: 'مغبر|مغبرة|مليء بالغبار|مليئة بالغبار|مغطى بالغبار',
    modern: 'حديث|حديثة|عصري|عصرية|معاصر|معاصرة|بسيط التصميم|اسكندنافي|اسكندنافية',
    loft: 'شقة لوفت|لوفت|لوفت صناعي',
    penthouse: 'بنتهاوس|شقة فاخرة',
    overcity: 'بنتهاوس|شقة فاخرة',
    widewindows:
      'نوافذ كبيرة+|نافذة كبيرة|نوافذ واسعة+|نافذة واسعة|نوافذ ضخمة+|نوافذ بانورامية+|نافذة بانورامية|نوافذ ممتدة من الأرض إلى السقف+|جدار زجاجي|واجهة زجاجية',
    plants: 'نباتات+|نباتات منزلية+|نباتات داخلية+|نباتات معلقة+|نباتات في أصص+',
  },
  hi: {
    dusty: 'धूल भरा|धूल भरी|धूल भरे|धूल से भरी',
    modern: 'आधुनिक|समकालीन|मिनिमलिस्ट|स्कैंडिनेवियाई|मॉडर्न',
    loft: 'लॉफ्ट|लॉफ्ट अपार्टमेंट',
    penthouse: 'पेंटहाउस|आलीशान अपार्टमेंट',
    overcity: 'पेंटहाउस|आलीशान अपार्टमेंट',
    widewindows:
      'बड़ी खिड़कियां+|बड़ी खिड़कियाँ+|बड़ी खिड़कियों+|बड़ी खिड़की|विशाल खिड़कियां+|विशाल खिड़कियों+|विशाल खिड़की|चौड़ी खिड़कियां+|चौड़ी खिड़की|कांच की दीवार',
    plants: 'पौधे+|पौधों+|घर के पौधे+|गमले+|गमलों+',
  },
  zh: {
    dusty: '布满灰尘的|满是灰尘的|积满灰尘的|尘封的',
    modern: '现代|现代的|当代|简约|极简|北欧|现代风格|极简主义|北欧风格|北欧风',
    loft: '阁楼公寓|工业风公寓|复式公寓',
    penthouse: '顶层公寓|顶层豪宅|豪华公寓',
    overcity: '顶层公寓|顶层豪宅|豪华公寓',
    widewindows: '大窗户|大窗|落地窗|巨大的窗户|大落地窗|全景窗|玻璃幕墙|大玻璃窗',
    plants: '植物|绿植|室内植物|绿色植物|许多植物|很多植物',
  },
  ja: {
    dusty: '埃だらけの|ほこりだらけの|埃っぽい|ほこりまみれの',
    modern:
      'モダン|モダンな|現代的|現代的な|ミニマル|ミニマルな|ミニマリスト|北欧|北欧風|スカンジナビア',
    loft: 'ロフトアパート|ロフト|インダストリアルロフト',
    penthouse: 'ペントハウス|高級マンション|タワーマンション',
    overcity: 'ペントハウス|高級マンション|タワーマンション',
    widewindows:
      '大きな窓|大きい窓|大窓|広い窓|床から天井までの窓|全面ガラス|ガラス張り|パノラマ窓|掃き出し窓',
    plants: '植物|たくさんの植物|多くの植物|室内植物',
  },
  ko: {
    dusty: '먼지투성이의|먼지투성이|먼지 쌓인|먼지가 쌓인',
    modern: '현대적인|현대식|모던한|모던|미니멀|미니멀한|미니멀리스트|북유럽|북유럽풍|스칸디나비아',
    loft: '로프트|로프트 아파트',
    penthouse: '펜트하우스|고급 아파트',
    overcity: '펜트하우스|고급 아파트',
    widewindows:
      '큰 창문|큰 창|커다란 창문|넓은 창문|넓은 창|통유리|통유리창|통창|파노라마 창|전면 유리',
    plants: '식물|식물들+|실내 식물|많은 식물|화분들+',
  },
};
