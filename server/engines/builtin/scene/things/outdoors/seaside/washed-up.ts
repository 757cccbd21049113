import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { cut, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const PINK: Colour = [0.98, 0.66, 0.56];
const CREAM: Colour = [0.95, 0.89, 0.78];
const TAN: Colour = [0.74, 0.52, 0.36];
const MOTHER_OF_PEARL: Colour = [0.97, 0.8, 0.74];
const BLEACHED: Colour = [0.66, 0.6, 0.52];
const GLASS: Colour = [0.3, 0.52, 0.42];
const PAPER: Colour = [0.93, 0.86, 0.68];
const CORK: Colour = [0.62, 0.44, 0.27];
const SAND: Colour = [0.78, 0.68, 0.51];

/** A scallop that leans on its edge: a fan with ribs from its hinge, bands across them. */
function scallop(colour: Colour, size: number): Solid[] {
  const ribs = ([x, y]: readonly [number, number]): number =>
    Math.cos(Math.atan2(x, y + 0.12) * 24);
  const look: Look = {
    paint: (x, y) => {
      const far = Math.hypot(x, y + 0.12);
      const band = 0.5 + 0.5 * Math.sin(far * 30);
      const tone = mixColour(CREAM, colour, 0.35 + 0.65 * band);
      return scaleColour(tone, 0.84 + 0.2 * ribs([x, y]));
    },
    bump: (x, y) => 0.014 * ribs([x, y]),
    gloss: 0.3,
  };
  const fan = Array.from({ length: 11 }, (_, n): Solid => {
    const angle = ((n - 5) / 5) * 0.98;
    const tip: Vector = [
      Math.sin(angle) * 0.78,
      -0.05 + Math.cos(angle) * 0.8,
      0.1 * Math.cos(angle),
    ];
    return limb(look, [0, -0.05, 0], tip, 0.08, 0.17, 0.03);
  });
  const ears: Solid[] = [-1, 1].map((side) =>
    ellipsoid(look, [side * 0.14, -0.05, 0], [0.17, 0.09, 0.06], 0.04),
  );
  return moved([...fan, ...ears], { size });
}

/** A whelk on its side: whorls that grow from its tip, and the opening of the last, pearl within. */
function whelk(colour: Colour): Solid[] {
  const stripes: Look = {
    paint: (x, y, z) =>
      mixColour(CREAM, colour, smoothstep(-0.3, 0.7, Math.sin(x * 22 + Math.atan2(z, y) * 2))),
    gloss: 0.35,
  };
  const whorls = Array.from({ length: 6 }, (_, n): Solid => {
    const share = n / 5;
    const radius = 0.06 + 0.26 * share ** 1.3;
    return ellipsoid(
      stripes,
      [-0.62 + 0.74 * share, radius * 0.94, 0],
      [radius * 0.8, radius, radius],
      0.02,
    );
  });
  return [
    ...whorls,
    limb(stripes, [0.2, 0.24, -0.05], [0.66, 0.1, -0.12], 0.22, 0.05, 0.08),
    cut(
      ellipsoid(
        plain(MOTHER_OF_PEARL, { gloss: 0.6 }),
        [0.32, 0.2, -0.3],
        [0.28, 0.14, 0.16],
        0,
        roll(-0.3),
      ),
    ),
  ];
}

/** A turret shell on its side, from its tip on. */
const turret = (colour: Colour): Solid[] =>
  Array.from({ length: 9 }, (_, n): Solid => {
    const share = n / 8;
    const wide = 0.02 + 0.11 * share;
    const tone = n % 2 === 0 ? colour : mixColour(colour, CREAM, 0.6);
    return ellipsoid(
      plain(tone, { gloss: 0.3 }),
      [-0.36 + 0.5 * share, wide, 0],
      [wide * 0.7, wide, wide],
    );
  });

/** Shells that the sea has left: a scallop that stands in the sand, a whelk, a turret and small ones about them. */
export function seashells(wish: Wish): Sprite {
  const fan = wish.colour ?? PINK;
  const small = (
    [
      [-0.95, -0.5, 0.16, CREAM],
      [0.1, -0.72, 0.13, PINK],
      [0.98, 0.1, 0.15, MOTHER_OF_PEARL],
      [0.7, -0.62, 0.11, TAN],
      [-0.42, -0.66, 0.1, [0.5, 0.5, 0.56]],
    ] as const
  ).map(([x, z, wide, colour]) => {
    const ribbed: Look = {
      paint: (px, _y, pz) =>
        scaleColour(colour, 0.9 + 0.16 * Math.sin(Math.atan2(px - x, pz - z + wide) * 22)),
      gloss: 0.3,
    };
    return ellipsoid(ribbed, [x, 0.02, z], [wide, wide * 0.42, wide * 0.82]);
  });
  const model = [
    ...moved(scallop(fan, 0.86), { by: pitch(-0.4), to: [-0.36, 0.1, 0.16] }),
    ...moved(whelk(TAN), { by: yaw(0.3), to: [0.5, 0, -0.1] }),
    ...moved(turret(scaleColour(TAN, 0.8)), { by: yaw(-0.5), to: [-0.62, 0, -0.44] }),
    ...small,
  ];
  return portray(wish, model, 0.2, 0.35, 3);
}

/** A trunk that the sea has bleached: its roots at one end, stumps of its branches, dark cracks along it. */
export function driftwood(wish: Wish): Sprite {
  const base = wish.colour ?? BLEACHED;
  const bark: Look = {
    paint: (x, y, z) => {
      const grain = Math.sin(y * 46 + z * 40 + 2.2 * Math.sin(x * 2.4));
      const crack = smoothstep(0.86, 0.98, Math.sin(y * 17 + z * 19 + 1.4 * Math.sin(x * 1.7)));
      return scaleColour(base, (0.96 + 0.06 * grain) * (1 - 0.3 * crack));
    },
    bump: (x, y, z) => 0.006 * Math.sin(y * 46 + z * 40 + 2.2 * Math.sin(x * 2.4)),
  };
  const arm = (a: Vector, b: Vector, thick: number, thin: number): Solid =>
    limb(bark, a, b, thick, thin, 0.07);
  const roots = (
    [
      [-1.86, 0.78, -0.2],
      [-1.98, 0.5, 0.3],
      [-2.02, 0.24, -0.36],
      [-1.7, 0.94, 0.22],
      [-2.06, 0.06, 0.1],
    ] as const
  ).flatMap(([x, y, z]): Solid[] => [
    arm([-1.34, 0.32, 0], [(x - 1.34) / 2, (y + 0.36) / 2, z / 2], 0.2, 0.11),
    arm([(x - 1.34) / 2, (y + 0.36) / 2, z / 2], [x, y, z * 1.3], 0.11, 0.025),
  ]);
  const model = [
    arm([-1.34, 0.3, 0], [-0.3, 0.26, 0.06], 0.29, 0.24),
    arm([-0.3, 0.26, 0.06], [0.7, 0.24, -0.04], 0.24, 0.19),
    arm([0.7, 0.24, -0.04], [1.7, 0.34, 0.1], 0.19, 0.1),
    arm([1.7, 0.34, 0.1], [2.2, 0.56, 0.12], 0.1, 0.03),
    ...roots,
    arm([0.1, 0.36, 0], [0.36, 0.9, -0.1], 0.12, 0.07),
    arm([0.36, 0.9, -0.1], [0.72, 1.12, -0.04], 0.07, 0.02),
    arm([1, 0.3, 0], [1.26, 0.62, -0.3], 0.09, 0.03),
    arm([-0.6, 0.3, -0.1], [-0.42, 0.12, -0.56], 0.1, 0.04),
  ];
  return portray(wish, model, 0.25, 0.15, 3.4);
}

/** A corked bottle that lies half sunk in the sand, a rolled letter within: its glass is dark but where the paper is. */
export function bottledMessage(wish: Wish): Sprite {
  const tint = wish.colour ?? GLASS;
  const scroll = (x: number, y: number): boolean =>
    Math.abs(y - 0.01 - 0.08 * x) < 0.115 && x > -0.44 && x < 0.36;
  const glass: Look = {
    paint: (x, y, _z, normal) => {
      const edge = smoothstep(0.25, 0.95, 1 - Math.abs(normal[2]));
      const round = 1.06 - 2.6 * Math.abs(y - 0.03 - 0.08 * x);
      const thin = scroll(x, y)
        ? scaleColour(mixColour(PAPER, tint, 0.14), round)
        : mixColour(tint, SAND, y < 0 ? 0.5 : 0.3);
      const tied = scroll(x, y) && Math.abs(x + 0.06) < 0.035;
      return mixColour(tied ? [0.66, 0.12, 0.1] : thin, scaleColour(tint, 0.42), 0.85 * edge);
    },
    gloss: 0.9,
  };
  const lying = roll(-Math.PI / 2);
  const bottle: Solid[] = [
    frustum(glass, [-0.62, 0, 0], 1.16, 0.28, 0.28, lying),
    ellipsoid(glass, [0.54, 0, 0], [0.22, 0.28, 0.28]),
    limb(glass, [0.6, 0, 0], [0.86, 0, 0], 0.16, 0.105, 0.1),
    frustum(glass, [0.84, 0, 0], 0.2, 0.1, 0.098, lying),
    ring(glass, [1.02, 0, 0], 0.1, 0.03, lying),
    frustum(worn(CORK, 0.2), [1.04, 0, 0], 0.13, 0.085, 0.1, lying),
  ];
  const model = [...moved(bottle, { by: roll(0.2), to: [0, 0.26, 0] })];
  return portray(wish, model, 0.2, 0.25, 3);
}
