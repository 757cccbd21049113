import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, paved, post } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { planksAt } from './bench-slats.ts';
import { lawnAt } from './lawn.ts';

/** Where the van stands: to the right on the picture's side, and ahead. World units. */
export const VAN = [1.1, 12.4] as const;
/** The paved way: where it begins and ends ahead, and how wide a slab of it is. World units. */
const WAY = { near: 4.4, far: 15.6, slab: 0.8 } as const;
const STONE: Colour = [0.72, 0.66, 0.58];
const PINK: Colour = [0.95, 0.45, 0.56];

/** A park's paved way on which an ice cream van stands: tables under sunshades, benches on the lawn behind. */
export const ICE_CREAM_VAN: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.5,
  isNear: true,
  views: [
    { horizon: 0.54, lens: 1.7, eye: 0.38 },
    { horizon: 0.46, lens: 1.6, eye: 0.44 },
    { horizon: 0.58, lens: 1.56, eye: 0.32 },
    { horizon: 0.54, lens: 1.84, eye: 0.34 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, soft, { noise, season }) => {
    const share = between(Math.abs(x), -1, 40, 1) * between(z, -20, 50, 1);
    const row = Math.floor(z / WAY.slab);
    const across = x / WAY.slab + 0.5 * (row & 1);
    const joint = Math.min(
      Math.abs(across - Math.round(across)),
      Math.abs(z / WAY.slab - Math.round(z / WAY.slab)),
    );
    const slab = scaleColour(STONE, joint < 0.03 ? Math.min(1, 0.75 + soft * 3) : 1);
    const way = between(z + 0.3 * noise.fbm(x / 9, 3, 2), WAY.near, WAY.far, 0.1);
    return [mixColour(lawnAt(x, z, noise, season), slab, way), share];
  }),
  lampAt: () => (x, _y, z) => 0.5 * between(z, 5, 14, 4) * between(x, -7, 7, 4),
  isTended: (x, z) => Math.abs(x) < 18 && z < 30,
  has: new Set(['icecreamvan', 'bench']),
  solids: ({ setting: { side } }: Site): Solid[] => [
    ...sunshade(side * -4.8, 17.6),
    ...sunshade(side * 6.2, 18.2),
    ...planksAt(side * -1, 20),
    ...flag(side * -2.3, 13.6),
  ],
};

/** A table under a sunshade in pink and white. */
function sunshade(x: number, z: number): Solid[] {
  const striped: Paint = ({ normal }) => {
    const turn = Math.round((Math.atan2(normal[2], normal[0]) / Math.PI) * 4);
    return plainFront(turn % 2 === 0 ? PINK : [0.97, 0.95, 0.92]);
  };
  const white = plainPaint([0.93, 0.93, 0.92]);
  return [
    post(x, z, 2.5, 0.04, white),
    frustumAt([x, LEVEL + 2.1, z], 0.6, 1.6, 0.06, striped, 8),
    frustumAt([x, LEVEL + 0.7, z], 0.06, 0.6, 0.6, white, 10),
    ...[-0.95, 0.95].map((at) =>
      block([x + at - 0.22, 0, z - 0.22], [x + at + 0.22, 0.45, z + 0.22], plainPaint(PINK)),
    ),
  ];
}

/** A flag beside the way on which a cone is painted. */
function flag(x: number, z: number): Solid[] {
  const painted: Paint = ({ role }, { along, up }) => {
    if (role !== 'front') return plainFront(PINK);
    const [u, v] = [(along - 0.35) / 0.22, (up - 0.85) / 0.22];
    if (v > 0 && Math.hypot(u, v - 0.5) < 0.85) return plainFront([0.99, 0.94, 0.8]);
    const isCone = v <= 0 && v > -2 && Math.abs(u) < (0.75 * (v + 2)) / 2;
    return plainFront(isCone ? [0.86, 0.58, 0.26] : PINK);
  };
  return [
    post(x, z, 2.6, 0.035, plainPaint([0.9, 0.9, 0.9])),
    block([x + 0.03, 1, z - 0.01], [x + 0.73, 2.5, z + 0.01], painted),
  ];
}
