import type { WordTable } from '../language.ts';

/** Ways of painting, drawing, printing and taking pictures that words ask for. */
export type MediumName =
  | 'ink'
  | 'oil'
  | 'impressionist'
  | 'whirling'
  | 'pointillist'
  | 'watercolour'
  | 'storybook'
  | 'pencil'
  | 'charcoal'
  | 'pastel'
  | 'lines'
  | 'pen'
  | 'woodcut'
  | 'ukiyoe'
  | 'popart'
  | 'poster'
  | 'glass'
  | 'master'
  | 'cubist'
  | 'expressionist'
  | 'mosaic'
  | 'papercut'
  | 'lowpoly'
  | 'mono'
  | 'sepia'
  | 'vintage'
  | 'exposure';

/** A medium, or the two colours that are one where they belong to no thing. */
export type MediumWord = MediumName | 'blackwhite';

/** Words for media: phrases where a word alone may name a thing (a poster on a wall) or a colour (pastel). */
export const MEDIUM_WORDS: WordTable<MediumWord> = {
  en: {
    ink: 'ink painting|ink wash|ink wash painting|sumi e|sumie|chinese ink|chinese ink painting|chinese painting|traditional chinese painting|ink wash style|ink brush painting',
    oil: 'oil painting|oil on canvas|oil paint|in oil|in oils|oil style|oil color|oil colour|acrylic|acrylic painting|impasto|palette knife|renaissance painting|baroque painting|bob ross|caspar david friedrich|john constable|edward hopper|courbet|gouache|gouache painting|hudson river school|romanticism|romanticist|gainsborough|corot|bruegel|brueghel|pieter bruegel',
    impressionist:
      'impressionist|impressionism|impressionistic|impressionist painting|monet|claude monet|renoir|plein air|plein air painting|sisley|alfred sisley|pissarro|camille pissarro|morisot|berthe morisot|sorolla|joaquin sorolla|cezanne|paul cezanne|william turner|j m w turner|by turner|style of turner',
    whirling: 'van gogh|vincent van gogh|van gogh style|post impressionist|post impressionism',
    pointillist:
      'pointillism|pointillist|pointillistic|pointillist painting|seurat|georges seurat|divisionism',
    watercolour:
      'watercolor|watercolour|water color|water colour|watercolor painting|watercolour painting|aquarelle',
    storybook:
      'children s book illustration|childrens book illustration|children s book|childrens book|children book illustration|storybook|storybook illustration|picture book|picture book illustration|children s illustration|line and wash|ink and wash|ink and watercolor|ink and watercolour|pen and watercolor|beatrix potter|kids book illustration|kid s book illustration|kids book|kid s book|kids books+|kids book style|kids picture book|kids storybook|kids illustration|kid s illustration|children s picture book|children s storybook|children s drawing|childrens drawing of|childrens drawing style|child s drawing|children s drawings+|kid s drawing|kids drawing of|kids drawing style|childlike drawing|illustration for children|illustration for kids|illustration for a children s book',
    pencil:
      'sketch|pencil sketch|pencil drawing|in pencil|pencil style|pencil art|pencil illustration|graphite|graphite drawing|hand drawn|hand drawn sketch',
    charcoal:
      'charcoal drawing|charcoal sketch|in charcoal|charcoal art|charcoal style|charcoal on paper|charcoal painting',
    pastel:
      'pastel drawing|pastel painting|pastel sketch|soft pastel|soft pastels|chalk pastel|oil pastel|in pastels|chalk drawing|crayon|crayon drawing|wax crayon|degas',
    lines:
      'line drawing|line art|lineart|outline drawing|one line drawing|continuous line drawing|coloring page|colouring page|coloring book|colouring book|contour drawing',
    pen: 'pen drawing|pen and ink|pen and ink drawing|ink drawing|ink sketch|ink illustration|pen sketch|etching|engraving|copperplate|cross hatching|crosshatching|ballpoint drawing',
    woodcut:
      'woodcut|wood cut|woodcut print|linocut|lino cut|lino print|linoleum print|block print|wood engraving|woodblock',
    ukiyoe:
      'ukiyo e|ukiyoe|ukiyo e print|japanese woodblock|japanese woodblock print|japanese woodcut|japanese print|woodblock print|hokusai|hiroshige',
    popart:
      'pop art|popart|pop art style|lichtenstein|roy lichtenstein|warhol|andy warhol|halftone|halftone dots|ben day dots|keith haring',
    poster:
      'minimalist poster|minimalist travel poster|minimalist vintage poster|travel poster|vintage poster|vintage travel poster|retro poster|art deco poster|art deco|poster art|poster style|poster design|flat poster|minimalist illustration|minimalist art|flat design|flat vector|flat vector illustration|vector|vector illustration|vector graphic|flat color|flat colors|flat colour|flat style|screen print|screenprint|silkscreen|serigraph',
    glass: 'stained glass|stained glass window|stained glass art|leaded glass|leadlight',
    master:
      'renaissance painting|baroque painting|rembrandt|caravaggio|vermeer|johannes vermeer|old master|old masters|old master painting|chiaroscuro|rubens|velazquez|dutch golden age|tenebrism',
    cubist: 'cubism|cubist|cubist painting|picasso|pablo picasso|braque|georges braque|juan gris',
    expressionist:
      'expressionism|expressionist|expressionist painting|edvard munch|by munch|style of munch|munch style|fauvism|fauvist|matisse|henri matisse|kirchner|franz marc|der blaue reiter|gauguin|paul gauguin',
    mosaic: 'mosaic|mosaic art|byzantine mosaic|roman mosaic|mosaic tiles',
    papercut:
      'papercut|paper cut|papercut art|paper cut art|papercut style|paper cutout|layered paper|layered paper art|paper art|paper craft|papercraft|kirigami',
    lowpoly: 'low poly|lowpoly|low polygon|low poly style|low poly art|polygonal art',
    mono: 'monochrome|grayscale|greyscale|black and white photo|black and white photograph|black and white photography|black and white picture|black and white image|black and white film|in black and white|film noir|noir|ansel adams',
    sepia: 'sepia|sepia tone|sepia toned|sepia photo|sepia photograph',
    vintage:
      'vintage photo|vintage photograph|vintage photography|old photo|old photograph|antique photo|antique photograph|old fashioned photo|aged photo|faded photo|faded photograph|daguerreotype|tintype|retro photo|historic photo|historical photo|victorian photo|victorian photograph',
    exposure:
      'long exposure|long exposure photo|long exposure photography|slow shutter|slow shutter speed|star trails|silky water',
    blackwhite: 'black and white|black n white|black white|b w|bw',
  },
  zh: {
    ink: '水墨|水墨画|水墨风|水墨画风格|水墨风格|水墨画风|国画|中国画|山水画',
    oil: '油画|油画风|油画风格|布面油画|丙烯|丙烯画|厚涂|霍珀|弗里德里希|鲍勃·罗斯|水粉|水粉画|浪漫主义',
    impressionist: '印象派|印象主义|印象派风格|莫奈|雷诺阿|莫里索|西斯莱|毕沙罗|塞尚|透纳',
    whirling: '梵高|梵高风格|后印象派',
    pointillist: '点彩|点彩派|点彩画|修拉',
    watercolour: '水彩|水彩画|水彩风|水彩风格',
    storybook:
      '儿童绘本|绘本|绘本插画|绘本风格|童书插画|儿童插画|钢笔淡彩|儿童画|儿童画风格|儿童书插画|儿童图书插画|童书|儿童书',
    pencil: '素描|铅笔画|铅笔素描|铅笔速写|速写|手绘|素描风格',
    charcoal: '炭笔画|木炭画|炭笔素描|炭笔',
    pastel: '粉彩|粉彩画|色粉画|粉笔画|蜡笔画|蜡笔|油画棒',
    lines: '线稿|线描|线条画|简笔画|白描|涂色页|填色页',
    pen: '钢笔画|墨线画|铜版画|蚀刻|蚀刻版画|版刻|针管笔画',
    woodcut: '木刻|木刻版画|版画|木版画|麻胶版画',
    ukiyoe: '浮世绘|浮世绘风格|浮世绘版画|葛饰北斋|歌川广重',
    popart: '波普艺术|波普|波普风格|波普风|半色调|凯斯哈林',
    poster:
      '极简海报|海报风格|旅行海报|复古海报|极简插画|扁平化|扁平风格|矢量图|矢量插画|丝网印刷|装饰艺术',
    glass: '彩色玻璃|彩绘玻璃|彩色玻璃窗|花窗玻璃|彩绘玻璃窗',
    master: '伦勃朗|卡拉瓦乔|维米尔|古典油画|古典大师|明暗对照法',
    cubist: '立体主义|立体派|毕加索|布拉克',
    expressionist: '表现主义|野兽派|蒙克|马蒂斯|高更',
    mosaic: '马赛克|马赛克画|镶嵌画',
    papercut: '剪纸|剪纸风格|纸艺|剪纸艺术|纸雕',
    lowpoly: '低多边形|低多边形风格|低面数',
    mono: '黑白照片|黑白摄影|黑白照|黑白影像|黑白画面|单色|灰度',
    sepia: '棕褐色调|深褐色调|怀旧棕|棕褐色照片',
    vintage: '老照片|旧照片|复古照片|怀旧照片|泛黄照片|泛黄的照片',
    exposure: '长曝光|长时间曝光|慢快门|慢门|星轨',
    blackwhite: '黑白|黑白色|黑白相间',
  },
  ja: {
    ink: '水墨画|墨絵|水墨|水墨画風|墨絵風|山水画',
    oil: '油絵|油彩|油彩画|油絵風|油絵タッチ|アクリル画|厚塗り|ホッパー|フリードリヒ|ボブロス|ガッシュ|ロマン主義',
    impressionist:
      '印象派|印象主義|印象派風|モネ|ルノワール|シスレー|ピサロ|モリゾ|セザンヌ|ターナー',
    whirling: 'ゴッホ|ゴッホ風|ポスト印象派',
    pointillist: '点描|点描画|点描風|スーラ',
    watercolour: '水彩|水彩画|水彩風|水彩タッチ',
    storybook:
      '絵本|絵本風|絵本の挿絵|児童書の挿絵|童話の挿絵|児童画|児童書|子供が描いた絵|子どもが描いた絵|子供向けの絵本|子供の本の挿絵',
    pencil: 'スケッチ|鉛筆画|鉛筆スケッチ|鉛筆デッサン|素描|デッサン|手描き',
    charcoal: '木炭画|木炭デッサン|チャコール画',
    pastel: 'パステル画|パステル調の絵|チョーク画|クレヨン画|クレヨン|オイルパステル',
    lines: '線画|ラインアート|塗り絵|輪郭線',
    pen: 'ペン画|銅版画|エッチング|ペンスケッチ|エングレービング',
    woodcut: '木版画|版画|木版|リノカット',
    ukiyoe: '浮世絵|浮世絵風|北斎|葛飾北斎|広重|歌川広重',
    popart: 'ポップアート|ポップアート風|網点|ウォーホル|キースヘリング',
    poster:
      'ミニマルポスター|ポスター風|旅行ポスター|レトロポスター|フラットデザイン|ベクター|ベクターイラスト|アールデコ|シルクスクリーン',
    glass: 'ステンドグラス|ステンドグラス風',
    master: 'レンブラント|カラヴァッジョ|フェルメール|古典絵画|明暗法',
    cubist: 'キュビスム|キュービズム|ピカソ|ブラック風',
    expressionist: '表現主義|フォーヴィスム|ムンク|マティス|ゴーギャン',
    mosaic: 'モザイク|モザイク画|モザイクタイル',
    papercut: '切り絵|切り絵風|ペーパーアート|紙細工|切り紙',
    lowpoly: 'ローポリ|ローポリ風|ローポリゴン',
    mono: '白黒写真|モノクロ|モノクローム|モノクロ写真|グレースケール',
    sepia: 'セピア|セピア色|セピア調|セピア写真',
    vintage: '古い写真|古写真|昔の写真|ヴィンテージ写真|ビンテージ写真|色あせた写真',
    exposure: '長時間露光|長秒露光|スローシャッター|星の軌跡',
    blackwhite: '白黒|黒白',
  },
  ko: {
    ink: '수묵화|수묵|수묵화풍|산수화|먹그림',
    oil: '유화|유화풍|유화 그림|아크릴화|임파스토|호퍼|프리드리히|밥 로스|구아슈|낭만주의',
    impressionist: '인상파|인상주의|인상파풍|모네|르누아르|시슬레|피사로|세잔|터너',
    whirling: '고흐|반 고흐|반고흐|고흐풍|후기 인상파',
    pointillist: '점묘법|점묘화|점묘파|쇠라',
    watercolour: '수채화|수채|수채화풍|수채 물감',
    storybook:
      '동화책|동화책 삽화|그림책|그림책 삽화|아동 도서 삽화|그림책풍|아동화|어린이 책 삽화|어린이 동화책 삽화|어린이 그림책|아이가 그린 그림|아이들 그림책',
    pencil: '스케치|연필화|연필 스케치|연필 드로잉|소묘|연필 그림|손그림',
    charcoal: '목탄화|목탄 그림|목탄 드로잉|숯 그림',
    pastel: '파스텔화|파스텔 그림|분필 그림|크레용|크레용 그림|크레파스',
    lines: '선화|라인 아트|라인 드로잉|색칠 공부|윤곽선 그림',
    pen: '펜화|펜 드로잉|잉크 드로잉|동판화|에칭|펜 스케치',
    woodcut: '목판화|판화|리노컷|목판',
    ukiyoe: '우키요에|우키요에풍|호쿠사이|히로시게|일본 목판화',
    popart: '팝아트|팝 아트|팝아트풍|하프톤|워홀|키스 해링',
    poster:
      '미니멀 포스터|여행 포스터|복고풍 포스터|포스터 스타일|플랫 디자인|벡터|벡터 일러스트|아르데코|실크스크린',
    glass: '스테인드글라스|스테인드 글라스',
    master: '렘브란트|카라바조|페르메이르|고전 회화|명암법',
    cubist: '입체파|입체주의|큐비즘|피카소',
    expressionist: '표현주의|야수파|뭉크|마티스|고갱',
    mosaic: '모자이크|모자이크화',
    papercut: '종이 공예|페이퍼 컷|종이 오리기|종이 예술|페이퍼아트',
    lowpoly: '로우폴리|로우 폴리|저폴리곤',
    mono: '흑백 사진|흑백사진|모노크롬|흑백 영화|무채색',
    sepia: '세피아|세피아톤|세피아 톤',
    vintage: '빈티지 사진|옛날 사진|오래된 사진|낡은 사진|빛바랜 사진',
    exposure: '장노출|장노출 사진|느린 셔터|별 궤적',
    blackwhite: '흑백',
  },
  fr: {
    ink: 'lavis|encre de chine|lavis à l encre|peinture à l encre|sumi e',
    oil: 'peinture à l huile|huile sur toile|tableau à l huile|à l huile|acrylique|peinture acrylique|empâtement|peint à l huile|caspar david friedrich|edward hopper|courbet|gouache|corot|bruegel',
    impressionist:
      'impressionniste|impressionnisme|peinture impressionniste|monet|renoir|sisley|pissarro|morisot|cézanne|turner|sorolla',
    whirling: 'van gogh|vincent van gogh|postimpressionniste|post impressionniste',
    pointillist: 'pointillisme|pointilliste|seurat|divisionnisme',
    watercolour: 'aquarelle|peinture à l aquarelle|à l aquarelle',
    storybook:
      'livre pour enfants|illustration de livre pour enfants|album jeunesse|illustration jeunesse|livre d images|livre de contes|dessin d enfant|dessins d enfants+|livre d enfants|illustration pour enfants|album pour enfants|illustration de livre d enfants',
    pencil: 'croquis|dessin au crayon|esquisse|au crayon|crayonné|mine de plomb|dessiné à la main',
    charcoal: 'fusain|dessin au fusain|au fusain',
    pastel:
      'dessin au pastel|pastel sec|pastels gras|au pastel|aux pastels|dessin à la craie|à la craie|craie grasse',
    lines: 'dessin au trait|au trait|line art|coloriage|page à colorier',
    pen: 'dessin à l encre|à l encre|dessin à la plume|à la plume|eau forte|gravure|taille douce|hachures|stylo bille',
    woodcut: 'gravure sur bois|xylographie|linogravure|bois gravé',
    ukiyoe: 'ukiyo e|ukiyoe|estampe japonaise|estampe|hokusai|hiroshige',
    popart: 'pop art|popart|lichtenstein|warhol|points de trame|keith haring',
    poster:
      'affiche minimaliste|affiche de voyage|affiche vintage|affiche rétro|style affiche|illustration minimaliste|design plat|vectoriel|illustration vectorielle|art déco|sérigraphie',
    glass: 'vitrail|vitraux+|verre coloré',
    master: 'rembrandt|le caravage|caravage|vermeer|clair obscur|maître ancien|rubens|vélasquez',
    cubist: 'cubisme|cubiste|picasso|braque',
    expressionist: 'expressionnisme|expressionniste|munch|fauvisme|matisse|gauguin',
    mosaic: 'mosaïque|mosaïque byzantine|mosaïque romaine',
    papercut: 'papier découpé|art du papier|découpage de papier|papier plié',
    lowpoly: 'low poly|lowpoly|polygones|style polygonal',
    mono: 'photo en noir et blanc|photographie en noir et blanc|en noir et blanc|photo noir et blanc|monochrome|niveaux de gris',
    sepia: 'sépia|ton sépia|photo sépia',
    vintage:
      'vieille photo|photo ancienne|photo vintage|ancienne photo|photographie ancienne|vieille photographie|photo d époque|photo jaunie|daguerréotype',
    exposure: 'pose longue|longue exposition|exposition longue|filé d étoiles',
    blackwhite: 'noir et blanc',
  },
  de: {
    ink: 'tuschemalerei|tusche|tuschebild|chinesische tusche|sumi e',
    oil: 'ölgemälde|ölbild|ölmalerei|öl auf leinwand|in öl|ölfarben|acryl|acrylbild|acrylgemälde|impasto|mit ölfarben|caspar david friedrich|edward hopper|courbet|gouache|romantik malerei|spitzweg|bruegel',
    impressionist:
      'impressionistisch|impressionismus|impressionist|monet|renoir|freilichtmalerei|sisley|pissarro|morisot|cézanne|turner|liebermann|max liebermann',
    whirling: 'van gogh|vincent van gogh|postimpressionistisch|spätimpressionistisch',
    pointillist: 'pointillismus|pointillistisch|punktmalerei|seurat',
    watercolour: 'aquarell|aquarellbild|wasserfarben|aquarellmalerei|mit wasserfarben',
    storybook:
      'kinderbuchillustration|kinderbuch|bilderbuch|bilderbuchillustration|illustration für ein kinderbuch|märchenbuch|kinderzeichnung|kinderzeichnungen+|kinderbuchstil|bilderbuchstil|kinderbuchzeichnung|illustration aus einem kinderbuch|illustration für kinder',
    pencil:
      'bleistiftzeichnung|bleistiftskizze|skizze|mit bleistift|bleistift|handgezeichnet|graphitzeichnung',
    charcoal: 'kohlezeichnung|kohleskizze|mit kohle|zeichenkohle',
    pastel:
      'pastellzeichnung|pastellkreide|pastellbild|pastellmalerei|kreidezeichnung|kreidebild|mit kreide|wachsmalstift|wachsmalkreide|ölpastell|buntstift',
    lines:
      'strichzeichnung|linienzeichnung|umrisszeichnung|line art|ausmalbild|malvorlage|linienkunst',
    pen: 'tuschezeichnung|federzeichnung|tintenzeichnung|radierung|kupferstich|stich|schraffur|kugelschreiberzeichnung',
    woodcut: 'holzschnitt|linolschnitt|linoldruck|holzstich',
    ukiyoe:
      'ukiyo e|ukiyoe|japanischer holzschnitt|japanischer farbholzschnitt|farbholzschnitt|hokusai|hiroshige',
    popart: 'pop art|popart|lichtenstein|warhol|rasterpunkte|pop art stil|keith haring',
    poster:
      'minimalistisches plakat|minimalistisches poster|reiseplakat|reiseposter|retroplakat|retro poster|vintage plakat|plakatstil|plakatkunst|minimalistische illustration|vektorgrafik|vektor|vektorillustration|flat design|art déco|siebdruck',
    glass: 'glasmalerei|bleiglas|buntglas|buntglasfenster|bleiglasfenster|kirchenfenster',
    master:
      'rembrandt|caravaggio|vermeer|alte meister|alter meister|hell dunkel malerei|helldunkel|rubens',
    cubist: 'kubismus|kubistisch|picasso|braque',
    expressionist:
      'expressionismus|expressionistisch|munch|fauvismus|matisse|gauguin|franz marc|august macke|blauer reiter',
    mosaic: 'mosaik|mosaikbild|römisches mosaik',
    papercut: 'scherenschnitt|papierschnitt|papierkunst|aus papier geschnitten',
    lowpoly: 'low poly|lowpoly|polygonstil|polygonkunst',
    mono: 'schwarzweißfoto|schwarz weiß foto|schwarzweißaufnahme|schwarzweißbild|schwarzweißfotografie|in schwarz weiß|in schwarzweiß|in schwarz und weiß|monochrom|graustufen',
    sepia: 'sepia|sepiaton|sepiafoto|in sepia',
    vintage:
      'altes foto|alte fotografie|vintage foto|historisches foto|vergilbtes foto|alte aufnahme|historische aufnahme|antikes foto|daguerreotypie',
    exposure: 'langzeitbelichtung|lange belichtung|langzeitaufnahme|sternspuren',
    blackwhite: 'schwarzweiß|schwarz weiß|schwarz und weiß|schwarz weiss',
  },
  es: {
    ink: 'tinta china|aguada|pintura a tinta|sumi e',
    oil: 'pintura al óleo|óleo|óleo sobre lienzo|al óleo|cuadro al óleo|acrílico|pintura acrílica|empaste|caspar david friedrich|edward hopper|courbet|gouache|bruegel',
    impressionist:
      'impresionista|impresionismo|pintura impresionista|monet|renoir|sisley|pissarro|morisot|cézanne|turner|sorolla',
    whirling: 'van gogh|vincent van gogh|postimpresionista',
    pointillist: 'puntillismo|puntillista|seurat',
    watercolour: 'acuarela|pintura de acuarela|en acuarela',
    storybook:
      'cuento infantil|ilustración infantil|libro infantil|ilustración de libro infantil|álbum ilustrado|libro de cuentos|dibujo infantil|dibujos infantiles+|libro para niños|libro de niños|ilustración para niños|ilustración de un libro para niños|cuento para niños',
    pencil: 'boceto|dibujo a lápiz|bosquejo|esbozo|a lápiz|grafito|dibujado a mano',
    charcoal: 'carboncillo|dibujo al carboncillo|al carboncillo|al carbón',
    pastel:
      'dibujo al pastel|pintura al pastel|al pastel|tizas|con tiza|dibujo con tiza|dibujo de tiza|crayón|ceras de colores',
    lines: 'dibujo de líneas|arte lineal|line art|dibujo para colorear|página para colorear',
    pen: 'dibujo a tinta|a tinta|dibujo a pluma|a pluma|plumilla|aguafuerte|grabado|grabado en cobre|a bolígrafo',
    woodcut: 'xilografía|grabado en madera|linograbado|linóleo',
    ukiyoe: 'ukiyo e|ukiyoe|estampa japonesa|grabado japonés|xilografía japonesa|hokusai|hiroshige',
    popart: 'pop art|arte pop|lichtenstein|warhol|puntos de trama|keith haring',
    poster:
      'cartel minimalista|póster minimalista|cartel de viaje|póster de viaje|cartel retro|póster retro|cartel vintage|estilo cartel|ilustración minimalista|diseño plano|vector|vectorial|ilustración vectorial|art déco|serigrafía',
    glass: 'vidriera|vitral|vidrio emplomado',
    master: 'rembrandt|caravaggio|vermeer|claroscuro|maestro antiguo|velázquez|rubens|goya',
    cubist: 'cubismo|cubista|picasso|braque',
    expressionist: 'expresionismo|expresionista|munch|fauvismo|matisse|gauguin',
    mosaic: 'mosaico|mosaico romano|mosaico bizantino',
    papercut: 'papel recortado|arte en papel|recorte de papel',
    lowpoly: 'low poly|lowpoly|estilo poligonal|polígonos',
    mono: 'foto en blanco y negro|fotografía en blanco y negro|en blanco y negro|foto blanco y negro|monocromo|monocromático|escala de grises',
    sepia: 'sepia|tono sepia|foto sepia',
    vintage:
      'foto antigua|fotografía antigua|foto vieja|foto vintage|fotografía vintage|foto de época|foto descolorida|daguerrotipo',
    exposure: 'larga exposición|exposición larga|estelas de estrellas|obturación lenta',
    blackwhite: 'blanco y negro|negro y blanco',
  },
  ru: {
    ink: 'тушь|тушью|живопись тушью|китайская живопись|суми э',
    oil: 'масляная живопись|картина маслом|маслом|холст масло|масло на холсте|акрил|акрилом|импасто|каспар давид фридрих|хоппер|шишкин|айвазовский|гуашь|гуашью|романтизм|левитан',
    impressionist:
      'импрессионизм|импрессионист|импрессионистский|моне|клод моне|ренуар|сислей|писсарро|моризо|сезанн|тернер|коровин',
    whirling: 'ван гог|винсент ван гог|постимпрессионизм',
    pointillist: 'пуантилизм|пуантилист|сера жорж',
    watercolour: 'акварель|акварельный|акварельный рисунок|акварелью|акварельная картина',
    storybook:
      'детская книга|иллюстрация детской книги|детская иллюстрация|книжка с картинками|книжная иллюстрация|иллюстрация к сказке|иллюстрация для детской книги|детский рисунок|детские рисунки+|в стиле детской книги|детская книжка|книга для детей|книжка для детей|иллюстрация для детей',
    pencil: 'эскиз|набросок|рисунок карандашом|карандашный рисунок|карандашом|скетч|графит',
    charcoal: 'рисунок углем|углем|угольный рисунок|рисунок углём',
    pastel:
      'пастелью|рисунок пастелью|пастельный рисунок|рисунок мелом|мелками|восковые мелки|пастельная живопись',
    lines: 'контурный рисунок|линейный рисунок|лайн арт|раскраска|рисунок линиями',
    pen: 'рисунок тушью|рисунок пером|пером|офорт|гравюра|гравюра на меди|штриховка|шариковой ручкой',
    woodcut: 'ксилография|гравюра на дереве|линогравюра|линорит',
    ukiyoe: 'укиё э|укие э|японская гравюра|японская ксилография|хокусай|хиросигэ',
    popart: 'поп арт|попарт|лихтенштейн рой|уорхол|полутоновые точки|кит харинг',
    poster:
      'минималистичный плакат|минималистичный постер|туристический плакат|ретро плакат|винтажный плакат|плакатный стиль|плоский дизайн|вектор|векторный|векторная иллюстрация|ар деко|шелкография',
    glass: 'витраж|витражный',
    master: 'рембрандт|караваджо|вермеер|старые мастера|светотень|рубенс|веласкес',
    cubist: 'кубизм|кубистический|пикассо|брак жорж',
    expressionist: 'экспрессионизм|экспрессионистский|мунк|фовизм|матисс|гоген',
    mosaic: 'мозаика|мозаичный|византийская мозаика',
    papercut: 'бумажная аппликация|вырезанный из бумаги|вырезание из бумаги|бумажное искусство',
    lowpoly: 'лоу поли|лоуполи|низкополигональный|полигональный стиль',
    mono: 'черно белое фото|черно белая фотография|черно белый снимок|чб фото|чб|монохром|монохромный|оттенки серого',
    sepia: 'сепия|тон сепии|в сепии',
    vintage:
      'старое фото|старая фотография|старинная фотография|старинное фото|винтажное фото|винтажная фотография|выцветшее фото|ретро фото|дагеротип',
    exposure: 'длинная выдержка|длительная экспозиция|долгая экспозиция|следы звезд',
    blackwhite: 'черно белый|чернобелый|черное и белое',
  },
  pt: {
    ink: 'nanquim|tinta da china|tinta chinesa|aguada|pintura a tinta|sumi e',
    oil: 'pintura a óleo|óleo sobre tela|a óleo|quadro a óleo|tinta a óleo|acrílico|pintura acrílica|impasto|caspar david friedrich|edward hopper|courbet|guache|bruegel',
    impressionist:
      'impressionista|impressionismo|pintura impressionista|monet|renoir|sisley|pissarro|morisot|cézanne|turner|sorolla',
    whirling: 'van gogh|vincent van gogh|pós impressionista|pós impressionismo',
    pointillist: 'pontilhismo|pontilhista|seurat',
    watercolour: 'aquarela|aguarela|pintura em aquarela|em aquarela',
    storybook:
      'livro infantil|ilustração infantil|ilustração de livro infantil|livro ilustrado|livro de histórias|desenho infantil|desenhos infantis+|livro para crianças|livro de crianças|ilustração para crianças|ilustração de livro para crianças',
    pencil: 'esboço|desenho a lápis|a lápis|rascunho|grafite|desenhado à mão',
    charcoal: 'desenho a carvão|a carvão|carvão vegetal|desenho em carvão',
    pastel:
      'desenho a pastel|pintura a pastel|a pastel|pastel seco|pastel oleoso|desenho a giz|a giz|giz de cera',
    lines: 'desenho de linhas|arte linear|line art|desenho para colorir|página para colorir',
    pen: 'desenho a tinta|desenho a caneta|a caneta|bico de pena|água forte|gravura|gravura em metal',
    woodcut: 'xilogravura|xilografia|linogravura|gravura em madeira',
    ukiyoe:
      'ukiyo e|ukiyoe|gravura japonesa|estampa japonesa|xilogravura japonesa|hokusai|hiroshige',
    popart: 'pop art|arte pop|lichtenstein|warhol|retícula de pontos|keith haring',
    poster:
      'cartaz minimalista|pôster minimalista|cartaz de viagem|pôster de viagem|cartaz retrô|pôster retrô|estilo cartaz|ilustração minimalista|design plano|vetor|vetorial|ilustração vetorial|art déco|serigrafia',
    glass: 'vitral|vitrais+|vidro colorido',
    master: 'rembrandt|caravaggio|vermeer|claro escuro|chiaroscuro|mestre antigo|velázquez|rubens',
    cubist: 'cubismo|cubista|picasso|braque',
    expressionist: 'expressionismo|expressionista|munch|fauvismo|matisse|gauguin',
    mosaic: 'mosaico|mosaico romano|mosaico bizantino',
    papercut: 'papel recortado|arte em papel|recorte de papel',
    lowpoly: 'low poly|lowpoly|estilo poligonal|polígonos',
    mono: 'foto em preto e branco|fotografia em preto e branco|em preto e branco|a preto e branco|foto preto e branco|monocromático|monocromo|tons de cinza|escala de cinza',
    sepia: 'sépia|tom sépia|foto sépia',
    vintage:
      'foto antiga|fotografia antiga|foto velha|foto vintage|fotografia vintage|foto de época|foto desbotada|daguerreótipo',
    exposure: 'longa exposição|exposição longa|rastros de estrelas|obturador lento',
    blackwhite: 'preto e branco|branco e preto',
  },
  it: {
    ink: 'inchiostro|inchiostro di china|pittura a inchiostro|sumi e',
    oil: 'pittura a olio|dipinto a olio|olio su tela|a olio|quadro a olio|colori a olio|acrilico|pittura acrilica|impasto|caspar david friedrich|edward hopper|courbet|guazzo|canaletto',
    impressionist:
      'impressionista|impressionismo|dipinto impressionista|monet|renoir|sisley|pissarro|morisot|cézanne|turner|macchiaioli',
    whirling: 'van gogh|vincent van gogh|postimpressionista',
    pointillist: 'puntinismo|puntinista|divisionismo|pointillisme|seurat',
    watercolour: 'acquerello|acquarello|ad acquerello|dipinto ad acquerello',
    storybook:
      'libro per bambini|illustrazione per bambini|illustrazione di libro per bambini|libro illustrato|albo illustrato|libro di fiabe|disegno infantile|disegni infantili+|disegno per bambini|libro di bambini|libro per l infanzia|illustrazione di un libro per bambini',
    pencil: 'schizzo|disegno a matita|bozzetto|a matita|grafite|disegnato a mano',
    charcoal: 'carboncino|disegno a carboncino|a carboncino',
    pastel:
      'disegno a pastello|a pastello|pastelli+|disegno col gesso|disegno a gesso|gessetti+|disegno con gessetti|pastelli a cera',
    lines: 'disegno al tratto|al tratto|line art|disegno da colorare|pagina da colorare',
    pen: 'disegno a china|a china|disegno a penna|a penna|acquaforte|incisione|incisione su rame|tratteggio',
    woodcut: 'xilografia|incisione su legno|linoleografia|linoincisione',
    ukiyoe: 'ukiyo e|ukiyoe|stampa giapponese|xilografia giapponese|hokusai|hiroshige',
    popart: 'pop art|popart|lichtenstein|warhol|retino a punti|keith haring',
    poster:
      'poster minimalista|manifesto minimalista|poster di viaggio|manifesto di viaggio|poster retrò|manifesto vintage|stile manifesto|illustrazione minimalista|design piatto|vettoriale|illustrazione vettoriale|art déco|serigrafia',
    glass: 'vetrata|vetrata colorata|vetro piombato|vetrata artistica',
    master: 'rembrandt|caravaggio|vermeer|chiaroscuro|maestro antico|rubens|velázquez',
    cubist: 'cubismo|cubista|picasso|braque',
    expressionist: 'espressionismo|espressionista|munch|fauvismo|matisse|gauguin',
    mosaic: 'mosaico|mosaico romano|mosaico bizantino',
    papercut: 'carta ritagliata|arte della carta|ritaglio di carta',
    lowpoly: 'low poly|lowpoly|stile poligonale|poligoni',
    mono: 'foto in bianco e nero|fotografia in bianco e nero|in bianco e nero|foto bianco e nero|monocromatico|monocromo|scala di grigi',
    sepia: 'seppia|tono seppia|foto seppia|color seppia',
    vintage:
      'vecchia foto|foto antica|foto vecchia|foto vintage|fotografia antica|vecchia fotografia|fotografia d epoca|foto d epoca|foto sbiadita|dagherrotipo',
    exposure: 'lunga esposizione|esposizione lunga|scie di stelle|tempi lunghi',
    blackwhite: 'bianco e nero|nero e bianco',
  },
  tr: {
    ink: 'mürekkep|mürekkep resmi|çini mürekkebi|sumi e',
    oil: 'yağlı boya|yağlıboya|yağlı boya tablo|tuval üzerine yağlı boya|akrilik|akrilik boya|impasto|caspar david friedrich|edward hopper|courbet|guaj|romantizm',
    impressionist:
      'empresyonist|empresyonizm|izlenimci|izlenimcilik|monet|renoir|sisley|pissarro|cezanne|turner',
    whirling: 'van gogh|vincent van gogh|post empresyonist',
    pointillist: 'noktacılık|puantilizm|puantilist|seurat',
    watercolour: 'suluboya|sulu boya|suluboya resim|sulu boya tablo',
    storybook:
      'çocuk kitabı|çocuk kitabı illüstrasyonu|çocuk kitabı çizimi|resimli kitap|masal kitabı|çocuk çizimi|çocuk kitabı tarzı|çocuklar için kitap|çocuklar için çizim|çocuk kitabı resmi',
    pencil: 'eskiz|karakalem|kurşun kalem|kurşun kalem çizimi|karakalem çizim|taslak|el çizimi',
    charcoal: 'füzen|füzen çizimi|kömür kalem|kömür kalem çizimi|kömür çizim',
    pastel:
      'pastel boya|kuru pastel|yağlı pastel|pastel çizim|tebeşir çizimi|mum boya|pastel resim',
    lines: 'çizgi sanatı|çizgisel çizim|line art|boyama sayfası|kontur çizim',
    pen: 'mürekkepli çizim|tükenmez kalem çizimi|dolma kalem çizimi|gravür|oyma baskı|asit baskı|tarama ucu',
    woodcut: 'ağaç baskı|ahşap baskı|linol baskı|linolyum baskı|tahta baskı',
    ukiyoe: 'ukiyo e|ukiyoe|japon baskısı|japon ağaç baskısı|hokusai|hiroshige',
    popart: 'pop art|popart|pop sanat|lichtenstein|warhol|yarım ton noktalar|keith haring',
    poster:
      'minimalist poster|minimalist afiş|seyahat afişi|seyahat posteri|retro afiş|retro poster|afiş tarzı|minimalist illüstrasyon|düz tasarım|vektör|vektörel|vektör illüstrasyon|art deco|serigrafi',
    glass: 'vitray|vitray pencere|renkli cam',
    master: 'rembrandt|caravaggio|vermeer|eski ustalar|ışık gölge|rubens',
    cubist: 'kübizm|kübist|picasso|braque',
    expressionist: 'ekspresyonizm|dışavurumcu|dışavurumculuk|munch|fovizm|matisse|gauguin',
    mosaic: 'mozaik|roma mozaiği|mozaik sanatı',
    papercut: 'kağıt kesme|kağıt sanatı|kesme kağıt',
    lowpoly: 'low poly|lowpoly|düşük poligon',
    mono: 'siyah beyaz fotoğraf|siyah beyaz foto|siyah beyaz film|monokrom|gri tonlama',
    sepia: 'sepya|sepya tonu|sepya fotoğraf',
    vintage:
      'eski fotoğraf|eski foto|antika fotoğraf|vintage fotoğraf|solmuş fotoğraf|nostaljik fotoğraf',
    exposure: 'uzun pozlama|uzun pozlama fotoğrafı|yıldız izleri|düşük enstantane',
    blackwhite: 'siyah beyaz|siyahbeyaz|beyaz siyah',
  },
  ar: {
    ink: 'بالحبر|حبر|الحبر الصيني|لوحة بالحبر',
    oil: 'لوحة زيتية|رسم زيتي|ألوان زيتية|بالألوان الزيتية|زيت على قماش|أكريليك|ألوان أكريليك|إدوارد هوبر|غواش|رومانسية الرسم',
    impressionist: 'انطباعي|انطباعية|لوحة انطباعية|الانطباعية|مونيه|رينوار|سيزان|تيرنر|بيسارو',
    whirling: 'فان جوخ|فان غوخ|فنسنت فان جوخ|ما بعد الانطباعية',
    pointillist: 'تنقيطية|التنقيطية|لوحة تنقيطية|سورا',
    watercolour: 'ألوان مائية|لوحة مائية|بالألوان المائية|رسم مائي',
    storybook:
      'كتاب أطفال|رسوم كتاب أطفال|رسمة كتاب أطفال|قصة أطفال مصورة|كتاب مصور|كتاب للأطفال|رسوم للأطفال|رسم طفولي|رسوم طفولية|رسوم كتاب للأطفال|قصة للأطفال',
    pencil: 'رسم بالرصاص|رسم بالقلم الرصاص|بالقلم الرصاص|رسم تخطيطي|اسكتش|قلم رصاص|بقلم الرصاص',
    charcoal: 'رسم بالفحم|بالفحم|لوحة بالفحم|رسم فحم',
    pastel:
      'رسم بالباستيل|ألوان الباستيل|بالباستيل|رسم بالطباشير|بالطباشير|ألوان شمعية|أقلام شمعية',
    lines: 'رسم خطي|فن الخطوط|رسم بالخطوط|صفحة تلوين|رسمة للتلوين',
    pen: 'رسم بالحبر|رسم بالقلم الحبر|رسم بالريشة|نقش|حفر على النحاس|رسم بقلم جاف',
    woodcut: 'حفر على الخشب|نقش خشبي|طباعة خشبية|طباعة لينو',
    ukiyoe: 'أوكييو إي|أوكييو|طباعة يابانية|نقش ياباني|هوكوساي|هيروشيغه',
    popart: 'بوب آرت|فن البوب|البوب آرت|وارهول|ليختنشتاين|كيث هارينغ',
    poster:
      'ملصق بسيط|ملصق سفر|ملصق قديم|أسلوب ملصق|ملصق فني|تصميم مسطح|فيكتور|رسم متجهي|آرت ديكو|طباعة حريرية',
    glass: 'زجاج ملون|زجاج معشق|نافذة زجاج ملون|الزجاج الملون|الزجاج المعشق',
    master: 'رامبرانت|كارافاجيو|فيرمير|روبنز',
    cubist: 'تكعيبية|التكعيبية|تكعيبي|بيكاسو',
    expressionist: 'تعبيرية|التعبيرية|تعبيري|مونك|ماتيس|غوغان',
    mosaic: 'فسيفساء|الفسيفساء|موزاييك',
    papercut: 'ورق مقصوص|فن الورق|قص الورق',
    lowpoly: 'لو بولي|قليل المضلعات|منخفض المضلعات',
    mono: 'صورة بالأبيض والأسود|بالأبيض والأسود|صورة أبيض وأسود|أحادي اللون|تدرج الرمادي|الأبيض والأسود',
    sepia: 'سيبيا|لون السيبيا|صورة سيبيا',
    vintage: 'صورة قديمة|صورة عتيقة|صورة كلاسيكية قديمة|صورة باهتة|صورة تاريخية',
    exposure: 'تعريض طويل|التعريض الطويل|مسارات النجوم|غالق بطيء',
    blackwhite: 'أبيض وأسود|أسود وأبيض|الأسود والأبيض',
  },
  hi: {
    ink: 'स्याही|स्याही चित्र|चीनी स्याही|स्याही से',
    oil: 'तैल चित्र|तैलचित्र|ऑयल पेंटिंग|तेल चित्र|तैलीय चित्र|एक्रिलिक|एक्रिलिक पेंटिंग|एडवर्ड हॉपर|गौचे|बॉब रॉस',
    impressionist: 'प्रभाववादी|प्रभाववाद|इंप्रेशनिस्ट|मोने|रेनॉयर|सेज़ान|टर्नर|पिसारो',
    whirling: 'वान गॉग|वैन गॉग|विन्सेंट वान गॉग',
    pointillist: 'बिंदुवाद|बिंदुवादी|पॉइंटिलिज्म|सूरा',
    watercolour: 'जलरंग|जल रंग|वॉटरकलर|वाटरकलर|जलरंग चित्र',
    storybook:
      'बाल पुस्तक|बच्चों की किताब|बच्चों की किताब का चित्र|चित्र पुस्तक|कहानी की किताब|बाल पुस्तक चित्रण|बच्चों की पुस्तक|बच्चों की किताब शैली|बच्चों की ड्राइंग|बच्चों की ड्रॉइंग|बच्चों की कहानी की किताब',
    pencil: 'स्केच|पेंसिल स्केच|पेंसिल चित्र|पेंसिल ड्रॉइंग|पेंसिल से|हस्तनिर्मित चित्र',
    charcoal: 'चारकोल|चारकोल चित्र|चारकोल ड्रॉइंग|कोयले से बना चित्र|चारकोल स्केच',
    pastel: 'पेस्टल चित्र|पेस्टल ड्रॉइंग|पेस्टल पेंटिंग|चॉक चित्र|क्रेयॉन|मोम रंग',
    lines: 'रेखाचित्र|रेखा चित्र|लाइन आर्ट|लाइन ड्रॉइंग|रंग भरने का पन्ना',
    pen: 'पेन चित्र|पेन ड्रॉइंग|इंक ड्रॉइंग|कलम चित्र|नक़्क़ाशी|एचिंग',
    woodcut: 'काष्ठ छाप|लकड़ी की छाप|वुडकट|लिनोकट|काष्ठ उत्कीर्णन',
    ukiyoe: 'उकियो ए|उकियोए|जापानी छाप चित्र|जापानी वुडब्लॉक|होकुसाई|हिरोशिगे',
    popart: 'पॉप आर्ट|पॉप कला|हाफ़टोन|वारहोल|कीथ हेरिंग',
    poster:
      'न्यूनतम पोस्टर|यात्रा पोस्टर|पुराना पोस्टर|पोस्टर शैली|फ्लैट डिज़ाइन|वेक्टर|वेक्टर चित्र|आर्ट डेको|स्क्रीन प्रिंट',
    glass: 'रंगीन कांच|रंगीन काँच|सना हुआ ग्लास|स्टेन्ड ग्लास|रंगीन कांच की खिड़की',
    master: 'रेम्ब्रांट|कारावाजियो|वर्मीर',
    cubist: 'घनवाद|घनवादी|पिकासो|क्यूबिज़्म',
    expressionist: 'अभिव्यंजनावाद|अभिव्यंजनावादी|मंक एडवर्ड|मातीस|गोगां',
    mosaic: 'मोज़ेक|मोज़ाइक|पच्चीकारी',
    papercut: 'कागज़ कटाई|पेपर कट|कागज़ कला',
    lowpoly: 'लो पॉली|लो पॉलीगॉन',
    mono: 'श्वेत श्याम|श्वेत श्याम फोटो|ब्लैक एंड व्हाइट फोटो|श्वेत श्याम तस्वीर|मोनोक्रोम|एकरंगी',
    sepia: 'सेपिया|सीपिया|सेपिया टोन',
    vintage: 'पुरानी तस्वीर|पुरानी फोटो|विंटेज फोटो|विंटेज तस्वीर|पुराना फोटो|धुंधली पुरानी तस्वीर',
    exposure: 'लंबा एक्सपोज़र|लॉन्ग एक्सपोज़र|लंबी एक्सपोज़र|तारों की लकीरें',
    blackwhite: 'काला सफेद|काला और सफेद|ब्लैक एंड व्हाइट|काली और सफेद',
  },
};
