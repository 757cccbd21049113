import type { WordTable } from '../language.ts';

/** The nine styles of the product, as the contracts name them. */
export type StyleName =
  | 'midjourney'
  | 'ghibsky'
  | 'realism'
  | 'movie'
  | 'fantasy'
  | 'cartoon'
  | '3d'
  | 'pixel'
  | 'makoto shinkai';

const NAMES = {
  midjourney: 'midjourney|mid journey|concept art|artstation',
  ghibsky: 'ghibsky|ghibli|studio ghibli|miyazaki|hayao miyazaki|ghibli style',
  'makoto shinkai': 'makoto shinkai|shinkai|your name|anime',
  '3d': '3d|3 d|3d render|3d style|isometric|pixar|pixar style|disney pixar|octane render|blender|cgi|voxel|3dcg|claymation',
  pixel: 'pixel|pixel art|pixelart|8 bit|8bit|16 bit|16bit|retro game|pixelated',
} as const;

/** Words for the styles. Their names are understood in every language that writes in their letters. */
export const STYLE_WORDS: WordTable<StyleName> = {
  en: {
    ...NAMES,
    realism:
      'realism|realistic|photorealistic|photo|photograph|photography|food photography|photorealism|hyperrealistic|hyper realistic|ultra realistic|dslr|lifelike|documentary',
    movie:
      'movie|cinematic|film|film still|movie still|film noir|cinematography|blockbuster|cinematic lighting',
    fantasy: 'fantasy|fantasy art|fairy tale|fairytale|mythical|epic fantasy|dungeons and dragons',
    cartoon:
      'cartoon|comic|comic book|cartoonish|toon|cel shaded|cel shading|flat illustration|vector art|disney',
  },
  zh: {
    ...NAMES,
    midjourney: '概念艺术|概念设计|概念图',
    ghibsky: '吉卜力|宫崎骏|吉卜力风格|吉卜力工作室',
    realism: '写实|真实|照片|摄影|写实风格|逼真|超写实|纪实|实拍',
    movie: '电影|电影感|电影质感|电影风格|胶片|大片',
    fantasy: '奇幻|幻想|童话|魔幻|玄幻|奇幻风格|仙侠',
    cartoon: '卡通|漫画|卡通风格|动画片|美漫|扁平插画',
    '3d': '三维|立体|3d|3d渲染|建模|等距',
    pixel: '像素|像素风|像素画|像素风格|像素艺术',
    'makoto shinkai': '新海诚|新海诚风格|动漫|日漫|二次元|动漫风格|动画风格|日系动漫',
  },
  ja: {
    midjourney: 'コンセプトアート|ミッドジャーニー',
    ghibsky: 'ジブリ|ジブリ風|宮崎駿|スタジオジブリ',
    realism: '写実|写実的|リアル|写真|フォトリアル|実写|リアルな|リアリズム|本物のような',
    movie: '映画|映画風|シネマティック|映画的|シネマ|シネマ風|シネマ調|フィルム',
    fantasy: 'ファンタジー|幻想|おとぎ話|童話|幻想世界|ファンタジー風',
    cartoon: 'カートゥーン|漫画|マンガ|コミック|アメコミ|まんが',
    '3d': '立体|3d|3dレンダリング|三次元',
    pixel: 'ピクセル|ドット絵|ピクセルアート|8ビット|レトロゲーム|ドット',
    'makoto shinkai': '新海誠|新海誠風|アニメ|アニメ風|君の名は|アニメ調',
  },
  ko: {
    midjourney: '컨셉아트|컨셉 아트|미드저니',
    ghibsky: '지브리|미야자키|지브리풍|미야자키 하야오|지브리 스튜디오',
    realism: '사실적인|사실적|실사|사진|리얼한|현실적인|사실주의|실사풍|극사실',
    movie: '영화|영화같은|시네마틱|영화적인|필름|영화 같은',
    fantasy: '판타지|동화|환상|판타지풍|환상세계',
    cartoon: '만화|카툰|코믹|만화풍|웹툰',
    '3d': '입체|3d|3차원|3d 렌더링|입체적인',
    pixel: '픽셀|픽셀아트|도트|도트그림|픽셀 아트|8비트',
    'makoto shinkai': '신카이 마코토|신카이|애니|애니메이션|애니풍|너의 이름은',
  },
  fr: {
    ...NAMES,
    midjourney: 'art conceptuel|concept art',
    realism:
      'réalisme|réaliste|photo|photographie|photoréaliste|hyperréaliste|photographique|documentaire',
    movie: 'film|cinéma|style cinéma|comme au cinéma|cinématographique|cinématique|plan de film',
    fantasy: 'fantasy|fantastique|conte de fées|fantaisie|féérique|mythique',
    cartoon: 'dessin animé|bande dessinée|bd|cartoon|caricature',
    '3d': '3d|rendu 3d|en trois dimensions|en relief|isométrique',
    pixel: 'pixel|pixel art|pixels|pixelisé|8 bits',
    'makoto shinkai': 'makoto shinkai|shinkai|animé|anime|manga animé',
  },
  de: {
    ...NAMES,
    midjourney: 'konzeptkunst|konzeptzeichnung',
    realism:
      'realismus|realistisch|foto|fotografie|fotorealistisch|naturgetreu|hyperrealistisch|lebensecht|fotografisch',
    movie: 'film|filmisch|kinofilm|filmszene|cinematisch',
    fantasy: 'fantasy|fantastisch|märchen|märchenhaft|märchenwelt|fantasie',
    cartoon: 'zeichentrick|comic|cartoon|karikatur|zeichentrickfilm',
    '3d': '3d|dreidimensional|räumlich|isometrisch|3d grafik',
    pixel: 'pixel|pixelkunst|pixelgrafik|pixelart|pixel art|verpixelt|8 bit',
    'makoto shinkai': 'makoto shinkai|shinkai|anime|zeichentrick japanisch',
  },
  es: {
    ...NAMES,
    midjourney: 'arte conceptual|concept art',
    realism: 'realismo|realista|foto|fotografía|fotorrealista|hiperrealista|fotográfico|documental',
    movie: 'película|cinematográfico|cinematográfica|cinemático|fotograma',
    fantasy: 'fantasía|fantástico|cuento de hadas|mítico|de fantasía|fantástica',
    cartoon: 'dibujos animados|caricatura|cómic|historieta|dibujo animado',
    '3d': '3d|tridimensional|render 3d|en tres dimensiones|isométrico',
    pixel: 'píxel|pixel art|pixelado|pixelada|píxeles|8 bits',
    'makoto shinkai': 'makoto shinkai|shinkai|anime|animé japonés',
  },
  ru: {
    midjourney: 'концепт арт|миджорни|концептарт',
    ghibsky: 'гибли|миядзаки|студия гибли|хаяо миядзаки',
    realism:
      'реализм|реалистичный|фото|фотография|фотореализм|фотореалистичный|реалистично|документальный',
    movie: 'кино|фильм|кинематографичный|кинокадр|киношный|кинематографический',
    fantasy: 'фэнтези|фантазия|сказка|сказочный|мифический|фентези',
    cartoon: 'мультфильм|комикс|мультяшный|карикатура|мультик',
    '3d': '3d|трехмерный|3д|объемный|изометрия',
    pixel: 'пиксель|пиксельный|пиксель арт|пиксели|8 бит',
    'makoto shinkai': 'макото синкай|синкай|аниме|твое имя',
  },
  pt: {
    ...NAMES,
    midjourney: 'arte conceitual|arte conceptual|concept art',
    realism:
      'realismo|realista|foto|fotografia|fotorrealista|hiper-realista|fotográfico|documentário',
    movie: 'filme|cinematográfico|cinematográfica|cinemático',
    fantasy: 'fantasia|fantástico|conto de fadas|mítico|de fantasia|fantástica',
    cartoon: 'desenho animado|quadrinhos|caricatura|história em quadrinhos|banda desenhada',
    '3d': '3d|tridimensional|renderização 3d|em três dimensões|isométrico',
    pixel: 'pixel|pixel art|pixelado|pixelada|pixels|8 bits',
    'makoto shinkai': 'makoto shinkai|shinkai|anime|animê',
  },
  it: {
    ...NAMES,
    midjourney: 'arte concettuale|concept art',
    realism:
      'realismo|realistico|foto|fotografia|fotorealistico|iperrealistico|fotografico|realistica|documentario',
    movie: 'film|cinematografico|cinematografica|pellicola',
    fantasy: 'fantasy|fantastico|fiaba|fiabesco|mitico|fantasia|fantastica',
    cartoon: 'cartone animato|fumetto|cartoni animati|caricatura|cartoon',
    '3d': '3d|tridimensionale|rendering 3d|in tre dimensioni|isometrico',
    pixel: 'pixel|pixel art|pixelato|pixellato|8 bit',
    'makoto shinkai': 'makoto shinkai|shinkai|anime|animazione giapponese',
  },
  tr: {
    ...NAMES,
    midjourney: 'konsept sanat|konsept çizim',
    realism: 'gerçekçi|gerçekçilik|fotoğraf|foto|fotogerçekçi|realist|belgesel',
    movie: 'film|sinema|sinema tarzı|sinema stili|sinematik|film karesi|sinemasal',
    fantasy: 'fantezi|fantastik|peri masalı|masalsı|masal|efsanevi',
    cartoon: 'çizgi film|karikatür|çizgi roman|çizgi',
    '3d': '3d|üç boyutlu|3 boyutlu|3b|izometrik',
    pixel: 'piksel|piksel sanatı|piksel art|8 bit|pixel art',
    'makoto shinkai': 'makoto shinkai|shinkai|anime|japon animasyonu',
  },
  ar: {
    midjourney: 'فن تصوري|ميدجورني',
    ghibsky: 'جيبلي|غيبلي|ميازاكي|استوديو جيبلي',
    realism: 'واقعي|واقعية|صورة فوتوغرافية|فوتوغرافي|تصوير فوتوغرافي|حقيقي|واقعي جدا|وثائقي',
    movie: 'فيلم|سينمائي|سينمائية|سينما|بأسلوب سينما|بأسلوب السينما|لقطة سينمائية',
    fantasy: 'خيالي|خيالية|فانتازيا|حكاية خرافية|خيال|أسطوري|أسطورية',
    cartoon: 'كرتون|كرتوني|رسوم متحركة|كاريكاتير|كوميكس|كرتونية',
    '3d': 'ثلاثي الأبعاد|ثلاثية الأبعاد|مجسم|3d',
    pixel: 'بكسل|فن البكسل|بيكسل|بكسلات',
    'makoto shinkai': 'ماكوتو شينكاي|شينكاي|أنمي|انيمي',
  },
  hi: {
    midjourney: 'कॉन्सेप्ट आर्ट|मिडजर्नी',
    ghibsky: 'घिबली|गिब्ली|मियाज़ाकी|स्टूडियो घिबली',
    realism: 'यथार्थवादी|वास्तविक|फोटो|फ़ोटो|यथार्थवाद|असली|फोटोग्राफी',
    movie: 'फिल्म|फ़िल्मी|सिनेमाई|सिनेमा|सिनेमा शैली|सिनेमा जैसा|फिल्मी|चलचित्र',
    fantasy: 'फंतासी|काल्पनिक|परी कथा|कल्पना|परीकथा|फैंटेसी',
    cartoon: 'कार्टून|कॉमिक|कॉमिक्स|व्यंग्य चित्र',
    '3d': '3d|त्रिविमीय|थ्री डी|त्रि आयामी',
    pixel: 'पिक्सेल|पिक्सल|पिक्सेल आर्ट|पिक्सेल कला',
    'makoto shinkai': 'मकोतो शिंकाई|शिंकाई|एनिमे|ऐनिमे',
  },
};
