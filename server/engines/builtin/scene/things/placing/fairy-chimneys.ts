import { createRandom, pick } from '../../../kernels/random.ts';
import { lookUp } from '../../world/height-map.ts';
import { isOfTuff } from '../../world/tuff.ts';
import { hoodoo } from '../outdoors/hoodoo.ts';
import { wishIn } from '../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from './as-seen.ts';
import type { Planted, Stage } from './stage.ts';

/** How many there are in each row, how far off rows are, world units, and how high the lowest and the highest. */
const ROWS = [
  { z: 30, count: 3 },
  { z: 46, count: 6 },
  { z: 70, count: 9 },
  { z: 105, count: 13 },
  { z: 160, count: 18 },
  { z: 240, count: 24 },
] as const;
const HIGH = { least: 5, most: 17 } as const;
/** How free the middle of the valley is to each side, as a share of half the picture's width, by the nearest row. */
const FREE = 0.42;
/** How many different ones there are, and the most that one is high, as a share of the picture's height. */
const KINDS = 9;
const MOST = 0.42;

/** The fairy chimneys that stand all over a valley of tuff: near ones at the sides, far ones everywhere. */
export function fairyChimneys(stage: Stage): Planted[] {
  const { frame, camera, map, setting } = stage;
  const { random, idea, land } = setting;
  if (land !== 'canyon' || !isOfTuff(idea)) return [];
  const colour = idea.subjects.find(({ thing }) => thing === 'hoodoo')?.colour ?? null;
  const tall = MOST * frame.height;
  const wish = wishIn(setting, { colour, posture: null, tall, isPortrait: false });
  const kinds = Array.from({ length: KINDS }, (): Drawing => {
    const seed = random.uint32();
    return (high) => hoodoo({ ...wish, tall: high, random: createRandom(seed) });
  });
  const half = frame.width / 2 / camera.focal;
  const drafts = ROWS.flatMap(({ z: row, count }, n) =>
    Array.from({ length: count }, (_, place): Draft => {
      const z = row * (0.86 + 0.3 * random.unit());
      const across = ((place + 0.2 + 0.6 * random.unit()) / count) * 2 - 1;
      const free = FREE * (1 - n / ROWS.length);
      const aside = Math.sign(across) * (free + (1.08 - free) * Math.abs(across));
      const x = aside * half * z;
      const size = HIGH.least + (HIGH.most - HIGH.least) * random.unit() ** 1.6;
      const base = lookUp(map.heights, x, z) - 0.02 * size;
      return { draw: pick(random, kinds), x, z, base, size, boost: 1 };
    }),
  );
  return drawAsSeen(stage, drafts, tall);
}
