import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { besideWall, chair, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { wood } from '../materials.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { courtPeople } from './court-people.ts';

const OAKEN: Colour = [0.5, 0.31, 0.17];
const LEATHER: Colour = [0.24, 0.07, 0.06];
const GOLD: Colour = [0.8, 0.6, 0.26];

/** Wood with raised panels, so wide and up to so high. */
const panelling =
  (grain: Material, wide: number, from: number, to: number): Material =>
  (x, y, z, axis) => {
    const own = grain(x, y, z, axis);
    if (axis === 1) return own;
    const along = (axis === 0 ? z : x) / wide;
    const edge = Math.min(
      (along - Math.floor(along)) * wide,
      (1 - along + Math.floor(along)) * wide,
      y - from,
      to - y,
    );
    return edge > 0.1 && edge < 0.14
      ? scaleColour(own, 0.55)
      : edge > 0.14 && edge < 0.17
        ? scaleColour(own, 1.3)
        : own;
  };

/** Walls panelled in oak up to above one's head. */
export function courtSurfaces(grain: Material) {
  const lower = panelling(grain, 1.1, 0.15, 2.6);
  return {
    walls: ((x, y, z, axis) =>
      y < 2.7 ? lower(x, y, z, axis) : y < 2.78 ? OAKEN : [0.86, 0.82, 0.74]) as Material,
    floor: ((x, _y, z) =>
      scaleColour([0.3, 0.14, 0.12], (x / 0.5 + z / 0.5) % 1 < 0.04 ? 1.25 : 1)) as Material,
    ceiling: ((x, _y, z) =>
      Math.abs(x % 1.6) < 0.12 || z % 1.6 < 0.12
        ? [0.9, 0.88, 0.82]
        : [0.8, 0.77, 0.7]) as Material,
  };
}

/** A court of law: the judge's bench under a seal between flags, the witness's stand, the jury's seats, tables; who is named is there with all the others. */
export function courtroom(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isFull } = furnishing;
  const { left, right, back, high } = shell;
  const { part, wall } = besideWall(furnishing);
  const middle = (left + right) / 2;
  const grain = wood(OAKEN, noise);
  const bench = panelling(grain, 0.95, 0.1, 1.45);
  const jury = [0, 1].flatMap((row) =>
    [0, 1, 2, 3, 4].flatMap((n) => {
      const z = back - 5.6 + n * 0.78;
      const up = 0.2 + row * 0.3;
      const out = 1.5 - row * 0.75;
      return [
        part(out, out - 0.46, [up + 0.36, up + 0.46], [z, z + 0.5], flat(LEATHER)),
        part(out - 0.4, out - 0.48, [up + 0.4, up + 0.98], [z, z + 0.5], flat(LEATHER)),
      ];
    }),
  );
  return {
    lamps: [
      [middle, high - 1, 4],
      [middle, high - 1, 5],
      [middle, 3.2, back - 3.4],
    ],
    solids: [
      box([middle - 1.9, 0, back - 2.2], [middle + 1.9, 1.5, back - 1.7], bench),
      box([middle - 2, 1.5, back - 2.3], [middle + 2, 1.58, back - 1.6], grain),
      box([middle - 2.3, 0, back - 1.7], [middle + 2.3, 0.6, back], grain),
      ...judgesSeat(middle, back - 1.2),
      ...gavel(middle + 0.5, 1.58, back - 2),
      ...seal(middle, 3.35, back - 0.05),
      ...[-1.75, 1.75].flatMap((dx, n) => flag(middle + dx, back - 0.6, n)),
      box(
        [middle - side * 3.3, 0, back - 2.9],
        [middle - side * 3.3 + 1.1, 1.1, back - 2.8],
        panelling(grain, 0.55, 0.1, 1.05),
      ),
      box(
        [middle - side * 3.3, 0, back - 2.9],
        [middle - side * 3.3 + 0.08, 1.1, back - 1.8],
        grain,
      ),
      ...chair(middle - side * 3.3 + 0.4, back - 2.5, side, flat(OAKEN)),
      part(2.1, 2.02, [0, 0.95], [back - 5.9, back - 1.6], panelling(grain, 0.9, 0.1, 0.9)),
      part(1.9, 0, [0, 0.2], [back - 5.9, back - 1.6], grain),
      part(1.1, 0, [0, 0.5], [back - 5.9, back - 1.6], grain),
      ...jury,
      ...(isFull ? courtPeople(middle, back, wall, side) : []),
      ...[-1.6, 1.1].flatMap((dx) => counsel(middle + dx - side * 0.5, back - 5, grain)),
      ...[2.8].flatMap((z) => hungLamp([middle, high - 1, z], high, 0.34, [0.95, 0.9, 0.78])),
    ],
  };
}

/** A tall chair of leather. */
const judgesSeat = (x: number, z: number): Solid[] => [
  pad([x - 0.38, 1, z], [x + 0.38, 2.25, z + 0.14], flat(LEATHER), 0.06),
  box([x - 0.44, 0.9, z + 0.06], [x + 0.44, 2.34, z + 0.18], flat(OAKEN)),
  ball([x - 0.06, 2.3, z + 0.06], [x + 0.06, 2.44, z + 0.18], flat(GOLD)),
];

/** A gavel on its block. */
const gavel = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.04], [0.1, 0.1], flat(scaleColour(OAKEN, 0.6))),
  drum([x, z], [y + 0.04, y + 0.16], [0.05, 0.05], flat(scaleColour(OAKEN, 0.7))),
  box([x, y + 0.09, z - 0.015], [x + 0.34, y + 0.12, z + 0.015], flat(scaleColour(OAKEN, 0.7))),
];

/** A round seal of gold with a pair of scales. */
const seal = (x: number, y: number, z: number): Solid[] => [
  ball([x - 0.62, y - 0.62, z - 0.06], [x + 0.62, y + 0.62, z + 0.06], (px, py): Colour => {
    const [u, v] = [px - x, py - y];
    const out = Math.hypot(u, v);
    if (out > 0.54) return GOLD;
    if (out > 0.46) return [0.14, 0.2, 0.36];
    const isPost = Math.abs(u) < 0.02 && v > -0.3 && v < 0.3;
    const isBeam = Math.abs(v - 0.24) < 0.018 && Math.abs(u) < 0.28;
    const isFoot = v < -0.27 && v > -0.32 && Math.abs(u) < 0.13;
    const a = Math.abs(u) - 0.26;
    const isCord = v < 0.24 && v > -0.02 && Math.abs(Math.abs(a) - (0.24 - v) * 0.4) < 0.01;
    const isPan = v < 0 && v > -0.08 && Math.abs(a) < 0.11 * Math.sqrt(Math.max(0, 1 + v / 0.08));
    return isPost || isBeam || isFoot || isCord || isPan
      ? [0.26, 0.16, 0.06]
      : scaleColour(GOLD, 1.08);
  }),
];

const FLAGS: readonly Colour[] = [
  [0.16, 0.24, 0.5],
  [0.6, 0.12, 0.14],
];

/** A flag that hangs from its pole. */
const flag = (x: number, z: number, number: number): Solid[] => [
  drum([x, z], [0.6, 3.1], [0.02, 0.016], flat(GOLD)),
  ball([x - 0.05, 3.08, z - 0.05], [x + 0.05, 3.2, z + 0.05], flat(GOLD)),
  ...[0, 1, 2].map((n) =>
    pad(
      [x - 0.04 + n * 0.1, 1.5 - n * 0.06, z - 0.06],
      [x + 0.1 + n * 0.1, 2.98 - n * 0.12, z + 0.04],
      flat(scaleColour(FLAGS[number] as Colour, 1 - n * 0.16)),
      0.05,
    ),
  ),
];

/** A table of counsel's with papers, chairs before it. */
const counsel = (x: number, z: number, grain: Material): Solid[] => [
  box([x - 0.9, 0.72, z], [x + 0.9, 0.78, z + 0.7], grain),
  box([x - 0.86, 0, z + 0.6], [x + 0.86, 0.72, z + 0.66], grain),
  ...[-0.86, 0.8].map((dx) => box([x + dx, 0, z + 0.04], [x + dx + 0.06, 0.72, z + 0.66], grain)),
  ...[-0.5, 0.2].map((dx, n) =>
    box(
      [x + dx, 0.78, z + 0.2],
      [x + dx + 0.24, 0.79 + 0.03 * n, z + 0.5],
      flat([0.93, 0.92, 0.88]),
    ),
  ),
  ...[-0.45, 0.45].flatMap((dx) => [
    pad([x + dx - 0.24, 0.4, z - 0.55], [x + dx + 0.24, 0.5, z - 0.1], flat(LEATHER), 0.04),
    pad([x + dx - 0.24, 0.46, z - 0.6], [x + dx + 0.24, 1.06, z - 0.5], flat(LEATHER), 0.04),
    drum([x + dx, z - 0.32], [0, 0.4], [0.2, 0.04], flat([0.1, 0.1, 0.1])),
  ]),
];
