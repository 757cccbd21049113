import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { paved } from '../../built/paved-site.ts';
import { rodBetween } from '../../far/pieces.ts';
import { clipped } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabAt } from '../grand-square.ts';
import { box, facade } from '../kit.ts';

/** The gate: how far off its front is, half as wide, how deep, how high its columns are. World units. */
const GATE = { z: 36, half: 15, deep: 8, columns: 12.5 } as const;
const SANDSTONE: Colour = [0.8, 0.73, 0.6];
const COPPER: Colour = [0.34, 0.58, 0.5];

/** The Brandenburg Gate in Berlin: six pairs of columns under a frieze, a chariot with four horses of green copper on it, houses of a guard beside it, lime trees behind. */
export const BRANDENBURG_GATE: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: paved((x, z, soft) => {
    const road = inside(Math.abs(x), 5.4, 5.9, soft);
    return [
      mixColour(slabAt(x, z, soft, [0.54, 0.52, 0.5], 0.5, 0.24), [0.72, 0.7, 0.66], road),
      1,
    ];
  }),
  has: new Set(['temple', 'tower']),
  solids: (site) => [...gate(site.lamps), ...quadriga(), ...beside(site), ...limes()],
};

const fluted =
  (lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    const fine = Math.max(0, 1 - pixel * 3);
    const flute = role === 'level' ? 0 : 0.12 * Math.sin(along * 14) * fine;
    return {
      colour: scaleColour(SANDSTONE, 1 + flute - 0.04 * Math.sin(up * 0.9)),
      glass: 0,
      glow: scaleColour(LAMP, Math.min(0.75, lamps * 2)),
    };
  };

function gate(lamps: number): Solid[] {
  const { z, half, deep, columns } = GATE;
  const stone = fluted(lamps);
  const wide = (2 * half) / 5;
  const rows = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((n) => n * wide * 0.92);
  const frieze: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(SANDSTONE);
    const triglyph =
      inside(Math.abs(((along / 1.5) % 1) - 0.5), -1, 0.16, pixel / 1.5) *
      inside(up, 0.4, 1.7, pixel);
    const relief =
      long > 8 && up > 2.4 && Math.abs(along - long / 2) < 6
        ? 0.16 * Math.sin(along * 3.4) * Math.sin(up * 3)
        : 0;
    return {
      colour: scaleColour(SANDSTONE, 1.02 - 0.26 * triglyph + relief),
      glass: 0,
      glow: scaleColour(LAMP, Math.min(0.6, lamps * 1.6)),
    };
  };
  return [
    box(
      [-half - 0.8, LEVEL, z - 0.8],
      [half + 0.8, LEVEL + 0.3, z + deep + 0.8],
      plainPaint(SANDSTONE),
    ),
    ...rows.flatMap((x) => [
      ...[z, z + deep].flatMap((at) => [
        frustumAt([x, LEVEL + 0.3, at], 0.7, 1.15, 1, stone, 14),
        frustumAt([x, LEVEL + 1, at], columns - 1.8, 0.92, 0.76, stone, 14),
        box(
          [x - 1.1, LEVEL + columns - 0.8, at - 1.1],
          [x + 1.1, LEVEL + columns, at + 1.1],
          stone,
        ),
      ]),
      // The walls between each pair.
      box(
        [x - 0.45, LEVEL + 0.3, z + 0.6],
        [x + 0.45, LEVEL + columns, z + deep - 0.6],
        plainPaint(scaleColour(SANDSTONE, 0.86)),
      ),
    ]),
    box([-half, LEVEL + columns, z - 1], [half, LEVEL + columns + 2.1, z + deep + 1], frieze),
    box(
      [-half - 0.5, LEVEL + columns + 2.1, z - 1.6],
      [half + 0.5, LEVEL + columns + 2.7, z + deep + 1.6],
      stone,
    ),
    box(
      [-half + 2.4, LEVEL + columns + 2.7, z - 0.4],
      [half - 2.4, LEVEL + columns + 5.2, z + deep],
      frieze,
    ),
    box([-3.6, LEVEL + columns + 5.2, z + 0.4], [3.6, LEVEL + columns + 6, z + deep - 1], stone),
  ];
}

/** Four horses side by side, a chariot and a winged driver with a staff. */
function quadriga(): Solid[] {
  const copper = plainPaint(COPPER);
  const base = LEVEL + GATE.columns + 6;
  const z = GATE.z + 1.4;
  const horse = (x: number): Solid[] => [
    ellipsoidAt([x, base + 2, z + 0.6], 0.62, 0.72, copper),
    ellipsoidAt([x, base + 2.1, z - 0.4], 0.56, 0.7, copper),
    rodBetween([x, base + 2.3, z - 0.6], [x, base + 3.7, z - 1.3], [0.46, 0.28], 7, copper),
    rodBetween([x, base + 3.8, z - 1.1], [x, base + 3.2, z - 2], [0.3, 0.16], 7, copper),
    ...[-0.34, 0.34].flatMap((off) => [
      rodBetween(
        [x + off, base + 1.8, z - 0.5],
        [x + off * 1.2, base, z - 0.9 - off],
        [0.2, 0.12],
        6,
        copper,
      ),
      rodBetween(
        [x + off, base + 1.8, z + 0.9],
        [x + off, base, z + 1.2 + off],
        [0.22, 0.13],
        6,
        copper,
      ),
    ]),
  ];
  const wing = (side: number) =>
    rodBetween(
      [side * 0.3, base + 4.4, z + 3.2],
      [side * 1.7, base + 6.2, z + 3.8],
      [0.5, 0.12],
      6,
      copper,
    );
  return [
    ...[-2.7, -0.95, 0.95, 2.7].flatMap(horse),
    box([-0.9, base, z + 2.6], [0.9, base + 2, z + 4.4], copper),
    frustumAt([0, base + 1.6, z + 3.2], 3, 0.7, 0.4, copper, 9),
    ellipsoidAt([0, base + 5.1, z + 3.1], 0.4, 0.5, copper),
    wing(-1),
    wing(1),
    rodBetween([0.8, base + 2, z + 2.4], [1, base + 7.6, z + 2.2], [0.08, 0.08], 5, copper),
    ellipsoidAt([1, base + 7.3, z + 2.2], 0.7, 0.7, plainPaint([0.3, 0.5, 0.42])),
    rodBetween([0.4, base + 8.3, z + 2.2], [1.6, base + 8.3, z + 2.2], [0.16, 0.1], 5, copper),
  ];
}

/** Low houses of the guard with columns beside the gate, embassies and a hotel around the square. */
function beside({ lamps }: Site): Solid[] {
  const look = (number: number, wall: Colour) =>
    facade({
      ...{ wall, trim: [0.9, 0.87, 0.8], bay: 3, storey: 4.2, foot: 0.6, number, lamps },
      window: [0.8, 0.8, 3],
    });
  const { z, half, deep } = GATE;
  return [-1, 1].flatMap((side) => {
    const span = (from: number, to: number) =>
      [Math.min(side * from, side * to), Math.max(side * from, side * to)] as const;
    const [left, right] = span(half + 1.6, half + 9);
    const [near, far] = span(27, 46);
    return [
      box([left, LEVEL, z - 4], [right, LEVEL + 6.4, z + deep], look(4 + side, SANDSTONE)),
      ...[0, 1, 2, 3].map((n) =>
        frustumAt([left + 1 + n * 1.8, LEVEL, z - 5], 6, 0.42, 0.36, fluted(lamps), 10),
      ),
      box(
        [left - 0.4, LEVEL + 6, z - 5.8],
        [right + 0.4, LEVEL + 7.4, z + deep],
        plainPaint(SANDSTONE),
      ),
      box(
        [near, LEVEL, -8],
        [far, LEVEL + 17, 28],
        look(8 + side, side > 0 ? [0.86, 0.8, 0.66] : [0.78, 0.76, 0.72]),
      ),
      box([near, LEVEL, 34], [far, LEVEL + 15, 66], look(11 + side, [0.82, 0.78, 0.7])),
    ];
  });
}

/** Limes behind the gate. */
const limes = (): Solid[] =>
  Array.from({ length: 22 }, (_, n) => {
    const x = -46 + n * 4.4 + 2 * chance(n, 2, 5);
    const z = GATE.z + 24 + 8 * chance(n, 3, 5);
    return [
      frustumAt([x, LEVEL, z], 4, 0.3, 0.24, plainPaint([0.34, 0.27, 0.2]), 6),
      ellipsoidAt([x, LEVEL + 6.4, z], 3.4, 4, clipped),
    ];
  }).flat();
