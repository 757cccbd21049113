import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { inside, plainFront } from '../../street/front.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
} from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { band, block, CONCRETE, lampPost, lightOf, paved, rail, STEEL } from './paved-site.ts';

/** In how many flat strips a ramp is curved, its radius, and how deep its deck is. World units. */
const PIPE = { strips: 9, radius: 2.6, deck: 1.7 } as const;
const RAMP: Colour = [0.7, 0.68, 0.64];
/** What is sprayed on the walls. */
const SPRAYS: readonly Colour[] = [
  [0.95, 0.3, 0.5],
  [0.1, 0.65, 0.75],
  [0.98, 0.75, 0.12],
  [0.5, 0.25, 0.7],
  [0.3, 0.72, 0.3],
  [0.95, 0.45, 0.1],
];
const LAMPS = [
  [-14, 16],
  [14, 20],
  [-12, 40],
  [13, 42],
] as const;

/** A skate park: quarter pipes around a floor of concrete, a box with a rail in the middle, a sprayed wall behind. */
export const SKATE_PARK: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.35,
  views: [
    { horizon: 0.47, lens: 0.92, eye: 0.46 },
    { horizon: 0.34, lens: 0.86, eye: 0.8 },
    { horizon: 0.5, lens: 0.86, eye: 0.42 },
    { horizon: 0.42, lens: 1.05, eye: 0.6 },
  ],
  ground: levelled(60, 70),
  soil: paved((x, z, soft) => {
    const joint = Math.max(
      band(x / 4 - Math.round(x / 4), 0.008, soft / 4),
      band(z / 4 - Math.round(z / 4), 0.008, soft / 4),
    );
    return [scaleColour(CONCRETE, 1 - 0.35 * joint), Math.abs(x) < 18 && z < 40 ? 1 : 0];
  }),
  lampAt: () => {
    const light = lightOf(LAMPS, 12);
    return (x, _y, z) => light(x, z);
  },
  isTended: (x, z) => Math.abs(x) < 20 && z < 52,
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const left = { x: -4.6, z: 7, u: [0, 1], w: [-1, 0] } as const;
  const right = { x: 5, z: 10.5, u: [0, 1], w: [1, 0] } as const;
  return [
    ...pipe(mirrored(left, side), 13, 2),
    ...pipe(mirrored(right, side), 13, 1.7),
    ...pipe({ x: -11, z: 24, u: [1, 0], w: [0, 1] }, 22, 2.2),
    ...wall(),
    ...funbox(side),
    ...LAMPS.flatMap(([x, z]) => lampPost(x, z, 7, lamps)),
  ];
}

type Line = Pick<Plot, 'x' | 'z' | 'u' | 'w'>;

const mirrored = ({ x, z, u, w }: Line, side: number): Line => ({
  ...{ x: side * x, z },
  ...{ u, w: [side * w[0], w[1]] },
});

/** A quarter pipe along a line, that rises to its back: its curve of flat strips, the coping of steel, the deck with a rail. */
function pipe(line: Line, long: number, high: number): Solid[] {
  const { strips, radius, deck } = PIPE;
  const out = (up: number) => Math.sqrt(radius ** 2 - (radius - up) ** 2);
  const plotAt = (from: number, deep: number): Plot => ({
    ...line,
    x: line.x + line.w[0] * from,
    z: line.z + line.w[1] * from,
    ...{ wide: long, deep },
  });
  const face: Paint = ({ role, long: wide }, { along, up }) => {
    if (role !== 'roof') return sprayed({ role, wide }, along, up);
    const worn = 0.94 + 0.05 * Math.sin(along * 1.7) + 0.03 * Math.sin(along * 7.1);
    return plainFront(scaleColour(RAMP, worn));
  };
  const heights = Array.from({ length: strips + 1 }, (_, n) => high * (n / strips) ** 1.6);
  const curve = heights.slice(1).map((top, n) => {
    const low = heights[n] as number;
    const [from, to] = [out(low), out(top)];
    return roofOn(
      plotAt(from, to - from),
      LEVEL - 0.2,
      LEVEL + top,
      [{ side: 'front', pitch: (top - low) / (to - from), from: LEVEL + low }],
      face,
    );
  });
  const back = out(high);
  const at = (along: number, inward: number, up: number) =>
    [
      line.x + line.u[0] * along + line.w[0] * inward,
      up,
      line.z + line.u[1] * along + line.w[1] * inward,
    ] as const;
  const steel = plainPaint([0.8, 0.81, 0.83]);
  const posts = Math.round(long / 2.4);
  return [
    ...curve,
    boxOn(plotAt(back, deck), LEVEL - 0.2, LEVEL + high, face),
    rail(at(0, back, high), at(long, back, high), 0.045, steel),
    ...[0.5, 1].map((up) =>
      rail(at(0, back + deck, high + up), at(long, back + deck, high + up), 0.03, steel),
    ),
    ...Array.from({ length: posts + 1 }, (_, n) =>
      rail(
        at((n * long) / posts, back + deck, high),
        at((n * long) / posts, back + deck, high + 1),
        0.03,
        steel,
      ),
    ),
  ];
}

/** Letters and clouds of paint on the ends and backs of what is built. */
function sprayed({ role, wide }: { role: string; wide: number }, along: number, up: number) {
  if (role === 'level') return plainFront(RAMP);
  const cloud =
    Math.sin(along * 1.3 + wide) + Math.sin(along * 2.9 - up * 2.2) + Math.sin(up * 2.6 + along);
  const spray = SPRAYS[Math.abs(Math.floor(along / 2.2 + cloud * 0.4)) % SPRAYS.length] as Colour;
  return plainFront(mixColour(RAMP, spray, cloud > 0.5 ? 0.85 : 0));
}

/** A wall behind the far ramp with a piece in great letters. */
function wall(): Solid[] {
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(CONCRETE);
    const [u, v] = [(along - 2.5) / (long - 5), (up - 2.7) / 3];
    const wave = 0.05 * Math.sin(along * 0.8);
    const ink = inkAt('SKATE', u, v + wave, pixel / 3);
    const rim = inkAt('SKATE', u - 0.012, v + wave + 0.09, pixel / 3);
    const drift =
      Math.sin(along * 0.45 + 2 * Math.sin(up * 0.9)) + 0.5 * Math.sin(along * 1.3 - up * 1.7);
    const ground = mixColour(
      SPRAYS[Math.abs(Math.floor(along / 4.4 + drift)) % SPRAYS.length] as Colour,
      SPRAYS[Math.abs(Math.floor(along / 5.7 - drift) + 3) % SPRAYS.length] as Colour,
      inside(drift, 0.2, 9, 0.2),
    );
    const fill = mixColour([1, 0.98, 0.9], [1, 0.86, 0.2], Math.min(1, Math.max(0, v)));
    return plainFront(
      mixColour(mixColour(scaleColour(ground, 0.72), [0.02, 0.02, 0.04], rim), fill, ink),
    );
  };
  return [block([-12, 0, 29.4], [12, 6.6, 29.8], face)];
}

/** A box with slopes before and behind, a rail along it. */
function funbox(side: number): Solid[] {
  const [x, near] = [side * 1.6, 13];
  const plot: Plot = { x: x - 1.6, z: near, u: [1, 0], w: [0, 1], wide: 3.2, deep: 7 };
  const top = LEVEL + 0.75;
  const slopes = (['front', 'back'] as const).map((at) => ({ side: at, pitch: 0.3, from: LEVEL }));
  const face: Paint = ({ role, long }, { along, up }) =>
    role === 'roof' || role === 'level'
      ? plainFront(scaleColour(RAMP, 1.05))
      : sprayed({ role, wide: long }, along, up);
  const steel = plainPaint(STEEL);
  const ledge = side * -1.6;
  return [
    roofOn(plot, LEVEL - 0.2, top, slopes, face),
    rail([x + 0.9, 1.25, near + 2.2], [x + 0.9, 1.25, near + 4.9], 0.05, steel),
    ...[2.4, 4.7].map((at) =>
      rail([x + 0.9, 0.7, near + at], [x + 0.9, 1.25, near + at], 0.04, steel),
    ),
    block([ledge - 1.2, 0, 18], [ledge + 1.2, 0.5, 20], face),
  ];
}
