import type { WordTable } from '../../../words/language.ts';

/** A look that a picture can be given, and what can be laid over it. */
export type LookName =
  | 'mono'
  | 'sepia'
  | 'vintage'
  | 'negative'
  | 'glow'
  | 'dramatic'
  | 'improve'
  | 'sketch'
  | 'oil'
  | 'watercolour'
  | 'transparent'
  | 'vignette'
  | 'frame'
  | 'text'
  | 'watermark'
  | 'upscale'
  | 'mend'
  | 'even'
  | 'lights';

/** Words for looks, and for what is laid over pictures. */
export const LOOK_WORDS: WordTable<LookName> = {
  en: {
    lights:
      'lights on|turn on the lights|switch on the lights|turn the lights on|switch the lights on|turn on the lamps|turn the lamps on|light the windows|light up the windows|lit windows|glowing windows',
    mono: 'black and white|black n white|monochrome|grayscale|greyscale|b w|bw|black white|colorless|colourless',
    sepia: 'sepia|sepia tone',
    vintage:
      'vintage|retro|film photo|film look|film photograph|film camera|analog film|35mm|kodak|disposable camera|50s|60s|70s|80s|90s|1950s|1960s|1970s|1980s|1990s|seventies|eighties|nineties|old photo|old fashioned|nostalgic|aged|analog|polaroid|antique',
    negative: 'negative|invert|inverted|inverse',
    glow: 'glow|glowing|dreamy|soft glow|bloom|ethereal|halo',
    dramatic: 'dramatic|hdr|gritty|epic|moody|intense look',
    improve:
      'white balance|improve|enhance|better|beautiful|fix|professional|auto|nicer|prettier|enhance colors|optimize|beautify|retouch',
    sketch:
      'sketch|pencil|pencil drawing|pencil sketch|drawing|line drawing|charcoal drawing|line art|hand drawn|ink drawing',
    oil: 'oil|oil painting|oil paint|painting|impressionist|van gogh|monet|impasto|painted',
    watercolour: 'watercolor|watercolour|watercolor painting|watercolour painting|aquarelle',
    transparent: 'transparent|transparency|cutout|cut out|no background|isolate|isolated',
    vignette: 'vignette|dark edges|dark corners|darkened edges|vignetting',
    frame: 'frame|border|picture frame|edge frame|passepartout',
    text: 'text|caption|words+|title|lettering|label|writing|headline|message|sign',
    watermark: 'watermark|logo|stamp',
    upscale: 'upscale|resolution|hd|hi res|high res|super resolution|megapixel',
    mend: 'restore|scratch|crease|repair|dust spot',
    even: 'solid|plain|flat|uniform|pure|single color|single colour|one color|solid color|solid colour|clean|seamless',
  },
  zh: {
    lights: '开灯|打开灯|把灯打开|亮灯|点亮窗户|窗户亮灯',
    mono: '黑白|单色|灰度|黑白照|黑白照片|灰阶',
    sepia: '复古棕|怀旧棕|深褐色|棕褐色调',
    vintage: '复古|怀旧|70年代|80年代|90年代|胶片照片|老照片|旧照片|胶片感|年代感',
    negative: '负片|反色|反相|反转颜色|底片',
    glow: '发光|梦幻|柔光|光晕|辉光|朦胧光',
    dramatic: '戏剧|戏剧性|史诗|震撼|高动态',
    improve: '白平衡|改善|美化|优化|好看|漂亮|提升|增强画质|美丽|更好|专业|修饰',
    sketch: '素描|铅笔画|速写|线稿|手绘|铅笔|线描|炭笔画',
    oil: '油画|油画风|梵高|莫奈|印象派|绘画|油画风格',
    watercolour: '水彩|水彩画|水彩风|水彩风格',
    transparent: '透明|抠图|透明背景|透明底',
    vignette: '暗角|晕影|四角变暗|渐晕',
    frame: '边框|相框|画框|框',
    text: '文字|字|标题|文本|字幕|字样|标语',
    watermark: '水印|标志|商标',
    upscale: '分辨率|超分|高清|超清',
    mend: '修复|划痕|折痕',
    even: '纯|纯色|单一颜色|素色',
  },
  ja: {
    lights: '明かりをつけ|電気をつけ|灯りをつけ|ライトをつけ|窓に明かりを|窓を光らせ',
    mono: '白黒|モノクロ|モノクローム|グレースケール',
    sepia: 'セピア|セピア色|セピア調',
    vintage:
      'フィルム写真|フィルムカメラ|昭和|70年代|80年代|90年代|ビンテージ|レトロ|古い写真|ヴィンテージ|懐かしい|昔の写真',
    negative: 'ネガ|反転|色反転|階調反転|ネガポジ',
    glow: '光らせ|幻想的|夢のよう|グロー|ソフトフォーカス|輝か|光彩',
    dramatic: 'ドラマチック|劇的|迫力|重厚',
    improve: 'ホワイトバランス|改善|美しく|きれい|補正|よく|綺麗|プロっぽく|見栄え|きれいに',
    sketch: 'スケッチ|鉛筆画|素描|デッサン|線画|鉛筆|手描き|ペン画',
    oil: '油絵|油彩|ゴッホ|モネ|印象派|絵画|油絵風',
    watercolour: '水彩|水彩画|水彩風',
    transparent: '透明|切り抜き|透過|背景透過',
    vignette: 'ビネット|周辺減光|四隅を暗く|周辺を暗く|ヴィネット',
    frame: '額縁|枠|フレーム|縁',
    text: '文字|テキスト|字|キャプション|タイトル|文章|文言|ロゴ文字',
    watermark: '透かし|ウォーターマーク|ロゴ',
    upscale: '解像度|高解像度|高画質|超解像',
    mend: '修復|傷|折り目',
    even: '無地|純|真っ|単色|一色',
  },
  ko: {
    lights: '불을 켜|불을 켜줘|조명을 켜줘|불 켜줘|창문에 불을 켜|창문에 불을 켜줘',
    mono: '흑백|모노크롬|흑백사진|그레이스케일|단색',
    sepia: '세피아|세피아톤',
    vintage:
      '필름 사진|필름카메라|70년대|80년대|90년대|빈티지|레트로|옛날 사진|복고풍|오래된 사진|복고',
    negative: '네거티브|반전|색상 반전|색반전',
    glow: '글로우|몽환적|빛나게|은은한 빛|꿈같은|몽환적인|광채',
    dramatic: '드라마틱|극적|웅장|극적인|웅장하게',
    improve: '화이트 밸런스|개선|개선해줘|보정|예쁘게|향상|더 좋게|아름답게|멋지게|전문가처럼',
    sketch: '스케치|연필화|소묘|드로잉|연필|선화|손그림|연필그림',
    oil: '유화|반고흐|인상파|모네|회화|유화풍',
    watercolour: '수채화|수채|수채화풍',
    transparent: '투명|누끼|투명하게|투명한',
    vignette: '비네트|비네팅|모서리 어둡게|가장자리 어둡게',
    frame: '액자|테두리|프레임|틀',
    text: '글자|텍스트|문구|글씨|제목|자막|문자',
    watermark: '워터마크|로고',
    upscale: '해상도|고화질|고해상도|업스케일',
    mend: '복원|스크래치|흠집',
    even: '단색|순수한|민무늬|깨끗한',
  },
  fr: {
    lights:
      'allume les lumières|allumer les lumières|allume la lumière|allume les lampes|fenêtres éclairées|fenêtres allumées|illumine les fenêtres',
    mono: 'noir et blanc|monochrome|niveaux de gris|n b',
    sepia: 'sépia|ton sépia',
    vintage:
      'années 70|années 80|années 90|photo argentique|argentique|vintage|rétro|ancienne photo|vieille photo|ancien|nostalgique|photo ancienne|à l ancienne',
    negative: 'négatif|inverse|inverser|couleurs inversées|invertir',
    glow: 'lueur|rêveur|halo|onirique|éclat doux|rayonnant',
    dramatic: 'dramatique|hdr|épique|saisissant',
    improve:
      'balance des blancs|améliore|améliorer|beau|belle|embellis|professionnel|retouche|optimise|embellir|retoucher|mieux',
    sketch: 'croquis|dessin|crayon|esquisse|dessin au crayon|fusain|dessin au trait',
    oil: 'huile|peinture à l huile|peinture|impressionniste|van gogh|monet|tableau à l huile',
    watercolour: 'aquarelle|peinture à l eau',
    transparent: 'transparent|transparente|détourage|transparence|isole|isoler',
    vignette: 'vignette|vignettage|bords sombres|coins sombres',
    frame: 'cadre|bordure|encadrement|encadre|encadrer',
    text: 'texte|légende|titre|inscription|mots+|lettres|message',
    watermark: 'filigrane|logo',
    upscale: 'résolution|haute définition|upscaler',
    mend: 'restaure|restaurer|rayure|éraflure',
    even: 'uni|unie|pur|pure|uniforme',
  },
  de: {
    lights:
      'schalte das licht an|mach das licht an|mach die lichter an|schalte die lichter an|licht an|lichter an|licht einschalten|schalte das licht ein|beleuchtete fenster',
    mono: 'schwarzweiß|schwarz weiß|monochrom|graustufen|schwarz und weiß|schwarz weiss|sw',
    sepia: 'sepia|sepiaton',
    vintage:
      'vintage|retro|70er|80er|90er|siebziger|achtziger|neunziger|analogfoto|altes foto|nostalgisch|altmodisch|gealtert|antik',
    negative: 'negativ|invertiere|invertieren|invertiert|umkehren',
    glow: 'leuchten|glühen|verträumt|lichtschein|schimmer|traumhaft|schein',
    dramatic: 'dramatisch|hdr|episch|eindrucksvoll|dramatischer',
    improve:
      'weißabgleich|verbessere|verbessern|besser|schöner|optimiere|professionell|schön|verschönere|optimieren',
    sketch:
      'skizze|bleistift|zeichnung|bleistiftzeichnung|strichzeichnung|kohlezeichnung|gezeichnet',
    oil: 'öl|ölgemälde|ölbild|gemälde|malerei|impressionistisch|van gogh|monet|ölmalerei',
    watercolour: 'aquarell|wasserfarben|aquarellbild',
    transparent: 'transparent|durchsichtig|transparenz|ausschneiden',
    vignette: 'vignette|dunkle ränder|dunkle ecken|vignettierung',
    frame: 'rahmen|rand|bilderrahmen|einrahmen|umrandung',
    text: 'text|beschriftung|titel|schrift|wörter|schriftzug|überschrift',
    watermark: 'wasserzeichen|logo',
    upscale: 'auflösung|hochauflösend|hochskalieren',
    mend: 'restauriere|restaurieren|kratzer|knick',
    even: 'einfarbig|einfarbiger|einfarbigen|rein|reines|uni|schlicht',
  },
  es: {
    lights:
      'enciende las luces|encender las luces|enciende la luz|prende las luces|prende la luz|ventanas iluminadas',
    mono: 'blanco y negro|monocromo|escala de grises|monocromático',
    sepia: 'sepia|tono sepia',
    vintage:
      'vintage|retro|años 70|años 80|años 90|foto analógica|foto antigua|antiguo|antigua|nostálgico|foto vieja|envejecido',
    negative: 'negativo|invertir|invierte|invertido',
    glow: 'resplandor|de ensueño|halo|soñador|destello suave|onírico',
    dramatic: 'dramático|dramática|hdr|épico|impactante',
    improve:
      'balance de blancos|mejora|mejorar|mejor|bonito|embellece|profesional|optimiza|retoca|hermoso|bonita',
    sketch: 'boceto|dibujo|lápiz|dibujo a lápiz|bosquejo|carboncillo|esbozo',
    oil: 'óleo|pintura al óleo|pintura|cuadro al óleo|impresionista|van gogh|monet',
    watercolour: 'acuarela|pintura de acuarela',
    transparent: 'transparente|transparencia|recorte|recorta el fondo|aísla|aislar',
    vignette: 'viñeta|viñeteado|bordes oscuros|esquinas oscuras',
    frame: 'marco|borde|enmarca|enmarcar',
    text: 'texto|título|leyenda|letras|palabras+|rótulo|letrero',
    watermark: 'marca de agua|logotipo|logo',
    upscale: 'resolución|alta definición|escalar',
    mend: 'restaura|restaurar|rasguño|arañazo',
    even: 'liso|lisa|sólido|puro|uniforme',
  },
  ru: {
    lights: 'включи свет|включить свет|зажги свет|зажги окна|свет в окнах|светящиеся окна',
    mono: 'черно белый|черно белое|монохром|чб|оттенки серого|чернобелый|черно белым|чернобелым|монохромный',
    sepia: 'сепия|сепию|тон сепии',
    vintage:
      '70 х|80 х|90 х|пленочное фото|винтаж|винтажный|ретро|старое фото|старинный|старая фотография|под старину',
    negative: 'негатив|инвертируй|инверсия|инвертировать',
    glow: 'сияние|свечение|мечтательный|сказочное сияние|ореол|волшебное свечение',
    dramatic: 'драматичный|драматично|эпичный|эффектный|hdr|драматичнее',
    improve:
      'баланс белого|улучши|улучшить|лучше|красивее|обработай|профессионально|красиво|ретушь|улучшите',
    sketch:
      'эскиз|карандаш|набросок|рисунок карандашом|скетч|карандашный рисунок|графика|карандашом',
    oil: 'масло|масляная живопись|картина маслом|живопись|импрессионизм|ван гог|моне|маслом',
    watercolour: 'акварель|акварельный|акварельный рисунок|акварелью',
    transparent: 'прозрачный|прозрачность|прозрачным|прозрачного|изолируй',
    vignette: 'виньетка|виньетку|виньеткой|темные края|темные углы|виньетирование',
    frame: 'рамка|рамку|рама|граница|бордюр|кайма|раму',
    text: 'текст|надпись|подпись|заголовок|слова+|титр',
    watermark: 'водяной знак|логотип',
    upscale: 'разрешение|высокое разрешение|апскейл',
    mend: 'восстанови|реставрируй|царапина|царапины',
    even: 'однотонный|однотонным|сплошной|чисто|чистый',
  },
  pt: {
    lights:
      'acenda as luzes|acende as luzes|acender as luzes|acenda a luz|ligue as luzes|janelas acesas|janelas iluminadas',
    mono: 'preto e branco|monocromático|tons de cinza|escala de cinza|p b|monocromo',
    sepia: 'sépia|tom sépia',
    vintage:
      'anos 70|anos 80|anos 90|foto analógica|vintage|retrô|foto antiga|antigo|nostálgico|antiga|foto velha|envelhecido',
    negative: 'negativo|inverter|inverta|invertido',
    glow: 'brilho suave|onírico|halo|sonhador|resplandecente|brilho mágico',
    dramatic: 'dramático|dramática|hdr|épico|impactante',
    improve:
      'balanço de brancos|melhore|melhorar|melhor|bonito|embeleze|profissional|otimize|retoque|bonita|melhora',
    sketch: 'esboço|desenho a lápis|lápis|rascunho|carvão|traço',
    oil: 'óleo|pintura a óleo|pintura|quadro a óleo|impressionista|van gogh|monet',
    watercolour: 'aquarela|pintura em aquarela',
    transparent: 'transparente|transparência|recorte|isole|isolar',
    vignette: 'vinheta|vinhetagem|bordas escuras|cantos escuros',
    frame: 'moldura|borda|emoldurar|quadro',
    text: 'texto|título|legenda|letras|palavras+|frase',
    watermark: 'marca d água|marca dágua|logotipo|logo',
    upscale: 'resolução|alta definição|ampliar a resolução',
    mend: 'restaure|restaurar|arranhão|risco',
    even: 'sólido|liso|lisa|puro|uniforme',
  },
  it: {
    lights: 'accendi le luci|accendere le luci|accendi la luce|finestre illuminate|finestre accese',
    mono: 'bianco e nero|monocromatico|scala di grigi|monocromo',
    sepia: 'seppia|tono seppia',
    vintage:
      'anni 70|anni 80|anni 90|foto analogica|vintage|retrò|foto antica|vecchia foto|antico|nostalgico|foto vecchia|invecchiato',
    negative: 'negativo|inverti|invertire|invertito',
    glow: 'bagliore|sognante|alone|onirico|luminescenza',
    dramatic: 'drammatico|drammatica|hdr|epico|suggestivo',
    improve:
      'bilanciamento del bianco|migliora|migliorare|meglio|bello|abbellisci|professionale|ottimizza|ritocca|più bella|bella',
    sketch: 'schizzo|matita|disegno a matita|bozzetto|carboncino|disegno al tratto',
    oil: 'olio|pittura a olio|dipinto|dipinto a olio|impressionista|van gogh|monet|pittura',
    watercolour: 'acquerello|acquarello',
    transparent: 'trasparente|trasparenza|scontorno|isola|isolare',
    vignette: 'vignetta|vignettatura|bordi scuri|angoli scuri',
    frame: 'cornice|bordo|incornicia|incorniciare',
    text: 'testo|titolo|didascalia|scritta|lettere|parole+',
    watermark: 'filigrana|logo|watermark',
    upscale: 'risoluzione|alta definizione|upscaling',
    mend: 'restaura|restaurare|graffio|graffi+',
    even: 'tinta unita|puro|uniforme|uni',
  },
  tr: {
    lights: 'ışıkları aç|ışığı aç|lambaları yak|ışıkları yak|pencereleri aydınlat',
    mono: 'siyah beyaz|siyahbeyaz|monokrom|gri tonlama|tek renk',
    sepia: 'sepya|sepya tonu',
    vintage:
      'vintage|retro|70 ler|80 ler|90 lar|analog fotoğraf|eski fotoğraf|nostaljik|antika|eskitilmiş',
    negative: 'negatif|ters renk|tersine çevir|renkleri ters çevir',
    glow: 'ışıltı|rüya gibi|parıltı|hale|ışıma',
    dramatic: 'dramatik|epik|hdr|etkileyici',
    improve:
      'beyaz dengesi|iyileştir|güzelleştir|düzelt|daha iyi|geliştir|profesyonel|daha güzel|güzel',
    sketch: 'eskiz|karakalem|çizim|kurşun kalem|taslak|kalem çizimi',
    oil: 'yağlı boya|yağlıboya|yağlı boya tablo|tablo|empresyonist|van gogh|monet',
    watercolour: 'suluboya|sulu boya|suluboya resim',
    transparent: 'şeffaf|saydam|transparan|şeffaflık',
    vignette: 'vinyet|koyu kenarlar|köşe karartma|kenar karartma',
    frame: 'çerçeve|kenarlık|bordür',
    text: 'metin|yazı|başlık|yazısı|altyazı|sözcük',
    watermark: 'filigran|logo',
    upscale: 'çözünürlük|yüksek çözünürlük',
    mend: 'restore et|onar|çizik',
    even: 'düz|düz renk|saf|tek renkli',
  },
  ar: {
    lights: 'أشعل الأضواء|شغل الأضواء|أضئ النوافذ|أشعل النور|شغل الأنوار|نوافذ مضاءة',
    mono: 'الأبيض والأسود|الأسود والأبيض|أبيض وأسود|أسود وأبيض|أحادي اللون|تدرج الرمادي|بالأبيض والأسود|تدرجات الرمادي',
    sepia: 'سيبيا|بني داكن قديم|لون السيبيا',
    vintage: 'السبعينات|الثمانينات|التسعينات|قديم|عتيق|كلاسيكي|صورة قديمة|ريترو|قديمة|عتيقة',
    negative: 'سلبي|اعكس الألوان|نيجاتيف|عكس الألوان',
    glow: 'توهج|حالم|وهج|هالة|متوهج|حالمة',
    dramatic: 'درامي|ملحمي|مثير|درامية|دراميا',
    improve: 'توازن الأبيض|حسن|تحسين|أفضل|أجمل|جمل|احترافي|احترافية|حسّن',
    sketch: 'رسم بالقلم|اسكتش|قلم رصاص|رسم تخطيطي|تخطيط|رسم بالقلم الرصاص|بقلم الرصاص',
    oil: 'لوحة زيتية|رسم زيتي|زيتي|زيتية|لوحة فنية|فان جوخ|انطباعي|ألوان زيتية',
    watercolour: 'ألوان مائية|مائي|لوحة مائية|بالألوان المائية|مائية',
    transparent: 'شفاف|شفافة|شفافية|مفرغة',
    vignette: 'تظليل الحواف|حواف داكنة|زوايا داكنة|تعتيم الحواف',
    frame: 'إطار|برواز|حدود|إطارا',
    text: 'نص|كتابة|عنوان|كلمات+|عبارة|النص|نصا|كلمة',
    watermark: 'علامة مائية|شعار|العلامة المائية',
    upscale: 'الدقة|دقة عالية|عالية الدقة',
    mend: 'رمم|ترميم|الخدوش|خدش',
    even: 'سادة|نقي|ناصع|موحد',
  },
  hi: {
    lights: 'बत्ती जलाओ|लाइट जलाओ|लाइट चालू करो|बत्तियां जलाओ|रोशनी जलाओ',
    mono: 'श्वेत श्याम|काला सफेद|ब्लैक एंड व्हाइट|काला और सफेद|एकरंगी|मोनोक्रोम|काले और सफेद|श्वेत और श्याम',
    sepia: 'सेपिया|सीपिया',
    vintage: '70 के दशक|80 के दशक|90 के दशक|विंटेज|पुराना|पुरानी तस्वीर|रेट्रो|पुराने ज़माने|पुरानी',
    negative: 'नेगेटिव|उल्टे रंग|रंग उलटो|इनवर्ट',
    glow: 'आभा|स्वप्निल|दमक|चमकती आभा|ग्लो',
    dramatic: 'नाटकीय|महाकाव्य|भव्य|ड्रामाई',
    improve: 'व्हाइट बैलेंस|सुधारो|बेहतर|सुंदर|सुधार|निखारो|पेशेवर|सुधारें|खूबसूरत',
    sketch: 'स्केच|पेंसिल|रेखाचित्र|पेंसिल स्केच|चित्रांकन|पेंसिल चित्र',
    oil: 'तैल चित्र|ऑयल पेंटिंग|तेल चित्र|पेंटिंग|तैलचित्र|वान गॉग',
    watercolour: 'जलरंग|वॉटरकलर|जल रंग|वाटरकलर',
    transparent: 'पारदर्शी|पारदर्शक|कटआउट',
    vignette: 'विगनेट|गहरे किनारे|किनारे गहरे|विनेट',
    frame: 'फ्रेम|चौखटा|बॉर्डर|फ़्रेम|किनारा पट्टी',
    text: 'पाठ|टेक्स्ट|शीर्षक|अक्षर|लिखावट|शब्द',
    watermark: 'वॉटरमार्क|लोगो|वाटरमार्क',
    upscale: 'रिज़ॉल्यूशन|रेजोल्यूशन|एचडी',
    mend: 'मरम्मत|खरोंच|बहाल करो',
    even: 'सादा|ठोस|एकरंग|शुद्ध',
  },
};
