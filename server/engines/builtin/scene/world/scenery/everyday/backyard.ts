import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { band, between, block, bulbsBetween, paved, post, WHITE } from '../built/paved-site.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { boardFence, familyHome, glassDoor, homeLook } from './home.ts';
import { lawnAt } from './lawn.ts';

/** The yard: how far aside its fences are, how far off the house's back and the fence beside it are, how high that is. World units. */
export const YARD = { half: 9.4, house: 17.5, back: 19, high: 1.85 } as const;
/** The terrace on the picture's side: from its inner to its outer edge, and where it begins. World units. */
const TERRACE = { inner: -1, outer: 8.4, near: 4.9 } as const;
/** Where the garden table stands: aside on the picture's side, and ahead. World units. */
export const TABLE = [4.3, 10.2] as const;
const SLABS: Colour = [0.66, 0.62, 0.56];
const TEAK: Colour = [0.58, 0.38, 0.22];
const CLOTH: Colour = [0.86, 0.3, 0.24];

/** A backyard: the house with its glass door to the terrace, a lawn between fences of boards, a table under a sunshade. */
export const BACKYARD: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.5,
  views: [
    { horizon: 0.52, lens: 1.04, eye: 0.36 },
    { horizon: 0.42, lens: 0.92, eye: 0.6 },
    { horizon: 0.58, lens: 0.9, eye: 0.32 },
    { horizon: 0.5, lens: 1.18, eye: 0.4 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, soft, { side, noise, season }) => {
    const a = side * x;
    const share = between(Math.abs(x), -1, 14, 0.3) * between(z, -20, 30, 0.3);
    const terrace =
      between(a, TERRACE.inner, TERRACE.outer, soft) * between(z, TERRACE.near, YARD.house, soft);
    const bed = between(Math.abs(x), YARD.half - 1.1, YARD.half, 0.15);
    const joint = Math.max(
      band((a / 0.9 - Math.round(a / 0.9)) * 0.9, 0.02, soft),
      band((z / 0.9 - Math.round(z / 0.9)) * 0.9, 0.02, soft),
    );
    const lawn = mixColour(lawnAt(x, z, noise, season), [0.3, 0.22, 0.15], bed);
    return [mixColour(lawn, mixColour(SLABS, scaleColour(SLABS, 0.7), joint), terrace), share];
  }),
  lampAt: () => (x, _y, z) => 0.08 + 0.5 * between(z, 7, 18, 4) * between(Math.abs(x), -1, 8, 3),
  isTended: (x, z) => Math.abs(x) < 14 && z < 27,
  has: new Set(['barbecue', 'bouncycastle', 'clothesline', 'house', 'sprinkler']),
  solids,
};

function solids({ setting: { side, idea }, lamps }: Site): Solid[] {
  const { half, house, back, high } = YARD;
  const [left, right] = side > 0 ? [-5.6, 7] : [-7, 5.6];
  const look = homeLook([0.88, 0.84, 0.74], 2, { number: 12 });
  const door = side * 2.4;
  const isFestive = idea.subjects.some(({ thing }) => thing === 'balloons' || thing === 'gift');
  return [
    ...familyHome(plotOf(left, house, right, house + 8), look, lamps),
    glassDoor(door - 1.9, door + 1.9, house, lamps),
    ...[-1, 1].flatMap((at) => [
      ...boardFence([at * half, 2.6], [at * half, back], high),
      ...boardFence(
        at < 0 ? [-half, back] : [right, back],
        at < 0 ? [left, back] : [half, back],
        high,
      ),
    ]),
    ...gardenTable(side * TABLE[0], TABLE[1]),
    ...(isFestive ? bunting(half) : []),
    ...(lamps > 0.1 ? bulbsBetween([-half, 3, 15], [half, 3, 13], 24, lamps) : []),
  ];
}

/** A round table with four chairs under a sunshade. */
function gardenTable(x: number, z: number): Solid[] {
  const wood = plainPaint(TEAK);
  const chair = (dx: number, dz: number): Solid[] => {
    const [cx, cz] = [x + dx, z + dz];
    const [bx, bz] = [cx + Math.sign(dx) * 0.2, cz + Math.sign(dz) * 0.2];
    return [
      block([cx - 0.22, 0.4, cz - 0.22], [cx + 0.22, 0.46, cz + 0.22], wood),
      ...[-0.19, 0.19].flatMap((ox) =>
        [-0.19, 0.19].map((oz) => post(cx + ox, cz + oz, 0.42, 0.025, wood)),
      ),
      dx === 0
        ? block([cx - 0.22, 0.44, bz - 0.03], [cx + 0.22, 0.95, bz + 0.03], wood)
        : block([bx - 0.03, 0.44, cz - 0.22], [bx + 0.03, 0.95, cz + 0.22], wood),
    ];
  };
  const shade = ({ normal }: { readonly normal: readonly [number, number, number] }) =>
    plainFront(
      Math.round((Math.atan2(normal[2], normal[0]) / Math.PI) * 5) % 2 === 0 ? CLOTH : WHITE,
    );
  return [
    frustumAt([x, LEVEL + 0.7, z], 0.06, 0.8, 0.8, wood, 14),
    frustumAt([x, LEVEL, z], 2.3, 0.035, 0.035, plainPaint(WHITE), 6),
    frustumAt([x, LEVEL + 2.05, z], 0.62, 1.6, 0.04, shade),
    ...chair(-1, 0),
    ...chair(1, 0),
    ...chair(0, -1),
    ...chair(0, 1),
  ];
}

const FLAGS: readonly Colour[] = [
  [0.88, 0.22, 0.22],
  [0.96, 0.78, 0.2],
  [0.2, 0.56, 0.82],
  [0.36, 0.68, 0.32],
];

/** Small flags on a cord from fence to fence. */
function bunting(half: number): Solid[] {
  const count = 22;
  const at = (n: number) => {
    const share = n / count;
    return [-half + 2 * half * share, 3.5 - 3.2 * share * (1 - share)] as const;
  };
  return [
    ...[-half, half].map((x) => post(x, 12.5, 3.6, 0.05, plainPaint(TEAK))),
    ...Array.from({ length: count }, (_, n): Solid => {
      const [x, up] = at(n + 0.5);
      const flag = FLAGS[n % FLAGS.length] as Colour;
      return {
        ...block([x - 0.36, up - 0.5, 12.49], [x + 0.36, up, 12.51], ({ long }, place) =>
          plainFront(
            mixColour(WHITE, flag, inside(Math.abs(place.along - long / 2), -1, 9, place.pixel)),
          ),
        ),
        isSheer: true,
      };
    }),
  ];
}
