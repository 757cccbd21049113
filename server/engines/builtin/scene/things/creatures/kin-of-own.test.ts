import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { ANIMALS } from '../placing/makers/make-animal.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { smallerSize } from '../sprite.ts';
import { wishIn } from '../wish.ts';

const { setting } = levelStage('a meadow', 3);

/** Shares of an animal's pixels that pass each test of their colour, and how much wider than high it is. */
function seen(
  name: 'hippo' | 'koala' | 'sloth' | 'toucan',
  ...tests: readonly ((r: number, g: number, b: number) => boolean)[]
): { shares: number[]; across: number } {
  const wish = wishIn(setting, { colour: null, posture: null, tall: 96, isPortrait: false });
  const drawn = ANIMALS[name]({ ...wish, random: createRandom(5) }, setting);
  const { rgba } = smallerSize(drawn);
  const counts = tests.map(() => 0);
  let all = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = rgba.slice(at, at + 4);
    if (a < 0.9) continue;
    all++;
    tests.forEach((test, n) => {
      if (test(r, g, b)) counts[n] = (counts[n] ?? 0) + 1;
    });
  }
  return { shares: counts.map((count) => count / all), across: drawn.width / drawn.height };
}

const isGrey = (r: number, g: number, b: number) => Math.min(r, g, b) > 0.75 * Math.max(r, g, b);
const isOrange = (r: number, g: number, b: number) => r > 0.15 && r > 1.15 * g && g > 2 * b;
const isBlack = (r: number, g: number, b: number) => Math.max(r, g, b) < 0.12;
const isPink = (r: number, g: number, b: number) => r > 1.08 * g && b > 0.6 * g && r < 2 * g;

it('a toucan is black with a bill of orange nearly as long as itself', () => {
  const { shares } = seen('toucan', isOrange, isBlack);
  expect(shares[0]).toBeGreaterThan(0.08);
  expect(shares[1]).toBeGreaterThan(0.3);
});

it('a koala is grey and hugs a tree that is higher than itself', () => {
  const { shares, across } = seen('koala', isGrey);
  expect(shares[0]).toBeGreaterThan(0.3);
  expect(across).toBeLessThan(0.95);
});

it('a sloth hangs beneath a bough, its body across and its face pale, and sits where no tree is', () => {
  const isPale = (r: number, g: number, b: number) => r > 0.42 && g > 0.34 && b > 0.24;
  const { shares, across } = seen('sloth', isPale);
  expect(shares[0]).toBeGreaterThan(0.02);
  expect(across).toBeGreaterThan(0.95);
  const room = levelStage('a kitchen', 3).setting;
  const asked = { colour: null, posture: null, tall: 48, isPortrait: false };
  const sitting = ANIMALS.sloth({ ...wishIn(room, asked), random: createRandom(5) }, room);
  expect(sitting.width / sitting.height).toBeLessThan(0.95);
});

it('a hippo is a long barrel of greyish pink, with no horn', () => {
  const { shares, across } = seen('hippo', isPink);
  expect(shares[0]).toBeGreaterThan(0.4);
  expect(across).toBeGreaterThan(1.5);
});
