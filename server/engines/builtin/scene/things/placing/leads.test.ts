import { expect, it } from 'vitest';
import { isLed, leadsBetween } from './leads.ts';
import type { Planted } from './stage.ts';
import { groundStage } from './testing/ground-stage.ts';
import { wishes } from './wishes.ts';

const led = (prompt: string) => {
  const stage = groundStage(prompt);
  const wished = wishes(stage);
  return { stage, wished, leads: leadsBetween(stage, wished) };
};

/** What a sprite covers on the picture, from left to right and from above. */
const boxOf = (
  { camera }: ReturnType<typeof led>['stage'],
  { sprite, x, z, base, size }: Planted,
) => {
  const tall = (size * camera.focal) / z;
  const half = (tall * sprite.width) / sprite.height / 2;
  const column = camera.centre + (x * camera.focal) / z;
  const foot = camera.horizon + ((camera.height - base) * camera.focal) / z;
  return { left: column - half, right: column + half, top: foot - tall, foot };
};

type Box = ReturnType<typeof boxOf>;

it.each([
  ['a girl leading her horse by the reins', 1],
  ['ein Bauer führt einen Esel über die Wiese', 1],
  ['un enfant qui mène une chèvre', 1],
  ['a merchant leading a camel through the desert', 1],
  ['a woman walking three dogs in the park', 3],
])('a lead goes from who leads to each that is led: %s', (prompt, count) => {
  const { stage, wished, leads } = led(prompt);
  expect(leads).toHaveLength(count);
  const person = wished.find(({ thing }) => thing === 'person');
  if (person === undefined) throw new Error('nobody leads');
  const holder = boxOf(stage, person);
  const beasts = wished.filter((one) => one !== person).map((one) => boxOf(stage, one));
  for (const lead of leads) {
    const [first, last] = [lead.at(0), lead.at(-1)].map((piece) => {
      if (piece === undefined) throw new Error('no lead');
      return boxOf(stage, piece);
    });
    const meets = (box: Box | undefined, one: Box): boolean =>
      box !== undefined &&
      box.left <= one.right + 1 &&
      box.right >= one.left - 1 &&
      box.top <= one.foot &&
      box.foot >= one.top;
    expect(meets(first, holder)).toBe(true);
    expect(beasts.some((one) => meets(last, one))).toBe(true);
  }
});

it.each(['a horse led by a girl', 'a girl leading a horse'])(
  'who leads goes ahead however they are named: %s',
  (prompt) => {
    const { stage, wished } = led(prompt);
    const placeOf = (which: string) => {
      const one = wished.find(({ thing }) => thing === which);
      if (one === undefined) throw new Error(`no ${which}`);
      return one.x / one.z;
    };
    expect((placeOf('person') - placeOf('horse')) * stage.setting.side).toBeGreaterThan(0);
  },
);

it('each piece of a lead is as far off as it is on its way, before a hand and a beast', () => {
  const { wished, leads } = led('a man leading two horses');
  const hand = wished.find(({ thing }) => thing === 'person');
  if (hand === undefined) throw new Error('nobody leads');
  expect(leads).toHaveLength(2);
  for (const lead of leads) {
    const far = lead.map(({ z }) => z);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(far[0]).toBeLessThan(hand.z);
    const horses = wished.filter(({ thing }) => thing === 'horse');
    expect(horses.some(({ z }) => Math.abs(z / (far.at(-1) ?? 0) - 1) < 0.08)).toBe(true);
  }
});

it.each([
  'a shepherd leading his sheep',
  'ein Hirte führt seine Ziegen',
  'a man walking five dogs in the city',
])('a flock has no leads, nor have dogs that are spread out: %s', (prompt) => {
  expect(led(prompt).leads).toEqual([]);
});

it('of a caravan one beast is led', () => {
  expect(led('a camel caravan led by a man in the desert').leads).toHaveLength(1);
});

it.each(['a shepherd walking with his sheep', 'a horse walking in a meadow', 'a girl and a horse'])(
  'nobody leads where nothing says so: %s',
  (prompt) => {
    const { stage, leads } = led(prompt);
    expect(leads).toEqual([]);
    expect(stage.setting.subjects.some((one) => isLed(stage.setting, one))).toBe(false);
  },
);
