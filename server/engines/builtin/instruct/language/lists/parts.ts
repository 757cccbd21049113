import type { WordTable } from '../../../words/language.ts';

/** A part of a picture that an instruction can name; `picture` is all of it. */
export type PartName =
  | 'picture'
  | 'sky'
  | 'background'
  | 'subject'
  | 'plants'
  | 'ground'
  | 'shadows'
  | 'highlights';

/** Words for parts of a picture. */
export const PART_WORDS: WordTable<PartName> = {
  en: {
    picture:
      'picture|image|photo|photograph|everything|whole picture|scene|shot|the rest|rest|pic|it all',
    sky: 'sky|skies|blue sky|grey sky|sky blue|clear sky|heaven',
    background: 'background|backdrop|surroundings|what is behind|location|setting|scenery',
    subject:
      'subject|foreground|main object|object|person|main subject|face|people|portrait|product',
    plants: 'plant|tree|leaf|leaves+|foliage|grass|forest|bush|vegetation|greenery|lawn|meadow',
    ground: 'ground|floor|land|street|road|earth|field',
    shadows: 'shadow|shadows+|dark areas|shade|dark parts|blacks+',
    highlights: 'highlight|highlights+|bright areas|bright parts|whites+',
  },
  zh: {
    picture: '图片|照片|图像|画面|整张|整体|全图|图|这张图|其他|其余',
    sky: '天空|蓝天|天|晴空',
    background: '背景|后景|底色',
    subject: '主体|前景|人物|主角|物体|人|人像|主题|脸',
    plants: '植物|树|树叶|叶子|草|草地|树木|森林|花草|草坪|绿植',
    ground: '地面|地|地板|道路|路面|土地|街道',
    shadows: '阴影|暗部|暗处|影子',
    highlights: '高光|亮部|亮处',
  },
  ja: {
    picture: '画像|写真|全体|絵|イメージ|その他|残り',
    sky: '空|青空',
    background: '背景|バック|後ろ',
    subject: '被写体|前景|主役|人物|人|対象|顔',
    plants: '植物|木|葉|草|木々|芝生|森|樹木|緑の葉|草原',
    ground: '地面|地|床|道|道路|大地',
    shadows: '影|シャドウ|暗部|暗い部分',
    highlights: 'ハイライト|明部|明るい部分',
  },
  ko: {
    picture: '사진|이미지|그림|전체|나머지|화면',
    sky: '하늘',
    background: '배경|뒷배경',
    subject: '피사체|전경|주제|인물|사람|주인공|얼굴',
    plants: '식물|나무|나뭇잎|잎|풀|잔디|숲|풀밭|초목',
    ground: '땅|지면|바닥|길|도로',
    shadows: '그림자|어두운 부분|음영|암부',
    highlights: '하이라이트|밝은 부분|명부',
  },
  fr: {
    picture: 'image|photo|photographie|tableau|ensemble|reste',
    sky: 'ciel|ciel bleu|cieux',
    background: 'arrière-plan|fond|arrière plan|décor',
    subject: 'sujet|premier plan|personne|objet|personnage|visage',
    plants: 'plante|arbre|feuille|feuillage|herbe|forêt|végétation|buisson|pelouse',
    ground: 'sol|terre|route|rue|chemin',
    shadows: 'ombre|zones sombres|tons foncés',
    highlights: 'hautes lumières|zones claires|lumières',
  },
  de: {
    picture: 'bild|foto|fotografie|aufnahme|alles|rest|gesamte bild',
    sky: 'himmel|blauer himmel',
    background: 'hintergrund',
    subject: 'motiv|vordergrund|hauptmotiv|person|objekt|gesicht|mensch',
    plants: 'pflanze|baum|blatt|blätter+|laub|gras|wald|rasen|wiese|bäume+|busch|grünpflanzen',
    ground: 'boden|erde|straße|weg|erdboden',
    shadows: 'schatten|tiefen|dunkle bereiche',
    highlights: 'lichter|glanzlichter|helle bereiche|spitzlichter',
  },
  es: {
    picture: 'imagen|foto|fotografía|resto|conjunto',
    sky: 'cielo|cielo azul',
    background: 'fondo|segundo plano',
    subject: 'sujeto|primer plano|persona|objeto|protagonista|rostro|cara',
    plants: 'planta|árbol|hoja|follaje|hierba|bosque|césped|vegetación|pasto|arbusto',
    ground: 'suelo|tierra|calle|camino|piso',
    shadows: 'sombra|zonas oscuras|tonos oscuros',
    highlights: 'altas luces|zonas claras|luces altas|brillos',
  },
  ru: {
    picture: 'картинка|изображение|фото|фотография|снимок|кадр|остальное',
    sky: 'небо|небеса|голубое небо',
    background: 'фон|задний план',
    subject: 'объект|передний план|человек|главный объект|предмет|лицо|люди',
    plants: 'растение|дерево|деревья|лист|листья|листва|трава|лес|газон|куст|деревьев',
    ground: 'земля|пол|дорога|почва|улица',
    shadows: 'тень|тени|темные участки|теней',
    highlights: 'света|блики|светлые участки|яркие участки',
  },
  pt: {
    picture: 'imagem|foto|fotografia|resto|conjunto|tudo',
    sky: 'céu|céu azul',
    background: 'fundo|plano de fundo',
    subject: 'assunto|primeiro plano|pessoa|objeto|protagonista|rosto',
    plants: 'planta|árvore|folha|folhagem|grama|floresta|relva|vegetação|arbusto|gramado',
    ground: 'chão|solo|terra|rua|estrada',
    shadows: 'sombra|áreas escuras|tons escuros',
    highlights: 'realces|áreas claras|luzes altas|altas luzes',
  },
  it: {
    picture: 'immagine|foto|fotografia|resto|insieme',
    sky: 'cielo|cielo azzurro',
    background: 'sfondo|secondo piano',
    subject: 'soggetto|primo piano|persona|oggetto|protagonista|volto|viso',
    plants:
      'pianta|albero|foglia|fogliame|erba|foresta|prato|vegetazione|bosco|alberi+|foglie+|cespuglio',
    ground: 'terreno|suolo|terra|strada|pavimento',
    shadows: 'ombra|ombre+|zone scure|toni scuri',
    highlights: 'alte luci|zone chiare|luci',
  },
  tr: {
    picture: 'fotoğraf|görsel|resim|fotoğrafı|kalan|tamamı|görüntü',
    sky: 'gökyüzü|gök|mavi gökyüzü|gökyüzünü|gökyüzüne|gökyüzünün|gökyüzünden|açık gökyüzü',
    background: 'arka plan|arkaplan|fon|zemin rengi',
    subject: 'konu|ön plan|kişi|nesne|insan|ana nesne|yüz',
    plants: 'bitki|ağaç|yaprak|çimen|orman|ot|yeşillik|çim|çalı',
    ground: 'zemin|yer|toprak|yol|sokak',
    shadows: 'gölge|karanlık bölge|koyu alan',
    highlights: 'parlak alan|açık tonlar|vurgular|parlak bölge',
  },
  ar: {
    picture: 'الصورة|صورة|الباقي|كل شيء|اللقطة',
    sky: 'السماء|سماء|سماء زرقاء|سماء صافية',
    background: 'الخلفية|خلفية',
    subject: 'الموضوع|المقدمة|الشخص|الكائن|العنصر الرئيسي|الوجه|شخص',
    plants: 'النباتات|نبات|شجرة|أشجار|الأشجار|أوراق|العشب|عشب|غابة|الأوراق|شجر',
    ground: 'الأرض|أرض|أرضية|الطريق|شارع',
    shadows: 'الظلال|ظلال|ظل|المناطق الداكنة',
    highlights: 'الإضاءات العالية|المناطق الفاتحة|المناطق المضيئة|الإضاءات',
  },
  hi: {
    picture: 'चित्र|तस्वीर|फोटो|छवि|फ़ोटो|बाकी',
    sky: 'आसमान|आकाश|नभ',
    background: 'पृष्ठभूमि|बैकग्राउंड',
    subject: 'विषय|अग्रभूमि|व्यक्ति|वस्तु|मुख्य विषय|चेहरा|लोग|लोगों',
    plants: 'पौधा|पेड़|पत्ता|पत्ते|पत्तियां|घास|जंगल|पौधे|हरियाली|पत्ती',
    ground: 'ज़मीन|जमीन|धरती|सड़क|फर्श',
    shadows: 'छाया|परछाई|अंधेरे हिस्से|छायाएं',
    highlights: 'हाइलाइट|चमकीले हिस्से|उजले हिस्से',
  },
};
