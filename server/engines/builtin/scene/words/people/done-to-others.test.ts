import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const peopleIn = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

it.each([
  'a waiter serving an old lady|ein Kellner bedient eine alte Dame|un serveur sert une vieille dame',
  'un camarero sirve a una señora mayor|o garçom serve um velhinho|un cameriere serve una signora anziana',
  'официант обслуживает пожилую даму|garson yaşlı bir kadına çay veriyor|نادل يخدم سيدة عجوز',
  'ウェイターがお年寄りの女性に料理を運ぶ|웨이터가 할머니에게 음식을 나른다|服务员给一位老太太上菜',
  'वेटर एक बूढ़ी औरत को खाना परोस रहा है',
])('a waiter serves somebody else: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const [waiter, guest] = peopleIn(prompt);
    expect(waiter?.traits, prompt).toEqual(['waiter']);
    expect(guest?.traits, prompt).toContain('old');
  }
});

it.each(['a policeman helping an old man cross the street', 'a mother scolding her son'])(
  'who is helped or scolded is somebody else: %s',
  (prompt) => {
    expect(peopleIn(prompt)).toHaveLength(2);
  },
);

it('a teacher is none of those who are taught', () => {
  const [teacher, pupils] = peopleIn('a teacher teaching two students');
  expect(teacher).toMatchObject({ count: 1, traits: ['teacher'] });
  expect(pupils).toMatchObject({ count: 2 });
});

it.each([
  ...['a doctor examining a child', '医者が子供を診察している', '의사가 아이를 진찰한다'],
  ...['医生给孩子看病', 'Doktor bir çocuğu muayene ediyor', 'врач осматривает ребёнка'],
  'डॉक्टर बच्चे की जाँच कर रहा है',
])('a doctor examines somebody else: %s', (prompt) => {
  expect(peopleIn(prompt)[0]?.company).toMatchObject({
    bond: 'checkup',
    members: [['doctor'], ['child']],
  });
});

it.each([
  'a woman dressed as a pirate',
  'eine Frau als Hexe verkleidet',
  'un homme déguisé en roi',
  'женщина работает врачом',
])('who is dressed up as somebody is one: %s', (prompt) => {
  expect(peopleIn(prompt)).toMatchObject([{ count: 1 }]);
});

it.each(['صورة شخصية لطفل ضاحك', 'ولد لاعب كرة قدم'])(
  'who is told behind a word in Arabic is no other: %s',
  (prompt) => {
    expect(peopleIn(prompt)).toHaveLength(1);
  },
);

it.each([
  ...['une fille devient une princesse', 'un niño parece un rey', 'o menino virou um homem'],
  ...['un uomo sembra un re', 'ein Mann ähnelt einem König', 'мужчина изображает короля'],
  ...['رجل يشبه ملكا', 'bir adam bir kral oluyor', '女孩成为公主'],
  ...['少女はバレリーナになりたい', '소년이 왕을 꿈꾸는', 'a boy resembling a king'],
])('who becomes, is like or plays somebody is one: %s', (prompt) => {
  expect(peopleIn(prompt)).toMatchObject([{ count: 1 }]);
});

it.each([
  ['a mother watching her children play', 'playing'],
  ['a couple watching a man juggle', 'juggling'],
])('what is done by who is watched is not done by who watches: %s', (prompt, deed) => {
  const [watching, watched] = peopleIn(prompt);
  expect(watching?.traits).not.toContain(deed);
  expect(watched?.traits).toContain(deed);
});

it('a guitar is in the hands of who is watched, a girl on the swing that she is pushed on, and on the shoulder of a giant who carries her', () => {
  const [girl, boy] = peopleIn('a girl watching a boy play guitar');
  expect(girl?.holds).toBeUndefined();
  expect(boy?.holds?.thing).toBe('guitar');
  const swung = readPrompt('a boy pushing a girl on a swing').subjects;
  expect(swung.find(({ thing }) => thing === 'swingtree')?.traits).toEqual(['girl', 'crewed']);
  expect(peopleIn('a friendly giant carrying a girl on his shoulder')).toMatchObject([
    { company: { bond: 'shoulders' } },
  ]);
});

it('who talks with a colleague in a hospital does so with nobody who is ill', () => {
  const [talking] = peopleIn('a doctor talking with her colleague in a hospital');
  expect(talking?.company?.bond).toBe('talk');
});
