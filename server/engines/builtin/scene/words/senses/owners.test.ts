import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const peopleIn = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

describe('whose an attic is', () => {
  it.each([
    "a girl in her grandparents' attic",
    '祖父母的阁楼里的女孩',
    '祖父母の屋根裏部屋の女の子',
    '할머니 할아버지의 다락방에 있는 소녀',
    'une fille dans le grenier de ses grands-parents',
    'ein Mädchen auf dem Dachboden der Großeltern',
    'una niña en el ático de sus abuelos',
    'девочка на чердаке у бабушки',
    'uma menina no sótão dos avós',
    'una bambina nella soffitta dei nonni',
    'büyükanne ve büyükbabasının tavan arasında bir kız',
    'فتاة في علية جديها',
    'दादा-दादी की अटारी में लड़की',
  ])('is not there for that: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('attic');
    expect(peopleIn(prompt)).toMatchObject([{ count: 1, traits: ['girl'] }]);
  });

  it.each([
    'bir kadın mutfakta yemek yapıyor',
    'bir kadın pencereden bakıyor',
    'gelin evde dans ediyor',
  ])('is nobody whose Turkish name only ends like an owner: %s', (prompt) => {
    expect(peopleIn(prompt)).toHaveLength(1);
  });

  it('is there with who is named beside them', () => {
    expect(peopleIn('a girl and her grandmother in the attic')).toHaveLength(2);
    expect(peopleIn('grandma and grandpa in the garden')).not.toEqual([]);
    expect(peopleIn("grandma and grandpa's garden")).toEqual([]);
  });
});

describe('who opens a chest', () => {
  it.each([
    'a girl opening an old chest in the attic',
    '在阁楼里打开一个旧箱子的女孩',
    '屋根裏部屋で古い箱を開ける女の子',
    '다락방에서 오래된 상자를 여는 소녀',
    "une fille ouvre un vieux coffre dans le grenier, toiles d'araignée",
    'ein Mädchen öffnet eine alte Truhe auf dem Dachboden',
    'una niña abriendo un viejo cofre en el ático',
    'девочка открывает старый сундук на чердаке',
    'uma menina abrindo um velho baú no sótão',
    'una bambina apre un vecchio baule nella soffitta',
    'tavan arasında eski bir sandığı açan kız',
    'فتاة تفتح صندوقا قديما في العلية',
    'अटारी में पुराना संदूक खोलती लड़की',
  ])('is on one knee before it: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('attic');
    expect(subjects.map(({ thing }) => thing)).toEqual(['person', 'chest']);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['girl', 'kneeling']));
  });
});

describe('whose a village is', () => {
  it.each([
    "my grandmother's village in Greece",
    'das Dorf meiner Großmutter',
    'le village de ma grand-mère',
    'el pueblo de mi abuela',
    'деревня моей бабушки',
    'babaannemin köyü',
    'おばあちゃんの村',
  ])('is not there for that: %s', (prompt) => {
    expect(peopleIn(prompt)).toEqual([]);
  });

  it('is there who does something in it', () => {
    expect(peopleIn('a grandmother in a village')).toHaveLength(1);
  });
});

describe("a fisherman's boat", () => {
  it.each([
    'praia deserta com um barquinho de pescador na areia',
    'un barquito de pescador en la playa',
    'une barque de pêcheur sur la plage',
    'una barca di pescatore sulla spiaggia',
    'лодка рыбака на пляже',
  ])('is one in which nobody is: %s', (prompt) => {
    const [boat, ...others] = readPrompt(prompt).subjects;
    expect([boat?.thing, boat?.traits, others]).toEqual(['rowboat', undefined, []]);
  });
});

it('a palace is without the queen whose it is where somebody else is before it', () => {
  const things = (prompt: string) => readPrompt(prompt).subjects.map(({ traits }) => traits);
  expect(things("the Snow Queen's palace, a boy kneeling on the ice").flat()).not.toContain(
    'royal',
  );
  expect(things("the queen's castle").flat()).toContain('royal');
});

it('a palace keeps the winter and the gloom of whose it is', () => {
  expect(readPrompt("Santa's castle and an elf")).toMatchObject({ snowy: true, season: 'winter' });
  expect(readPrompt("Dracula's castle and a girl").mood).toBe('dark');
  expect(peopleIn("Dracula's castle and a girl")).toHaveLength(1);
});
