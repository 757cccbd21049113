import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { battered } from '../battered.ts';
import { hip } from '../parts.ts';

const SAND: Colour = [0.8, 0.65, 0.43];
const RED: Colour = [0.62, 0.28, 0.17];
const BLUE: Colour = [0.2, 0.38, 0.5];
const DARK: Colour = [0.08, 0.06, 0.05];

/** A temple of Egypt: two pylons with figures cut into them, seated kings before the gate, an obelisk, columns like lotus, sphinxes. */
export function egyptianTemple(wish: Wish): Sprite {
  const stone = wish.colour ?? SAND;
  const wall = masonry(stone, 0.034);
  const carved = withReliefs(wall, stone);
  const model = [
    ...[-0.47, 0.47].flatMap((x) => [
      battered(carved, [x, 0, 0.1], [0.36, 0.13], [0.31, 0.085], 0.74),
      box(wall, [x, 0.75, 0.1], [0.325, 0.018, 0.1]),
      battered(wall, [x, 0.765, 0.1], [0.31, 0.085], [0.34, 0.115], 0.055),
    ]),
    box(carved, [0, 0.5, 0.1], [0.14, 0.06, 0.09]),
    battered(wall, [0, 0.56, 0.1], [0.14, 0.09], [0.16, 0.11], 0.04),
    ellipsoid(plain(RED), [0, 0.5, 0.005], [0.03, 0.022, 0.01]),
    ellipsoid(plain(BLUE), [0, 0.5, 0.01], [0.1, 0.016, 0.008]),
    box(plain(DARK), [0, 0.22, 0.2], [0.11, 0.22, 0.02]),
    // Masts with their flags.
    ...[-0.66, -0.28, 0.28, 0.66].flatMap((x) => [
      limb(plain([0.42, 0.3, 0.2]), [x, 0, -0.06], [x, 1.02, -0.03], 0.012, 0.009),
      box(plain(RED), [x + 0.05, 0.98, -0.03], [0.045, 0.02, 0.004]),
    ]),
    ...[-0.22, 0.22].flatMap((x) => seatedKing(worn(stone, 0.14), [x, 0, -0.22])),
    ...obelisk(worn([0.74, 0.52, 0.42], 0.12), [-0.52, 0, -0.3]),
    ...[0.5, 0.72, 0.94].flatMap((x, n) => column(stone, [x, 0, -0.36 + 0.02 * n], n === 2)),
    box(wall, [0.61, 0.51, -0.35], [0.19, 0.035, 0.06]),
    ...[-0.16, 0.16].flatMap((x) =>
      [-0.56, -0.8].flatMap((z) => sphinx(worn(stone, 0.12), [x, 0, z])),
    ),
    box(worn(stone, 0.16), [0, 0.006, -0.5], [0.1, 0.006, 0.45]),
  ];
  return portray(underOpenSky(wish), model, 0.26, 0.07, 2.6);
}

/** Rows of figures and signs that are cut into a wall, some of their paint left. */
function withReliefs(wall: Look, stone: Colour): Look {
  const cutInto = (x: number, y: number): 'figure' | 'sign' | null => {
    const row = y < 0.44 && y > 0.1 ? 'figure' : y > 0.5 && y < 0.68 ? 'sign' : null;
    if (row === null) return null;
    if (row === 'sign') {
      const [u, v] = [(x * 26) % 1, (y * 26) % 1].map((one) => Math.abs(one));
      const kind = Math.abs(Math.floor(x * 26) * 7 + Math.floor(y * 26) * 3) % 4;
      const isIn =
        kind === 0
          ? Math.hypot((u ?? 0) - 0.5, (v ?? 0) - 0.5) < 0.3
          : kind === 1
            ? Math.abs((v ?? 0) - 0.5) < 0.13
            : kind === 2
              ? Math.abs((u ?? 0) - 0.5) < 0.14
              : Math.abs((u ?? 0) - 0.5) + Math.abs((v ?? 0) - 0.4) < 0.3;
      return isIn ? 'sign' : null;
    }
    // A king that strides, again and again: head and crown, shoulders, kilt, legs apart, an arm with a staff.
    const u = Math.abs(((x + 10) % 0.17) - 0.085) / 0.085;
    const across = (((x + 10) % 0.17) - 0.085) / 0.085;
    const v = (y - 0.1) / 0.34;
    const isHead = Math.hypot(across * 0.5, v - 0.82) < 0.09 || (u < 0.14 && v > 0.86 && v < 1);
    const isBody = v > 0.42 && v < 0.74 && u < 0.2 + 0.55 * Math.max(0, v - 0.5);
    const isKilt = v > 0.3 && v <= 0.42 && u < 0.4;
    const isLeg = v <= 0.3 && Math.abs(u - 0.42 * (1 - v)) < 0.12;
    const isStaff = Math.abs(across - 0.7) < 0.06 && v < 0.85;
    const isArm = Math.abs(v - 0.6) < 0.05 && across > 0 && across < 0.72;
    return isHead || isBody || isKilt || isLeg || isStaff || isArm ? 'figure' : null;
  };
  return {
    ...wall,
    paint: (x, y, z, normal) => {
      const bare = wall.paint(x, y, z, normal);
      if (Math.abs(normal[2]) < 0.6) return bare;
      const what = cutInto(x, y);
      if (what === null) return bare;
      const paint = what === 'figure' ? RED : Math.floor(x * 26) % 3 === 0 ? BLUE : RED;
      return mixColour(scaleColour(stone, 0.66), paint, 0.4);
    },
  };
}

/** A king on his throne, his hands on his knees, in a cloth and a tall crown. */
const seatedKing = (look: Look, [x, y, z]: Vector): Solid[] => [
  box(look, [x, y + 0.03, z], [0.085, 0.03, 0.12]),
  box(look, [x, y + 0.13, z + 0.05], [0.07, 0.08, 0.06]),
  ...[-0.035, 0.035].flatMap((dx) => [
    limb(look, [x + dx, y + 0.06, z - 0.07], [x + dx, y + 0.2, z - 0.07], 0.026, 0.03),
    limb(look, [x + dx, y + 0.21, z - 0.07], [x + dx, y + 0.21, z + 0.05], 0.03, 0.034),
    limb(look, [x + dx * 2.2, y + 0.38, z + 0.04], [x + dx * 2, y + 0.25, z + 0.02], 0.02, 0.02),
    limb(look, [x + dx * 2, y + 0.25, z + 0.02], [x + dx, y + 0.245, z - 0.07], 0.018, 0.016),
  ]),
  limb(look, [x, y + 0.22, z + 0.05], [x, y + 0.37, z + 0.05], 0.052, 0.064, 0.02),
  ball(look, [x, y + 0.46, z + 0.035], 0.042),
  battered(look, [x, y + 0.38, z + 0.05], [0.075, 0.03], [0.05, 0.03], 0.12),
  frustum(look, [x, y + 0.49, z + 0.045], 0.08, 0.038, 0.022),
  ball(look, [x, y + 0.58, z + 0.045], 0.024),
];

const obelisk = (look: Look, [x, y, z]: Vector): Solid[] => [
  box(look, [x, y + 0.03, z], [0.07, 0.03, 0.07]),
  battered(look, [x, y + 0.06, z], [0.046, 0.046], [0.03, 0.03], 0.8),
  hip(plain([0.86, 0.7, 0.3], { gloss: 0.5 }), [x, y + 0.86, z], [0.03, 0.03], 0.06),
];

/** A column with painted bands under a capital like an open lotus, or broken off. */
function column(stone: Colour, [x, y, z]: Vector, isBroken: boolean): Solid[] {
  const shaft: Look = {
    ...worn(stone, 0.12),
    paint: (px, py) => {
      const band = Math.floor(py * 40) % 6;
      const tone = band === 0 ? RED : band === 1 ? BLUE : stone;
      return mixColour(stone, tone, 0.42 + 0.1 * Math.sin(px * 90));
    },
  };
  const high = isBroken ? 0.24 : 0.38;
  return [
    frustum(worn(stone, 0.14), [x, y, z], 0.03, 0.075, 0.075),
    frustum(shaft, [x, y + 0.03, z], high, 0.056, 0.05),
    ...(isBroken
      ? []
      : [
          frustum(shaft, [x, y + 0.41, z], 0.06, 0.05, 0.088),
          box(worn(stone, 0.1), [x, y + 0.475, z], [0.05, 0.012, 0.05]),
        ]),
  ];
}

const sphinx = (look: Look, [x, y, z]: Vector): Solid[] => [
  box(look, [x, y + 0.025, z], [0.04, 0.025, 0.09]),
  ellipsoid(look, [x, y + 0.08, z + 0.02], [0.034, 0.036, 0.075]),
  ...[-0.02, 0.02].map((dx) =>
    limb(look, [x + dx, y + 0.06, z], [x + dx, y + 0.06, z - 0.08], 0.014, 0.012),
  ),
  ball(look, [x, y + 0.135, z - 0.045], 0.026),
  battered(look, [x, y + 0.09, z - 0.035], [0.042, 0.02], [0.03, 0.02], 0.065),
];
