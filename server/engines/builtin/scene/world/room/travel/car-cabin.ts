import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** How far ahead the land before the windscreen is cut off, half the cabin's width, its roof's height, where the windscreen ends below; metres, the eye's height being 1.5. */
export const CABIN = { back: 3.6, half: 0.8, roof: 1.98, screen: 1.2 } as const;

const LINING: Material = flat([0.66, 0.63, 0.57]);
const BLACK: Material = flat([0.075, 0.075, 0.08]);
const DARK: Material = flat([0.13, 0.13, 0.14]);
const LEATHER: Material = flat([0.36, 0.22, 0.14]);
const CHROME: Material = flat([0.75, 0.77, 0.8]);
const PAINTS: readonly Colour[] = [
  [0.66, 0.1, 0.1],
  [0.1, 0.24, 0.46],
  [0.2, 0.36, 0.3],
  [0.86, 0.72, 0.34],
];
/** The steering wheel: how far left its middle is, its height, how far ahead, its radius; metres. */
const WHEEL = { x: -0.4, y: 1.17, z: 1.42, radius: 0.19 } as const;
/** Where who sits in front sits: how far aside, how far ahead, how high the seat is. */
const SEATS = { aside: 0.4, ahead: 0.72, high: 0.62 } as const;

/** A car has no walls of a house's. */
export const cabinSurfaces = (): Surfaces => ({ walls: LINING, floor: DARK, ceiling: LINING });

/** A car from its back seat: windscreen and doors around the road, dashboard and wheel, a mirror, the two who sit in front. */
export function carCabin({ random }: Furnishing): Furnished {
  const key = random.uint32() & 0xff;
  const paint = PAINTS[key % PAINTS.length] as Colour;
  return {
    lamps: [[0, 1.3, 1.3]],
    solids: [
      ...body(),
      ...bonnet(paint),
      ...dashboard(),
      ...wheel(),
      ...mirror(),
      ...[-1, 1].flatMap((to) => frontSeat(to)),
      ...posed(
        {
          at: [-SEATS.aside, SEATS.ahead],
          turn: Math.PI / 2,
          seat: SEATS.high,
          hands: [
            [0.62, 0.17, WHEEL.y + 0.03],
            [0.62, -0.17, WHEEL.y + 0.03],
          ],
          isLegless: true,
        },
        attireOf(key),
      ),
      ...posed(
        {
          at: [SEATS.aside, SEATS.ahead],
          turn: Math.PI / 2 + 0.2,
          seat: SEATS.high,
          isLegless: true,
        },
        attireOf(key + 3),
      ),
    ],
  };
}

/** The roof, the frames of the windows and the doors. */
function body(): Solid[] {
  const { half, roof, screen } = CABIN;
  const posts = [-1, 1].flatMap((to) => [
    // Beside the windscreen they lean, behind it they stand.
    bone([to * half, roof, 1.5], [to * (half + 0.06), screen - 0.05, 2.12], [0.05, 0.06], DARK),
    box([to * (half + 0.03) - 0.05, 0.4, 0.5], [to * (half + 0.03) + 0.05, roof, 0.62], LINING),
  ]);
  const doors = [-1, 1].flatMap((to) => {
    const [from, end] = [
      Math.min(to * half, to * (half + 0.12)),
      Math.max(to * half, to * (half + 0.12)),
    ];
    return [
      box([from, 0.2, -0.6], [end, 1.22, 2.1], LEATHER),
      box([from, 1.22, -0.6], [end, 1.26, 2.1], BLACK),
      pad(
        [to * (half - 0.06) - 0.06, 0.98, 0.9],
        [to * (half - 0.06) + 0.06, 1.05, 1.5],
        BLACK,
        0.03,
      ),
      box([to * (half - 0.02) - 0.02, 1.1, 1.5], [to * (half - 0.02) + 0.02, 1.13, 1.66], CHROME),
      // The mirror outside.
      pad(
        [to * (half + 0.22) - 0.12, 1.25, 1.94],
        [to * (half + 0.22) + 0.12, 1.4, 2.04],
        BLACK,
        0.04,
      ),
    ];
  });
  return [
    box([-half - 0.1, roof, -0.6], [half + 0.1, roof + 0.05, 1.52], LINING),
    box([-half - 0.05, roof - 0.06, 1.46], [half + 0.05, roof + 0.03, 1.56], DARK),
    ...[-1, 1].map((to) =>
      box([to * half - 0.06, roof - 0.07, -0.6], [to * half + 0.06, roof + 0.03, 1.5], LINING),
    ),
    // Sun visors.
    ...[-0.4, 0.4].map((x) =>
      pad([x - 0.24, roof - 0.06, 1.26], [x + 0.24, roof - 0.02, 1.44], LINING, 0.02),
    ),
    ...posts,
    ...doors,
  ];
}

/** What is seen of the bonnet before the windscreen. */
const bonnet = (paint: Colour): Solid[] => [
  ball([-0.9, 0.7, 1.9], [0.9, 1.17, 3.5], flat(paint)),
  ball([-0.72, 0.75, 2.0], [-0.42, 1.2, 3.4], flat(scaleColour(paint, 1.15))),
  ball([0.42, 0.75, 2.0], [0.72, 1.2, 3.4], flat(scaleColour(paint, 1.15))),
];

/** The dashboard: its pad, dials before the driver, a screen with a map in the middle, vents, the box for gloves. */
function dashboard(): Solid[] {
  const map: Material = (x, y) => {
    const [u, v] = [x / 0.2, (y - 0.98) / 0.16];
    if (Math.abs(u) > 0.92 || v < 0.08 || v > 0.92) return [0.05, 0.05, 0.06];
    const road = Math.abs(u - 0.4 * Math.sin(v * 4)) < 0.12 || Math.abs(v - 0.6 - 0.3 * u) < 0.07;
    return road ? [0.5, 0.9, 1.3] : [0.1, 0.2, 0.26];
  };
  const dial: Material = (x, y) => {
    const out = Math.hypot(Math.abs(x - WHEEL.x) - 0.085, y - 1.12);
    if (out > 0.075) return [0.05, 0.05, 0.055];
    if (out > 0.064) return [0.9, 0.92, 0.95];
    const hand = Math.abs(y - 1.12 - (Math.abs(x - WHEEL.x) - 0.085) * 0.7) < 0.006 && y > 1.115;
    return hand ? [1.4, 0.3, 0.15] : [0.08, 0.1, 0.14];
  };
  const vent: Material = (_x, y) => ((y / 0.02) % 1 < 0.5 ? [0.03, 0.03, 0.03] : [0.2, 0.2, 0.21]);
  return [
    pad([-0.84, 1.0, 1.62], [0.84, 1.2, 2.14], DARK, 0.08),
    box([-0.82, 0.5, 1.66], [0.82, 1.1, 2.1], BLACK),
    pad([WHEEL.x - 0.23, 1.1, 1.56], [WHEEL.x + 0.23, 1.24, 1.8], DARK, 0.06),
    box([WHEEL.x - 0.2, 1.03, 1.6], [WHEEL.x + 0.2, 1.2, 1.615], dial),
    box([-0.2, 0.98, 1.6], [0.2, 1.14, 1.625], map),
    ...[-0.72, 0.3, 0.72].map((x) => box([x - 0.07, 1.05, 1.6], [x + 0.07, 1.12, 1.62], vent)),
    box([0.26, 0.72, 1.645], [0.74, 0.98, 1.655], flat([0.16, 0.16, 0.17])),
    box([-0.82, 1.0, 1.6], [0.82, 1.015, 1.63], CHROME),
    // The lever between the seats.
    box([-0.13, 0.3, 0.7], [0.13, 0.72, 1.66], BLACK),
    drum([0, 1.25], [0.72, 0.86], [0.016, 0.012], CHROME),
    ball([-0.035, 0.85, 1.215], [0.035, 0.93, 1.285], BLACK),
  ];
}

/** The steering wheel, tilted, on its column. */
function wheel(): Solid[] {
  const { x, y, z, radius } = WHEEL;
  const at = (turn: number, share = 1): Point => [
    x + share * radius * Math.cos(turn),
    y + share * radius * Math.sin(turn) * 0.92,
    z + share * radius * Math.sin(turn) * 0.36,
  ];
  const rim = Array.from({ length: 21 }, (_, n) => at((n / 20) * 2 * Math.PI));
  return [
    ...limb(rim, [0.017, 0.017], BLACK),
    ...[0.1, Math.PI - 0.1, -Math.PI / 2].flatMap((turn) =>
      limb([at(turn, 0.2), at(turn)], [0.022, 0.016], DARK),
    ),
    ball([x - 0.06, y - 0.055, z - 0.03], [x + 0.06, y + 0.055, z + 0.04], DARK),
    bone([x, y, z + 0.02], [x, y - 0.06, 1.66], [0.04, 0.05], BLACK),
  ];
}

/** The mirror at the top of the windscreen, with something that hangs from it. */
const mirror = (): Solid[] => [
  bone([0, 1.92, 1.56], [0, 1.84, 1.5], [0.012, 0.012], BLACK),
  pad([-0.13, 1.78, 1.46], [0.13, 1.85, 1.5], BLACK, 0.025),
  box([-0.115, 1.79, 1.452], [0.115, 1.84, 1.462], flat([0.5, 0.56, 0.6])),
  bone([0, 1.78, 1.48], [0.01, 1.66, 1.48], [0.003, 0.003], BLACK),
  ball([-0.02, 1.6, 1.465], [0.04, 1.67, 1.495], flat([0.2, 0.5, 0.24])),
];

/** The back of a front seat with its headrest. */
function frontSeat(to: number): Solid[] {
  const x = to * SEATS.aside;
  const z = SEATS.ahead - 0.2;
  return [
    pad([x - 0.26, 0.45, z - 0.1], [x + 0.26, 1.26, z + 0.06], LEATHER, 0.07),
    pad([x - 0.26, 0.42, z], [x + 0.26, SEATS.high - 0.02, z + 0.55], LEATHER, 0.07),
    ...[-0.06, 0.06].map((dx) => drum([x + dx, z], [1.24, 1.34], [0.01, 0.01], CHROME)),
    pad([x - 0.13, 1.32, z - 0.05], [x + 0.13, 1.5, z + 0.05], LEATHER, 0.05),
  ];
}
