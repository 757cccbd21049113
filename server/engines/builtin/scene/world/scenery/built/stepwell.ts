import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';
import { between, block, paved } from './paved-site.ts';

/** The well, whose floor lies just under the level of water: its middle ahead, half its width at the rim, its tiers, how high each is and how far each steps in, and how wide a pair of stairs is. World units. */
const WELL = { z: 37, half: 29, tiers: 7, high: 1.7, step: 2.3, stair: 3.8 } as const;
const DEEP = WELL.tiers * WELL.high;
const SANDSTONE: Colour = [0.86, 0.68, 0.46];
const SHADE: Colour = [0.5, 0.36, 0.24];

/** A stepwell of India from its rim: pairs of stairs down all its sides, tier below tier, to the water; a pavilion with arches over its far side. */
export const STEPWELL: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.3,
  views: [
    { horizon: 0.26, lens: 0.82, eye: 1.35 },
    { horizon: 0.16, lens: 0.8, eye: 2.2 },
    { horizon: 0.32, lens: 0.78, eye: 1.1 },
    { horizon: 0.22, lens: 0.9, eye: 1.6 },
  ],
  ground: (wild) => {
    const level = levelled(70, 90)(wild);
    return (x, z) => {
      const out = Math.max(Math.abs(x), Math.abs(z - WELL.z));
      return out < WELL.half - 0.6 ? LEVEL - DEEP - 0.7 : level(x, z);
    };
  },
  soil: paved((x, z) => [
    SANDSTONE,
    between(Math.abs(x), -1, WELL.half + 9, 1) * between(z, -9, WELL.z + WELL.half + 9, 1),
  ]),
  lampAt: () => (_x, y) => (y < LEVEL ? 0.35 : 0.5),
  isTended: (x, z) => Math.abs(x) < WELL.half + 10 && z < WELL.z + WELL.half + 10,
  solids: ({ lamps }): Solid[] => [
    ...Array.from({ length: WELL.tiers }, (_, n) => tier(n)).flat(),
    ...pavilion(lamps),
  ],
};

/** The three sides of a tier that are seen from the rim. */
function tier(n: number): Solid[] {
  const { half, high, step, z } = WELL;
  const inner = half - n * step;
  const top = -n * high;
  const thick = step + 0.6;
  return [
    block([-inner - thick, -DEEP, z + inner], [inner + thick, top, z + inner + thick], stairs(n)),
    block([-inner - thick, -DEEP, z - inner], [-inner, top, z + inner + 0.3], stairs(n)),
    block([inner, -DEEP, z - inner], [inner + thick, top, z + inner + 0.3], stairs(n)),
  ];
}

/** Pairs of stairs that rise to each other on a wall, in relief; a ledge above. */
const stairs =
  (n: number): Paint =>
  ({ role, long, normal }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(SANDSTONE, 1.02));
    const over = DEEP - (n + 1) * WELL.high;
    const v = (up - over) / WELL.high;
    if (v < 0) return plainFront(scaleColour(SHADE, 0.7));
    const pair = (along - long / 2) / WELL.stair + 0.5 * (n & 1);
    const u = pair - Math.floor(pair);
    const isRising = u < 0.5;
    const share = 1 - Math.abs(u - 0.5) * 2;
    // Below the line of the stairs is their flank, with the edges of the steps above it.
    const steps = 9;
    const stepped = Math.ceil(share * steps) / steps;
    const isStair = v < stepped;
    const tread = isStair ? inside((stepped - v) * WELL.high, -1, 0.2, pixel) : 0;
    const course =
      inside((Math.abs(v * 6 - Math.round(v * 6)) / 6) * WELL.high, -1, 0.03, pixel) *
      Math.max(0, 1 - pixel * 4);
    const turned = Math.abs(normal[0]) > 0.5 ? 0.95 : 1;
    const wall = scaleColour(SHADE, 0.9 + 0.2 * v);
    const flank = scaleColour(SANDSTONE, (isRising ? 0.98 : 0.74) * turned);
    const body = mixColour(wall, flank, isStair ? 1 : 0);
    const edge = mixColour(body, [0.97, 0.84, 0.62], 0.85 * tread);
    const ledge = inside(v, 0.95, 2, pixel / WELL.high);
    return plainFront(mixColour(scaleColour(edge, 1 - 0.2 * course), SANDSTONE, ledge));
  };

/** Galleries with arches over the far side, domes at their ends and in the middle. */
function pavilion(lamps: number): Solid[] {
  const z = WELL.z + WELL.half - 2.5;
  const arches: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(SANDSTONE);
    const [wide, high] = [2.6, 3.6];
    const bay = (along - long / 2) / wide + 0.5;
    const u = (bay - Math.floor(bay) - 0.5) * wide;
    const v = up - Math.floor(up / high) * high;
    const half = v < 1.9 ? 0.86 : 0.86 * Math.sqrt(Math.max(0, 1 - ((v - 1.9) / 0.95) ** 2));
    const open = v > 0.45 ? inside(Math.abs(u), -1, half, pixel) : 0;
    const rim = v > 0.3 ? inside(Math.abs(u), -1, half + 0.16, pixel) : 0;
    const eave = inside(v, 3.25, 3.6, pixel);
    const colour = mixColour(
      mixColour(mixColour(SANDSTONE, [0.95, 0.82, 0.6], rim), [0.16, 0.1, 0.07], open),
      SHADE,
      0.7 * eave,
    );
    return {
      colour,
      glass: 0,
      glow: scaleColour([1, 0.66, 0.3], open * Math.min(0.55, lamps * 1.5)),
    };
  };
  const dome = (x: number, up: number, radius: number): Solid[] => [
    ellipsoidAt([x, LEVEL + up, z + 2], radius, radius * 1.05, plainPaint([0.93, 0.78, 0.56])),
    block(
      [x - 0.08, up + radius, z + 1.92],
      [x + 0.08, up + radius + 0.9, z + 2.08],
      plainPaint([0.9, 0.7, 0.25]),
    ),
  ];
  return [
    block([-12, -WELL.high * 3, z - 3.4], [12, 3.6, z + 4], arches),
    block([-12, 3.6, z - 0.6], [12, 7.2, z + 4], arches),
    block([-4, 7.2, z], [4, 10.8, z + 4], arches),
    block([-12.5, 7.2, z - 1], [12.5, 7.5, z + 4.3], plainPaint(SANDSTONE)),
    ...dome(0, 10.8, 2.6),
    ...dome(-10.4, 7.4, 1.6),
    ...dome(10.4, 7.4, 1.6),
  ];
}
