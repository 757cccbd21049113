import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('who is known by clothes', () => {
  it.each([
    [
      'superhero',
      'a superhero|un super-héros|ein Superheld|un superhéroe|супергерой|um super-herói',
    ],
    [
      'superhero',
      'un supereroe|süper kahraman|超级英雄|スーパーヒーロー|슈퍼히어로|بطل خارق|एक सुपरहीरो',
    ],
    ['pirate', 'a pirate|un pirate|ein Pirat|un pirata|пират|bir korsan|海盗|海賊|해적|قرصان'],
    ['pirate', 'एक समुद्री डाकू|um pirata'],
    ['samurai', 'a samurai|un samouraï|ein Samurai|un samurái|самурай|um samurai|bir samuray'],
    ['samurai', '武士|侍|사무라이|ساموراي|एक समुराई'],
    ['ninja', 'a ninja|un ninja|ein Ninja|ниндзя|um ninja|bir ninja|忍者|닌자|نينجا|एक निंजा'],
    [
      'viking',
      'a viking|un viking|ein Wikinger|un vikingo|викинг|um viking|un vichingo|bir viking',
    ],
    ['viking', '维京人|バイキング|바이킹|فايكنغ|एक वाइकिंग'],
    [
      'cowboy',
      'a cowboy|un cow-boy dans le désert|ein Cowboy|un vaquero|ковбой|um caubói|un mandriano',
    ],
    ['cowboy', 'bir kovboy|牛仔|カウボーイ|카우보이|راعي بقر|एक काउबॉय'],
    ['santa', 'Santa Claus|le père Noël|der Weihnachtsmann|Papá Noel|дед мороз|Papai Noel'],
    ['santa', 'Babbo Natale|Noel Baba|圣诞老人|サンタクロース|산타클로스|بابا نويل|सांता क्लॉज़'],
    ['police', 'a police officer|un policier|ein Polizist|un policía|полицейский|um policial'],
    ['police', 'un poliziotto|polis memuru|警察|警察官|경찰관|شرطي|एक पुलिस अधिकारी'],
    ['firefighter', 'a firefighter|un pompier|ein Feuerwehrmann|un bombero|пожарный|um bombeiro'],
    ['firefighter', 'un pompiere|bir itfaiyeci|消防员|消防士|소방관|رجل إطفاء|एक दमकलकर्मी'],
    ['soldier', 'a soldier|un soldat|ein Soldat|un soldado|солдат|um soldado|un soldato|bir asker'],
    ['soldier', '士兵|兵士|군인|جندي|एक सैनिक'],
    ['vampire', 'a vampire|un vampire|ein Vampir|un vampiro|вампир|um vampiro|bir vampir|吸血鬼'],
    ['vampire', '뱀파이어|مصاص دماء|एक पिशाच'],
    ['zombie', 'a zombie|un zombie|ein Zombie|un zombi|зомби|um zumbi|bir zombi|僵尸|ゾンビ|좀비'],
    ['zombie', 'زومبي|एक ज़ॉम्बी'],
    ['angel', 'an angel|un ange|ein Engel|un ángel|ангел|um anjo|un angelo|bir melek|天使|천사'],
    ['angel', 'ملاك|एक देवदूत'],
    ['fairy', 'a fairy|une fée|eine Fee|un hada|фея|uma fada|una fata|bir peri|仙女|妖精|요정'],
    ['fairy', 'جنية|एक परी'],
    ['elf', 'an elf archer|un elfe|ein Waldelf|un elfo|эльф|um elfo|精灵|エルフ'],
    ['elf', '엘프|إلف'],
    ['kimono', 'a geisha|une geisha|eine Geisha|una geisha|гейша|uma gueixa|bir geyşa|艺伎|芸者'],
    ['kimono', '게이샤|غيشا|एक गीशा|a woman in a kimono'],
    ['hanbok', 'a woman in a hanbok|une femme en hanbok|eine Frau im Hanbok|una mujer con hanbok'],
    ['hanbok', 'женщина в ханбоке|uma mulher de hanbok|una donna in hanbok|hanbok giyen bir kadın'],
    ['hanbok', '穿韩服的女人|韓服の女性|한복 입은 여자|امرأة ترتدي الهانبوك|हानबोक में एक औरत'],
    ['business', 'a businessman|un homme d’affaires|ein Geschäftsmann|un empresario|бизнесмен'],
    ['business', 'um empresário|un uomo d’affari|bir iş adamı|商人|ビジネスマン|사업가|رجل أعمال'],
    ['business', 'एक व्यवसायी|a man in a suit'],
    ['smith', 'a blacksmith|un forgeron|ein Schmied|un herrero|кузнец|um ferreiro'],
    ['smith', 'un fabbro|bir demirci|铁匠|鍛冶職人|대장장이|حداد|एक लोहार'],
    ['builder', 'a construction worker|un maçon|ein Bauarbeiter|un albañil|строитель|um pedreiro'],
    ['builder', 'un muratore|inşaat işçisi|建筑工人|建設作業員|건설 노동자|عامل بناء|एक मजदूर'],
    [
      'ballet',
      'a ballerina|a ballet dancer|a prima ballerina|una bailarina|una bailarina de ballet|芭蕾舞者|芭蕾舞演员|балерина|артистка балета|una ballerina|una ballerina classica|एक बैले नर्तकी|एक बैलेरीना|eine Ballerina|eine Balletttänzerin',
    ],
    [
      'ballet',
      'une ballerine|une danseuse de ballet|une danseuse étoile|راقصة باليه|باليرينا|バレリーナ|バレエダンサー|발레리나|발레 무용수|uma bailarina|uma bailarina de balé|bir balerin|bir bale dansçısı',
    ],
    [
      'nurse',
      'a nurse|una enfermera|un enfermero|护士|медсестра|un’infermiera|un infermiere|एक नर्स|eine Krankenschwester|ein Krankenpfleger',
    ],
    [
      'nurse',
      'une infirmière|un infirmier|ممرضة|ممرض|看護師|간호사|uma enfermeira|um enfermeiro|bir hemşire',
    ],
    [
      'sailor',
      'a sailor|a seaman|un marinero|水手|моряк|матрос|un marinaio|एक नाविक|ein Seemann|ein Matrose',
    ],
    ['sailor', 'un matelot|ملاح|船乗り|水夫|선원|um marinheiro|bir denizci'],
    [
      'sari',
      'a woman in a sari|a woman in a saree|una mujer con sari|纱丽女人|женщина в сари|una donna in sari|साड़ी में महिला|eine Frau im Sari',
    ],
    [
      'sari',
      'une femme en sari|امرأة في ساري|サリーの女性|인도 사리 여자|uma mulher de sári|hint sarisi içinde kadın',
    ],
    ['clown', 'a clown|un payaso|una payasa|小丑|клоун|un pagliaccio|un clown|एक जोकर|ein Clown'],
    ['clown', 'un clown|مهرج|ピエロ|道化師|광대|어릿광대|um palhaço|uma palhaça|bir palyaço'],
    [
      'footballer',
      'a football player|a soccer player|a footballer|un futbolista|un jugador de fútbol|足球运动员|足球员|футболист|un calciatore|una calciatrice|एक फुटबॉल खिलाड़ी|एक फुटबॉलर|ein Fußballspieler|ein Fußballer',
    ],
    [
      'footballer',
      'un footballeur|une footballeuse|un joueur de football|لاعب كرة قدم|لاعب كرة القدم|サッカー選手|축구선수|축구 선수|um jogador de futebol|um futebolista|bir futbolcu',
    ],
    ['waiter', 'a waiter'],
  ])('is known in every language: %s', (trait, prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      const people = subjects.filter(({ thing }) => thing === 'person');
      expect(people, prompt).toHaveLength(1);
      expect(people[0]?.traits, prompt).toContain(trait);
      expect(ignored, prompt).toEqual([]);
    }
  });

  it('has what belongs to that', () => {
    const traitsOf = (prompt: string) => readPrompt(prompt).subjects[0]?.traits;
    expect(traitsOf('santa claus')).toEqual(expect.arrayContaining(['old', 'bearded']));
    expect(traitsOf('a viking')).toContain('bearded');
    expect(traitsOf('a viking woman')).not.toContain('bearded');
    expect(traitsOf('a fairy')).toContain('woman');
  });

  it('is where one meets such people, unless another place is said', () => {
    const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 1).land;
    expect(landOf('a pirate')).toBe('beach');
    expect(landOf('a police officer')).toBe('street');
    expect(landOf('a cowboy')).toBe('canyon');
    expect(landOf('a pirate in the desert')).toBe('desert');
    expect(readPrompt('santa claus').snowy).toBe(true);
  });

  it('is nobody in a prompt that only names what sounds alike', () => {
    expect(readPrompt('a pirate ship').subjects).toMatchObject([{ thing: 'galleon' }]);
    expect(readPrompt('un engelhai').subjects).not.toMatchObject([{ thing: 'person' }]);
  });
});
