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
    const box = boxOf(stage, lead);
    const meets = (one: ReturnType<typeof boxOf>): boolean =>
      box.left <= one.right + 1 &&
      box.right >= one.left - 1 &&
      box.top <= one.foot &&
      box.foot >= one.top;
    expect(meets(holder)).toBe(true);
    expect(beasts.some(meets)).toBe(true);
  }
});

it.each(['a shepherd walking with his sheep', 'a horse walking in a meadow', 'a girl and a horse'])(
  'nobody leads where nothing says so: %s',
  (prompt) => {
    const { stage, leads } = led(prompt);
    expect(leads).toEqual([]);
    expect(stage.setting.subjects.some((one) => isLed(stage.setting, one))).toBe(false);
  },
);
