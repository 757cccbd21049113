import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Thing } from '../../../words/thing.ts';
import { velvet } from '../furnishings/velvet.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { paint, tiles } from '../materials.ts';
import { beastHead, coatOf } from '../people/beast-customer.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const WHITE: Material = flat([0.93, 0.94, 0.94]);
const STEEL: Material = flat([0.72, 0.75, 0.78]);
const MINT: Colour = [0.2, 0.62, 0.6];

/** Pale walls with a band of mint, a shining floor. */
export function dentistSurfaces(noise: Noise): Surfaces {
  const wall = paint([0.88, 0.92, 0.92], noise);
  return {
    walls: (x, y, z, axis) =>
      y > 0.98 && y < 1.06
        ? scaleColour(MINT, 1.1)
        : y < 0.1
          ? [0.7, 0.75, 0.76]
          : wall(x, y, z, axis),
    floor: tiles([0.78, 0.82, 0.83], [0.75, 0.79, 0.81], 0.5),
    ceiling: paint([0.94, 0.95, 0.95], noise),
  };
}

/** How far from the room's middle toward the heavy side the chair's seat is, how far off and how high it is, metres. */
const CHAIR = { out: 0, away: 3, high: 0.62 } as const;

/** A dentist's room: a patient in the reclined chair under the lamp, the dentist bent over them, a tray of instruments, a basin, cupboards, a large tooth on a poster. */
export function dentist({ noise, shell, side, service }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const [x, z] = [at(CHAIR.out), CHAIR.away];
  // The feet are on the heavy side.
  const to = (d: number) => x + side * d;
  const lampAt: Point = [to(-0.42), 1.86, z - 0.05];
  return {
    lamps: [
      [to(-0.35), 1.62, z - 0.35],
      [middle, high - 0.2, 2.2],
      [middle, high - 0.2, 4.2],
    ],
    solids: [
      ...chair(to, z),
      ...patient(to, z, service?.beast),
      ...posed(
        {
          at: [to(-0.78), z + 0.42],
          turn: -Math.PI / 2 + side * 0.32,
          lean: 0.16,
          hands: [
            [0.36, side < 0 ? 0.12 : -0.02, 1.16],
            [0.36, side < 0 ? 0.02 : -0.12, 1.16],
          ],
        },
        attireOf(3, {
          top: [0.93, 0.95, 0.96],
          legs: [0.24, 0.52, 0.56],
          gown: 'coat',
          mask: [0.55, 0.8, 0.86],
          hat: ['cap', [0.3, 0.62, 0.66]],
          hairForm: 'short',
        }),
      ),
      ...lamp(lampAt, [to(0.75), z + 0.62]),
      ...tray([to(0.42), 1.02, z - 0.4], [to(0.95), z + 0.55]),
      ...unit(to(0.95), z + 0.62),
      ...cupboards(shell, noise),
      ...toothPoster(at(0.95), 1.85, back),
      ...xrays(at(-0.55), 1.9, back),
      ...stool([to(-1.5), 0, z + 0.05]),
      ...[2.2, 4.2].map((lz) => ({
        ...box(
          [middle - 0.7, high - 0.05, lz - 0.15],
          [middle + 0.7, high - 0.02, lz + 0.15],
          flat([1.1, 1.13, 1.15]),
        ),
        glow: 0.9,
      })),
    ],
  };
}

/** The reclined chair: a foot, a seat, a back that slopes down to the head, a rest for the legs. */
function chair(to: (d: number) => number, z: number): Solid[] {
  const hide = velvet(scaleColour(MINT, 0.95));
  const pads = (from: Point, end: Point, wide: number) => {
    const many = 9;
    return Array.from({ length: many }, (_, n) => {
      const share = (n + 0.5) / many;
      const [px, py] = [from[0] + share * (end[0] - from[0]), from[1] + share * (end[1] - from[1])];
      return pad([px - 0.12, py - 0.075, z - wide], [px + 0.12, py + 0.06, z + wide], hide, 0.06);
    });
  };
  const h = CHAIR.high;
  return [
    pad([to(0.02) - 0.42, 0, z - 0.28], [to(0.02) + 0.42, 0.09, z + 0.28], WHITE, 0.04),
    drum([to(0), z], [0.08, 0.46], [0.17, 0.13], WHITE),
    slab([to(-0.3), to(0.4)], [0.42, 0.54], [z - 0.2, z + 0.2], WHITE),
    ...pads([to(-0.2), h, z], [to(0.42), h - 0.02, z], 0.27),
    ...pads([to(0.4), h, z], [to(1.05), h - 0.2, z], 0.22),
    ...pads([to(-0.2), h, z], [to(-0.72), h + 0.26, z], 0.26),
    ...pads([to(-0.72), h + 0.28, z], [to(-0.98), h + 0.4, z], 0.15),
    ...[-1, 1].map((way) =>
      slab(
        [to(-0.28), to(0.12)],
        [h + 0.16, h + 0.22],
        [z + way * 0.31 - 0.04, z + way * 0.31 + 0.04],
        WHITE,
      ),
    ),
    slab([to(-0.02), to(0.02)], [h - 0.06, h + 0.16], [z - 0.33, z - 0.29], STEEL),
  ];
}

/** Who lies in the chair, the mouth open, a bib on the chest: somebody, or an animal whose face is turned to the eye. */
function patient(to: (d: number) => number, z: number, beast: Thing | undefined): Solid[] {
  const h = CHAIR.high + 0.16;
  const skin = flat(beast === undefined ? [0.86, 0.64, 0.52] : coatOf(beast));
  const hair = flat([0.4, 0.22, 0.1]);
  const [shirt, jeans] = [flat([0.85, 0.42, 0.2]), flat([0.2, 0.28, 0.45])];
  const orb = (
    d: number,
    y: number,
    dz: number,
    r: readonly [number, number, number],
    m: Material,
  ) => ball([to(d) - r[0], y - r[1], z + dz - r[2]], [to(d) + r[0], y + r[1], z + dz + r[2]], m);
  return [
    orb(-0.12, h + 0.02, 0, [0.2, 0.12, 0.18], jeans),
    orb(-0.32, h + 0.1, 0, [0.22, 0.14, 0.19], shirt),
    orb(-0.5, h + 0.2, 0, [0.2, 0.14, 0.2], shirt),
    orb(-0.4, h + 0.245, 0, [0.16, 0.06, 0.14], flat([0.62, 0.85, 0.95])),
    orb(-0.72, h + 0.31, 0, [0.08, 0.06, 0.06], skin),
    ...(beast === undefined
      ? [
          orb(-0.86, h + 0.4, 0, [0.125, 0.115, 0.09], skin),
          orb(-0.93, h + 0.4, 0, [0.105, 0.1, 0.102], hair),
          orb(-0.79, h + 0.475, 0, [0.03, 0.025, 0.03], flat([0.4, 0.08, 0.08])),
          orb(-0.845, h + 0.51, 0, [0.02, 0.03, 0.016], skin),
        ]
      : beastHead(beast, [to(-0.84), h + 0.47, z - 0.1])),
    ...[-1, 1].flatMap((way) => [
      ...limb(
        [
          [to(-0.1), h, z + way * 0.1],
          [to(0.4), h + 0.05, z + way * 0.1],
          [to(0.95), h - 0.14, z + way * 0.1],
        ],
        [0.09, 0.06],
        jeans,
      ),
      ...limb(
        [
          [to(-0.5), h + 0.2, z + way * 0.21],
          [to(-0.25), h + 0.06, z + way * 0.28],
          [to(0.02), h + 0.12, z + way * 0.2],
        ],
        [0.055, 0.045],
        shirt,
      ),
      orb(0.05, h + 0.13, way * 0.19, [0.055, 0.045, 0.05], skin),
      orb(
        1.02,
        h - 0.1,
        way * 0.1,
        [0.06, 0.12, 0.055],
        beast === undefined ? flat([0.92, 0.92, 0.9]) : skin,
      ),
    ]),
  ];
}

/** The lamp over the mouth on its jointed arm. */
const lamp = ([x, y, z]: Point, [px, pz]: readonly [number, number]): Solid[] => [
  drum([x, z], [y, y + 0.12], [0.2, 0.15], WHITE),
  drum([x, z], [y - 0.02, y], [0.18, 0.19], flat([1.6, 1.6, 1.45]), 1.2),
  ...limb(
    [
      [x, y + 0.14, z],
      [(x + px) / 2, y + 0.34, (z + pz) / 2],
      [px, y + 0.06, pz],
    ],
    [0.035, 0.035],
    STEEL,
  ),
  drum([px, pz], [0, y + 0.1], [0.06, 0.05], WHITE),
];

/** Instruments in a row on a tray held by an arm. */
const tray = ([x, y, z]: Point, [px, pz]: readonly [number, number]): Solid[] => [
  pad([x - 0.25, y - 0.03, z - 0.15], [x + 0.25, y, z + 0.15], STEEL, 0.015),
  ...[-0.18, -0.1, -0.02, 0.06, 0.14].map((dx, n) =>
    box(
      [x + dx - 0.01, y, z - 0.12],
      [x + dx + 0.01, y + 0.02, z + 0.06 + 0.02 * (n % 2)],
      flat(n % 2 === 0 ? [0.9, 0.92, 0.94] : MINT),
    ),
  ),
  drum([x + 0.19, z + 0.05], [y, y + 0.09], [0.035, 0.045], flat([0.75, 0.88, 0.95])),
  ...limb(
    [
      [x, y - 0.05, z + 0.12],
      [px, y - 0.12, pz],
    ],
    [0.028, 0.028],
    STEEL,
  ),
];

/** A column with a bowl to spit into, drills in their holders. */
const unit = (x: number, z: number): Solid[] => [
  pad([x - 0.2, 0, z - 0.18], [x + 0.2, 0.92, z + 0.2], WHITE, 0.06),
  drum([x, z - 0.22], [0.82, 0.94], [0.08, 0.17], flat([0.96, 0.97, 0.98])),
  drum([x, z - 0.22], [0.935, 0.945], [0.13, 0.14], flat([0.55, 0.75, 0.82])),
  ...[-0.12, -0.04, 0.04, 0.12].map((dx) =>
    drum([x + dx, z - 0.02], [0.9, 1.14], [0.014, 0.02], dx > 0 ? STEEL : flat(MINT)),
  ),
];

/** Low cupboards with a sink along the wall ahead, shelves over them. */
function cupboards({ left, right, back }: Furnishing['shell'], noise: Noise): Solid[] {
  const doors: Material = (x, y, z, axis) => {
    const u = (x - left) / 0.6;
    const a = u - Math.floor(u);
    if (axis !== 2) return [0.9, 0.92, 0.92];
    if (a < 0.02 || y < 0.1) return [0.5, 0.55, 0.56];
    if (Math.abs(y - 0.74) < 0.012 && a > 0.3 && a < 0.7) return [0.5, 0.54, 0.56];
    return scaleColour([0.9, 0.93, 0.93], 1 + 0.03 * noise.at(x, y + z));
  };
  return [
    box([left, 0, back - 0.5], [right, 0.86, back], doors),
    box([left, 0.86, back - 0.53], [right, 0.9, back], flat([0.46, 0.62, 0.64])),
    ...[0.3, 0.75, 1.1].flatMap((dx) => [
      drum([left + dx, back - 0.25], [0.9, 1.08], [0.06, 0.06], flat([0.75, 0.88, 0.92])),
      drum([right - dx, back - 0.25], [0.9, 1.05], [0.07, 0.06], WHITE),
    ]),
  ];
}

/** A poster with a large tooth that smiles. */
const toothPoster = (x: number, y: number, back: number): Solid[] => [
  box([x - 0.48, y - 0.6, back - 0.03], [x + 0.48, y + 0.6, back - 0.01], (px, py) => {
    const [u, v] = [(px - x) / 0.48, (py - y) / 0.6];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.94) return [0.96, 0.97, 0.97];
    const crown =
      Math.hypot(Math.abs(u) - 0.26, (v - 0.22) * 1.1) < 0.38 ||
      (Math.abs(u) < 0.6 && Math.abs(v - 0.1) < 0.25);
    const root = v < 0 && v > -0.72 && Math.abs(Math.abs(u) - 0.36 - 0.06 * v) < 0.24 + 0.22 * v;
    const smile = Math.abs(Math.hypot(u, v - 0.22) - 0.26) < 0.03 && v < 0.12;
    const eyes = Math.hypot(Math.abs(u) - 0.17, v - 0.28) < 0.05;
    if (crown || root) return smile || eyes ? [0.1, 0.2, 0.3] : [1.05, 1.05, 1.03];
    return [0.16, 0.58, 0.72];
  }),
];

/** A lit screen with pictures of rows of teeth. */
const xrays = (x: number, y: number, back: number): Solid[] => [
  {
    ...box([x - 0.5, y - 0.26, back - 0.06], [x + 0.5, y + 0.26, back - 0.01], (px, py) => {
      const [u, v] = [(px - x) / 0.5, (py - y) / 0.26];
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.93) return [0.2, 0.22, 0.24];
      const arc = v + 0.18 * u * u;
      const row = Math.abs(Math.abs(arc) - 0.3);
      const tooth = Math.abs(((u * 8) % 1) + (u < 0 ? 1 : 0) - 0.5) < 0.38;
      return row < 0.24 && tooth && Math.abs(u) < 0.84
        ? [0.85, 0.92, 0.95]
        : scaleColour([0.18, 0.24, 0.28], 1 - 0.4 * Math.abs(v));
    }),
    glow: 0.25,
  },
];

/** A round stool on wheels. */
const stool = ([x, , z]: Point): Solid[] => [
  drum([x, z], [0, 0.06], [0.22, 0.2], STEEL),
  drum([x, z], [0.06, 0.5], [0.03, 0.03], STEEL),
  pad([x - 0.19, 0.5, z - 0.19], [x + 0.19, 0.6, z + 0.19], velvet(scaleColour(MINT, 0.95)), 0.05),
];
