import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a girl leads her horse by its reins|ein Mädchen führt sein Pferd am Zügel|une fille mène son cheval par la bride',
  'una chica lleva su caballo de las riendas|девочка ведёт лошадь под уздцы|uma menina puxa o cavalo pelas rédeas',
  'una ragazza conduce il cavallo per le redini|bir kız atını dizginlerinden tutarak götürüyor',
  'فتاة تقود حصانها من اللجام|少女が手綱で馬を引いている|소녀가 고삐를 잡고 말을 끌고 간다|女孩牵着马|लड़की लगाम पकड़कर घोड़े को ले जा रही है',
])('who leads a beast walks with it: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing).sort(), prompt).toEqual(['horse', 'person']);
    expect(
      subjects.every(({ posture }) => posture === 'walking'),
      prompt,
    ).toBe(true);
  }
});

it('a merchant who leads a camel is in no office, and a dog that is led is on a leash', () => {
  expect(readPrompt('牵着骆驼的商人').land).not.toBe('office');
  for (const prompt of ['男孩牵着狗', '少女が犬を引いて歩く'])
    expect(readPrompt(prompt).subjects[0]?.holds?.thing, prompt).toBe('leash');
});

it('who rides leads nothing', () => {
  expect(readPrompt('a girl riding a horse holding the reins').subjects).toMatchObject([
    { thing: 'horse', traits: expect.arrayContaining(['mounted']) },
  ]);
});

it('who leads a beast is where they are at home, and what leads to one leads none', () => {
  expect(readPrompt('a zookeeper leading an elephant')).toMatchObject({
    land: 'field',
    scenery: 'zoo',
  });
  expect(readPrompt('a firefighter leading a dog').land).toBe('street');
  const { subjects } = readPrompt('tracks leading to a sheep and a man');
  expect(subjects.map(({ posture }) => posture ?? null)).toEqual([null, null]);
});

it.each([
  'un perro que lleva gafas y un niño|un hombre conduce con su perro|رجل يقود شاحنة مع كلب|водитель ведёт автобус с собакой',
  'カーテンを引く女の子と犬|dikkat çeken bir at ve adam|ведущий и собака на сцене|по этому поводу мужчина с лошадью',
])('who wears, drives or draws something else leads no beast: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    for (const { posture, holds } of readPrompt(prompt).subjects) {
      expect(posture, prompt).not.toBe('walking');
      expect(holds?.thing, prompt).not.toBe('leash');
    }
});

it('a dog is led to a vet who is at work', () => {
  const { land, subjects } = readPrompt('un hombre lleva a su perro al veterinario');
  expect(land).toBe('hospital');
  expect(subjects.map(({ posture }) => posture ?? null)).toEqual(['walking', 'walking', null]);
});
