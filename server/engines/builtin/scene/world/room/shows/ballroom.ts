import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const IVORY: Colour = [0.88, 0.83, 0.72];
const GOLD: Colour = [0.86, 0.64, 0.24];
const OAK: Colour = [0.62, 0.38, 0.18];
const FLAME: Colour = [1.5, 1.2, 0.7];
const DRAPE: Colour = [0.62, 0.1, 0.14];

/** Half the hall's width, its height, where its end wall is; metres. */
export const BALLROOM_SHAPE = { half: 6.4, high: 7.6, back: 17 } as const;
/** From window to window along the sides, and from mirror to mirror across the end. */
const BAY = 3.4;
const MIRRORS = 3.2;
/** Half the width of windows and mirrors, their sill, and where their arches spring. */
const ARCH = { half: 0.95, low: 0.7, spring: 4.4 } as const;
/** Where chandeliers hang: how far ahead, and how high their lowest crystal is. */
const CHANDELIERS = [6.2, 10.4, 14.4] as const;
const HANGS = 3.9;
/** Strips of parquet: how long and how wide. */
const STRIP = { long: 0.72, wide: 0.12 } as const;

const gilt = flat(GOLD);

/** How far a place is out of an arch around `u` = 0: negative inside, metres. */
const outOfArch = (u: number, y: number): number =>
  y > ARCH.spring
    ? Math.hypot(u, y - ARCH.spring) - ARCH.half
    : Math.max(Math.abs(u) - ARCH.half, ARCH.low - y);

/** How far from the middle of the nearest of things that repeat by `step`. */
const nearest = (at: number, step: number): number => at - Math.round(at / step) * step;

/** Oak laid in a herringbone, waxed. */
const herringbone =
  (noise: Noise): Material =>
  (x, _y, z) => {
    const row = Math.floor(x / STRIP.long);
    const u = x / STRIP.long - row;
    const leans = row % 2 === 0 ? u : 1 - u;
    const along = z / STRIP.wide - leans * (STRIP.long / STRIP.wide);
    const strip = Math.floor(along);
    const seam = along - strip < 0.08 || u < 0.02 ? 0.7 : 1;
    const grain = noise.at(x * 6 + strip * 3.1, z * 30);
    return scaleColour(OAK, seam * (0.86 + 0.3 * chance(strip, row) + 0.08 * grain));
  };

/** What a tall mirror of the end shows: the hall behind the eye, its ceiling, its lamps. */
function mirrored(u: number, y: number): Colour {
  const lamps = Math.hypot(nearest(u + 0.3, 1.3) / 0.4, (y - 3.7) / 0.3);
  const room = mixColour(
    [0.5, 0.36, 0.22],
    [0.98, 0.9, 0.74],
    Math.min(1, Math.max(0, (y - 0.8) / 3)),
  );
  return mixColour(room, [1.6, 1.4, 1], Math.max(0, 1 - lamps));
}

/** Panelled walls of ivory and gold: windows along the sides, mirrors across the end; parquet, and a painted ceiling. */
export function ballroomSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const plaster = paint(IVORY, noise);
  const outside: Colour = night ? [0.09, 0.13, 0.28] : [1.35, 1.5, 1.7];
  const walls: Material = (x, y, z, axis) => {
    const isEnd = axis === 2;
    const [at, step] = isEnd ? [x - middle, MIRRORS] : [z - 2.2, BAY];
    const u = nearest(at, step);
    const out = outOfArch(u, y);
    if (out < 0) {
      const isBar =
        !isEnd &&
        (Math.abs(nearest(u, 0.475)) < 0.022 || Math.abs(nearest(y - ARCH.low, 0.74)) < 0.022);
      return isBar ? IVORY : isEnd ? mirrored(u, y) : outside;
    }
    if (out < 0.13) return GOLD;
    if (y > 6.1 && y < 6.22) return GOLD;
    if (y > 6.7) return scaleColour(IVORY, Math.floor(at / 0.22) % 2 === 0 ? 0.98 : 0.84);
    const edge = Math.abs(Math.abs(u) - step / 2 + 0.1);
    const isFrame = (edge < 0.025 && y > 0.9 && y < 5.9) || Math.abs(y - 0.45) < 0.03;
    return isFrame ? GOLD : plaster(x, y, z, axis);
  };
  return { walls, floor: herringbone(noise), ceiling: paintedCeiling(noise, middle) };
}

/** A sky with clouds in a golden frame over each chandelier, ivory between. */
const paintedCeiling =
  (noise: Noise, middle: number): Material =>
  (x, _y, z) => {
    const [u, v] = [(x - middle) / 4.2, nearest(z - CHANDELIERS[0], 4.2) / 1.8];
    const out = Math.max(Math.abs(u), Math.abs(v));
    if (out > 1.09 || Math.abs(x - middle) > 5.9) return IVORY;
    if (out > 1) return GOLD;
    const cloud = Math.max(0, Math.min(1, 0.5 + noise.fbm(x * 0.7, z * 0.9, 4)));
    return mixColour([0.5, 0.66, 0.84], [0.98, 0.9, 0.82], cloud);
  };

/** A hall to dance in: chandeliers over parquet, pilasters and drapes between windows and mirrors, gilded chairs at the walls. */
export function ballroom({ shell, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const windows = [2.2, 5.6, 9, 12.4, 15.8];
  const marble: Material = (x, y, z) =>
    scaleColour([0.82, 0.62, 0.52], 0.9 + 0.2 * noise.fbm((x + z) * 3, y * 2.4, 3));
  const walls = [
    { wall: left, to: 1 },
    { wall: right, to: -1 },
  ];
  return {
    lamps: CHANDELIERS.map((z) => [middle, HANGS + 0.7, z] as const),
    solids: [
      ...CHANDELIERS.flatMap((z) => chandelier(middle, z, high)),
      ...walls.flatMap(({ wall, to }) => [
        slab([wall, wall + to * 0.34], [6.25, 6.6], [0, back], gilt),
        ...windows.flatMap((z) => drapes(wall, to, z)),
        ...windows.slice(1).flatMap((z) => pilaster(wall + to * 0.2, z - BAY / 2, marble)),
        ...windows.slice(1).flatMap((z) => chair(wall + to * 0.75, z + BAY / 2 - 0.75, to)),
      ]),
      box([left, 6.25, back - 0.3], [right, 6.6, back], gilt),
      ...[-1.5, -0.5, 0.5, 1.5].flatMap((n) => pilaster(middle + n * MIRRORS, back - 0.2, marble)),
    ],
  };
}

/** A flat column on the wall with a gilded foot and head. */
const pilaster = (x: number, z: number, marble: Material): Solid[] => [
  drum([x, z], [0, 0.5], [0.36, 0.32], marble),
  drum([x, z], [0.5, 0.62], [0.3, 0.28], gilt),
  drum([x, z], [0.62, 5.7], [0.24, 0.21], marble),
  drum([x, z], [5.7, 6.25], [0.23, 0.42], gilt),
];

/** Cloth that hangs in folds along a side wall. */
const fall: Material = (_x, y, z) =>
  scaleColour(DRAPE, 0.8 + 0.26 * Math.sin(z * 44 + Math.sin(y * 1.3)));

/** From where to where something reaches that is so far to one side of `z`, −1 or 1. */
const beside = (z: number, way: number, near: number, far: number): readonly [number, number] =>
  way < 0 ? [z - far, z - near] : [z + near, z + far];

/** Red drapes, drawn to both sides of a window, and the pelmet they hang from. */
const drapes = (wall: number, to: number, z: number): Solid[] => [
  slab([wall, wall + to * 0.16], [5.3, 5.75], [z - 1.2, z + 1.2], fall),
  slab([wall, wall + to * 0.2], [5.68, 5.8], [z - 1.28, z + 1.28], gilt),
  ...[-1, 1].flatMap((way) => [
    slab([wall, wall + to * 0.13], [2, 5.4], beside(z, way, 0.82, 1.18), fall),
    slab([wall, wall + to * 0.13], [0.1, 2], beside(z, way, 0.95, 1.2), fall),
    slab([wall, wall + to * 0.16], [1.94, 2.06], beside(z, way, 0.9, 1.22), gilt),
  ]),
];

/** A chandelier of two rings of candles over one another, hung with crystals. */
function chandelier(x: number, z: number, high: number): Solid[] {
  const crystal = flat([1.1, 1.08, 1.02]);
  const tier = (y: number, radius: number, count: number): Solid[] =>
    Array.from({ length: count }, (_, n) => {
      const turn = ((n + 0.5) / count) * 2 * Math.PI;
      const [cx, cz] = [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
      const [hx, hz] = [x + radius * 0.72 * Math.cos(turn), z + radius * 0.72 * Math.sin(turn)];
      return [
        drum([cx, cz], [y, y + 0.06], [0.03, 0.09], gilt),
        drum([cx, cz], [y + 0.06, y + 0.24], [0.028, 0.028], flat([0.96, 0.94, 0.88])),
        ball([cx - 0.05, y + 0.23, cz - 0.05], [cx + 0.05, y + 0.43, cz + 0.05], flat(FLAME), 1.8),
        ball([cx - 0.045, y - 0.24, cz - 0.045], [cx + 0.045, y - 0.06, cz + 0.045], crystal, 0.5),
        ball([hx - 0.04, y - 0.4, hz - 0.04], [hx + 0.04, y - 0.16, hz + 0.04], crystal, 0.5),
      ];
    }).flat();
  return [
    drum([x, z], [HANGS + 2, high], [0.025, 0.025], gilt),
    drum([x, z], [high - 0.12, high], [0.1, 0.3], gilt),
    ball([x - 0.2, HANGS + 1.5, z - 0.2], [x + 0.2, HANGS + 2.1, z + 0.2], gilt),
    drum([x, z], [HANGS + 0.2, HANGS + 1.6], [0.07, 0.07], gilt),
    // Strings of crystals from the crown to the ring, and the bowl of them under it.
    drum([x, z], [HANGS + 1.12, HANGS + 1.6], [0.5, 0.12], beaded(x, z), 0.35),
    drum([x, z], [HANGS + 0.4, HANGS + 0.5], [1.04, 1.08], gilt),
    drum([x, z], [HANGS + 0.02, HANGS + 0.4], [0.32, 0.98], beaded(x, z), 0.45),
    drum([x, z], [HANGS + 1.04, HANGS + 1.12], [0.52, 0.55], gilt),
    ball([x - 0.13, HANGS - 0.24, z - 0.13], [x + 0.13, HANGS + 0.06, z + 0.13], crystal, 0.5),
    ...tier(HANGS + 0.5, 1.06, 16),
    ...tier(HANGS + 1.14, 0.54, 9),
  ];
}

/** Beads of glass on strings around a middle, now bright, now dark. */
const beaded =
  (x: number, z: number): Material =>
  (px, py, pz) => {
    const turn = (Math.atan2(pz - z, px - x) / (2 * Math.PI)) * 40;
    const [a, b] = [Math.floor(turn), Math.floor(py / 0.07)];
    const shine = chance(a, b);
    return shine > 0.8 ? [1.7, 1.6, 1.4] : scaleColour([0.95, 0.9, 0.8], 0.55 + 0.6 * shine);
  };

/** A gilded chair with a red seat, its back to the wall. */
function chair(x: number, z: number, to: number): Solid[] {
  const red = flat(DRAPE);
  return [
    box([x - 0.24, 0.44, z - 0.24], [x + 0.24, 0.52, z + 0.24], red),
    box([x - 0.25, 0.38, z - 0.25], [x + 0.25, 0.44, z + 0.25], gilt),
    slab([x - to * 0.2, x - to * 0.25], [0.52, 1.08], [z - 0.24, z + 0.24], gilt),
    slab([x - to * 0.19, x - to * 0.21], [0.62, 1], [z - 0.17, z + 0.17], red),
    ...[-0.22, 0.18].flatMap((dx) =>
      [-0.22, 0.18].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.04, 0.4, z + dz + 0.04], gilt),
      ),
    ),
  ];
}
