import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Cave } from '../../../world/cave/cave-plan.ts';
import { boulder } from '../../boulder.ts';
import { wishIn } from '../../wish.ts';
import { several } from '../accents.ts';
import type { Planted, Stage } from '../stage.ts';

/** Rock that the tide covers. */
const WET: Colour = [0.2, 0.2, 0.19];
const KINDS = 4;
/** How many rocks lie on the floor of a cave by the sea, and between which distances. World units. */
const COUNT = 22;
const NEAR = 3.4;
const FAR = 15;
/** How far from the cave's middle they lie, as shares of its half width: its way to the sea stays open. */
const ASIDE = { from: 0.42, to: 0.9 } as const;
/** Their sizes, and how deep they lie, as a share of that. World units. */
const SIZE = { small: 0.25, large: 1.2 } as const;
const SUNK = 0.22;
/** Pebbles on the sand: how many, between which distances, and their sizes. World units. */
const PEBBLES = { count: 26, near: 2.2, far: 6, small: 0.05, large: 0.24 } as const;
/** How far below the water they stand at the most, world units. */
const DEEP = -0.5;

/** Wet rocks along the walls of a cave by the sea, on its sand and in its water. */
export function tideRocks({ setting, camera }: Stage, cave: Cave): Planted[] {
  if (!setting.idea.coastal) return [];
  const { random } = setting;
  const tall = (0.5 * SIZE.large * camera.focal) / NEAR;
  const kinds = several(random, KINDS, (one) =>
    boulder({
      ...wishIn(setting, { colour: WET, posture: null, tall, isPortrait: false }),
      random: one,
    }),
  );
  const pebbles = Array.from({ length: PEBBLES.count }, (): Planted => {
    const z = PEBBLES.near + (PEBBLES.far - PEBBLES.near) * random.unit();
    const x = cave.middle(z) + (2 * random.unit() - 1) * 0.8 * cave.half(z);
    const size = PEBBLES.small + (PEBBLES.large - PEBBLES.small) * random.unit() ** 3;
    return { sprite: pick(random, kinds), x, z, size, base: cave.floor(x, z) - SUNK * size };
  });
  const rocks = Array.from({ length: COUNT }, (_, n): Planted => {
    const z = NEAR + (FAR - NEAR) * random.unit();
    const aside = ASIDE.from + (ASIDE.to - ASIDE.from) * random.unit();
    const x = cave.middle(z) + (n % 2 === 0 ? -1 : 1) * aside * cave.half(z);
    const size = SIZE.small + (SIZE.large - SIZE.small) * random.unit() ** 2.4;
    const base = Math.max(DEEP, cave.floor(x, z)) - SUNK * size;
    return { sprite: pick(random, kinds), x, z, size, base };
  });
  return [...rocks, ...pebbles];
}
