import type { WordTable } from '../words/language.ts';

/** How two pictures can be put together, and which of them a word means. */
export type CombineName =
  | 'beside'
  | 'above'
  | 'below'
  | 'inset'
  | 'background'
  | 'blend'
  | 'style'
  | 'pattern'
  | 'first'
  | 'second'
  | 'subject'
  | 'replace'
  | 'as'
  | 'picture';

/** Words for putting pictures together. */
export const COMBINE_WORDS: WordTable<CombineName> = {
  en: {
    beside:
      'side by side|beside|next to|next to each other|collage|in a row|horizontally|diptych|join',
    above:
      'above|on top of each other|stack|stacked|vertically|over each other|one above the other|on top of',
    below: 'below|under|underneath|beneath',
    inset: 'picture in picture|inset|corner|in the corner|small|thumbnail|in a corner|pip|insert',
    background: 'background|backdrop|behind|in front of|cut out|onto|in the scene of',
    blend: 'blend|mix|merge|double exposure|overlay|fade|superimpose|fuse|crossfade|transparent',
    style:
      'style|colors of|colours of|look of|in the style of|palette|color grading|mood of|atmosphere|texture|painted like|look like',
    pattern: 'pattern|tile|fill|tiled|wallpaper|fabric|repeat|print',
    first: 'first|image 1|picture 1|photo 1|first image|first picture|first photo|former|first one',
    second:
      'second|image 2|picture 2|photo 2|second image|second picture|second photo|latter|other|second one',
    subject: 'subject|person|people|object|figure',
    replace: 'replace|change|swap|substitute|exchange',
    as: 'as',
    picture:
      'picture|image|photo|both|images+|pictures+|photos+|combine|together|put|use|place|make|show|them|transfer|apply|half|two|take|cut|move|set',
  },
  zh: {
    beside: '并排|左右拼接|并列|旁边|拼图|横向拼接|拼接|左右',
    above: '上下拼接|上下|叠放|竖向拼接|上面|上方',
    below: '下面|下方',
    inset: '画中画|角落|小图|嵌入|缩略图|右下角|左上角',
    background: '背景|后面|当背景|作为背景|前面|抠图',
    blend: '混合|融合|叠加|双重曝光|合成|淡入|重叠',
    style: '风格|色调|配色|画风|质感|纹理|色彩',
    pattern: '图案|平铺|填充|花纹|壁纸|重复',
    first: '第一张|第一张图|图一|图1|第一个|前一张|第一幅',
    second: '第二张|第二张图|图二|图2|第二个|后一张|另一张|第二幅',
    subject: '主体|人物|人|主角|物体',
    replace: '替换|换成|换掉|换到|更换',
    as: '作为|当作|当做|做成',
    picture: '图片|照片|图|两张|两张图|把|用|放|放在|一起|组合|处理|应用|将|图像',
  },
  ja: {
    beside: '横に並べ|並べ|隣|左右に|コラージュ|横並び|横に',
    above: '縦に並べ|上下に|上に重ね|積み重ね|縦に|上に',
    below: '下に',
    inset: 'ピクチャーインピクチャー|隅|小さく|ワイプ|角|はめ込',
    background: '背景|後ろ|前に|切り抜|背後',
    blend: 'ブレンド|混ぜ|合成|重ね|二重露光|多重露光|融合|フェード',
    style: 'スタイル|画風|作風|色合い|雰囲気|色調|質感|風',
    pattern: '模様|パターン|タイル|敷き詰め|壁紙|柄',
    first: '1枚目|最初の|一枚目|画像1|一つ目|最初|写真1',
    second: '2枚目|二枚目|次の|画像2|二つ目|もう一枚|写真2',
    subject: '人物|被写体|人',
    replace: '置き換え|差し替え|変え|入れ替え',
    as: 'として',
    picture: '画像|写真|二枚|2枚|両方|一緒|使|置|し|する|して|使って|組み合わせ|適用',
  },
  ko: {
    beside: '나란히|옆에|좌우로|콜라주|가로로|이어 붙여',
    above: '위아래로|위에|쌓아|세로로|포개',
    below: '아래에|밑에',
    inset: '화면 속 화면|구석|모서리|작게|귀퉁이|작은',
    background: '배경|뒤에|배경으로|앞에|뒤로',
    blend: '섞어|블렌드|혼합|합성|이중 노출|겹쳐|융합|페이드',
    style: '스타일|화풍|색감|분위기|느낌|질감|색조',
    pattern: '패턴|타일|무늬|채우|벽지|반복',
    first: '첫 번째|첫번째|이미지 1|사진 1|첫째|1번|처음',
    second: '두 번째|두번째|이미지 2|사진 2|둘째|2번|다른',
    subject: '인물|사람|피사체',
    replace: '바꿔|교체|대체|바꾸',
    as: '으로써|로서',
    picture: '사진|이미지|그림|두|함께|놓아|사용|적용|만들어|해줘|두 장|넣어',
  },
  fr: {
    beside: 'côte à côte|à côté|collage|diptyque|horizontalement|l une à côté de l autre|juxtapose',
    above: 'au dessus|l une sur l autre|empile|empiler|verticalement|superposées verticalement',
    below: 'en dessous|dessous|sous',
    inset: 'incrustation|coin|image dans l image|vignette|petit|dans le coin|petite|incruste',
    background: 'arrière-plan|fond|derrière|devant|arrière plan|détoure',
    blend:
      'mélange|mélanger|fusionne|fusionner|double exposition|superpose|fondu|fondre|superposer',
    style: 'style|couleurs de|palette|ambiance|texture|dans le style de|à la manière de',
    pattern: 'motif|mosaïque|remplissage|papier peint|répète|carrelage',
    first: 'première|premier|image 1|photo 1|première image|première photo',
    second: 'deuxième|seconde|second|image 2|photo 2|autre|deuxième image|deuxième photo',
    subject: 'sujet|personne|objet|personnage',
    replace: 'remplace|remplacer|change|changer',
    as: 'comme|en tant que',
    picture:
      'images+|photos+|image|photo|mets|place|utilise|ensemble|deux|combine|applique|avec|prends|prendre|les deux',
  },
  de: {
    beside: 'nebeneinander|neben|collage|seite an seite|horizontal|daneben|aneinander',
    above: 'übereinander|oben|darüber|stapeln|vertikal|untereinander|stapel',
    below: 'unter|darunter|unterhalb',
    inset: 'bild im bild|ecke|klein|einblendung|kleines|in die ecke|einblenden',
    background: 'hintergrund|hinter|davor|dahinter|freigestellt|vor',
    blend:
      'mische|mischen|verschmelze|überblende|doppelbelichtung|überlagere|überblenden|vermische|verschmelzen',
    style: 'stil|farben von|stimmung|textur|im stil von|farbstimmung|farbpalette|look',
    pattern: 'muster|kacheln|fülle|füllen|tapete|kachel|gekachelt',
    first: 'erste|erstes|ersten|bild 1|foto 1|erstes bild|erste bild|ersten bildes',
    second: 'zweite|zweites|zweiten|bild 2|foto 2|zweites bild|andere|zweite bild|zweiten bildes',
    subject: 'motiv|person|personen+|objekt|figur',
    replace: 'ersetze|ersetzen|tausche|austauschen|ändere',
    as: 'als',
    picture:
      'bild|bilder+|foto|fotos+|setze|stelle|nutze|verwende|beide|zusammen|kombiniere|lege|nimm|wende|zwei|füge|ein',
  },
  es: {
    beside: 'lado a lado|al lado|collage|junto|horizontalmente|una al lado de la otra|yuxtapón',
    above: 'encima|arriba|apiladas|verticalmente|una encima de otra|apila',
    below: 'debajo|abajo',
    inset: 'imagen en imagen|esquina|pequeña|recuadro|en la esquina|pequeño|miniatura',
    background: 'fondo|detrás|delante|segundo plano|recorta',
    blend:
      'mezcla|mezclar|fusiona|doble exposición|superpón|funde|superponer|fusionar|combina suavemente',
    style: 'estilo|colores de|paleta|ambiente|textura|al estilo de|con el estilo',
    pattern: 'patrón|mosaico|rellena|relleno|papel tapiz|repite|estampado',
    first: 'primera|primero|imagen 1|foto 1|primera imagen|primera foto',
    second: 'segunda|segundo|imagen 2|foto 2|otra|segunda imagen|segunda foto',
    subject: 'sujeto|persona|objeto|personaje',
    replace: 'reemplaza|reemplazar|cambia|sustituye|cambiar',
    as: 'como',
    picture: 'imagen|imágenes+|foto|fotos+|pon|usa|coloca|ambas|juntas|combina|dos|aplica|toma',
  },
  ru: {
    beside: 'рядом|бок о бок|коллаж|горизонтально|слева направо|в ряд',
    above: 'сверху|друг над другом|вертикально|стопкой|над|одно над другим',
    below: 'снизу|под',
    inset: 'картинка в картинке|угол|маленький|врезка|в углу|маленькую|вставка|маленькой',
    background: 'фон|позади|за|перед|на фоне|фоном|фона',
    blend:
      'смешай|смешать|наложи|двойная экспозиция|слей|объедини плавно|наложить|смешайте|наложение',
    style: 'стиль|цвета|палитра|настроение|текстура|в стиле|стиле',
    pattern: 'узор|плитка|заполни|обои|повтори|узором|паттерн',
    first: 'первый|первое|первую|изображение 1|фото 1|первая|первой|первого|первом',
    second: 'второй|второе|вторую|изображение 2|фото 2|вторая|другое|второго|вторым',
    subject: 'объект|человек|персонаж|предмет',
    replace: 'замени|заменить|поменяй|смени',
    as: 'как|в качестве',
    picture:
      'картинка|изображение|фото|фотография|помести|поставь|используй|оба|вместе|обе|примени|сделай|картинки',
  },
  pt: {
    beside: 'lado a lado|ao lado|colagem|horizontalmente|junto|uma ao lado da outra',
    above: 'em cima|acima|empilhadas|verticalmente|uma sobre a outra|empilhe',
    below: 'abaixo|embaixo|debaixo',
    inset: 'imagem na imagem|canto|pequena|no canto|pequeno|miniatura|inserção',
    background: 'fundo|atrás|plano de fundo|na frente|recorte',
    blend: 'misture|misturar|mescle|dupla exposição|sobreponha|mesclar|fundir|funda|mistura',
    style: 'estilo|cores de|paleta|clima|textura|no estilo de|com o estilo',
    pattern: 'padrão|mosaico|preencha|papel de parede|repita|estampa|azulejo',
    first: 'primeira|primeiro|imagem 1|foto 1|primeira imagem|primeira foto',
    second: 'segunda|segundo|imagem 2|foto 2|outra|segunda imagem|segunda foto',
    subject: 'sujeito|pessoa|objeto|personagem',
    replace: 'substitua|substituir|troque|trocar|mude',
    as: 'como',
    picture:
      'imagem|imagens+|foto|fotos+|coloque|use|ponha|ambas|juntas|combine|duas|aplique|pegue',
  },
  it: {
    beside:
      'fianco a fianco|accanto|affiancate|collage|orizzontalmente|una accanto all altra|affianca',
    above: 'sopra|una sopra l altra|impilate|verticalmente|impila',
    below: 'sotto|al di sotto',
    inset: 'immagine nell immagine|angolo|piccola|riquadro|nell angolo|piccolo|miniatura',
    background: 'sfondo|dietro|davanti|secondo piano|scontorna',
    blend:
      'mescola|mescolare|fondi|doppia esposizione|sovrapponi|miscela|fondere|sovrapporre|unisci sfumando',
    style: 'stile|colori di|tavolozza|atmosfera|trama|nello stile di|con lo stile',
    pattern: 'motivo|mosaico|riempi|carta da parati|ripeti|fantasia|piastrella',
    first: 'prima|primo|immagine 1|foto 1|prima immagine|prima foto',
    second: 'seconda|secondo|immagine 2|foto 2|altra|seconda immagine|seconda foto',
    subject: 'soggetto|persona|oggetto|personaggio',
    replace: 'sostituisci|sostituire|cambia|cambiare',
    as: 'come',
    picture: 'immagine|immagini+|foto|metti|usa|entrambe|insieme|combina|due|applica|prendi',
  },
  tr: {
    beside: 'yan yana|yanına|kolaj|yatay olarak|yanında',
    above: 'üst üste|üstüne|alt alta|dikey olarak|yukarısına',
    below: 'altına|altında',
    inset: 'resim içinde resim|köşe|küçük|köşeye|köşesine|küçük resim',
    background: 'arka plan|arkasına|arkada|önüne|arkaplan|arka planı',
    blend: 'karıştır|harmanla|birleştir|çift pozlama|kaynaştır|bindir',
    style: 'stil|renkleri|tarzı|hava|doku|stilini|üslup|stilinde',
    pattern: 'desen|döşe|doldur|duvar kağıdı|desenle|tekrarla',
    first: 'birinci|ilk|resim 1|fotoğraf 1|görsel 1|ilkini',
    second: 'ikinci|resim 2|fotoğraf 2|görsel 2|diğer|ikincisini',
    subject: 'özne|kişi|insan|nesne|adam',
    replace: 'değiştir|değiştirin|değiştirmek',
    as: 'olarak',
    picture: 'resim|fotoğraf|görsel|koy|kullan|ikisini|birlikte|iki|uygula|yap|resmi|al|yerleştir',
  },
  ar: {
    beside: 'جنبا إلى جنب|بجانب|كولاج|أفقيا|متجاورتين|بجوار',
    above: 'فوق بعض|فوق|عموديا|واحدة فوق الأخرى|رص',
    below: 'تحت|أسفل',
    inset: 'صورة داخل صورة|زاوية|صغيرة|في الزاوية|الزاوية|مصغرة',
    background: 'خلفية|خلف|وراء|أمام|الخلفية|كخلفية',
    blend: 'امزج|دمج|مزج|تعريض مزدوج|ادمج|تراكب',
    style: 'أسلوب|ألوان|طابع|نمط فني|أجواء|بأسلوب|ملمس',
    pattern: 'نقش|بلاط|املأ|ورق جدران|زخرفة|كرر|نقشة',
    first: 'الأولى|الأول|الصورة الأولى|صورة 1|الصورة 1',
    second: 'الثانية|الثاني|الصورة الثانية|صورة 2|الأخرى|الصورة 2',
    subject: 'الشخص|شخص|الموضوع|العنصر',
    replace: 'استبدل|بدل|غير|تغيير',
    as: 'باعتبارها|بمثابة',
    picture: 'صورة|الصورة|الصورتين|صور|ضع|استخدم|معا|كلتا|طبق|اجعل|الصور|على|خذ|صورتين',
  },
  hi: {
    beside: 'साथ साथ|अगल बगल|बगल में|कोलाज|एक साथ रखो',
    above: 'ऊपर नीचे|एक के ऊपर एक|ऊपर रखो|ऊपर रखें',
    below: 'नीचे रखो|नीचे रखें',
    inset: 'चित्र में चित्र|कोना|कोने|छोटा|कोने में|छोटी',
    background: 'पृष्ठभूमि|पीछे|बैकग्राउंड|के पीछे|सामने',
    blend: 'मिलाओ|मिश्रण|घोलो|दोहरा एक्सपोज़र|मिलाएं|मिश्रित',
    style: 'शैली|रंगों|अंदाज़|बनावट|माहौल|स्टाइल',
    pattern: 'पैटर्न|टाइल|भरो|वॉलपेपर|दोहराओ|नमूना',
    first: 'पहली|पहला|पहले|चित्र 1|फोटो 1|तस्वीर 1',
    second: 'दूसरी|दूसरा|दूसरे|चित्र 2|फोटो 2|तस्वीर 2',
    subject: 'विषय|व्यक्ति|इंसान|वस्तु',
    replace: 'बदलो|बदलें|बदल',
    as: 'के रूप में|के तौर पर',
    picture: 'चित्र|तस्वीर|फोटो|दोनों|रखो|उपयोग|एक साथ|दो|लगाओ|करो|तस्वीरें|लो|रखें',
  },
};
