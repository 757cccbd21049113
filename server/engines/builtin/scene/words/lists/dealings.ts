import type { WordTable } from '../../../words/language.ts';
import type { DealingKey } from '../keys/people/dealing-keys.ts';

/** Words for what people hand to each other, for what is seen of what they feel, and for what is thrown down a lane. */
export const DEALING_WORDS: WordTable<DealingKey> = {
  en: {
    handing:
      'handing|hands over|handing over|handing out|handing him|handing her|giving medicine to|giving a present to|giving a gift to|gives a present to|offering tea to|offering food to|offering|passing a parcel to',
    flowerhanding:
      'giving flowers to|giving flowers|gives flowers to|giving a flower to|giving a bouquet to|gives a flower to|giving roses to|offering flowers to|handing flowers to|bringing flowers to|giving her flowers|gives her flowers|giving her a flower|gives her a rose|giving her a rose|handing her flowers|offering a rose to',
    shouting: 'shouting|shouts|shouting at|yelling|yells|screaming|scolding|scolds|shouting orders',
    annoyed:
      'annoyed|grumpy|angry|furious|impatient|sulking|offended|with crossed arms|arms crossed',
    astonished:
      'shocked|astonished|surprised|amazed|stunned|astounded|in disbelief|staring in disbelief',
    earscovered:
      'covering his ears|covering her ears|covering their ears|covers his ears|covers her ears|holding his ears|holding her ears|plugging his ears|hands over his ears|hands over her ears',
    bowling:
      'bowling a strike|throwing a strike|bowls a strike|throwing a bowling ball|rolling a bowling ball|throws a bowling ball|playing bowling',
    bombing:
      'doing a cannonball|cannonball into|doing a cannonball into|doing a belly flop|dive bombing|jumping into a pool|jumping into the pool|jumps into the pool|jumping into an indoor swimming pool',
  },
  zh: {
    handing: '递给|递上|递过|交给|送给|把药递给|端给|赠送',
    flowerhanding: '送花给|送花|献花|把花送给|递花给|给奶奶送花|给妈妈送花',
    shouting: '大喊|大喊大叫|喊叫|吼叫|怒吼|训斥|大声训斥',
    annoyed: '生气|生气的|恼怒|不耐烦|不高兴|愤怒|愤怒的|气呼呼',
    astonished: '震惊|惊讶|惊讶的|吃惊|目瞪口呆|惊呆了',
    earscovered: '捂着耳朵|捂住耳朵|堵住耳朵',
    bowling: '打保龄球|扔保龄球|投保龄球|打出全中',
    bombing: '跳进泳池|跳进游泳池|跳入泳池|炸弹式跳水',
  },
  ja: {
    handing: '手渡す|手渡している|渡す|渡している|差し出す|差し出している|プレゼントを渡す',
    flowerhanding:
      '花を渡す|花を渡している|花束を渡す|花をあげる|花を贈る|花束を贈る|花束を渡している|花を手渡す|花をプレゼントする',
    shouting: '叫ぶ|叫んでいる|怒鳴る|怒鳴っている|大声で叫ぶ',
    annoyed: '怒っている|怒った|イライラした|イライラしている|不機嫌な|不機嫌そうな|腕組みした',
    astonished: 'びっくりした|びっくりする|びっくりしている|驚愕する|驚く|驚いている|唖然とする',
    earscovered: '耳をふさぐ|耳をふさいでいる|耳を塞ぐ|耳を塞いでいる',
    bowling: 'ボウリングをする|ボウリングをしている|ボウリングの球を投げる|ストライクを出す',
    bombing: 'プールに飛び込む|プールに飛び込んでいる|プールへ飛び込む',
  },
  ko: {
    handing: '건네는|건네주는|건네고 있는|나눠 주는|나눠주는|선물을 주는|약을 건네는',
    flowerhanding:
      '꽃을 주는|꽃을 건네는|꽃다발을 주는|꽃다발을 건네는|꽃을 선물하는|꽃을 건네고 있는',
    shouting: '소리치는|소리 지르는|소리를 지르는|고함치는|외치는|호통치는',
    annoyed: '화난|화가 난|짜증 난|짜증난|짜증 내는|심술 난|팔짱을 낀',
    astonished: '깜짝 놀란|충격받은|놀라는|경악한|어리둥절한',
    earscovered: '귀를 막는|귀를 막고 있는|귀를 막은',
    bowling: '볼링을 치는|볼링 치는|볼링공을 던지는|볼링공을 굴리는',
    bombing: '수영장에 뛰어드는|수영장으로 뛰어드는|풀장에 뛰어드는',
  },
  fr: {
    handing:
      'qui tend|tendant|qui donne un cadeau à|qui offre|offrant|qui remet|remettant|qui distribue|distribuant',
    flowerhanding:
      'offre des fleurs à|offrant des fleurs à|donne des fleurs à|donnant des fleurs à|offre un bouquet à|offre une fleur à|qui offre des fleurs à|tend des fleurs à|offre des fleurs|offrant un bouquet à',
    shouting: 'qui crie|criant|qui hurle|hurlant|qui gronde|grondant|crie|hurle',
    annoyed:
      'agacé|agacée|agacés|énervé|énervée|fâché|fâchée|en colère|furieux|furieuse|grincheux|grincheuse|bras croisés',
    astonished: 'étonné|étonnée|stupéfait|stupéfaite|ébahi|ébahie',
    earscovered: 'qui se bouche les oreilles|se bouchant les oreilles|se bouche les oreilles',
    bowling: 'qui joue au bowling|jouant au bowling|qui lance une boule de bowling|joue au bowling',
    bombing:
      'qui saute dans la piscine|sautant dans la piscine|qui fait la bombe|faisant la bombe|fait une bombe',
  },
  de: {
    handing:
      'überreicht|reicht|reichen|überreichen|überreichend|gibt ein geschenk|verteilt|verteilen|serviert tee',
    flowerhanding:
      'schenkt blumen|gibt blumen|überreicht blumen|schenkt einen blumenstrauß|überreicht einen blumenstrauß|blumen schenkt|blumen überreicht|schenkt rosen|bringt blumen|gibt ihr blumen|schenkt ihr blumen|schenkt seiner oma blumen|schenkt seiner mutter blumen',
    shouting: 'schreit|schreien|schreiend|brüllt|brüllend|ruft laut|schimpft|schimpfend|anschreit',
    annoyed:
      'genervt|verärgert|wütend|zornig|mürrisch|grimmig|ungeduldig|beleidigt|mit verschränkten armen',
    astonished: 'schockiert|erstaunt|überrascht|verblüfft|entsetzt|fassungslos',
    earscovered:
      'hält sich die ohren zu|halten sich die ohren zu|sich die ohren zuhält|ohren zuhaltend',
    bowling: 'bowlt|beim bowlen|wirft eine bowlingkugel|kegelt|spielt bowling',
    bombing:
      'macht eine arschbombe|arschbombe|springt ins schwimmbecken|springt in den pool|springen in den pool|ins becken springt',
  },
  es: {
    handing:
      'entregando|entrega|que entrega|ofreciendo|que ofrece|dando un regalo|repartiendo|que reparte|alcanzando',
    flowerhanding:
      'dando flores a|da flores a|regalando flores a|regala flores a|entregando flores a|ofreciendo flores a|le da flores a|le regala flores a|entregando un ramo a|regalando flores|le da una flor a',
    shouting: 'gritando|que grita|grita|regañando|que regaña|chillando',
    annoyed:
      'enfadado|enfadada|enojado|enojada|molesto|molesta|furioso|furiosa|gruñón|gruñona|impaciente|con los brazos cruzados',
    astonished:
      'sorprendido|sorprendida|asombrado|asombrada|atónito|atónita|boquiabierto|boquiabierta',
    earscovered: 'tapándose los oídos|que se tapa los oídos|se tapa los oídos|tapándose las orejas',
    bowling:
      'jugando a los bolos|que juega a los bolos|jugando al boliche|lanzando una bola de bolos',
    bombing:
      'saltando a la piscina|que salta a la piscina|tirándose a la piscina|tirándose en bomba|se tira a la piscina',
  },
  ru: {
    handing:
      'протягивает|передаёт|передает|вручает|протягивающий|протягивающая|раздаёт|раздает|дарит|угощает',
    flowerhanding:
      'дарит цветы|дарит букет|дарят цветы|вручает цветы|вручает букет|даёт цветы|протягивает цветы|дарит розы|дарит цветок|преподносит цветы',
    shouting: 'кричит|кричат|орёт|орет|ругает|кричащий|кричащая',
    annoyed:
      'сердитый|сердитая|раздражённый|раздраженный|недовольный|недовольная|недовольные+|разгневанный|скрестив руки',
    astonished:
      'удивлённый|удивленный|удивлённая|удивленная|потрясённый|потрясенный|изумлённый|шокированный|ошеломлённый',
    earscovered: 'закрывает уши|затыкает уши|зажимает уши|закрыв уши|заткнув уши',
    bowling: 'играет в боулинг|играющий в боулинг|бросает шар в боулинге|играют в боулинг',
    bombing: 'прыгает в бассейн|прыгают в бассейн|прыгает бомбочкой|прыгнула в бассейн',
  },
  pt: {
    handing:
      'entregando|entrega|que entrega|oferecendo|que oferece|dando um presente|distribuindo|que distribui',
    flowerhanding:
      'dando flores para|dá flores para|dando flores à|oferecendo flores|oferece flores|entregando flores|dando flores|entregando um buquê|oferecendo flores à|dá flores à|dando uma flor para|a dar flores à|a oferecer flores',
    shouting: 'gritando|que grita|grita|berrando|dando bronca',
    annoyed:
      'irritado|irritada|zangado|zangada|furioso|furiosa|mal-humorado|impaciente|de braços cruzados',
    astonished: 'espantado|espantada|chocado|chocada|assustadíssimo|boquiaberto|boquiaberta',
    earscovered: 'tapando os ouvidos|que tapa os ouvidos|tapa os ouvidos|cobrindo os ouvidos',
    bowling: 'jogando boliche|que joga boliche|jogando uma bola de boliche|a jogar bowling',
    bombing:
      'pulando na piscina|que pula na piscina|saltando na piscina|pulando de bomba|a saltar para a piscina',
  },
  it: {
    handing:
      'che porge|porgendo|che consegna|consegnando|che offre|offrendo|che distribuisce|che regala',
    flowerhanding:
      'regala fiori a|regalando fiori a|dona fiori a|offre fiori a|porge fiori a|dà fiori a|regala dei fiori|regala un mazzo di fiori|regala fiori alla|che regala fiori a|offrendo fiori a|regala fiori',
    shouting: 'che urla|urlando|che grida|gridando|urla|che sgrida|che strilla',
    annoyed:
      'arrabbiato|arrabbiata|arrabbiati|seccato|seccata|infastidito|infastidita|furioso|furiosa|imbronciato|imbronciata|con le braccia conserte',
    astonished: 'stupito|stupita|stupiti|sbalordito|sbalordita|sbalorditi|scioccato|scioccata',
    earscovered:
      'che si tappa le orecchie|tappandosi le orecchie|si tappa le orecchie|che si copre le orecchie',
    bowling:
      'che gioca a bowling|giocando a bowling|gioca a bowling|che lancia una palla da bowling',
    bombing:
      'che si tuffa in piscina|tuffandosi in piscina|che salta in piscina|saltando in piscina|si tuffa a bomba|che fa la bomba',
  },
  tr: {
    handing:
      'uzatan|uzatıyor|veren|ikram ediyor|ikram eden|hediye veren|dağıtan|dağıtıyor|teslim eden|teslim ediyor',
    flowerhanding:
      'çiçek veren|çiçek veriyor|çiçek hediye eden|çiçek uzatan|çiçek sunan|buket veren|çiçek hediye ediyor|gül veren',
    shouting: 'bağıran|bağırıyor|bağırarak|azarlayan|azarlıyor|haykıran',
    annoyed: 'kızgın|sinirli|öfkeli|huysuz|sabırsız|somurtkan|somurtan',
    astonished: 'şaşkın|şaşıran|şaşırmış|hayret eden|şoke olmuş|afallamış',
    earscovered: 'kulaklarını kapatıyor|kulaklarını tıkıyor',
    bowling: 'bowling oynayan|bowling oynuyor|bowling topu atan',
    bombing: 'havuza atlayan|havuza atlıyor|havuza bomba atlayan',
  },
  ar: {
    handing: 'يناول|تناول زبونها|يسلم|تسلم|يقدم الشاي|يقدم هدية|تقدم هدية|يعطي هدية|يوزع|توزع',
    flowerhanding:
      'يقدم الزهور|تقدم الزهور|يهدي الزهور|تهدي الزهور|يعطي الزهور|تعطي الزهور|يقدم باقة زهور|تقدم باقة زهور|يقدم الورود|يهدي وردة|يقدم وردة|يهدي الورود',
    shouting: 'يصرخ|تصرخ|يصيح|تصيح|يصرخون|يوبخ',
    annoyed: 'غاضب|غاضبة|غاضبون|منزعج|منزعجة|عابس|عابسة|مكتوف الذراعين',
    astonished: 'مندهش|مندهشة|متفاجئ|متفاجئة|مصدوم|مصدومة|مذهول|مذهولة',
    earscovered: 'يغطي أذنيه|تغطي أذنيها|يسد أذنيه|تسد أذنيها',
    bowling: 'يلعب البولينغ|تلعب البولينغ|يرمي كرة البولينغ|يلعبون البولينغ',
    bombing: 'يقفز في المسبح|تقفز في المسبح|يقفز إلى المسبح|تقفز إلى المسبح',
  },
  hi: {
    handing: 'थमाता|थमाती|पकड़ाता|पकड़ाती|सौंपता|सौंपती|भेंट करता|भेंट करती|बाँटता|बाँटती|देता हुआ|देती हुई',
    flowerhanding:
      'फूल देता|फूल देती|फूल देते|गुलदस्ता देता|गुलदस्ता देती|फूल भेंट करता|फूल भेंट करती|गुलाब देता|फूल दे रहा|फूल दे रही',
    shouting: 'चिल्लाता|चिल्लाती|चिल्लाते|डाँटता|डाँटती',
    annoyed: 'गुस्से में|नाराज़|नाराज|क्रोधित|चिढ़ा हुआ|चिढ़ी हुई',
    astonished: 'हैरान|चकित|आश्चर्यचकित|भौंचक्का|दंग',
    earscovered: 'कान ढके|कान ढकता|कान ढकती|कान बंद करता|कान बंद करती',
    bowling: 'बॉलिंग खेलता|बॉलिंग खेलती|बॉलिंग की गेंद फेंकता',
    bombing: 'पूल में कूदता|पूल में कूदती|स्विमिंग पूल में कूदता|स्विमिंग पूल में कूदती',
  },
};
