import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const relations = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, relation }) => [thing, relation?.is, relation?.party]);

describe('who follows somebody', () => {
  it.each([
    'a detective follows a woman|侦探跟踪一个女人|女を尾行する探偵|여자를 미행하는 탐정|un détective prend en filature une femme',
    'ein Detektiv folgt einer Frau|un detective sigue a una mujer|детектив следит за женщиной|um detetive segue uma mulher',
    'un detective segue una donna|kadını takip eden dedektif|محقق يتبع امرأة|औरत के पीछे चलता जासूस',
  ])('walks behind that one, who is another: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      const two = subjects.filter(({ relation }) => relation?.is === 'chases');
      expect(
        two.map(({ posture }) => posture),
        prompt,
      ).toEqual(['walking', 'walking']);
      const first = two.find(({ relation }) => relation?.party === 'first');
      expect(first?.traits, prompt).toContain('bygone');
    }
  });

  it('stays on a sled', () => {
    const { subjects } = readPrompt('children on a sled, their dog running after them');
    expect(subjects[0]?.posture).toBeNull();
    expect(subjects[1]?.posture).toBe('running');
  });

  it('is no runner, as who chases is', () => {
    const [first] = readPrompt('a policeman chasing a thief').subjects;
    expect(first).toMatchObject({ posture: 'running', relation: { is: 'chases' } });
    expect(readPrompt('a dog following a boy').subjects.map(({ posture }) => posture)).toEqual([
      'walking',
      'walking',
    ]);
  });
});

describe('who is met or fought by somebody', () => {
  it.each([
    'a pirate vs a ninja|a knight facing a wizard|a boxer vs another boxer|knights vs orcs',
    'ein Ritter vs ein Wikinger|une sorcière vs un chevalier|un chevalier affronte un sorcier',
    'un vaquero vs un pirata|um cavaleiro vs um mago|un cavaliere vs un mago|boy vs girl',
    'рыцарь vs маг|騎士 vs 魔法使い|기사 vs 마법사|şövalye vs büyücü',
  ])('is another: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(relations(prompt), prompt).toEqual([
        ['person', 'meets', 'first'],
        ['person', 'meets', 'second'],
      ]);
  });

  it('is nobody else behind a comma, or beside two of whom it is told', () => {
    const { subjects } = readPrompt('a knight facing the camera, a knight in golden armor');
    expect(subjects.filter(({ thing }) => thing === 'person')).toHaveLength(1);
    expect(relations('two women fighting, woman vs woman')).toEqual([['person', 'meets', 'both']]);
  });
});

describe('what two have to do with each other', () => {
  it.each([
    ['a girl feeding a deer', 'a knight facing a dragon', 'a dog chasing a cat'],
    [
      'ein Mädchen füttert ein Reh',
      'ein Ritter kämpft mit einem Drachen',
      'ein Hund jagt eine Katze',
    ],
    ['une fille nourrit un cerf', 'un chevalier affronte un dragon', 'un chien poursuit un chat'],
    [
      'una niña alimentando un ciervo',
      'un caballero se enfrenta a un dragón',
      'un perro persigue a un gato',
    ],
    [
      'una ragazza dà da mangiare a un cervo',
      'un cavaliere affronta un drago',
      'un cane insegue un gatto',
    ],
    [
      'uma menina alimentando um cervo',
      'um cavaleiro enfrenta um dragão',
      'um cão perseguindo um gato',
    ],
    ['девочка кормит оленя', 'рыцарь сражается с драконом', 'собака преследует кошку'],
    ['geyik besleyen bir kız', 'ejderhayla savaşan bir şövalye', 'kedi kovalayan bir köpek'],
    ['فتاة تطعم غزال', 'فارس يواجه تنين', 'كلب يطارد قطة'],
    ['एक लड़की हिरण को खिलाती', 'ड्रैगन से लड़ता एक शूरवीर', 'बिल्ली का पीछा करता कुत्ता'],
    ['女孩喂鹿', '骑士面对龙', '狗追逐猫'],
    ['鹿に餌をあげる女の子', 'ドラゴンと戦う騎士', '猫を追いかける犬'],
    ['사슴에게 먹이를 주는 소녀', '용과 싸우는 기사', '고양이를 쫓는 개'],
  ])('is known in every language: %s, %s, %s', (feeds, faces, chases) => {
    const feeding = readPrompt(feeds).subjects;
    expect(feeding.find(({ thing }) => thing === 'person')?.traits, feeds).toContain('feeding');
    for (const prompt of [feeds, faces])
      expect(
        relations(prompt).map(([, is]) => is),
        prompt,
      ).toEqual(['meets', 'meets']);
    expect(
      relations(chases).map(([, is]) => is),
      chases,
    ).toEqual(['chases', 'chases']);
    for (const { posture } of readPrompt(chases).subjects) expect(posture, chases).toBe('running');
  });

  it('tells the first from the second, and two of a kind from each other', () => {
    expect(relations('a dog chasing a cat')).toEqual([
      ['dog', 'chases', 'first'],
      ['cat', 'chases', 'second'],
    ]);
    const first = (prompt: string) =>
      readPrompt(prompt).subjects.find(({ relation }) => relation?.party === 'first')?.thing;
    for (const prompt of ['狗追逐猫', '猫を追いかける犬', '犬が猫を追いかける', '고양이를 쫓는 개'])
      expect(first(prompt), prompt).toBe('dog');
    expect(first('kedi kovalayan bir köpek')).toBe('dog');
    expect(first('बिल्ली का पीछा करता कुत्ता')).toBe('dog');
    expect(relations('two children feeding ducks')[0]).toEqual(['person', 'meets', 'first']);
    expect(relations('two knights fighting')).toEqual([['person', 'meets', 'both']]);
  });

  it('is nothing where nobody else is there, and faces are no deed', () => {
    expect(relations('a man facing the sea')).toEqual([['person', undefined, undefined]]);
    expect(readPrompt('portrait of two faces').composition).toBe('portrait');
  });

  it.each([
    'two friends talking in a park|two friends chatting in a park|two friends in conversation in a park',
    'dos amigos hablando en un parque|dos amigos charlando en un parque|dos amigos conversando en un parque',
    '两个人在公园里聊天|两个人在公园里交谈',
    'две женщины разговаривают в парке|две женщины беседуют в парке',
    'due donne che parlano in un parco|due donne chiacchierano in un parco|due donne parlando in un parco',
    'पार्क में बातें करते दो लोग',
    'zwei Frauen unterhalten sich im Park|zwei Frauen im gespräch im Park',
    'deux femmes qui parlent dans un parc|deux femmes discutant dans un parc|deux femmes bavardant dans un parc',
    'اثنان من الرجال يتحدثان',
    '公園で話している二人の女性|公園でおしゃべりする二人の女性',
    '공원에서 이야기하는 두 여자|공원에서 대화하는 두 여자',
    'duas mulheres conversando num parque|duas mulheres batendo papo num parque',
    'parkta sohbet eden iki kadın',
  ])('turns two to each other who talk: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const people = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
      expect(people, prompt).toMatchObject([{ count: 2, company: { bond: 'talk' } }]);
    }
  });
});
