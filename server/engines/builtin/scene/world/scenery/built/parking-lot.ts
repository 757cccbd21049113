import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, DARK, inside, LAMPS as LIGHTS, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import {
  ASPHALT,
  band,
  between,
  block,
  lampPost,
  lightOf,
  paved,
  post,
  WHITE,
} from './paved-site.ts';

/** A lane between stalls: half its width, how long and how wide a stall is, where the first is and the last ends. World units. */
export const STALLS = { lane: 3.3, long: 5.2, wide: 2.7, near: 5.4, far: 60 } as const;
const BLUE: Colour = [0.08, 0.28, 0.66];
const LAMPS = [
  [-8.6, 15],
  [8.6, 24],
  [-8.6, 42],
  [8.6, 52],
] as const;

/** A parking lot: stalls on both sides of a lane with its arrow, lamps, a sign, a long low shop at its end. */
export const PARKING_LOT: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.3,
  views: [
    { horizon: 0.43, lens: 0.92, eye: 0.62 },
    { horizon: 0.3, lens: 0.86, eye: 1.5 },
    { horizon: 0.52, lens: 0.84, eye: 0.4 },
    { horizon: 0.4, lens: 1.05, eye: 0.8 },
  ],
  ground: levelled(90, 110),
  isHard: true,
  soil: paved((x, z, soft) => {
    const { lane, long, wide, near, far } = STALLS;
    const aside = Math.abs(x);
    // Beyond the stalls beside the lane others stand head to head with them.
    const row = Math.min(Math.abs(aside - lane - long), 99);
    const isStall = z > near && z < far && (row < long || aside > lane + 3 * long + 2 * lane);
    const place = (z - near) / wide;
    const line = isStall ? band((place - Math.round(place)) * wide, 0.06, soft) : 0;
    const head = z > near && z < far ? band(aside - lane - long, 0.06, soft) : 0;
    const arrow = arrowAt(x, z - 9) + arrowAt(x, z - 30);
    const paint = Math.max(line, head, arrow);
    const kerb = between(aside, -1, 60, 0.5) * between(z, -9, 72, 0.5);
    return [mixColour(ASPHALT, WHITE, 0.85 * Math.min(1, paint)), kerb];
  }),
  lampAt: () => {
    const light = lightOf(LAMPS, 8);
    return (x, y, z) => light(x, z) * (y > 19 ? 0.3 : 1);
  },
  isTended: (x, z) => Math.abs(x) < 62 && z < 100,
  has: new Set(['car']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...LAMPS.flatMap(([x, z]) => lampPost(x, z, 7.5, lamps)),
    ...sign(-side * 3.6, 8.6, lamps),
    ...shop(lamps),
  ],
};

/** Whether an arrow that points ahead is painted at a place, its foot at 0. */
const arrowAt = (x: number, z: number): number => {
  if (z < 0 || z > 4.4) return 0;
  if (z < 2.6) return Math.abs(x) < 0.16 ? 1 : 0;
  return Math.abs(x) < 0.7 * (1 - (z - 2.6) / 1.8) ? 1 : 0;
};

/** A blue sign with a P on a post. World units. */
export function sign(x: number, z: number, lamps: number): Solid[] {
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(WHITE);
    const edge = inside(along, 0.06, long - 0.06, pixel) * inside(up, 0.06, 1.14, pixel);
    const ink = inkAt('P', (along - 0.3) / 0.6, (up - 0.17) / 0.86, pixel / 0.86);
    const colour = mixColour(WHITE, mixColour(BLUE, WHITE, ink), edge);
    return { colour, glass: 0, glow: scaleColour(colour, Math.min(0.6, lamps * 1.4)) };
  };
  return [
    post(x, z, 2.2, 0.05, plainPaint([0.6, 0.61, 0.63])),
    block([x - 0.6, 2.1, z - 0.05], [x + 0.6, 3.3, z], face),
  ];
}

/** A supermarket, long and low, its front of glass under a band of colour. */
function shop(lamps: number): Solid[] {
  const shine = Math.min(1, lamps * 2.6);
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.5, 0.5, 0.5]);
    const bay = along / 4 - Math.floor(along / 4);
    const pane = inside(up, 0.3, 3.4, pixel) * inside(bay * 4, 0.15, 3.85, pixel);
    const strip = inside(up, 4.3, 5.7, pixel);
    const word =
      role === 'front'
        ? inkAt('MARKET', (along - long / 2 + 7) / 14, (up - 4.4) / 1.2, pixel / 1.2)
        : 0;
    const lit = LIGHTS[1 + Math.floor(chance(Math.floor(along / 4), 3, 5) * 2)] as Colour;
    const colour = mixColour(
      mixColour(mixColour([0.82, 0.8, 0.76], DARK, pane), [0.16, 0.42, 0.3], strip),
      WHITE,
      word,
    );
    return {
      colour,
      glass: 0.4 * pane,
      glow: mixColour(scaleColour(lit, 0.7 * shine * pane), scaleColour(WHITE, shine), word),
    };
  };
  return [block([-34, 0, 78], [30, 6.4, 96], face)];
}
