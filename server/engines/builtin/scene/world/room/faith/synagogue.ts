import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const SYNAGOGUE = { half: 4.2, high: 6.6, back: 11 } as const;
/** Where the pews begin and how far apart they are; how far the bimah is, and how high. */
const PEWS = { near: 2.5, apart: 0.95, rows: 3, aisle: 0.8 } as const;
const BIMAH = { away: 6.6, half: 1.15, high: 0.42 } as const;

const GOLD: Material = flat([0.88, 0.68, 0.26]);
const STONE: Colour = [0.9, 0.85, 0.74];
const BLUE: Colour = [0.14, 0.28, 0.62];

/** Whether a place is on the lines of a star of David of that size around nothing. */
function isStar(u: number, v: number, size: number, line: number): boolean {
  // Two triangles, each the places within three edges; its lines are those near one of them.
  return [1, -1].some((to) => {
    const w = v * to;
    const inside = Math.min(w + size / 2, (size - w) / 2 - 0.866 * u, (size - w) / 2 + 0.866 * u);
    return inside > 0 && inside < line;
  });
}

/** Walls of pale stone with arched windows of coloured glass, each with its star; a ceiling of blue with stars. */
export function synagogueSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const glow = night ? 0.4 : 1.5;
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x - middle;
    if (axis === 0) {
      const u = (along - 3.4) / 2.5 - Math.floor((along - 3.4) / 2.5 + 0.5);
      const [px, top] = [u * 2.5, y < 4 ? 0 : (y - 4) * 1.1];
      const out = Math.hypot(px, top);
      if (y > 1.9 && out < 0.62) {
        if (isStar(px, y - 3.9, 0.42, 0.06)) return scaleColour([1, 0.84, 0.3], glow);
        const pane = Math.sin(Math.floor(px / 0.22) * 3.1 + Math.floor(y / 0.26) * 1.7);
        const isLead =
          Math.abs(px / 0.22 - Math.round(px / 0.22)) < 0.07 ||
          Math.abs(y / 0.26 - Math.round(y / 0.26)) < 0.07;
        if (isLead) return [0.08, 0.08, 0.09];
        return scaleColour(
          pane > 0.4 ? [0.9, 0.62, 0.2] : pane > -0.3 ? [0.2, 0.42, 0.86] : [0.72, 0.2, 0.24],
          glow,
        );
      }
      if (y > 1.8 && out < 0.74) return [0.74, 0.66, 0.52];
    }
    if (y < 1.3)
      return scaleColour(
        [0.44, 0.27, 0.15],
        Math.abs(along / 0.7 - Math.round(along / 0.7)) < 0.04 || y > 1.22 ? 0.7 : 1,
      );
    return scaleColour(STONE, 0.94 + 0.08 * noise.fbm(along, y, 3));
  };
  return {
    walls,
    floor: (x, _y, z) =>
      Math.abs(x - middle) < 0.72
        ? scaleColour(
            [0.16, 0.2, 0.44],
            Math.abs(x - middle) > 0.6 ? 1.8 : 0.95 + 0.1 * noise.at(x * 30, z * 30),
          )
        : scaleColour(
            [0.66, 0.56, 0.44],
            (Math.floor(x / 0.5) + Math.floor(z / 0.5)) % 2 === 0 ? 1 : 0.86,
          ),
    ceiling: (x, _y, z) => {
      const [u, v] = [x / 0.8 - Math.floor(x / 0.8) - 0.5, z / 0.8 - Math.floor(z / 0.8) - 0.5];
      return isStar(u * 0.8, v * 0.8, 0.16, 0.03) ? [0.95, 0.8, 0.4] : scaleColour(BLUE, 0.8);
    },
  };
}

/** A synagogue: the ark with its curtain under the tablets, the lamp that always burns, menorahs, the bimah with an open scroll and who reads from it, men in shawls and caps in the pews. */
export function synagogue({ noise, shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.uint32() & 0xff;
  const oak = wood([0.42, 0.25, 0.14], noise);
  return {
    lamps: [
      [middle, 4.2, 5],
      [middle, 3.6, back - 1.4],
      [middle - 2.6, 3.4, 3],
      [middle + 2.6, 3.4, 3],
    ],
    solids: [
      ...ark(middle, back),
      ...[-1, 1].flatMap((to) => menorah([middle + to * 2.35, 0.5, back - 1.2])),
      ...bimah(middle, oak),
      ...[-1, 1].flatMap((to) =>
        Array.from({ length: PEWS.rows }, (_, n) =>
          pew(middle, to, to > 0 ? right : left, PEWS.near + n * PEWS.apart, oak),
        ).flat(),
      ),
      ...chandelier([middle, 4.1, 5], high),
      ...(isAttended === true ? people(middle, side, key) : []),
    ],
  };
}

/** The ark on its steps: columns, a curtain of velvet with its star and crown, the two tablets, the lamp before them. */
function ark(middle: number, back: number): Solid[] {
  const curtain: Material = (x, y) => {
    const [u, v] = [x - middle, y - 2.1];
    if (isStar(u, v, 0.46, 0.06)) return [0.98, 0.8, 0.34];
    const isTrim = Math.abs(u) > 0.86 || y < 0.78 || (y > 3.02 && y < 3.1);
    return isTrim
      ? [0.92, 0.72, 0.3]
      : scaleColour([0.14, 0.2, 0.56], 0.8 + 0.3 * Math.sin(x * 24) ** 2);
  };
  const tablets = (x: number, y: number): boolean =>
    [-0.31, 0.31].some(
      (dx) =>
        Math.abs(x - middle - dx) < 0.29 &&
        y > 3.75 &&
        Math.hypot((x - middle - dx) / 0.29, Math.max(0, y - 4.3) / 0.29) < 1,
    );
  const script: Material = (x, y, _z, axis) => {
    const [u, v] = [((x - middle + 0.6) % 0.62) - 0.29, (y - 3.82) / 0.11];
    const isLine =
      v > 0 &&
      v < 5 &&
      v % 1 > 0.3 &&
      v % 1 < 0.72 &&
      Math.abs(u) < 0.19 &&
      Math.sin(x * 130 + Math.floor(v) * 9) > -0.2;
    return axis === 2 && isLine ? [0.3, 0.22, 0.12] : [0.95, 0.91, 0.82];
  };
  return [
    ...[0, 1, 2].map((n) =>
      box(
        [middle - 2.9 + 0.3 * n, 0, back - 1.9 + 0.32 * n],
        [middle + 2.9 - 0.3 * n, 0.17 * (n + 1), back],
        flat(scaleColour(STONE, 0.92 + 0.04 * n)),
      ),
    ),
    box([middle - 1.45, 0.5, back - 0.7], [middle + 1.45, 3.4, back], flat(STONE)),
    box([middle - 0.95, 0.6, back - 0.76], [middle + 0.95, 3.2, back - 0.7], curtain),
    ...[-1.2, 1.2].flatMap((dx) => [
      drum([middle + dx, back - 0.92], [0.5, 3.3], [0.17, 0.14], flat([0.95, 0.92, 0.86])),
      drum([middle + dx, back - 0.92], [3.1, 3.4], [0.14, 0.24], GOLD),
      drum([middle + dx, back - 0.92], [0.5, 0.66], [0.24, 0.18], GOLD),
    ]),
    box([middle - 1.6, 3.4, back - 1.15], [middle + 1.6, 3.7, back], flat(STONE)),
    box([middle - 1.64, 3.62, back - 1.19], [middle + 1.64, 3.72, back], GOLD),
    plate(2, [middle - 0.62, 3.7, back - 0.75], [middle + 0.62, 4.62, back - 0.6], tablets, script),
    // A great round window with a star above.
    plate(
      2,
      [middle - 0.62, 4.95, back - 0.06],
      [middle + 0.62, 6.19, back - 0.02],
      (x, y) => Math.hypot(x - middle, y - 5.57) < 0.62,
      (x, y) =>
        Math.hypot(x - middle, y - 5.57) > 0.55
          ? [0.7, 0.6, 0.44]
          : isStar(x - middle, y - 5.57, 0.5, 0.08)
            ? [1.5, 1.2, 0.4]
            : [0.3, 0.56, 1.3],
    ),
    // The lamp that always burns.
    drum([middle, back - 1.3], [3.35, 5.6], [0.012, 0.012], GOLD),
    drum([middle, back - 1.3], [3.02, 3.22], [0.06, 0.16], GOLD),
    ball(
      [middle - 0.11, 3.12, back - 1.41],
      [middle + 0.11, 3.4, back - 1.19],
      flat([1.6, 0.5, 0.2]),
      1,
    ),
  ];
}

/** A menorah as tall as a man: seven lights on its arms. */
function menorah([x, y, z]: Point): Solid[] {
  return [
    drum([x, z], [y, y + 0.1], [0.28, 0.2], GOLD),
    drum([x, z], [y + 0.1, y + 1.75], [0.04, 0.035], GOLD),
    ...[0.2, 0.4, 0.6].flatMap((r) =>
      [-1, 1].flatMap((to) =>
        limb(
          Array.from({ length: 7 }, (_, n): Point => {
            const turn = (n / 6) * (Math.PI / 2);
            return [x + to * r * Math.sin(turn), y + 1.75 - r * Math.cos(turn), z];
          }),
          [0.03, 0.03],
          GOLD,
        ),
      ),
    ),
    ...[-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6].flatMap((dx) => [
      drum([x + dx, z], [y + 1.74, y + 1.84], [0.03, 0.06], GOLD),
      drum([x + dx, z], [y + 1.84, y + 2], [0.025, 0.025], flat([0.96, 0.94, 0.88])),
      ball(
        [x + dx - 0.035, y + 1.99, z - 0.035],
        [x + dx + 0.035, y + 2.14, z + 0.035],
        flat([1.6, 1.2, 0.5]),
        1,
      ),
    ]),
  ];
}

/** The bimah: a platform with a rail, a sloped desk with the open scroll. */
function bimah(middle: number, oak: Material): Solid[] {
  const { away, half, high } = BIMAH;
  const script: Material = (x, _y, z) => {
    const column = ((x - middle + 0.5) % 0.25) - 0.125;
    const isText =
      Math.abs(column) < 0.09 &&
      z / 0.04 - Math.floor(z / 0.04) < 0.45 &&
      Math.sin(x * 150 + Math.floor(z / 0.04) * 5) > -0.4;
    return isText ? [0.25, 0.2, 0.15] : [0.96, 0.91, 0.76];
  };
  return [
    box([middle - half, 0, away - 0.7], [middle + half, high / 2, away + 1.1], oak),
    box([middle - half + 0.2, high / 2, away - 0.45], [middle + half - 0.2, high, away + 1.1], oak),
    box([middle - 0.62, high, away - 0.3], [middle + 0.62, high + 0.86, away + 0.1], oak),
    box(
      [middle - 0.66, high + 0.86, away - 0.36],
      [middle + 0.66, high + 0.9, away + 0.16],
      flat([0.16, 0.22, 0.56]),
    ),
    box([middle - 0.4, high + 0.9, away - 0.28], [middle + 0.4, high + 0.92, away + 0.1], script),
    box(
      [middle - 0.62, high + 0.1, away - 0.315],
      [middle + 0.62, high + 0.84, away - 0.3],
      (x, y) =>
        isStar(x - middle, y - high - 0.47, 0.28, 0.045) ? [0.92, 0.74, 0.3] : [0.15, 0.21, 0.54],
    ),
    // The two rollers of the scroll.
    ...[-1, 1].flatMap((to) => [
      roll(
        2,
        [middle + to * 0.46, high + 0.98],
        [away - 0.3, away + 0.12],
        [0.075, 0.075],
        flat([0.95, 0.9, 0.76]),
      ),
      ...[away - 0.42, away + 0.12].map((z) =>
        roll(2, [middle + to * 0.46, high + 0.98], [z, z + 0.12], [0.028, 0.028], oak),
      ),
    ]),
    ...[-1, 1].flatMap((to) => [
      box(
        [middle + to * (half - 0.06) - 0.04, high / 2, away - 0.6],
        [middle + to * (half - 0.06) + 0.04, high + 0.66, away - 0.52],
        oak,
      ),
      box(
        [middle + to * (half - 0.06) - 0.04, high + 0.56, away - 0.6],
        [middle + to * (half - 0.06) + 0.04, high + 0.66, away + 1.1],
        oak,
      ),
    ]),
  ];
}

/** A pew from the aisle to the wall. */
function pew(middle: number, to: number, wall: number, z: number, oak: Material): Solid[] {
  const [a, b] = [middle + to * PEWS.aisle, wall - to * 0.35];
  const [l, r] = [Math.min(a, b), Math.max(a, b)];
  return [
    box([l, 0.4, z], [r, 0.46, z + 0.42], oak),
    box([l, 0.46, z - 0.06], [r, 0.96, z], oak),
    box([l, 0.94, z - 0.1], [r, 1, z + 0.06], oak),
    ...[l, r - 0.06].map((x) => box([x, 0, z - 0.08], [x + 0.06, 1.02, z + 0.44], oak)),
  ];
}

/** A chandelier of a ring of lights. */
function chandelier([x, y, z]: Point, high: number): Solid[] {
  return [
    drum([x, z], [y, high], [0.025, 0.025], GOLD),
    sphere([x, y, z], 0.2, GOLD),
    ...Array.from({ length: 10 }, (_, n) => {
      const turn = (n / 10) * 2 * Math.PI;
      const [px, pz] = [x + 0.85 * Math.cos(turn), z + 0.85 * Math.sin(turn)];
      return [
        ...limb(
          [
            [x, y - 0.05, z],
            [(x + px) / 2, y - 0.25, (z + pz) / 2],
            [px, y, pz],
          ],
          [0.022, 0.022],
          GOLD,
        ),
        drum([px, pz], [y, y + 0.16], [0.03, 0.03], flat([0.96, 0.94, 0.88])),
        ball(
          [px - 0.05, y + 0.15, pz - 0.05],
          [px + 0.05, y + 0.3, pz + 0.05],
          flat([1.5, 1.25, 0.8]),
          1,
        ),
      ];
    }).flat(),
  ];
}

/** Who reads from the scroll, in a white shawl with stripes, and who sits in the pews. */
function people(middle: number, side: number, key: number): Solid[] {
  const { away, high } = BIMAH;
  const shawl = ([x, y, z]: Point, tall: number): Solid[] => [
    drum([x, z], [y + 0.55 * tall, y + 1.02 * tall], [0.27, 0.2], (px, py) =>
      Math.abs((py - y) / tall - 0.62) < 0.03 || Math.abs((py - y) / tall - 0.7) < 0.015
        ? [0.1, 0.14, 0.4]
        : scaleColour([0.95, 0.94, 0.9], 0.95 + 0.05 * Math.sin(px * 40)),
    ),
  ];
  const beard: Colour = [0.42, 0.38, 0.34];
  const seats = [
    [-1.35, 0, 2],
    [-2.2, 1, 5],
    [1.4, 1, 7],
    [2.3, 0, 9],
    [-1.3, 2, 11],
    [1.3, 2, 12],
    [2.2, 2, 14],
  ] as const;
  return [
    ...posed(
      {
        at: [middle + side * 0.05, away + 0.5],
        turn: -Math.PI / 2,
        floor: high,
        lean: 0.12,
        hands: [
          [0.5, 0.2, high + 1],
          [0.5, -0.1, high + 0.98],
        ],
      },
      attireOf(key, {
        top: [0.95, 0.94, 0.9],
        legs: [0.12, 0.12, 0.15],
        hat: ['cap', [0.12, 0.18, 0.5]],
        beard,
        hair: beard,
        hairForm: 'short',
      }),
    ),
    ...shawl([middle + side * 0.05, high, away + 0.5], 1.35),
    ...seats.flatMap(([dx, row, own]) => {
      const [x, z] = [middle + dx, PEWS.near + row * PEWS.apart + 0.2];
      const isShawled = own % 2 === 1;
      return [
        ...posed(
          { at: [x, z], turn: Math.PI / 2 + (dx < 0 ? -0.15 : 0.15), seat: 0.46 },
          attireOf(key + own, {
            top: isShawled ? [0.95, 0.94, 0.9] : [0.14, 0.15, 0.2],
            legs: [0.12, 0.12, 0.15],
            hat: ['cap', own % 3 === 0 ? [0.12, 0.18, 0.5] : [0.09, 0.09, 0.11]],
            hairForm: 'short',
          }),
        ),
        ...(isShawled ? shawl([x, 0.2, z], 0.95) : []),
      ];
    }),
  ];
}
