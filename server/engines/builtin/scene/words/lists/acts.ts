import type { WordTable } from '../../../words/language.ts';
import type { ActKey } from '../keys/people/act-keys.ts';

/** Words for what people do with a thing before them or in a vehicle, and how they are. */
export const ACT_WORDS: WordTable<ActKey> = {
  en: {
    fromoven:
      'taking bread out of the oven|taking bread from the oven|taking the bread out of the oven|taking loaves out of the oven|taking fresh bread out of the oven|pulling bread out of the oven|pulling bread from the oven|pulling loaves from the oven|removing bread from the oven|takes bread out of the oven|baking bread in the oven|bread out of the oven|bread from the oven|pushing bread into the oven|pushes bread into the oven|sliding bread into the oven|putting bread into the oven|taking croissants out of the oven|pulls bread out of the oven',
    sketching:
      'sketching|sketches|drawing a picture|drawing pictures|drawing in a notebook|drawing in her notebook|drawing in his notebook|drawing in a sketchbook|drawing in her sketchbook|drawing in his sketchbook|writing in a notebook|writing in her notebook|writing in his notebook|writing in a diary|writing in her diary|writing in a journal|writing in her journal|writing a letter',
    studying:
      'studying|studies|doing homework|doing her homework|doing his homework|studying a book|studying an old book|poring over a book',
    painted:
      'finger painting|painting with watercolors|painting with watercolours|painting pictures',
    driving: 'driving|drives|at the wheel',
    motoring:
      'driving down|driving through|driving along|driving across|driving on|driving home|driving into|drives down|drives through|drives along|behind the wheel',
    sprinkler: 'sprinkler|lawn sprinkler|garden sprinkler|water sprinkler',
    tired: 'tired|exhausted|weary|worn out',
    flames: 'flames|big flames|huge flames|high flames|flaming pan|flambé',
    scoring:
      'last minute goal|scoring a goal|scores a goal|winning goal|scoring the winning goal|goal celebration|celebrating a goal|shooting a goal',
    openingchest:
      'opening an old chest|opening a chest|opens an old chest|opens a chest|opening an old trunk|opening a trunk|opens an old trunk|opening a treasure chest|opens a treasure chest|opening a wooden chest|opening a large chest|finding an old chest',
    vintagecar:
      'vintage convertible|vintage car|classic car|old car|oldtimer|antique car|veteran car',
    youthful: 'young|youthful|teenage',
  },
  zh: {
    fromoven: '从烤箱里取出面包|从烤炉里取出面包|取出面包|把面包推进烤炉|把面包放进烤炉',
    sketching: '画素描|在笔记本上画画|在本子上画画|在素描本上画画|写日记|写信',
    studying: '学习|正在学习|做作业|写作业',
    painted: '画画|正在画画|涂色',
    driving: '驾驶|驾驶着|开着',
    motoring: '开车|驾车|開車|自驾',
    sprinkler: '洒水器|草坪洒水器|喷水器',
    tired: '疲惫|疲惫的|疲倦的|累坏的',
    flames: '火焰|大火焰|熊熊火焰',
    scoring: '绝杀进球|进球瞬间|射门得分|庆祝进球',
    openingchest: '打开一个旧箱子|打开旧箱子|打开箱子|打开宝箱|打开一个宝箱|打开老箱子',
    vintagecar: '老爷车|复古汽车|古董车',
    youthful: '年轻|年轻的',
  },
  ja: {
    fromoven:
      'オーブンからパンを取り出す|窯からパンを取り出す|パンを取り出す|窯にパンを入れる|パンを窯に入れる',
    sketching:
      'スケッチする|スケッチしている|ノートに絵を描く|ノートに絵を描いている|日記を書く|日記を書いている|手紙を書いている',
    studying: '勉強する|勉強している|宿題をしている',
    painted: 'お絵かき|お絵かきする|お絵かきしている',
    driving: '運転する|運転している',
    motoring: '運転する人|ドライブする|ドライブしている|車を運転する|車を運転している|車で走る',
    sprinkler: 'スプリンクラー',
    tired: '疲れた|疲れている|疲れ切った',
    flames: '炎|大きな炎',
    scoring: '決勝ゴール|ゴールを決める|ゴールを決めた|ゴールの瞬間',
    openingchest:
      '古い箱を開ける|古い箱を開けている|宝箱を開ける|宝箱を開けている|古いトランクを開ける|古い長持を開ける',
    vintagecar: 'クラシックカー|ビンテージカー|旧車',
    youthful: '若い',
  },
  ko: {
    fromoven:
      '오븐에서 빵을 꺼내는|화덕에서 빵을 꺼내는|빵을 꺼내는|화덕에 빵을 넣는|오븐에 빵을 넣는',
    sketching:
      '스케치하는|스케치하고 있는|공책에 그림을 그리는|노트에 그림을 그리는|일기를 쓰는|편지를 쓰는',
    studying: '공부하는|공부하고 있는|숙제하는|숙제를 하는',
    painted: '물감으로 그림을 그리는|색칠하는|물감 놀이하는',
    driving: '모는',
    motoring: '운전하는|운전하고 있는|운전 중인|드라이브하는|차를 모는',
    sprinkler: '스프링클러|잔디 스프링클러',
    tired: '지친|피곤한|피로한',
    flames: '큰 불꽃|거대한 불꽃',
    scoring: '결승골|골을 넣는|극장골|골 세리머니',
    openingchest:
      '오래된 상자를 여는|낡은 상자를 여는|상자를 여는|보물 상자를 여는|보물상자를 여는|낡은 궤짝을 여는',
    vintagecar: '클래식카|빈티지 자동차|클래식 자동차',
    youthful: '젊은',
  },
  fr: {
    fromoven:
      'sortant le pain du four|sort le pain du four|qui sort le pain du four|sortant du pain du four|enfournant le pain|enfourne le pain|met le pain au four|sort les croissants du four|sortant les croissants du four|sort des baguettes du four',
    sketching:
      'qui dessine|dessinant|en train de dessiner|dessinant dans son carnet|écrivant dans son carnet|qui écrit dans son carnet|écrivant une lettre',
    studying:
      'qui étudie|étudiant ses leçons|en train d étudier|faisant ses devoirs|fait ses devoirs|font leurs devoirs|faire ses devoirs',
    painted: 'qui peint|en train de peindre|peignant|qui peignent',
    driving: 'au volant|conduisant|qui conduit',
    motoring:
      'conduit sa voiture|conduit une voiture|conduisant une voiture|conduit la nuit|roule en voiture|conduit sur',
    sprinkler: 'arroseur|arroseur automatique|arroseur de jardin|jet d arrosage',
    tired: 'fatigué|fatiguée|épuisé|épuisée',
    flames: 'flammes|grandes flammes|flambé',
    scoring:
      'but de la dernière minute|but à la dernière minute|marquant un but|qui marque un but|but victorieux',
    openingchest:
      'ouvre un vieux coffre|ouvrant un vieux coffre|ouvre un coffre|ouvrant un coffre|ouvre une vieille malle|ouvrant une vieille malle|ouvre un coffre au trésor|ouvrant un coffre au trésor',
    vintagecar: 'voiture ancienne|voiture de collection|vieille voiture|voiture d époque',
    youthful: 'jeune',
  },
  de: {
    fromoven:
      'holt brot aus dem ofen|brot aus dem ofen holt|nimmt brot aus dem ofen|zieht brot aus dem ofen|schiebt brot in den ofen|schiebt brote in den ofen|schiebt brot in den holzofen|schiebt brote in den holzofen|holt croissants aus dem ofen|holt brötchen aus dem ofen',
    sketching:
      'zeichnet|zeichnend|zeichnende|zeichnen|skizziert|schreibt in ihr notizbuch|schreibt in sein notizbuch|schreibt einen brief|beim zeichnen',
    studying: 'lernt|lernend|lernende|lernender|studiert|macht hausaufgaben|beim lernen',
    painted: 'malt|malen|malend|malende|beim malen',
    driving: 'am steuer|fährt|steuert|am lenkrad',
    motoring:
      'fährt auto|beim autofahren|autofahrend|hinterm steuer|fährt mit dem auto|fahrt im auto',
    sprinkler: 'rasensprenger|sprinkler|gartensprenger|wassersprenger',
    tired: 'müde|erschöpft|erschöpfte|erschöpfter',
    flames: 'flammen|große flammen|hohe flammen|flambiert',
    scoring: 'schießt ein tor|siegtor|torjubel|schießt das siegtor|erzielt ein tor',
    openingchest:
      'öffnet eine alte truhe|öffnet eine truhe|öffnet eine schatztruhe|öffnet eine alte kiste|öffnen eine alte truhe|öffnen eine truhe|macht eine alte truhe auf|beim öffnen einer truhe',
    vintagecar: 'oldtimer|altes auto|klassiker auto',
    youthful: 'jung|junger|jugendlich',
  },
  es: {
    fromoven:
      'sacando pan del horno|saca pan del horno|sacando el pan del horno|saca el pan del horno|mete el pan en el horno|metiendo el pan en el horno|metiendo pan en el horno|saca los croissants del horno',
    sketching:
      'dibujando|que dibuja|dibujando en su cuaderno|escribiendo en su cuaderno|escribiendo en su diario|escribiendo una carta',
    studying: 'estudiando|estudia|que estudia|haciendo la tarea|haciendo los deberes',
    painted: 'pintando|que pinta|que pintan|pintando con acuarelas',
    driving: 'conduciendo|que conduce|manejando|al volante',
    motoring:
      'manejando por|conduciendo por|manejando en|conduciendo en|va manejando|maneja por|conduce por',
    sprinkler: 'aspersor|aspersor de jardín|rociador',
    tired: 'cansado|cansada|agotado|agotada',
    flames: 'grandes llamas|llamas altas|flambeado',
    scoring:
      'gol en el último minuto|gol de último minuto|marcando un gol|anotando un gol|gol de la victoria|celebrando un gol',
    openingchest:
      'abriendo un viejo cofre|abre un viejo cofre|abriendo un cofre|abre un cofre|abriendo un viejo baúl|abre un viejo baúl|abriendo un baúl|abre un baúl|abriendo un cofre viejo|abriendo un cofre del tesoro|abre un cofre del tesoro',
    vintagecar: 'coche clásico|coche antiguo|auto clásico|auto antiguo|carro antiguo',
    youthful: 'joven',
  },
  ru: {
    fromoven:
      'достаёт хлеб из печи|достает хлеб из печи|вынимает хлеб из печи|ставит хлеб в печь|сажает хлеб в печь|достаёт круассаны из печи|достаёт булочки из печи',
    sketching:
      'делает набросок|рисует в блокноте|рисует в тетради|рисующая в блокноте|пишет в блокноте|пишет письмо|пишет дневник',
    studying: 'учится|делает уроки|изучает книгу|занимается учебой',
    painted: 'рисует|рисуют|рисующая|рисующий|рисующие|рисуют красками',
    driving: 'за рулем|ведет трактор|ведёт трактор',
    motoring: 'едет на машине|ведет машину|едут на машине|ведёт машину|рулит',
    sprinkler: 'разбрызгиватель|дождеватель|поливалка|газонный разбрызгиватель',
    tired: 'уставший|уставшая|усталый|усталая|измученный',
    flames: 'языки пламени|большое пламя|высокое пламя',
    scoring: 'гол на последней минуте|забивает гол|победный гол|забитый гол',
    openingchest:
      'открывает старый сундук|открывает сундук|открывают сундук|открывают старый сундук|открывающая сундук|открывающий сундук|открывает сундук с сокровищами',
    vintagecar: 'ретроавтомобиль|старинный автомобиль|старый автомобиль|старую машину',
    youthful: 'молодой|молодая|юный|юная',
  },
  pt: {
    fromoven:
      'tirando pão do forno|tirando o pão do forno|tira pão do forno|colocando pão no forno|põe o pão no forno|tira o pão do forno',
    sketching:
      'desenhando|desenha|que desenha|a desenhar|desenhando no caderno|escrevendo no caderno|escrevendo no diário|escrevendo uma carta',
    studying: 'estudando|que estuda|a estudar|fazendo a lição de casa|fazendo o dever de casa',
    painted: 'pintando|que pinta|que pintam|a pintar|pintando com aquarela',
    driving: 'dirigindo|ao volante|que dirige|conduzindo',
    motoring:
      'dirigindo na|dirigindo no|dirigindo pela|dirigindo pelo|dirigindo por|dirige pela|dirige pelo|dirige na',
    sprinkler: 'irrigador|aspersor|irrigador de jardim',
    tired: 'cansado|cansada|exausto|exausta',
    flames: 'chamas|grandes chamas|flambado',
    scoring:
      'gol no último minuto|golo no último minuto|marcando um gol|marcando um golo|gol da vitória|comemorando um gol',
    openingchest:
      'abrindo um velho baú|abre um velho baú|abrindo um baú|abre um baú|abrindo um baú antigo|abre um baú antigo|abrindo um baú do tesouro|abre um baú do tesouro',
    vintagecar: 'carro antigo|carro clássico|carro de época',
    youthful: 'jovem',
  },
  it: {
    fromoven:
      'sforna il pane|sfornando il pane|che sforna il pane|toglie il pane dal forno|inforna il pane|mette il pane nel forno|tira fuori i cornetti dal forno|sforna i cornetti',
    sketching:
      'disegnando|che disegna|che disegnano|scrive nel suo quaderno|scrivendo nel quaderno|scrive sul diario|scrive una lettera',
    studying: 'studia|studiando|che studia|fa i compiti|facendo i compiti',
    painted: 'dipinge|dipingendo|che dipinge|che dipingono|dipingono',
    driving: 'al volante|guidando|che guida|alla guida',
    motoring:
      'che guida nel|che guida per|che guida di|che guida lungo|guida nel|guida di notte|guidando nel|guidando di notte',
    sprinkler: 'irrigatore|irrigatore da giardino|spruzzatore',
    tired: 'stanco|stanca|esausto|esausta',
    flames: 'fiamme|grandi fiamme|alte fiamme',
    scoring:
      'gol all ultimo minuto|gol dell ultimo minuto|segna un gol|segnando un gol|gol della vittoria|esultanza per un gol',
    openingchest:
      'apre un vecchio baule|aprendo un vecchio baule|apre un baule|aprendo un baule|apre un forziere|aprendo un forziere|apre un vecchio forziere|che apre un vecchio baule',
    vintagecar: "auto d'epoca|macchina d'epoca|vecchia auto",
    youthful: 'giovane',
  },
  tr: {
    fromoven:
      'fırından ekmek çıkaran|fırından ekmek çıkarıyor|fırına ekmek süren|fırına ekmek koyan',
    sketching:
      'çizim yapan|eskiz yapan|defterine çizim yapan|defterine resim çizen|defterine yazan|günlük yazan|mektup yazan',
    studying: 'ders çalışan|ödev yapan|ders çalışıyor|ödevini yapan',
    painted: 'boya yapan|boyama yapan|suluboya yapan',
    driving: 'direksiyonda|kullanan',
    motoring: 'araba süren|araba sürüyor|araba kullanan|araba kullanıyor|direksiyon başında',
    sprinkler: 'çim fıskiyesi|bahçe fıskiyesi|çim sulayıcı',
    tired: 'yorgun|bitkin|yorulmuş',
    flames: 'alevler|büyük alevler|alev',
    scoring: 'son dakika golü|gol atan|gol sevinci|galibiyet golü',
    openingchest:
      'eski bir sandığı açan|sandık açan|sandığı açan|eski bir sandığı açıyor|sandığı açıyor|eski sandığı açan|hazine sandığını açan',
    vintagecar: 'klasik araba|eski araba|antika araba',
    youthful: 'genç',
  },
  ar: {
    fromoven:
      'يخرج الخبز من الفرن|تخرج الخبز من الفرن|يخرج الخبز الساخن من الفرن|يضع الخبز في الفرن|تضع الخبز في الفرن',
    sketching:
      'ترسم في دفترها|يرسم في دفتره|تكتب في دفترها|يكتب في دفتره|تكتب في مذكراتها|يكتب رسالة|تكتب رسالة',
    studying:
      'يدرس|تدرس|يذاكر|تذاكر|يكتب واجباته|بواجباتها المدرسية|بواجباته المدرسية|الواجبات المدرسية|واجبات مدرسية',
    painted: 'يرسم|ترسم|يرسمون|يلونون',
    driving: 'يقود|تقود|خلف المقود',
    motoring: 'يقود سيارة|تقود سيارة|يقود سيارته|تقود سيارتها',
    sprinkler: 'مرشة|مرشة الحديقة|رشاش الماء|رشاش الحديقة',
    tired: 'متعب|متعبة|مرهق|مرهقة',
    flames: 'لهب|ألسنة اللهب|لهب كبير',
    scoring: 'هدف في الدقيقة الأخيرة|يسجل هدفا|هدف الفوز|احتفال بالهدف',
    openingchest:
      'تفتح صندوقا قديما|يفتح صندوقا قديما|تفتح صندوقًا قديمًا|يفتح صندوقًا قديمًا|تفتح صندوق الكنز|يفتح صندوق الكنز|تفتح صندوقا خشبيا|يفتح صندوقا خشبيا',
    vintagecar: 'سيارة كلاسيكية|سيارة قديمة',
    youthful: 'يافع|يافعة',
  },
  hi: {
    fromoven: 'ओवन से रोटी निकालता|ओवन से ब्रेड निकालता|तंदूर से रोटी निकालता|ओवन में रोटी डालता',
    sketching:
      'स्केच बनाती|स्केच बनाता|कॉपी में चित्र बनाती|डायरी लिखती|डायरी लिखता|चिट्ठी लिखती|स्केच बना रही',
    studying: 'पढ़ाई करता|पढ़ाई करती|पढ़ाई कर रहा|पढ़ाई कर रही|होमवर्क करता|होमवर्क करती',
    painted: 'रंग भरते|रंग भरता|रंग भरती|पेंटिंग करते|पेंटिंग करता|पेंटिंग करती',
    driving: 'चलाता|चलाती|चला रहा|चला रही',
    motoring: 'गाड़ी चलाता|गाड़ी चलाती|कार चलाता|कार चलाती|ड्राइव करता|ड्राइव करती',
    sprinkler: 'स्प्रिंकलर|फव्वारा पाइप',
    tired: 'थका हुआ|थकी हुई|थका|थकी',
    flames: 'लपटें|लपटों|ऊँची लपटें|बड़ी लपटें',
    scoring: 'आखिरी मिनट का गोल|गोल करता|गोल करते|विजयी गोल',
    openingchest:
      'पुराना संदूक खोलती|पुराना संदूक खोलता|संदूक खोलती|संदूक खोलता|संदूक खोल|पुराना बक्सा खोलती|पुराना बक्सा खोलता|खजाने का संदूक खोलता|खजाने का संदूक खोलती',
    vintagecar: 'पुरानी कार|विंटेज कार|क्लासिक कार',
    youthful: 'युवा|जवान',
  },
};
