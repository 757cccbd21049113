import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

/** Words of all languages and somebody of whom they are said: that is read, and nothing is ignored. */
const SAID: readonly (readonly [trait: string, somebody: string, words: string])[] = [
  ['pram', 'a man', 'pushing a pram|pram|pushing a stroller|stroller|baby carriage'],
  ['pram', 'un hombre', 'empujando un cochecito|cochecito'],
  ['pram', '男人', '婴儿车'],
  ['pram', 'мужчина', 'коляской|коляска|коляску'],
  ['pram', 'un uomo', 'spinge una carrozzina|carrozzina|passeggino'],
  ['pram', 'आदमी', 'बच्चागाड़ी'],
  ['pram', 'ein Mann', 'kinderwagen'],
  ['pram', 'un homme', 'poussette|landau'],
  ['pram', 'رجل', 'عربة أطفال|تدفع عربة أطفال|يدفع عربة أطفال'],
  ['pram', '男性', 'ベビーカー|乳母車'],
  ['pram', '남자', '유모차'],
  [
    'pram',
    'um homem',
    'carrinho de bebê|empurrando um carrinho de bebê|empurra um carrinho de bebê',
  ],
  ['pram', 'kadın', 'bebek arabası'],
  ['boxing', '', 'boxer'],
  ['boxing', '', 'boxeador|boxeadora'],
  ['boxing', '', '拳击手|拳手'],
  ['boxing', '', 'боксёр|боксер'],
  ['boxing', '', 'pugile'],
  ['boxing', '', 'मुक्केबाज'],
  ['boxing', '', 'boxer|boxerin'],
  ['boxing', '', 'boxeur|boxeuse'],
  ['boxing', '', 'ملاكم'],
  ['boxing', '', 'ボクサー'],
  ['boxing', '', '복서|권투 선수'],
  ['boxing', '', 'boxeador|pugilista'],
  ['boxing', '', 'boksör'],
  ['boxing', 'a man', 'boxing|shadowboxing|throwing a punch'],
  ['boxing', 'un hombre', 'boxeando|boxea'],
  ['boxing', '男人', '打拳击|打拳'],
  ['boxing', 'мужчина', 'боксирует'],
  ['boxing', 'un uomo', 'tirando di boxe'],
  ['boxing', 'आदमी', 'मुक्केबाजी'],
  ['boxing', 'ein Mann', 'boxt|boxend'],
  ['boxing', 'un homme', 'boxant|qui boxe'],
  ['boxing', 'رجل', 'يلاكم'],
  ['boxing', '男性', 'ボクシングする|ボクシングをする'],
  ['boxing', '남자', '권투하는|복싱하는'],
  ['boxing', 'um homem', 'boxeando|lutando boxe'],
  ['boxing', 'kadın', 'boks yapan'],
  ['kneeling', 'a man', 'kneeling|kneels|on one knee|kneeling down'],
  ['kneeling', 'un hombre', 'arrodillado|arrodillada|de rodillas'],
  ['kneeling', '男人', '跪着|单膝跪地|跪下'],
  ['kneeling', 'мужчина', 'на колене|на коленях|преклонил колено'],
  ['kneeling', 'un uomo', 'inginocchiato|inginocchiata|in ginocchio'],
  ['kneeling', 'आदमी', 'घुटने टेके'],
  ['kneeling', 'ein Mann', 'kniet|kniend|kniender|kniende'],
  ['kneeling', 'un homme', 'agenouillé|agenouillée|à genoux'],
  ['kneeling', 'رجل', 'راكع|راكعة|على ركبته'],
  ['kneeling', '男性', 'ひざまずく|跪く'],
  ['kneeling', '남자', '무릎 꿇은|무릎을 꿇은'],
  ['kneeling', 'um homem', 'ajoelhado|ajoelhada|de joelhos'],
  ['kneeling', 'kadın', 'diz çöken|diz çökmüş'],
  ['keeper', '', 'goalkeeper diving|diving goalkeeper|goalkeeper|goalie'],
  ['keeper', '', 'portero de fútbol|guardameta|arquero de fútbol'],
  ['keeper', '', '守门员|门将'],
  ['keeper', '', 'вратарь|голкипер'],
  ['keeper', '', 'portiere di calcio|portiere in tuffo'],
  ['keeper', '', 'गोलकीपर'],
  ['keeper', '', 'torwart|torhüter|torfrau'],
  ['keeper', '', 'gardien de but'],
  ['keeper', '', 'حارس مرمى'],
  ['keeper', '', 'ゴールキーパー'],
  ['keeper', '', '골키퍼'],
  ['keeper', '', 'goleiro|guarda-redes'],
  ['keeper', '', 'kaleci'],
  ['capoeira', 'a man', 'capoeira|capoeiristas'],
  ['capoeira', 'un hombre', 'capoeira'],
  ['capoeira', '男人', '卡波耶拉|卡波埃拉'],
  ['capoeira', 'мужчина', 'капоэйра|капоэйру'],
  ['capoeira', 'un uomo', 'capoeira'],
  ['capoeira', 'आदमी', 'कैपोइरा'],
  ['capoeira', 'ein Mann', 'capoeira'],
  ['capoeira', 'un homme', 'capoeira'],
  ['capoeira', 'رجل', 'كابويرا'],
  ['capoeira', '男性', 'カポエイラ'],
  ['capoeira', '남자', '카포에이라'],
  ['capoeira', 'um homem', 'capoeira'],
  ['capoeira', 'kadın', 'capoeira'],
  ['yoga', 'a man', 'yoga|doing yoga|yoga pose'],
  ['yoga', 'un hombre', 'yoga|haciendo yoga'],
  ['yoga', '男人', '瑜伽|做瑜伽|练瑜伽'],
  ['yoga', 'мужчина', 'йога|йогой'],
  ['yoga', 'un uomo', 'yoga|fa yoga'],
  ['yoga', 'आदमी', 'योग'],
  ['yoga', 'ein Mann', 'yoga|macht yoga'],
  ['yoga', 'un homme', 'yoga|fait du yoga'],
  ['yoga', 'رجل', 'يوغا|اليوغا'],
  ['yoga', '男性', 'ヨガ|ヨガをする'],
  ['yoga', '남자', '요가|요가하는'],
  ['yoga', 'um homem', 'ioga|fazendo yoga'],
  ['yoga', 'kadın', 'yoga|yoga yapan'],
  ['dancing', 'a man', 'tango|dancing tango|dancing the tango'],
  ['dancing', 'un hombre', 'tango|bailando tango'],
  ['dancing', '男人', '探戈|跳探戈'],
  ['dancing', 'мужчина', 'танго|танцует танго|танцующая танго'],
  ['dancing', 'un uomo', 'tango|balla il tango'],
  ['dancing', 'आदमी', 'टैंगो'],
  ['dancing', 'ein Mann', 'tango|tanzt tango'],
  ['dancing', 'un homme', 'tango|dansant le tango'],
  ['dancing', 'رجل', 'تانغو'],
  ['dancing', '男性', 'タンゴ|タンゴを踊る'],
  ['dancing', '남자', '탱고|탱고를 추는'],
  ['dancing', 'um homem', 'tango|dançando tango'],
  ['dancing', 'kadın', 'tango|tango yapan'],
  [
    'hammering',
    'a man',
    'hammering|hammers a|hammers the|hammers on|swinging a hammer|at the anvil|forging',
  ],
  ['hammering', 'un hombre', 'martillando|golpeando el yunque'],
  ['hammering', '男人', '打铁|锻打'],
  ['hammering', 'мужчина', 'бьёт молотом|куёт|кует'],
  ['hammering', 'un uomo', 'batte il ferro|martellando'],
  ['hammering', 'आदमी', 'हथौड़ा मारता'],
  ['hammering', 'ein Mann', 'hämmert|hämmernd|schmiedet'],
  ['hammering', 'un homme', 'martelant|qui martèle|frappant le fer'],
  ['hammering', 'رجل', 'يطرق الحديد'],
  ['hammering', '男性', '鉄を打つ'],
  ['hammering', '남자', '망치질하는|쇠를 두드리는'],
  ['hammering', 'um homem', 'martelando|forjando'],
  ['hammering', 'kadın', 'çekiç vuran|demir döven'],
  [
    'tossing',
    'a man',
    'tossing a pan|tossing|flipping pancakes|flipping a pancake|tossing a pancake',
  ],
  ['tossing', 'un hombre', 'volteando una tortilla|salteando'],
  ['tossing', '男人', '颠勺|颠锅|翻锅'],
  ['tossing', 'мужчина', 'подбрасывает блин|подбрасывает'],
  ['tossing', 'un uomo', 'salta in padella|lanciando una frittella'],
  ['tossing', 'आदमी', 'पैनकेक उछालता'],
  ['tossing', 'ein Mann', 'schwenkt eine pfanne|wirft einen pfannkuchen'],
  ['tossing', 'un homme', 'faisant sauter une crêpe|fait sauter une crêpe'],
  ['tossing', 'رجل', 'يقلب المقلاة'],
  ['tossing', '男性', 'フライパンを振る'],
  ['tossing', '남자', '프라이팬을 돌리는'],
  ['tossing', 'um homem', 'virando uma panqueca|salteando'],
  ['tossing', 'kadın', 'tava sallayan'],
  ['teacher', '', 'teacher writing|teacher|schoolteacher|schoolmaster'],
  ['teacher', '', 'maestra|maestro de escuela|profesora'],
  ['teacher', '', '老师|教师'],
  ['teacher', '', 'учительница|учитель пишет|учитель'],
  ['teacher', '', 'maestra|maestro di scuola|insegnante'],
  ['teacher', '', 'अध्यापक|अध्यापिका|शिक्षक'],
  ['teacher', '', 'lehrer|lehrerin'],
  ['teacher', '', "institutrice|instituteur|maîtresse d'école"],
  ['teacher', '', 'معلم|معلمة'],
  ['teacher', '', '先生|教師'],
  ['teacher', '', '선생님|교사'],
  ['teacher', '', 'professora|professor'],
  ['teacher', '', 'öğretmen'],
  [
    'netmending',
    'a man',
    'mending a net|mending nets|mending his net|repairing nets|mending fishing nets',
  ],
  [
    'netmending',
    'un hombre',
    'remendando una red|remendando redes|arreglando redes|remienda redes|cosiendo redes',
  ],
  ['netmending', '男人', '补渔网|修补渔网|补网|织渔网|修渔网'],
  ['netmending', 'мужчина', 'чинит сеть|чинит сети|латает сети'],
  ['netmending', 'un uomo', 'ripara le reti|rammendando le reti'],
  ['netmending', 'आदमी', 'जाल ठीक करता|जाल की मरम्मत करता'],
  [
    'netmending',
    'ein Mann',
    'flickt ein netz|flickt netze|flickt sein netz|flicken netze|flickt seine netze',
  ],
  ['netmending', 'un homme', 'réparant un filet|réparant ses filets|répare ses filets'],
  ['netmending', 'رجل', 'يصلح شبكة|يصلح شباك'],
  ['netmending', '男性', '網を繕う'],
  ['netmending', '남자', '그물을 고치는|그물을 손질하는'],
  ['netmending', 'um homem', 'remendando redes|consertando redes|remendando uma rede'],
  ['netmending', 'kadın', 'ağ onaran'],
  ['meditating', 'a man', 'meditating|meditates|in meditation'],
  ['meditating', 'un hombre', 'meditando|medita'],
  ['meditating', '男人', '冥想|打坐'],
  ['meditating', 'мужчина', 'медитирует|медитирующий|медитирующая'],
  ['meditating', 'un uomo', 'che medita|meditando'],
  ['meditating', 'आदमी', 'ध्यान करता|ध्यान करती'],
  ['meditating', 'ein Mann', 'meditiert|meditierend|meditierender|meditierende'],
  ['meditating', 'un homme', 'qui médite|méditant'],
  ['meditating', 'رجل', 'يتأمل|تتأمل'],
  ['meditating', '男性', '瞑想する|瞑想している'],
  ['meditating', '남자', '명상하는'],
  ['meditating', 'um homem', 'meditando'],
  ['meditating', 'kadın', 'meditasyon yapan'],
  ['tennis', '', 'tennis player|woman playing tennis|man playing tennis'],
  ['tennis', '', 'tenista'],
  ['tennis', '', '网球运动员|网球选手'],
  ['tennis', '', 'теннисист|теннисистка'],
  ['tennis', '', 'tennista'],
  ['tennis', '', 'टेनिस खिलाड़ी'],
  ['tennis', '', 'tennisspieler|tennisspielerin'],
  ['tennis', '', 'joueur de tennis|joueuse de tennis'],
  ['tennis', '', 'لاعب تنس|لاعبة تنس'],
  ['tennis', '', 'テニス選手'],
  ['tennis', '', '테니스 선수'],
  ['tennis', '', 'tenista'],
  ['tennis', '', 'tenisçi'],
  ['archery', '', 'archer'],
  ['archery', '', 'arquero|arquera'],
  ['archery', '', '弓箭手'],
  ['archery', '', 'лучник|лучница'],
  ['archery', '', 'arciere|arciera'],
  ['archery', '', 'तीरंदाज|धनुर्धर'],
  ['archery', '', 'bogenschütze'],
  ['archery', '', 'archer'],
  ['archery', '', 'رامي سهام'],
  ['archery', '', '弓使い|射手'],
  ['archery', '', '궁수'],
  ['archery', '', 'arqueiro|arqueira'],
  ['archery', '', 'okçu'],
  ['golf', '', 'golfer|golf player'],
  ['golf', '', 'golfista'],
  ['golf', '', '高尔夫球手'],
  ['golf', '', 'гольфист|гольфистка'],
  ['golf', '', 'golfista'],
  ['golf', '', 'गोल्फ खिलाड़ी'],
  ['golf', '', 'golfer|golferin|golfspieler'],
  ['golf', '', 'golfeur|golfeuse'],
  ['golf', '', 'لاعب غولف'],
  ['golf', '', 'ゴルファー'],
  ['golf', '', '골퍼'],
  ['golf', '', 'golfista'],
  ['golf', '', 'golfçü'],
  ['chopping', 'a man', 'chopping wood|splitting wood|splitting logs|chopping firewood'],
  ['chopping', 'un hombre', 'cortando leña|corta leña'],
  ['chopping', '男人', '劈柴|砍柴'],
  ['chopping', 'мужчина', 'колет дрова|рубит дрова'],
  ['chopping', 'un uomo', 'spacca la legna|spaccando la legna'],
  ['chopping', 'आदमी', 'लकड़ी काटता'],
  ['chopping', 'ein Mann', 'hackt holz|spaltet holz'],
  ['chopping', 'un homme', 'fendant du bois|fend du bois|coupe du bois'],
  ['chopping', 'رجل', 'يقطع الحطب'],
  ['chopping', '男性', '薪を割る|薪割り'],
  ['chopping', '남자', '장작을 패는'],
  ['chopping', 'um homem', 'cortando lenha|rachando lenha'],
  ['chopping', 'kadın', 'odun kıran'],
  ['sweeping', 'a man', 'sweeping the|sweeping up|sweeping leaves|with a broom'],
  ['sweeping', 'un hombre', 'barriendo|barre|con una escoba'],
  ['sweeping', '男人', '扫地|扫落叶'],
  ['sweeping', 'мужчина', 'подметает|метёт двор'],
  ['sweeping', 'un uomo', 'spazza|spazzando'],
  ['sweeping', 'आदमी', 'झाड़ू लगाता|झाड़ू लगाती'],
  ['sweeping', 'ein Mann', 'fegt|kehrt'],
  ['sweeping', 'un homme', 'balayant|balaie'],
  ['sweeping', 'رجل', 'يكنس|تكنس'],
  ['sweeping', '男性', '掃除する|ほうきで掃く'],
  ['sweeping', '남자', '빗자루질하는|바닥을 쓰는'],
  ['sweeping', 'um homem', 'varrendo|varre'],
  ['sweeping', 'kadın', 'süpüren'],
  ['watering', 'a man', 'watering flowers|watering plants|watering the garden|watering'],
  ['watering', 'un hombre', 'regando|riega'],
  ['watering', '男人', '浇花|浇水'],
  ['watering', 'мужчина', 'поливает'],
  ['watering', 'un uomo', 'annaffia|annaffiando'],
  ['watering', 'आदमी', 'पौधों को पानी देता|पानी देती'],
  ['watering', 'ein Mann', 'gießt|gießt blumen'],
  ['watering', 'un homme', 'arrosant|arrose'],
  ['watering', 'رجل', 'يسقي|تسقي'],
  ['watering', '男性', '水やりする|花に水をやる'],
  ['watering', '남자', '물을 주는'],
  ['watering', 'um homem', 'regando|rega'],
  ['watering', 'kadın', 'sulayan|çiçek sulayan'],
  ['watering', '', 'gardener'],
  ['watering', '', 'jardinero|jardinera'],
  ['watering', '', '园丁'],
  ['watering', '', 'садовник|садовница'],
  ['watering', '', 'giardiniere|giardiniera'],
  ['watering', '', 'माली'],
  ['watering', '', 'gärtner|gärtnerin'],
  ['watering', '', 'jardinier|jardinière'],
  ['watering', '', 'بستاني'],
  ['watering', '', '庭師|園芸家'],
  ['watering', '', '정원사'],
  ['watering', '', 'jardineiro|jardineira'],
  ['watering', '', 'bahçıvan'],
  ['lifting', '', 'weightlifter|weight lifter'],
  ['lifting', '', 'levantador de pesas'],
  ['lifting', '', '举重运动员'],
  ['lifting', '', 'штангист|тяжелоатлет'],
  ['lifting', '', 'sollevatore di pesi'],
  ['lifting', '', 'भारोत्तोलक'],
  ['lifting', '', 'gewichtheber|gewichtheberin'],
  ['lifting', '', 'haltérophile'],
  ['lifting', '', 'رافع أثقال'],
  ['lifting', '', '重量挙げ選手'],
  ['lifting', '', '역도 선수'],
  ['lifting', '', 'halterofilista|levantador de peso'],
  ['lifting', '', 'halterci'],
  ['karate', 'a man', 'karate|martial arts|kung fu|karate fighter|martial artist'],
  ['karate', 'un hombre', 'karate|artes marciales|karateka'],
  ['karate', '男人', '空手道|武术|功夫'],
  ['karate', 'мужчина', 'каратэ|карате|каратист'],
  ['karate', 'un uomo', 'karate|arti marziali'],
  ['karate', 'आदमी', 'कराटे'],
  ['karate', 'ein Mann', 'karate|kampfsport|karatekämpfer'],
  ['karate', 'un homme', 'karaté|arts martiaux|karatéka'],
  ['karate', 'رجل', 'كاراتيه|فنون قتالية'],
  ['karate', '男性', '空手|空手家'],
  ['karate', '남자', '가라데|태권도'],
  ['karate', 'um homem', 'caratê|artes marciais|carateca'],
  ['karate', 'kadın', 'karate|karateci'],
  ['pointing', 'a man', 'pointing at|pointing to|pointing up at|pointing'],
  ['pointing', 'un hombre', 'señalando|señala'],
  ['pointing', '男人', '指着|指向'],
  ['pointing', 'мужчина', 'указывает'],
  ['pointing', 'un uomo', 'indicando|che indica'],
  ['pointing', 'आदमी', 'इशारा करता|इशारा करती'],
  ['pointing', 'ein Mann', 'zeigt auf|zeigend'],
  ['pointing', 'un homme', 'montrant du doigt|qui pointe'],
  ['pointing', 'رجل', 'يشير إلى|تشير إلى'],
  ['pointing', '男性', '指さす|指差す'],
  ['pointing', '남자', '가리키는'],
  ['pointing', 'um homem', 'apontando|aponta'],
  ['pointing', 'kadın', 'işaret eden'],
];

/** The same of two, and how they are drawn as one. */
const TOGETHER: readonly (readonly [bond: string, two: string, words: string])[] = [
  ['greet', 'two men', 'shaking hands|shake hands|handshake'],
  ['greet', 'dos hombres', 'dándose la mano|se dan la mano|apretón de manos'],
  ['greet', '两个男人', '握手'],
  ['greet', 'двое мужчин', 'пожимают руки|жмут руки|рукопожатие'],
  ['greet', 'due uomini', 'si stringono la mano|stretta di mano'],
  ['greet', 'दो आदमी', 'हाथ मिलाते'],
  ['greet', 'zwei Männer', 'geben sich die hand|schütteln sich die hände|händedruck'],
  ['greet', 'deux hommes', 'se serrant la main|se serrent la main|poignée de main'],
  ['greet', 'اثنان من الرجال', 'يتصافحان|مصافحة'],
  ['greet', '二人の男性', '握手する|握手している'],
  ['greet', '두 남자', '악수하는'],
  ['greet', 'dois homens', 'apertando as mãos|aperto de mãos'],
  ['greet', 'iki kadın', 'tokalaşan|el sıkışan'],
  ['propose', 'two men', 'proposing to|proposing|proposes|marriage proposal'],
  ['propose', 'dos hombres', 'pidiendo matrimonio|propone matrimonio'],
  ['propose', '两个男人', '求婚'],
  ['propose', 'двое мужчин', 'делает предложение'],
  ['propose', 'due uomini', 'proposta di matrimonio|fa la proposta di matrimonio'],
  ['propose', 'दो आदमी', 'शादी का प्रस्ताव'],
  ['propose', 'zwei Männer', 'macht einen heiratsantrag|heiratsantrag'],
  ['propose', 'deux hommes', 'demande en mariage|demandant en mariage'],
  ['propose', 'اثنان من الرجال', 'يطلب يدها للزواج'],
  ['propose', '二人の男性', 'プロポーズする|プロポーズ'],
  ['propose', '두 남자', '청혼하는|프러포즈하는'],
  ['propose', 'dois homens', 'pedindo em casamento|pedido de casamento'],
  ['propose', 'iki kadın', 'evlenme teklif eden'],
  ['talk', 'two men', 'talking to|talking|chatting|in conversation'],
  ['talk', 'dos hombres', 'hablando|charlando|conversando'],
  ['talk', '两个男人', '聊天|交谈'],
  ['talk', 'двое мужчин', 'разговаривают|беседуют'],
  ['talk', 'due uomini', 'che parlano|chiacchierano|parlando'],
  ['talk', 'दो आदमी', 'बातें करते'],
  ['talk', 'zwei Männer', 'unterhalten sich|im gespräch'],
  ['talk', 'deux hommes', 'qui parlent|discutant|bavardant'],
  ['talk', 'اثنان من الرجال', 'يتحدثان'],
  ['talk', '二人の男性', '話している|おしゃべりする'],
  ['talk', '두 남자', '이야기하는|대화하는'],
  ['talk', 'dois homens', 'conversando|batendo papo'],
  ['talk', 'iki kadın', 'sohbet eden'],
];

describe('what two do with each other', () => {
  it.each(TOGETHER)('is to %s: %s %s', (bond, two, words) => {
    for (const word of words.split('|')) {
      const prompt = `${two} ${word}`;
      const found = people(prompt);
      expect(found, prompt).toMatchObject([{ company: { bond } }]);
      expect(readPrompt(prompt).ignored, prompt).toEqual([]);
    }
  });

  it('is done with who is named behind it', () => {
    expect(people('a mother talking to her son')).toMatchObject([{ company: { bond: 'talk' } }]);
    expect(people('a man proposing to a woman')).toMatchObject([{ company: { bond: 'propose' } }]);
  });

  it('is portrayed from head to foot of those who belong together', () => {
    expect(readPrompt('a family portrait').composition).toBeNull();
    expect(readPrompt('a portrait of a woman').composition).toBe('portrait');
  });

  it('is not said of one alone, nor of a dragon', () => {
    expect(people('a woman talking')[0]?.company).toBeUndefined();
    expect(people('a girl talking to a dragon')[0]).toMatchObject({ relation: { is: 'meets' } });
  });
});

describe('what somebody does with the whole body', () => {
  it.each(SAID)('is %s: %s %s', (trait, somebody, words) => {
    for (const word of words.split('|')) {
      const prompt = `${somebody} ${word}`.trim();
      const found = people(prompt);
      expect(found[0]?.traits, prompt).toContain(trait);
      expect(readPrompt(prompt).ignored, prompt).toEqual([]);
    }
  });

  it('is done by somebody where nobody is named', () => {
    expect(people('yoga at sunrise')).toMatchObject([{ count: 1, traits: ['yoga'] }]);
    expect(people('tango in a street')).toMatchObject([
      { count: 2, traits: ['couple', 'dancing'] },
    ]);
    expect(people('baile de forró na rua')).toMatchObject([{ count: 4, traits: ['dancing'] }]);
    expect(readPrompt('forró na praça')).toMatchObject({ land: 'street', square: true });
    expect(people('forró na praça')).toMatchObject([{ count: 4, traits: ['dancing'] }]);
    expect(readPrompt('uma noite de forró').time).toBe('night');
    expect(readPrompt('street dancing kids').land).toBe('street');
    expect(people('street dancing')).toMatchObject([{ count: 4, traits: ['dancing'] }]);
    expect(people('flamenco in Seville at night')).toMatchObject([{ traits: ['dancing'] }]);
    expect(people('northern lights dancing')).toEqual([]);
    expect(people('boxing')).toMatchObject([{ count: 1, traits: ['boxing'] }]);
    expect(people('yoga and a dog on a beach')).toHaveLength(1);
    expect(people('two women doing yoga')).toMatchObject([{ count: 2 }]);
  });

  it('lets two who box look at each other, and kneels within a church', () => {
    const boxers = people('two boxers');
    expect(boxers).toMatchObject([{ count: 2, relation: { is: 'meets', party: 'both' } }]);
    expect(readPrompt('a woman kneeling in a church').land).toBe('nave');
  });

  it('is played where it is at home unless elsewhere is named', () => {
    expect(readPrompt('a tennis player').scenery).toBe('tenniscourt');
    expect(readPrompt('a golfer').scenery).toBe('golfcourse');
    expect(readPrompt('a tennis player on a beach').land).toBe('beach');
  });

  it('leaves the street that is swept a street', () => {
    expect(readPrompt('an old man sweeping the street').land).toBe('street');
  });

  it('needs two for capoeira, who face each other', () => {
    const facing = { count: 2, relation: { is: 'meets', party: 'both' } };
    expect(people('capoeira on a square')).toMatchObject([facing]);
    expect(people('a man doing capoeira')).toMatchObject([facing]);
  });

  it('sends a climber up a face of rock, which is no portrait', () => {
    for (const prompt of ['a climber on a rock face', 'climbers on a rock']) {
      const { subjects, composition } = readPrompt(prompt);
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('climber');
      expect(composition, prompt).toBeNull();
    }
  });

  it('makes a keeper leap, but not one who stands', () => {
    expect(people('a goalkeeper')).toMatchObject([{ posture: 'jumping' }]);
    expect(people('a standing goalkeeper')).toMatchObject([{ posture: 'standing' }]);
  });
});

describe('candles that somebody blows out', () => {
  it.each([
    'a girl blowing out candles|a girl blowing out the candles|a girl blowing out birthday candles',
    'una niña soplando las velas|una niña sopla las velas',
    '女孩 吹蜡烛',
    'девочка задувает свечи',
    'una bambina soffia sulle candeline|una bambina spegne le candeline',
    'लड़की मोमबत्तियाँ बुझाती',
    'ein Mädchen bläst kerzen aus|ein Mädchen bläst die kerzen aus',
    'une fille soufflant ses bougies|une fille souffle ses bougies',
    'فتاة تطفئ الشموع|فتاة يطفئ الشموع',
    '女の子 ろうそくを吹き消す',
    '소녀 촛불을 부는|소녀 촛불을 끄는',
    'uma menina apagando as velas|uma menina soprando as velas',
    'kız mumları üfleyen',
  ])('are drawn with who does, and no other cake: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects.map(({ thing }) => thing).sort(), prompt).toEqual(['balloons', 'person']);
      const somebody = subjects.find(({ thing }) => thing === 'person');
      expect(somebody?.traits, prompt).toContain('blowing');
      expect(ignored, prompt).toEqual([]);
    }
  });
});

describe('a parent and a child', () => {
  it.each(['a mother and her son', 'a father and his daughter', 'a woman and a child'])(
    'go hand in hand: %s',
    (prompt) => {
      expect(people(prompt)).toMatchObject([{ company: { bond: 'hands' } }]);
    },
  );

  it('do not where either does something else', () => {
    for (const prompt of [
      'a mother and her son running',
      'a pirate and a child',
      'a man and a woman',
    ])
      expect(people(prompt)[0]?.company, prompt).toBeUndefined();
  });
});

describe('a skeleton', () => {
  it.each([
    'a knight fighting a skeleton in a dungeon',
    'a pirate fights a skeleton',
    'ein Ritter kämpft gegen ein Skelett',
  ])('fights back: %s', (prompt) => {
    const foe = readPrompt(prompt).subjects.find(({ thing }) => thing === 'skeleton');
    expect(foe?.traits).toEqual(['fighting']);
  });

  it('fights nobody who does not', () => {
    const met = readPrompt('a girl meets a skeleton').subjects;
    expect(met.find(({ thing }) => thing === 'skeleton')?.traits ?? []).toEqual([]);
  });
});
