import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { rodBetween, sheer } from '../../far/pieces.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { BY_RIVER, farQuay, nearQuay, quaySoil, RIVERSIDE } from '../../waters/riverside.ts';
import { box } from '../kit.ts';

const GLASS: readonly Colour[] = [
  [0.44, 0.54, 0.64],
  [0.6, 0.64, 0.68],
  [0.66, 0.58, 0.5],
  [0.36, 0.44, 0.54],
];
const IRON = plainPaint([0.16, 0.2, 0.2]);
/** The towers of Manhattan: how far off their two rows stand, how far apart. World units. */
const SKYLINE = { z: RIVERSIDE.far + 120, back: 46, apart: 15, rows: 2, count: 26 } as const;

/** New York's harbour: a quay with a railing, the Statue of Liberty on her island (`../../../../things/placing/famous/landmark-grounds.ts`), the towers of Manhattan beyond. */
export const LIBERTY_HARBOUR: SceneryPlan = {
  ...BY_RIVER,
  soil: quaySoil,
  water: { deep: [0.07, 0.17, 0.24], shallow: [0.18, 0.27, 0.28], roughness: 0.16 },
  has: new Set(['libertystatue']),
  solids: (site) => [nearQuay(), farQuay(0.6), ...railing(), ...skyline(site)],
};

/** Posts and two rails at the quay's edge. */
function railing(): Solid[] {
  const { quay, high } = RIVERSIDE;
  const z = quay - 0.4;
  return [
    ...Array.from({ length: 33 }, (_, n) =>
      frustumAt([(n - 16) * 2, high, z], 1.05, 0.05, 0.04, IRON),
    ),
    ...[0.55, 1.02].map((up) =>
      sheer(rodBetween([-34, high + up, z], [34, high + up, z], [0.035, 0.035], 5, IRON)),
    ),
  ];
}

/** Towers side by side, the highest behind, one with a spire. */
const skyline = ({ setting: { side }, lamps }: Site): Solid[] =>
  Array.from({ length: SKYLINE.rows * SKYLINE.count }, (_, n): Solid[] => {
    const row = Math.floor(n / SKYLINE.count);
    const column = n % SKYLINE.count;
    const x = (column - SKYLINE.count / 2) * SKYLINE.apart + 6 * chance(n, 1, 4);
    const z = SKYLINE.z + SKYLINE.back * row;
    const peak = Math.exp(-(((x + side * 70) / 110) ** 2));
    const high = 16 + 16 * chance(n, 2, 4) + (16 + 26 * row) * peak;
    const wide = SKYLINE.apart * (0.62 + 0.3 * chance(n, 3, 4));
    const paint = front(GLASS[n % GLASS.length] as Colour, n, lamps);
    const spire =
      row === 1 && column === Math.round(SKYLINE.count / 2 - (side * 70) / SKYLINE.apart)
        ? [frustumAt([x + wide / 2, high + 8, z + 6], 26, 1.2, 0.1, plainPaint([0.7, 0.72, 0.74]))]
        : [];
    return [
      box([x, 0, z], [x + wide, high, z + 12], paint),
      box(
        [x + wide * 0.2, high, z + 2],
        [x + wide * 0.8, high + 8 * chance(n, 5, 4), z + 10],
        paint,
      ),
      ...spire,
    ];
  }).flat();

/** Floors of glass, some of them lit. */
const front =
  (colour: Colour, number: number, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(colour, 0.7));
    const [u, v] = [along / 1.6, up / 2.4];
    const pane =
      inside(u - Math.floor(u), 0.15, 0.85, pixel / 1.6) *
      inside(v - Math.floor(v), 0.2, 0.85, pixel / 2.4);
    const isLit = chance(Math.floor(u), Math.floor(v), number) < lamps;
    return {
      colour: mixColour(colour, scaleColour(colour, 0.55), 0.8 * pane),
      glass: 0.25 * pane,
      glow: scaleColour([1, 0.8, 0.5], isLit ? 0.8 * pane : 0),
    };
  };
