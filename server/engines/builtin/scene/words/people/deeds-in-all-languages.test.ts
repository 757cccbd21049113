import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** What a prompt is read as; none of its words may be left out. */
const allRead = (prompt: string) => {
  const idea = readPrompt(prompt);
  expect(idea.ignored, prompt).toEqual([]);
  return idea;
};

describe('what people do, in the words that each language has for it', () => {
  it.each([
    ['studying', 'une fille qui fait ses devoirs|فتاة تقوم بواجباتها المدرسية'],
    [
      'watering',
      '植物に水をやる女性|une femme qui arrose les plantes|eine Frau gießt Pflanzen|una mujer regando las plantas|uma mulher regando as plantas|una donna che annaffia le piante|امرأة تسقي النباتات',
    ],
    [
      'baking',
      'une fille qui fait un gâteau|una niña haciendo un pastel|uma menina fazendo um bolo|una bambina che prepara una torta|केक बनाती लड़की',
    ],
    ['ironing', 'un uomo che stira una camicia|رجل يكوي قميصا'],
    [
      'sweeping',
      'a woman sweeping the floor|床を掃く女性|une femme qui balaie le sol|eine Frau fegt den Boden|una mujer barriendo el suelo|женщина подметает пол|uma mulher varrendo o chão|una donna che spazza il pavimento|yeri süpüren bir kadın|امرأة تكنس الأرض|a man mopping the floor|男人在拖地|床をモップで拭く男性|un homme qui passe la serpillière|ein Mann wischt den Boden|un hombre fregando el suelo|мужчина моет пол|um homem passando pano no chão|un uomo che lava il pavimento|yerleri paspaslayan bir adam|رجل يمسح الأرض|पोछा लगाता आदमी|落ち葉を集める男性|낙엽을 쓸는 남자|رجل يجمع أوراق الشجر|पत्ते बटोरता आदमी',
    ],
    [
      'raking',
      'a man raking leaves|un homme qui ratisse les feuilles|ein Mann harkt Laub|un hombre rastrillando hojas|мужчина сгребает листья|un uomo che rastrella le foglie|yaprak tırmıklayan bir adam',
    ],
    ['scrubbing', "un uomo che lava l'auto"],
    ['repairing', '男人在修车'],
    ['painting', 'une fille qui peint un tableau|una ragazza che dipinge un quadro'],
    ['footballer', '축구하는 아이들|des enfants qui jouent au foot'],
    ['basketballer', '男人们在打篮球|농구하는 남자들|uomini che giocano a basket'],
    ['volleyball', 'نساء يلعبن الكرة الطائرة'],
    ['cards', '카드놀이하는 친구들'],
    ['gaming', 'テレビゲームをする男の子'],
    [
      'throwing',
      'des enfants font une bataille de boules de neige|बर्फ़ के गोलों से खेलते बच्चे|un garçon qui lance une balle|um menino jogando uma bola|un bambino che lancia una palla|top atan bir çocuk|ولد يرمي كرة|गेंद फेंकता लड़का',
    ],
    ['playing', 'أطفال يلعبون بكرات الثلج|장난감을 가지고 노는 아이'],
    ['yoga', 'женщина занимается йогой|uma mulher fazendo ioga|امرأة تمارس اليوغا|योग करती औरत'],
    ['lifting', 'ウエイトリフティングをする男性'],
    [
      'planting',
      '女人在园艺|庭仕事をする女性|정원을 가꾸는 여자|una mujer haciendo jardinería|uma mulher fazendo jardinagem|una donna che fa giardinaggio|bahçe işleri yapan bir kadın|امرأة تعتني بالحديقة|बागवानी करती औरत|un uomo che pianta un albero|पेड़ लगाता आदमी',
    ],
    ['applepicking', 'une femme qui cueille des pommes|una donna che raccoglie mele'],
    ['mushroompicking', 'une femme qui cueille des champignons'],
    ['feeding', 'девочка кормит уток'],
    ['cuddling', '男孩在摸狗'],
    ['milking', '소젖을 짜는 농부'],
    ['selfie', 'des amis qui font un selfie|amici che si fanno un selfie'],
    ['typing', 'パソコンで仕事をする男性'],
    [
      'television',
      'un couple qui regarde la télé|ein Paar schaut fern|una coppia che guarda la tv',
    ],
    ['lathering', 'ein Mann rasiert sich|мужчина бреется'],
    ['treeclimbing', 'um menino subindo numa árvore'],
    [
      'teacher',
      '老师在黑板上写字|칠판에 글을 쓰는 선생님|un professeur écrit au tableau|ein Lehrer schreibt an die Tafel|un profesor escribiendo en la pizarra|um professor escrevendo no quadro|un insegnante scrive alla lavagna|tahtaya yazı yazan öğretmen|معلم يكتب على السبورة|ब्लैकबोर्ड पर लिखता शिक्षक',
    ],
    ['doctor', '医生在给孩子看病'],
    [
      'unwrapping',
      'une fille qui ouvre un cadeau|ein Mädchen packt ein Geschenk aus|una niña abriendo un regalo|uma menina abrindo um presente|una bambina che apre un regalo|فتاة تفتح هدية',
    ],
    ['sad', '女人在哭|泣く女性|eine Frau weint'],
    ['laughing', '孩子在笑'],
    ['pram', '男人在推婴儿车'],
    [
      'fencepainting',
      '柵にペンキを塗る男性|un homme qui peint une clôture|un uomo che dipinge uno steccato',
    ],
    [
      'hammering',
      'a man hammering a nail|男人在钉钉子|釘を打つ男性|못을 박는 남자|un homme qui plante un clou|ein Mann schlägt einen Nagel ein|un hombre clavando un clavo|мужчина забивает гвоздь|um homem martelando um prego|un uomo che pianta un chiodo|çivi çakan bir adam|رجل يدق مسمارا|कील ठोकता आदमी',
    ],
  ])('is done by them: %s', (trait, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        allRead(prompt).subjects.flatMap(({ traits = [] }) => traits),
        prompt,
      ).toContain(trait);
  });

  it.each([
    ['guitar', 'رجل يعزف على الجيتار'],
    ['microphone', 'गाना गाती औरत'],
    [
      'leash',
      'un homme qui promène son chien|мужчина выгуливает собаку|un uomo che porta a spasso il cane',
    ],
    ['cup', 'une femme qui boit un café'],
    ['icecream', 'un garçon qui mange une glace'],
    ['phone', '電話をする男性|um homem falando ao telefone|telefonda konuşan bir adam'],
  ])('needs what they hold: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        allRead(prompt).subjects.map(({ holds }) => holds?.thing),
        prompt,
      ).toContain(thing);
  });

  it.each([
    ['tenniscourt', '男人在打网球|테니스 치는 남자'],
    [
      'skatepark',
      '男孩在滑滑板|스케이트보드 타는 소년|un garçon qui fait du skate|ein Junge fährt Skateboard|мальчик катается на скейтборде|kaykay yapan bir çocuk|ولد يتزلج على لوح|स्केटबोर्ड चलाता लड़का',
    ],
    [
      'snowydriveway',
      'un homme qui déneige|ein Mann schippt Schnee|un hombre quitando la nieve|um homem removendo a neve',
    ],
    [
      'backyard',
      'des amis qui font un barbecue|amigos haciendo una barbacoa|друзья жарят шашлыки|amigos fazendo churrasco|amici che fanno la grigliata|mangal yapan arkadaşlar|أصدقاء يشوون اللحم|बारबेक्यू करते दोस्त',
    ],
    [
      'campsite',
      '캠핑하는 사람들|des gens qui campent|gente acampando|люди в походе с палатками|pessoas acampando|kamp yapan insanlar|أناس يخيمون|कैंपिंग करते लोग',
    ],
  ])('is done where that is done: %s', (scenery, prompts) => {
    for (const prompt of prompts.split('|')) expect(allRead(prompt).scenery, prompt).toBe(scenery);
  });

  it.each([
    [
      'busstop',
      "人们在等公交车|バスを待つ人々|버스를 기다리는 사람들|des gens qui attendent le bus|Leute warten auf den Bus|gente esperando el autobús|люди ждут автобус|pessoas esperando o ônibus|gente che aspetta l'autobus|otobüs bekleyen insanlar|أناس ينتظرون الحافلة|बस का इंतज़ार करते लोग",
    ],
    [
      'mall',
      '女人在购物|買い物をする女性|쇼핑하는 여자|eine Frau kauft ein|una mujer de compras|женщина делает покупки|uma mulher fazendo compras|alışveriş yapan bir kadın|امرأة تتسوق|ख़रीदारी करती औरत',
    ],
    ['supermarket', 'une femme qui fait les courses|una donna che fa la spesa'],
  ])('is to wait in a street, or to look round in a room: %s', (place, prompts) => {
    for (const prompt of prompts.split('|')) {
      const { town, land } = allRead(prompt);
      expect([town, land], prompt).toContain(place);
    }
  });

  it.each([
    [
      'sandcastle',
      '孩子们在堆沙堡|砂のお城を作る子供たち|모래성을 쌓는 아이들|des enfants qui font un château de sable|niños haciendo un castillo de arena|дети строят замок из песка|crianças fazendo um castelo de areia|bambini che fanno un castello di sabbia|kumdan kale yapan çocuklar|أطفال يبنون قلعة رملية|रेत का महल बनाते बच्चे',
    ],
    [
      'snowman',
      '孩子们在堆雪人|雪だるまを作る子供たち|눈사람을 만드는 아이들|des enfants qui font un bonhomme de neige|niños haciendo un muñeco de nieve|дети лепят снеговика|crianças fazendo um boneco de neve|bambini che fanno un pupazzo di neve|kardan adam yapan çocuklar|أطفال يصنعون رجل ثلج|स्नोमैन बनाते बच्चे',
    ],
    ['kite', 'ребёнок запускает воздушного змея'],
    ['bicycle', 'ein Mädchen fährt Fahrrad|девочка катается на велосипеде'],
    ['horse', '말을 타는 남자|घुड़सवारी करता आदमी'],
    ['surfer', 'мужчина занимается сёрфингом'],
    ['dog', '男人在遛狗|개를 산책시키는 남자|köpeğini gezdiren bir adam|कुत्ते को घुमाता आदमी'],
    [
      'picnic',
      '소풍 나온 가족|eine Familie macht ein Picknick|uma família fazendo piquenique|una famiglia che fa un picnic|piknik yapan bir aile|पिकनिक मनाता परिवार',
    ],
    ['umbrella', '女人打着伞|우산을 쓴 여자|امرأة تحمل مظلة'],
  ])('is done with, on or beside something: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        allRead(prompt).subjects.map((one) => one.thing),
        prompt,
      ).toContain(thing);
  });

  it.each([
    [
      'running',
      '女人在跑步|ジョギングする女性|조깅하는 여자|une femme qui fait du jogging|eine Frau joggt|женщина бегает трусцой|una donna che fa jogging|koşu yapan bir kadın|जॉगिंग करती औरत',
    ],
  ])('is how they move: %s', (posture, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        allRead(prompt).subjects.map((one) => one.posture),
        prompt,
      ).toContain(posture);
  });

  it('is to dine where a family does', () => {
    expect(allRead('عائلة تتناول العشاء').subjects).toMatchObject([{ company: { bond: 'meal' } }]);
  });

  it('makes no farm of the Portuguese verb for doing, and no volcano of the Italian for washing', () => {
    expect(allRead('crianças fazendo um boneco de neve')).toMatchObject({
      land: null,
      subjects: [{ thing: 'person' }, { thing: 'snowman' }],
    });
    expect(allRead("un uomo che lava l'auto").land).toBeNull();
    expect(readPrompt('uma fazenda').subjects).toMatchObject([{ thing: 'barn' }]);
  });

  it.each([
    'Kinder lassen ihre Drachen am Strand steigen',
    'ein Vater lässt mit seinem Sohn einen Drachen steigen',
    'Kinder lassen bunte Drachen steigen',
  ])('is done with a kite where a German dragon is let rise: %s', (prompt) => {
    const things = allRead(prompt).subjects.map(({ thing }) => thing);
    expect(things).toContain('kite');
    expect(things).not.toContain('dragon');
  });

  it('leaves a German dragon what it is where nobody lets it rise', () => {
    expect(readPrompt('ein Drachen im Flug').subjects).toMatchObject([{ thing: 'dragon' }]);
  });

  it('is to dine at a table in the garden', () => {
    for (const prompt of ['a family eating in a garden', 'una familia comiendo en el jardín'])
      expect(allRead(prompt).subjects[0], prompt).toMatchObject({ company: { bond: 'meal' } });
  });

  it('tells no word that is drawn as ignored: all who are there, a bite, and what is held', () => {
    allRead('people dancing, everyone looks happy');
    allRead('a rabbit eating a carrot');
    allRead('a woman holding an umbrella');
    expect(readPrompt('a man holding a zorp').ignored).toEqual(['zorp']);
  });
});
