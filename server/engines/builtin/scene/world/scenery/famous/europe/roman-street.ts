import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { inkAt } from '../../../street/block-letters.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { lifted } from '../../built/lifted.ts';
import { paved } from '../../built/paved-site.ts';
import { prism, vault } from '../../built/prism.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { alongStreet, box, clay, facade, gabled, wire } from '../kit.ts';

/** The street: half its width up to the columns, how far apart these are, where the arch and the temple stand. World units. */
const STREET = { half: 6.6, apart: 4.4, arch: 62, temple: 92 } as const;
const MARBLE: Colour = [0.9, 0.87, 0.8];
const RED: Colour = [0.66, 0.1, 0.09];
const GOLD: Colour = [0.88, 0.68, 0.24];
const marble = plainPaint(MARBLE);

/** A street of ancient Rome: columns on both sides, an arch and a temple at its end, a legion that marches through it. */
export const ROMAN_STREET: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.05,
  time: 'day',
  views: [
    { horizon: 0.5, lens: 1.02, eye: 0.4 },
    { horizon: 0.42, lens: 0.92, eye: 0.95 },
    { horizon: 0.56, lens: 0.9, eye: 0.34 },
    { horizon: 0.48, lens: 1.2, eye: 0.46 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: paved((x, z, soft) => {
    const row = Math.floor(z / 1.3 + 0.2 * Math.sin(x * 1.7));
    const u = x / 1.2 + 0.37 * row + 0.18 * Math.sin(z * 1.1 + row);
    const joint = Math.min(
      Math.abs(u - Math.round(u)) * 1.2,
      Math.abs(
        z / 1.3 +
          0.2 * Math.sin(x * 1.7) -
          row -
          0.5 -
          Math.sign(z / 1.3 + 0.2 * Math.sin(x * 1.7) - row - 0.5) * 0.5,
      ) * 1.3,
    );
    const fine = Math.max(0, 1 - soft * 5);
    const tone = 0.9 + 0.22 * chance(Math.floor(u), row, 5);
    return [scaleColour([0.6, 0.56, 0.5], tone * (joint < 0.07 ? 1 - 0.4 * fine : 1)), 1];
  }),
  solids: (site) => [...colonnades(), ...houses(site), ...arch(), ...temple(), ...standards()],
  isTended: () => true,
  who: new Set(['legionary']),
};

/** A round column with its foot and its head. */
const column = (x: number, z: number, high: number, radius: number, foot = 0): Solid[] => [
  box(
    [x - radius * 1.4, LEVEL + foot, z - radius * 1.4],
    [x + radius * 1.4, LEVEL + foot + 0.35, z + radius * 1.4],
    marble,
  ),
  frustumAt([x, LEVEL + foot + 0.35, z], high - 0.9, radius, radius * 0.84, fluted, 12),
  frustumAt([x, LEVEL + foot + high - 0.55, z], 0.35, radius * 0.85, radius * 1.3, marble, 12),
  box(
    [x - radius * 1.4, LEVEL + foot + high - 0.2, z - radius * 1.4],
    [x + radius * 1.4, LEVEL + foot + high, z + radius * 1.4],
    marble,
  ),
];

const fluted: Paint = ({ normal }, { along, pixel }) =>
  plainFront(
    scaleColour(MARBLE, 0.95 + (pixel < 0.05 ? 0.09 * Math.sin(along * 34 + normal[0]) : 0)),
  );

function colonnades(): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1]) {
    const x = side * STREET.half;
    for (let z = 5; z < STREET.arch - 4; z += STREET.apart) solids.push(...column(x, z, 5.2, 0.42));
    solids.push(
      box([x - 0.55, LEVEL + 5.2, 2], [x + 0.55, LEVEL + 6.2, STREET.arch - 4], frieze),
      box([x - 0.75, LEVEL + 6.2, 2], [x + 0.75, LEVEL + 6.45, STREET.arch - 4], marble),
    );
  }
  return solids;
}

/** Carved garlands along a beam. */
const frieze: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(MARBLE);
  const curve = 0.55 - 0.22 * Math.abs(Math.sin(along * 1.4));
  const garland = inside(Math.abs(up - curve), -1, 0.07, pixel);
  return plainFront(mixColour(MARBLE, [0.62, 0.55, 0.46], 0.7 * garland));
};

/** Houses behind the columns, washed in red and ochre. */
function houses({ lamps }: Site): Solid[] {
  const paints: readonly Colour[] = [
    [0.7, 0.32, 0.22],
    [0.86, 0.68, 0.4],
    [0.88, 0.82, 0.7],
    [0.78, 0.48, 0.3],
  ];
  const solids: Solid[] = [];
  for (const side of [-1, 1] as const)
    for (let z = -4, n = side > 0 ? 9 : 0; z < STREET.arch - 6; n++) {
      const wide = 8 + 5 * chance(n, 1, 4);
      const look = {
        wall: paints[n % paints.length] as Colour,
        trim: [0.55, 0.3, 0.2] as const,
        ...{ bay: 2.6, storey: 3.6, foot: 0.4, number: n, lamps: lamps * 1.2 },
        window: [0.42, 1.3, 2.5] as const,
        doors: [0.3, 0.2, 0.14] as const,
      };
      solids.push(
        ...gabled(
          alongStreet(side, STREET.half + 2.6, z, wide - 0.04, 12),
          LEVEL - 0.2,
          LEVEL + 7.4 + (n % 2) * 3.4,
          [0.4, 'front'],
          facade(look),
          clay(),
        ),
      );
      z += wide;
    }
  return solids;
}

/** An arch of triumph over the street, letters on its attic. */
function arch(): Solid[] {
  const z = STREET.arch;
  const stone: Paint = ({ role }, { along, up, pixel }) => {
    const v = up / 0.9;
    const joint = inside(Math.abs(v - Math.round(v)), -1, 0.03, pixel);
    return plainFront(
      scaleColour(MARBLE, role === 'level' ? 0.9 : 0.96 - 0.12 * joint + 0.03 * Math.sin(along)),
    );
  };
  const attic: Paint = ({ role, long }, { along, up, pixel }) => {
    const ink =
      role === 'front'
        ? inkAt('SPQR', (along - long / 2 + 4) / 8, (up - 0.7) / 1.9, pixel / 1.9)
        : 0;
    return plainFront(mixColour(MARBLE, [0.42, 0.3, 0.18], 0.85 * ink));
  };
  return [
    box([-9.2, LEVEL, z], [-3.4, LEVEL + 9.4, z + 5], stone),
    box([3.4, LEVEL, z], [9.2, LEVEL + 9.4, z + 5], stone),
    ...vault(0, [3.4, 5.4, 1], [z - 0.1, z + 5.1], 10, stone).map((one) => lifted(one, 3.2)),
    box([-3.4, LEVEL + 8.7, z + 0.05], [3.4, LEVEL + 9.4, z + 4.95], stone),
    ...[-1, 1].flatMap((side) => spandrel(side, z, stone)),
    box([-9.8, LEVEL + 9.4, z - 0.6], [9.8, LEVEL + 10, z + 5.6], marble),
    box([-9.2, LEVEL + 10, z], [9.2, LEVEL + 13.2, z + 5], attic),
    box([-9.7, LEVEL + 13.2, z - 0.5], [9.7, LEVEL + 13.7, z + 5.5], marble),
    ...[-8.4, -4.3, 4.3, 8.4].flatMap((x) => column(x, z - 0.7, 9.3, 0.5)),
  ];
}

/** The wall beside the curve of the arch. */
const spandrel = (side: number, z: number, paint: Paint): Solid[] =>
  Array.from({ length: 5 }, (_, n) => {
    const [from, to] = [3.4 * (n / 5), 3.4 * ((n + 1) / 5)];
    const low = 3.2 + 6.4 * Math.sqrt(Math.max(0, 1 - (to / 4.4) ** 2));
    return box(
      [Math.min(side * from, side * to), LEVEL + Math.min(8.7, low), z + 0.02],
      [Math.max(side * from, side * to), LEVEL + 8.75, z + 4.98],
      paint,
    );
  });

/** A temple on its steps, over the end of the street. */
function temple(): Solid[] {
  const z = STREET.temple;
  const steps = Array.from({ length: 7 }, (_, n) =>
    box(
      [-15 + n * 0.1, LEVEL + n * 0.75, z - 9 + n],
      [15 - n * 0.1, LEVEL + (n + 1) * 0.75, z + 30],
      marble,
    ),
  );
  return [
    ...steps,
    ...Array.from({ length: 6 }, (_, n) => column(-11.5 + n * 4.6, z - 1, 11, 0.9, 5.25)).flat(),
    box([-11.5, LEVEL + 5.2, z + 6], [11.5, LEVEL + 16.2, z + 30], plainPaint([0.8, 0.74, 0.64])),
    box([-13.4, LEVEL + 16.2, z - 2.4], [13.4, LEVEL + 18, z + 30], frieze),
    prism(
      [
        [-14, 18],
        [14, 18],
        [0, 23.6],
      ],
      z - 2.6,
      z + 30,
      ({ role }) => plainFront(role === 'front' ? MARBLE : [0.64, 0.34, 0.22]),
    ),
  ];
}

/** What those before the legion carry: the eagle, and a banner. */
const STANDARDS = { eagle: [-1.35, 7.9], banner: [1.95, 8] } as const;

/** The eagle and the banner on their poles. */
function standards(): Solid[] {
  const pole = plainPaint([0.45, 0.32, 0.2]);
  const gold = plainPaint(GOLD);
  const at = ([x, z]: readonly [number, number]) => [x - 0.36, z - 0.1] as const;
  const [ex, ez] = at(STANDARDS.eagle);
  const [bx, bz] = at(STANDARDS.banner);
  const wing = (side: number) =>
    prism(
      side < 0
        ? [
            [ex - 0.53, 3.2],
            [ex, 2.85],
            [ex, 3.02],
          ]
        : [
            [ex, 2.85],
            [ex + 0.53, 3.2],
            [ex, 3.02],
          ],
      ez - 0.02,
      ez + 0.02,
      gold,
    );
  return [
    wire([ex, LEVEL + 0.1, ez], [ex, LEVEL + 2.75, ez], 0.028, pole),
    ellipsoidAt([ex, LEVEL + 2.95, ez], 0.12, 0.2, gold),
    wing(-1),
    wing(1),
    box([ex - 0.24, LEVEL + 2.68, ez - 0.04], [ex + 0.24, LEVEL + 2.75, ez + 0.04], gold),
    wire([bx, LEVEL + 0.1, bz], [bx, LEVEL + 2.95, bz], 0.028, pole),
    wire([bx - 0.43, LEVEL + 2.8, bz], [bx + 0.43, LEVEL + 2.8, bz], 0.025, gold),
    box([bx - 0.4, LEVEL + 2, bz - 0.01], [bx + 0.4, LEVEL + 2.78, bz + 0.01], banner),
  ];
}

const banner: Paint = ({ role, long }, { along, up, pixel }) => {
  const ink =
    role === 'front'
      ? inkAt('SPQR', (along - 0.08) / (long - 0.16), (up - 0.26) / 0.26, pixel * 3)
      : 0;
  return plainFront(mixColour(RED, GOLD, Math.max(ink, up < 0.08 ? 1 : 0)));
};
