import type { WordTable } from '../../../words/language.ts';
import type { PlaceName } from './places.ts';

/** What changes a picture's shape, and how. */
export type ShapeName =
  | 'crop'
  | 'straighten'
  | 'rotate'
  | 'flip'
  | 'upended'
  | 'square'
  | 'wide'
  | 'upright'
  | 'zoom'
  | PlaceName;

/** Words for shapes. */
export const SHAPE_WORDS: WordTable<Exclude<ShapeName, PlaceName>> = {
  en: {
    crop: 'crop|trim|cropped|cut off|recrop',
    straighten: 'straighten|level|straight|fix the horizon|horizon|align|level the horizon',
    rotate: 'rotate|rotation|spin|turn around|on its side|rotated',
    flip: 'flip|mirror|mirrored|reflect horizontally|flipped|reverse|reversed',
    upended: 'upside down',
    square: 'square|squared|square format|instagram',
    wide: 'widescreen|panorama|landscape format|wide format|panoramic',
    upright: 'portrait format|upright|vertical format|tall format|story format',
    zoom: 'zoom|zoom in|closer|close up|enlarge',
  },
  zh: {
    crop: '裁剪|裁切|剪裁|裁',
    straighten: '拉直|校正|矫正|水平校正|摆正|扶正|地平线',
    rotate: '旋转|转动|转',
    flip: '翻转|镜像|镜面|对称翻转',
    upended: '上下颠倒|颠倒|倒过来|倒立|倒置',
    square: '正方形|方形|正方',
    wide: '宽屏|横幅|全景|横版',
    upright: '竖版|竖屏|竖幅',
    zoom: '放大|拉近|特写|靠近',
  },
  ja: {
    crop: '切り取|トリミング|クロップ|切り抜いて正方形',
    straighten: '傾きを直|まっすぐ|水平に直|真っ直ぐ|傾き補正|水平線|傾き',
    rotate: '回転|回し|回す',
    flip: '左右反転|上下反転|鏡像|ミラー|裏返',
    upended: '逆さま|逆さ|上下逆|さかさま',
    square: '正方形|スクエア|四角',
    wide: 'ワイド|横長|パノラマ',
    upright: '縦長|縦型',
    zoom: '拡大|ズーム|アップ|寄せ',
  },
  ko: {
    crop: '자르|크롭|잘라|자르기',
    straighten: '수평 맞춰|바로잡|똑바로|수평 보정|기울기|수평선|바르게',
    rotate: '회전|돌려|돌리',
    flip: '뒤집|반사|미러|좌우반전|거울',
    upended: '거꾸로|위아래 거꾸로',
    square: '정사각형|정방형|스퀘어',
    wide: '와이드|가로형|파노라마',
    upright: '세로형|세로로 긴',
    zoom: '확대|줌|클로즈업|가까이',
  },
  fr: {
    crop: 'recadrer|recadre|rogner|rogne|recadrage',
    straighten: 'redresser|redresse|horizon|niveau|redressez|droit',
    rotate: 'pivoter|pivote|rotation|tourner|fais pivoter|faire pivoter',
    flip: 'retourner|retourne|miroir|symétrie|retournez',
    upended: 'à l envers|tête en bas|sens dessus dessous',
    square: 'carré|carrée|format carré',
    wide: 'panorama|panoramique|grand écran|format paysage',
    upright: 'format portrait|en hauteur',
    zoom: 'zoom|zoomer|zoome|agrandir|agrandis|gros plan|rapproche',
  },
  de: {
    crop: 'zuschneiden|beschneiden|schneide zu|beschneide|zuschnitt|schneide',
    straighten: 'begradige|begradigen|gerade|ausrichten|horizont|gerade richten|geraderücken',
    rotate: 'drehe|drehen|rotieren|rotiere|dreh|drehung',
    flip: 'spiegeln|spiegele|spiegle|umdrehen|gespiegelt|spiegel',
    upended: 'auf den kopf|kopfüber|kopfstehend',
    square: 'quadratisch|quadrat|quadratisches',
    wide: 'breitbild|panorama|querformat',
    upright: 'hochformat|hochkant',
    zoom: 'zoomen|zoom|vergrößern|näher|heranzoomen|nahaufnahme|vergrößere',
  },
  es: {
    crop: 'recortar|recorta|recorte de|encuadra|recorta a',
    straighten: 'endereza|enderezar|horizonte|nivela|nivelar|recto',
    rotate: 'gira|girar|rota|rotar|rotación|giro',
    flip: 'voltea|voltear|espejo|reflejar|refleja',
    upended: 'boca abajo|del revés|al revés|patas arriba|de cabeza',
    square: 'cuadrado|cuadrada|formato cuadrado',
    wide: 'panorámico|panorámica|apaisado|formato ancho',
    upright: 'formato vertical|formato retrato',
    zoom: 'zoom|acerca|acercar|ampliar|amplía|aumenta el tamaño',
  },
  ru: {
    crop: 'обрежь|обрезать|кадрируй|кадрировать|обрезка|подрежь',
    straighten: 'выровняй|выровнять|горизонт|выпрями|выпрямить',
    rotate: 'поверни|повернуть|вращай|поворот|разверни',
    flip: 'отрази|отразить|зеркально|отзеркаль|переверни|зеркальный',
    upended: 'вверх ногами|вверх дном|кверху ногами|вниз головой',
    square: 'квадрат|квадратный|квадратное',
    wide: 'широкоформатный|панорама|альбомный формат|панорамный',
    upright: 'портретный формат|вертикальный формат',
    zoom: 'приблизь|увеличь масштаб|зум|крупный план|приблизить|ближе',
  },
  pt: {
    crop: 'recortar|corte|cortar|enquadre|recorta|corta',
    straighten: 'endireite|endireitar|horizonte|nivele|nivelar|reto|endireita',
    rotate: 'gire|girar|rotacione|rotacionar|rotação|gira|rode',
    flip: 'espelhe|espelhar|vire|virar|espelho|espelha',
    upended: 'de cabeça para baixo|de ponta cabeça|ao contrário',
    square: 'quadrado|quadrada|formato quadrado',
    wide: 'panorâmico|panorâmica|formato paisagem',
    upright: 'formato retrato|formato vertical',
    zoom: 'zoom|aproxime|aproximar|ampliar|amplie|mais perto',
  },
  it: {
    crop: 'ritaglia|ritagliare|ritaglio|rifila',
    straighten: 'raddrizza|raddrizzare|orizzonte|livella|dritto',
    rotate: 'ruota|ruotare|rotazione|gira',
    flip: 'specchio|rifletti|specchia|specchiare',
    upended: 'capovolgi|capovolgere|capovolto|a testa in giù|sottosopra|al contrario',
    square: 'quadrato|quadrata|formato quadrato',
    wide: 'panoramico|panoramica|formato orizzontale',
    upright: 'formato verticale|formato ritratto',
    zoom: 'zoom|ingrandisci|ingrandire|avvicina|zooma|più vicino',
  },
  tr: {
    crop: 'kırp|kırpma|kes|kırpın',
    straighten: 'düzleştir|doğrult|ufuk|düzelt ufku|ufku düzelt|ufuk çizgisi',
    rotate: 'döndür|döndürme|rotasyon|döndürün',
    flip: 'yansıt|ayna|aynala|ters döndür|aynalama',
    upended: 'baş aşağı|ters|tepetaklak|ters yüz',
    square: 'kare|kare format',
    wide: 'geniş ekran|panorama|yatay format',
    upright: 'dikey format|portre formatı',
    zoom: 'yakınlaştır|büyüt|zum|yaklaştır',
  },
  ar: {
    crop: 'اقتصاص|قص|اقطع|قصي|اقتص',
    straighten: 'عدل الأفق|استقامة|الأفق|سو|قوم الميل|تسوية|الميل',
    rotate: 'أدر|تدوير|دور|لف',
    flip: 'اقلب|مرآة|انعكاس|قلب|اعكس',
    upended: 'رأسا على عقب|مقلوبة|مقلوب',
    square: 'مربع|مربعة',
    wide: 'عريض|بانوراما|عريضة|شاشة عريضة',
    upright: 'طولي|عمودي الشكل|طولية',
    zoom: 'تكبير|كبر|قرب|تقريب',
  },
  hi: {
    crop: 'क्रॉप|काटो|काटें|कतरो',
    straighten: 'सीधा|सीधा करो|क्षितिज|समतल|सीधी',
    rotate: 'घुमाओ|घुमाएं|घुमाव|रोटेट',
    flip: 'पलटो|पलटें|दर्पण|मिरर',
    upended: 'उल्टा|उलटा|उल्टी|सिर के बल',
    square: 'वर्ग|चौकोर|वर्गाकार',
    wide: 'चौड़ा|पैनोरमा|वाइडस्क्रीन',
    upright: 'लंबवत प्रारूप|खड़ा प्रारूप',
    zoom: 'ज़ूम|बड़ा करो|करीब|नज़दीक|ज़ूम करो',
  },
};
