import type { WordTable } from '../../../words/language.ts';
import type { CraftKey } from '../keys/people/craft-keys.ts';

/** Words for what people are at with both hands over a table at home: shelling peas, wrapping presents, folding washing, counting money. */
export const CRAFT_WORDS: WordTable<CraftKey> = {
  en: {
    podding:
      'shelling peas|shells peas|shelling beans|shells beans|podding peas|podding beans|shelling edamame|shucking peas|snapping beans|snapping green beans|trimming beans|trimming green beans|sorting lentils|sorting beans|shelling pistachios|shelling walnuts',
    giftwrapping:
      'wrapping gifts|wraps gifts|wrapping a gift|wraps a gift|wrapping presents|wraps presents|wrapping a present|wraps a present|wrapping christmas presents|wrapping christmas gifts|wrapping birthday presents|tying a bow on a gift|tying a bow on a present|gift wrapping',
    laundryfolding:
      'folding laundry|folds laundry|folding the laundry|folds the laundry|folding clothes|folds clothes|folding shirts|folding towels|folding sheets|folding washing|folding the washing|folding t-shirts|folding clean clothes',
    moneycounting:
      'counting money|counts money|counting his money|counting her money|counts his money|counts her money|counting coins|counts coins|counting banknotes|counting cash|counting bills|counting change|counting gold coins|counting the money|counting her coins|counting his coins',
    flowerarranging:
      'arranging flowers|arranges flowers|arranging a bouquet|arranging roses|arranging tulips|making a bouquet|tying a bouquet|putting flowers in a vase|flower arranging|doing ikebana|arranging flowers in a vase|putting flowers into a vase',
    nailpainting:
      'painting her nails|painting their nails|painting nails|paints her nails|paint their nails|doing her nails|doing their nails|painting each other s nails|polishing her nails|painting her fingernails|doing nails|having a manicure',
    whittling:
      'whittling|whittles|whittling wood|whittling a stick|whittling a spoon|whittling a bird|whittling a flute|carving a wooden bird|carving a wooden spoon|carving a spoon|carving a wooden toy|carving a toy|carving wooden toys|carving a wooden horse|carving a flute|carving a wooden figure|carving a stick',
    shoepolishing:
      'polishing shoes|polishes shoes|polishing his shoes|polishing her shoes|polishing boots|polishing his boots|shining shoes|shines shoes|polishing leather shoes|brushing his shoes|cleaning his shoes|cleaning shoes|polishing a shoe',
    basketweaving:
      'weaving a basket|weaves a basket|weaving baskets|weaves baskets|basket weaving|making a basket|making baskets|weaving wicker baskets|weaving a wicker basket',
    beading:
      'threading beads|stringing beads|threads beads|making bracelets|making a bracelet|making a necklace|making necklaces|making friendship bracelets|making jewelry from beads|making bead necklaces|stringing pearls|making a beaded necklace|making beaded bracelets',
    puzzling:
      'doing a jigsaw puzzle|does a jigsaw puzzle|doing a puzzle|doing a jigsaw|doing puzzles|solving a jigsaw puzzle|putting together a puzzle|building a puzzle|working on a puzzle|working on a jigsaw puzzle|doing jigsaw puzzles|jigsaw puzzle|puzzling over a jigsaw',
  },
  zh: {
    podding: '剥豌豆|剥豆子|剥毛豆|剥蚕豆|择豆角',
    giftwrapping: '包礼物|包装礼物|在包礼物|给礼物系蝴蝶结',
    laundryfolding: '叠衣服|折衣服|叠毛巾|叠被单',
    moneycounting: '数钱|数硬币|数钞票|数零钱|点钱',
    flowerarranging: '插花|把花插进花瓶|扎花束|摆弄鲜花',
    nailpainting: '涂指甲|涂指甲油|做美甲',
    whittling: '削木头|雕木鸟|雕刻木勺|刻木头玩具|削木棍',
    shoepolishing: '擦皮鞋|擦鞋|刷鞋',
    basketweaving: '编篮子|编竹篮|编筐',
    beading: '串珠子|串手链|做手链|做项链',
    puzzling: '拼拼图|玩拼图|做拼图',
  },
  ja: {
    podding:
      '豆をむく|豆をむいている|えんどう豆をむく|枝豆をむく|豆のさやをむく|豆の筋を取る|豆のさやをむいている',
    giftwrapping:
      'プレゼントを包む|プレゼントを包んでいる|贈り物を包む|ギフトを包む|ラッピングする|プレゼントをラッピングする',
    laundryfolding:
      '洗濯物をたたむ|洗濯物をたたんでいる|洗濯物を畳む|洗濯物を畳んでいる|服をたたむ|タオルをたたむ',
    moneycounting:
      'お金を数える|お金を数えている|小銭を数える|硬貨を数える|お札を数える|お札を数えている',
    flowerarranging:
      '花を生ける|花を生けている|生け花をする|花をいける|花束を作る|花瓶に花を生ける',
    nailpainting: 'マニキュアを塗る|マニキュアを塗っている|ネイルをする|爪を塗る|爪を塗っている',
    whittling:
      '木を削る|木を削っている|木のスプーンを彫る|木の鳥を彫る|木彫りをする|木彫りをしている',
    shoepolishing: '靴を磨く|靴を磨いている|靴磨きをする|ブーツを磨く|革靴を磨く',
    basketweaving: 'かごを編む|かごを編んでいる|籠を編む|竹かごを編む',
    beading:
      'ビーズを通す|ブレスレットを作る|ネックレスを作る|首飾りを作る|ビーズのネックレスを作る',
    puzzling: 'ジグソーパズルをする|ジグソーパズルをしている|パズルをする|パズルをしている',
  },
  ko: {
    podding: '콩을 까는|콩을 까고 있는|완두콩을 까는|콩 까는|완두콩 까는|콩을 다듬는',
    giftwrapping: '선물을 포장하는|선물을 포장하고 있는|선물 포장하는|선물을 싸는',
    laundryfolding: '빨래를 개는|빨래를 개고 있는|옷을 개는|빨래 개는|수건을 개는',
    moneycounting: '돈을 세는|돈을 세고 있는|동전을 세는|지폐를 세는|돈 세는',
    flowerarranging: '꽃꽂이하는|꽃꽂이를 하는|꽃을 꽂는|꽃다발을 만드는',
    nailpainting: '매니큐어를 바르는|손톱을 칠하는|매니큐어 바르는|네일을 하는',
    whittling: '나무를 깎는|나무를 깎고 있는|나무 숟가락을 깎는|나무 새를 깎는|나무를 조각하는',
    shoepolishing: '구두를 닦는|구두를 닦고 있는|신발을 닦는|구두 닦는|부츠를 닦는',
    basketweaving: '바구니를 짜는|바구니를 엮는|바구니를 만드는|바구니 짜는',
    beading: '구슬을 꿰는|팔찌를 만드는|목걸이를 만드는|구슬 꿰는',
    puzzling: '퍼즐을 맞추는|퍼즐을 맞추고 있는|퍼즐 맞추는|직소 퍼즐을 하는',
  },
  fr: {
    podding:
      'écosse des petits pois|écossant des petits pois|écossent des petits pois|écosse les petits pois|écossant des haricots|écosse des haricots|écossant des pois|équeute des haricots|équeutant des haricots',
    giftwrapping:
      'emballe des cadeaux|emballant des cadeaux|emballent des cadeaux|emballe un cadeau|emballant un cadeau|emballe les cadeaux|emballant les cadeaux',
    laundryfolding:
      'plie le linge|pliant le linge|plient le linge|plie du linge|pliant du linge|plie des vêtements|pliant des vêtements|pliant des serviettes',
    moneycounting:
      "compte de l'argent|comptant de l'argent|compte son argent|comptant son argent|compte des pièces|comptant des pièces|compte des billets|comptant des billets|compte ses pièces",
    flowerarranging:
      'arrange des fleurs|arrangeant des fleurs|compose un bouquet|composant un bouquet|fait un bouquet|faisant un bouquet|met des fleurs dans un vase|prépare un bouquet',
    nailpainting:
      'se vernit les ongles|se vernissent les ongles|se vernissant les ongles|met du vernis à ongles|se peint les ongles|se font les ongles|se fait les ongles|se peignent les ongles',
    whittling:
      'taille un bout de bois|taillant un bout de bois|taille un bâton|taillant un bâton|sculpte un oiseau en bois|sculptant un oiseau en bois|sculpte une cuillère en bois|taille une flûte|sculpte un jouet en bois',
    shoepolishing:
      'cire ses chaussures|cirant ses chaussures|cire des chaussures|cirant des chaussures|cire ses bottes|cirant ses bottes|cirent leurs chaussures',
    basketweaving:
      'tresse un panier|tressant un panier|tresse des paniers|tressant des paniers|tressent des paniers',
    beading:
      'enfile des perles|enfilant des perles|enfilent des perles|fabrique des bracelets|fabriquent des bracelets|fait un collier de perles|fabrique un collier',
    puzzling:
      'fait un puzzle|faisant un puzzle|font un puzzle|assemble un puzzle|assemblant un puzzle',
  },
  de: {
    podding:
      'palt erbsen|palen erbsen|enthülst erbsen|enthülsen erbsen|pult erbsen|pulen erbsen|enthülst bohnen|beim erbsenpulen|putzt bohnen|schält erbsen|putzt grüne bohnen|schnippelt bohnen',
    giftwrapping:
      'packt geschenke ein|packen geschenke ein|packt ein geschenk ein|verpackt geschenke|verpacken geschenke|verpackt ein geschenk|beim geschenke einpacken|geschenke einpacken',
    laundryfolding:
      'faltet wäsche|falten wäsche|faltet die wäsche|falten die wäsche|legt wäsche zusammen|legt die wäsche zusammen|faltet kleidung|faltet handtücher|beim wäschefalten',
    moneycounting:
      'zählt geld|zählen geld|zählt sein geld|zählt ihr geld|zählt münzen|zählen münzen|zählt geldscheine|zählt scheine|beim geldzählen',
    flowerarranging:
      'arrangiert blumen|arrangieren blumen|steckt blumen|bindet einen strauß|bindet einen blumenstrauß|binden blumensträuße|stellt blumen in eine vase|beim blumenstecken',
    nailpainting:
      'lackiert sich die nägel|lackieren sich die nägel|lackiert ihre nägel|lackieren ihre nägel|lackiert nägel|beim nägellackieren|malt sich die nägel an|lackieren sich gegenseitig die nägel',
    whittling:
      'schnitzt einen vogel|schnitzt einen holzvogel|schnitzt einen löffel|schnitzt einen stock|schnitzt eine flöte|schnitzt ein spielzeug|schnitzt holzfiguren|schnitzt an einem stück holz|schnitzt an einem stock|schnitzt ein pferd|schnitzt einen vogel aus holz',
    shoepolishing:
      'putzt schuhe|putzen schuhe|putzt seine schuhe|putzt ihre schuhe|poliert schuhe|poliert seine schuhe|putzt stiefel|putzt seine stiefel|beim schuheputzen',
    basketweaving:
      'flicht einen korb|flechtet einen korb|flechten körbe|flicht körbe|flechtet körbe|beim korbflechten',
    beading:
      'fädelt perlen auf|fädeln perlen auf|bastelt armbänder|basteln armbänder|bastelt eine kette|macht armbänder|macht eine perlenkette',
    puzzling:
      'puzzelt|puzzeln|macht ein puzzle|machen ein puzzle|legt ein puzzle|legen ein puzzle|beim puzzeln',
  },
  es: {
    podding:
      'desgranando guisantes|desgrana guisantes|pelando guisantes|pela guisantes|desgranando frijoles|desgrana frijoles|desgranando habas|desgrana habas|limpiando lentejas|desvainando guisantes|desgranando chícharos',
    giftwrapping:
      'envolviendo regalos|envuelve regalos|envuelven regalos|envolviendo un regalo|envuelve un regalo|envolviendo los regalos',
    laundryfolding:
      'doblando ropa|dobla ropa|doblando la ropa|dobla la ropa|doblan la ropa|doblando toallas|doblando camisas|doblando sábanas',
    moneycounting:
      'contando dinero|cuenta dinero|contando su dinero|cuenta su dinero|contando monedas|cuenta monedas|contando billetes|cuenta billetes|contando el dinero',
    flowerarranging:
      'arreglando flores|arregla flores|haciendo un ramo|hace un ramo|poniendo flores en un jarrón|haciendo un ramo de flores|preparando un ramo de flores|haciendo arreglos florales',
    nailpainting:
      'pintándose las uñas|se pinta las uñas|se pintan las uñas|pintando sus uñas|pintando uñas|haciéndose las uñas',
    whittling:
      'tallando madera|talla madera|tallando un pájaro de madera|talla un pájaro de madera|tallando una cuchara|tallando un palo|tallando un juguete de madera|tallando una figura de madera|tallando una cuchara de madera',
    shoepolishing:
      'lustrando zapatos|lustra zapatos|limpiando zapatos|lustrando sus zapatos|puliendo zapatos|limpiando sus zapatos|limpiando botas|betunando zapatos',
    basketweaving:
      'tejiendo una cesta|teje una cesta|tejiendo cestas|tejen cestas|tejiendo canastas|teje canastas|tejiendo un canasto|haciendo cestas',
    beading:
      'ensartando cuentas|haciendo pulseras|hace pulseras|hacen pulseras|haciendo un collar|haciendo collares|enhebrando cuentas',
    puzzling:
      'haciendo un rompecabezas|hace un rompecabezas|hacen un rompecabezas|armando un rompecabezas|haciendo un puzle|arman un rompecabezas',
  },
  ru: {
    podding:
      'лущит горох|лущат горох|лущит фасоль|лущит бобы|чистит горох|перебирает горох|перебирает фасоль|перебирает гречку|лущащая горох',
    giftwrapping:
      'упаковывает подарки|упаковывают подарки|упаковывает подарок|заворачивает подарки|заворачивает подарок|заворачивают подарки',
    laundryfolding:
      'складывает белье|складывает бельё|складывают белье|складывает одежду|складывает полотенца|складывают бельё|складывают одежду',
    moneycounting:
      'считает деньги|считают деньги|пересчитывает деньги|считает монеты|считает купюры|считают монеты|считающий деньги',
    flowerarranging:
      'составляет букет|составляют букет|собирает букет|ставит цветы в вазу|расставляет цветы|составляет букеты',
    nailpainting:
      'красит ногти|красят ногти|красит себе ногти|делает маникюр|делают маникюр|красят друг другу ногти',
    whittling:
      'вырезает из дерева|вырезает птицу из дерева|вырезает ложку|вырезает деревянную ложку|вырезает деревянную птицу|вырезает деревянную игрушку|строгает палку|вырезает свистульку|строгает палочку',
    shoepolishing:
      'чистит обувь|чистит ботинки|чистит сапоги|начищает ботинки|начищает туфли|чистят обувь|начищает сапоги|чистит туфли',
    basketweaving: 'плетет корзину|плетёт корзину|плетет корзины|плетёт корзины|плетут корзины',
    beading:
      'нанизывает бусы|нанизывает бусины|делает браслеты|делают браслеты|плетет браслеты|плетут браслеты|собирает бусы',
    puzzling:
      'собирает пазл|собирают пазл|складывает пазл|складывают пазл|собирает пазлы|собирают пазлы|собирает мозаику',
  },
  pt: {
    podding:
      'debulhando ervilhas|debulha ervilhas|descascando ervilhas|descasca ervilhas|debulhando feijão|debulha feijão|a debulhar ervilhas|catando feijão|a descascar ervilhas|descascando favas',
    giftwrapping:
      'embrulhando presentes|embrulha presentes|embrulham presentes|embrulhando um presente|embrulha um presente|a embrulhar presentes|a embrulhar um presente',
    laundryfolding:
      'dobrando roupa|dobra roupa|dobrando a roupa|dobrando roupas|dobra a roupa|a dobrar roupa|a dobrar a roupa|dobrando toalhas',
    moneycounting:
      'contando dinheiro|conta dinheiro|contando moedas|conta moedas|a contar dinheiro|contando o dinheiro|contando notas|a contar moedas',
    flowerarranging:
      'arrumando flores|arruma flores|fazendo um buquê|montando um buquê|fazendo um arranjo de flores|a arranjar flores|colocando flores num vaso|a fazer um ramo de flores',
    nailpainting:
      'pintando as unhas|pinta as unhas|pintam as unhas|a pintar as unhas|fazendo as unhas|pintando unhas',
    whittling:
      'esculpindo um pássaro de madeira|esculpe um pássaro de madeira|talhando madeira|esculpindo uma colher de madeira|esculpindo madeira|talhando uma colher|esculpindo um brinquedo de madeira|a esculpir madeira',
    shoepolishing:
      'engraxando sapatos|engraxa sapatos|engraxando os sapatos|polindo sapatos|a engraxar sapatos|limpando sapatos|engraxando botas',
    basketweaving:
      'tecendo um cesto|tecendo cestos|tece cestos|trançando uma cesta|fazendo cestos|a fazer cestos|tecendo uma cesta|tecendo cestas',
    beading:
      'enfiando contas|fazendo pulseiras|faz pulseiras|fazendo um colar|fazem pulseiras|a fazer pulseiras|fazendo colares',
    puzzling:
      'montando um quebra-cabeça|monta um quebra-cabeça|montam um quebra-cabeça|fazendo um quebra-cabeça|a fazer um puzzle|fazendo um puzzle',
  },
  it: {
    podding:
      'sgrana i piselli|sgranando piselli|sgranando i piselli|sgrana piselli|sgranano piselli|sguscia i piselli|sgusciando piselli|sgranando fagioli|sgrana fagioli|pulisce i fagiolini',
    giftwrapping:
      'incarta regali|incarta i regali|incartando regali|incarta un regalo|incartando un regalo|incartano i regali|impacchetta regali|impacchettando un regalo',
    laundryfolding:
      'piega il bucato|piegando il bucato|piega i panni|piegando i panni|piega la biancheria|piegando i vestiti|piega i vestiti|piegano i panni',
    moneycounting:
      'conta i soldi|contando i soldi|conta soldi|contando soldi|conta le monete|contando monete|conta monete|conta il denaro|contando le banconote',
    flowerarranging:
      'sistema i fiori|sistemando i fiori|compone un mazzo|componendo un mazzo|prepara un mazzo di fiori|mette i fiori in un vaso|sistema fiori|compone un bouquet',
    nailpainting:
      'si dipinge le unghie|si dipingono le unghie|si mette lo smalto|mettendosi lo smalto|si smalta le unghie|si mettono lo smalto|dipingendosi le unghie',
    whittling:
      'intaglia il legno|intagliando il legno|intaglia un uccello di legno|intagliando un uccello di legno|intaglia un cucchiaio|intaglia un bastone|intagliando un cucchiaio di legno|intaglia un giocattolo di legno',
    shoepolishing:
      'lucida le scarpe|lucidando le scarpe|lucida scarpe|lucidando scarpe|pulisce le scarpe|pulendo le scarpe|lucida gli stivali|lucidano le scarpe',
    basketweaving:
      'intreccia un cesto|intrecciando un cesto|intreccia cesti|intrecciano cesti|intreccia ceste|intreccia una cesta|intrecciando cesti',
    beading:
      'infila perline|infilando perline|infilano perline|fa braccialetti|fanno braccialetti|facendo braccialetti|fa una collana di perline',
    puzzling: 'fa un puzzle|facendo un puzzle|fanno un puzzle|compone un puzzle|completa un puzzle',
  },
  tr: {
    podding:
      'bezelye ayıklayan|bezelye ayıklıyor|fasulye ayıklayan|fasulye ayıklıyor|barbunya ayıklayan|bakla ayıklayan|mercimek ayıklayan|barbunya ayıklıyor',
    giftwrapping:
      'hediye paketleyen|hediye paketliyor|hediye saran|hediyeleri paketleyen|hediye paketi yapan|hediyeleri paketliyor',
    laundryfolding:
      'çamaşır katlayan|çamaşır katlıyor|çamaşırları katlayan|çamaşırları katlıyor|havlu katlayan|giysi katlayan',
    moneycounting:
      'para sayan|para sayıyor|parasını sayan|parasını sayıyor|bozuk para sayan|madeni para sayan',
    flowerarranging:
      'çiçek düzenleyen|çiçekleri düzenleyen|çiçek aranjmanı yapan|buket yapan|vazoya çiçek koyan|buket yapıyor|çiçekleri düzenliyor',
    nailpainting:
      'tırnaklarını boyayan|tırnaklarını boyuyor|oje süren|oje sürüyor|tırnak boyayan|tırnaklarına oje süren',
    whittling:
      'tahta oyan|ağaç yontan|tahta yontan|tahtadan kuş oyan|tahta kaşık oyan|ağaç yontuyor|tahta oyuyor|tahta kaşık yontan',
    shoepolishing:
      'ayakkabı boyayan|ayakkabı boyuyor|ayakkabı parlatan|ayakkabılarını parlatan|ayakkabılarını boyayan|botlarını parlatan',
    basketweaving: 'sepet ören|sepet örüyor|hasır sepet ören|sepetler ören',
    beading:
      'boncuk dizen|boncuk diziyor|bileklik yapan|bileklik yapıyor|kolye yapan|kolye yapıyor',
    puzzling: 'yapboz yapan|yapboz yapıyor|puzzle yapan|puzzle yapıyor',
  },
  ar: {
    podding:
      'تقشر البازلاء|يقشر البازلاء|تقشر الفول|يقشر الفول|تفصص البازلاء|تنقي العدس|تنقي الفاصوليا|تقشر الفاصوليا',
    giftwrapping:
      'تغلف الهدايا|يغلف الهدايا|تغلف هدية|يغلف هدية|يغلفون الهدايا|تلف الهدايا|يلف الهدايا|تلف هدية',
    laundryfolding: 'تطوي الغسيل|يطوي الغسيل|تطوي الملابس|يطوي الملابس|تطوي المناشف|يطوون الملابس',
    moneycounting:
      'يعد النقود|تعد النقود|يعد المال|تعد المال|يحسب النقود|يعد أمواله|يعد العملات|يعدون النقود',
    flowerarranging:
      'تنسق الزهور|ينسق الزهور|تنسق الورود|ترتب الزهور|يرتب الزهور|تضع الزهور في مزهرية|تعد باقة زهور',
    nailpainting: 'تطلي أظافرها|تضع طلاء الأظافر|تصبغ أظافرها|يطلين أظافرهن|تدهن أظافرها',
    whittling:
      'ينحت الخشب|تنحت الخشب|ينحت ملعقة خشبية|ينحت طائرا من الخشب|ينحت لعبة خشبية|ينحت عصا|ينحت طائرا خشبيا',
    shoepolishing:
      'يلمع الأحذية|يلمع حذاءه|تلمع الأحذية|يمسح الأحذية|ينظف حذاءه|تلمع حذاءها|يلمع الحذاء',
    basketweaving:
      'تنسج سلة|ينسج سلة|تنسج السلال|ينسج السلال|تصنع السلال|ينسجون السلال|يصنع السلال',
    beading: 'تنظم الخرز|ينظم الخرز|تصنع الأساور|يصنع الأساور|تصنع قلادة|تصنع أساور|يصنعون الأساور',
    puzzling:
      'يحل أحجية الصور|تركب أحجية|يركب أحجية|تحل أحجية الصور|يركبون أحجية|يركب البازل|تركب البازل',
  },
  hi: {
    podding:
      'मटर छीलती|मटर छीलता|मटर छील रही|मटर छीलते|सेम छीलती|दाल बीनती|चावल बीनती|मटर छील रहा|दाल बीन रही',
    giftwrapping:
      'उपहार लपेटती|उपहार लपेटता|उपहार पैक करती|उपहार पैक करता|तोहफे पैक करती|उपहार लपेट रही|उपहार लपेटते|गिफ्ट पैक करती',
    laundryfolding:
      'कपड़े तह करती|कपड़े तह करता|कपड़े तह कर रही|कपड़े मोड़ती|कपड़े समेटती|कपड़े तह करते|कपड़े मोड़ता',
    moneycounting:
      'पैसे गिनता|पैसे गिनती|पैसे गिन रहा|पैसे गिन रही|सिक्के गिनता|सिक्के गिनती|नोट गिनता|पैसे गिनते',
    flowerarranging:
      'फूल सजाती|फूल सजाता|फूल सजा रही|फूलदान में फूल लगाती|गुलदस्ता बनाती|गुलदस्ता बनाता|फूल सजाते',
    nailpainting: 'नाखून रंगती|नाखून रंग रही|नेल पॉलिश लगाती|नेल पॉलिश लगा रही|नाखूनों पर नेल पॉलिश लगाती',
    whittling:
      'लकड़ी तराशता|लकड़ी तराशती|लकड़ी छीलता|लकड़ी तराश रहा|लकड़ी की चिड़िया बनाता|लकड़ी का चम्मच बनाता|लकड़ी के खिलौने बनाता',
    shoepolishing: 'जूते चमकाता|जूते पॉलिश करता|जूते पॉलिश करती|जूते पॉलिश कर रहा|जूते साफ करता|जूते चमका रहा',
    basketweaving: 'टोकरी बुनती|टोकरी बुनता|टोकरियाँ बुनती|टोकरी बुन रही|टोकरी बनाती|टोकरियाँ बुनते',
    beading: 'मोती पिरोती|मोती पिरोता|माला पिरोती|कंगन बनाती|हार बनाती|मोती पिरो रही|माला पिरो रही',
    puzzling:
      'पहेली जोड़ता|पहेली जोड़ती|पहेली जोड़ते|जिगसॉ पहेली सुलझाते|जिगसॉ पहेली सुलझाता|पज़ल जोड़ते|पज़ल जोड़ता',
  },
};
