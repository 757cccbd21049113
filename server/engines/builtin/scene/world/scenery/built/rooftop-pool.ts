import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box, facade } from '../famous/kit.ts';
import { rodBetween } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** Where the roof ends: how far aside, how far off; how high its floor is over the water of the pool and its glass over that. World units. */
const ROOF = { half: 19, far: 25, floor: 0.3, glass: 1.9 } as const;
const TEAK: Colour = [0.56, 0.42, 0.29];
const STREETS: Colour = [0.3, 0.31, 0.33];
const STEEL: Colour = [0.7, 0.72, 0.74];
const WALLS: readonly Colour[] = [
  [0.42, 0.5, 0.58],
  [0.72, 0.66, 0.58],
  [0.56, 0.6, 0.63],
  [0.6, 0.48, 0.4],
  [0.34, 0.4, 0.46],
];

/** A pool on the roof of a tower: a railing of glass around it with planters, the towers of the city close behind. */
export const ROOFTOP_POOL: SceneryPlan = {
  land: 'pool',
  isNear: true,
  trees: 0,
  has: new Set(['villa']),
  soil: (wild) => (x, z, height, steepness) => {
    if (z > ROOF.far) return STREETS;
    const own = wild(x, z, height, steepness);
    // Where grass grows round other pools the roof is laid with boards.
    const isGrass = own[1] > own[0] + 0.03 && own[1] > own[2] + 0.03;
    if (!isGrass) return own;
    const soft = 0.03 + z * 0.0025;
    const board = x / 0.24;
    const gap =
      inside(Math.abs(board - Math.round(board)) * 0.24, -1, 0.02, soft) * smoothstep(14, 4, z);
    return scaleColour(TEAK, (0.9 + 0.2 * chance(Math.floor(board), 3, 7)) * (1 - 0.4 * gap));
  },
  lampAt: () => (_, y) => (y > 3 ? 0 : 0.16),
  isTended: () => true,
  solids: (site) => [...railing(site), ...towers(site)],
};

/** A railing of glass between posts, planters with clipped shrubs before it. */
function railing({ lamps }: Site): Solid[] {
  const { half, far, floor, glass } = ROOF;
  const pane: Paint = ({ role }, { along, up, pixel }) => {
    const post = inside(Math.abs(along / 2 - Math.round(along / 2)) * 2, -1, 0.06, pixel);
    const cap = inside(up, glass + 0.2, 9, pixel);
    return {
      colour: mixColour([0.56, 0.68, 0.72], STEEL, role === 'level' ? 1 : Math.max(post, cap)),
      glass: 0.35 * (1 - Math.max(post, cap)),
      glow: [0, 0, 0],
    };
  };
  const sides = [
    box([-half, 0, far], [half, floor + glass, far + 0.1], pane),
    ...[-half, half].map((x) => box([x - 0.05, 0, 8], [x + 0.05, floor + glass, far], pane)),
  ];
  const light: Paint = () => ({
    colour: [0.96, 0.9, 0.8],
    glass: 0,
    glow: scaleColour(LAMP, Math.min(1.6, lamps * 4)),
  });
  const planters = Array.from({ length: 7 }, (_, n) => {
    const x = -15.6 + n * 5.2;
    return [
      box(
        [x - 1.5, floor - 0.2, far - 1.3],
        [x + 1.5, floor + 0.7, far - 0.5],
        plainPaint([0.88, 0.87, 0.84]),
      ),
      ...[-0.95, 0, 0.95].map((off, k) =>
        ellipsoidAt(
          [x + off, floor + 1, far - 0.9],
          0.62,
          0.55 + 0.16 * chance(n, k, 3),
          plainPaint(scaleColour([0.2, 0.4, 0.14], 0.8 + 0.4 * chance(n, k, 5))),
        ),
      ),
      ellipsoidAt([x + 2.6, floor + 0.35, far - 0.8], 0.22, 0.3, light),
    ];
  }).flat();
  return [...sides, ...planters];
}

/** Towers of glass and stone around the roof, some with masts. */
function towers({ setting: { side }, lamps }: Site): Solid[] {
  return [0, 1, 2].flatMap((row) =>
    Array.from({ length: 13 }, (_, n): Solid[] => {
      const number = row * 20 + n;
      const z = 52 + row * 34 + 8 * chance(number, 1, 2);
      const step = 13 + row * 4;
      const x = side * ((n - 6) * step + 5 * chance(number, 2, 2));
      const half = step * (0.34 + 0.1 * chance(number, 3, 2));
      const high = (7 + 19 * chance(number, 4, 2) ** 1.4) * (1 + 0.55 * row);
      const colour = WALLS[Math.floor(chance(number, 5, 2) * 4.99)] as Colour;
      const wall = facade({
        wall: colour,
        trim: scaleColour(colour, 1.25),
        ...{ bay: 1.7, storey: 2.1, foot: 0, number, lamps: lamps * 1.6 },
        window: [0.62, 0.35, 1.75],
      });
      const top = box(
        [x - half * 0.6, high, z + half * 0.4],
        [x + half * 0.6, high + 2.2, z + half * 1.4],
        () => plainFront(scaleColour(colour, 0.9)),
      );
      const mast =
        number % 4 === 1
          ? [
              rodBetween(
                [x, high, z + half],
                [x, high + 9, z + half],
                [0.25, 0.06],
                5,
                plainPaint(STEEL),
              ),
            ]
          : [];
      return [box([x - half, -30, z], [x + half, high, z + 2 * half], wall), top, ...mast];
    }).flat(),
  );
}
