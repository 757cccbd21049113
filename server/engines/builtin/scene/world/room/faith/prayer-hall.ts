import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** The hall of a mosque: half its width, the wall ahead, how high its dome begins and ends, how wide that is and how far off its middle; metres. */
export const PRAYER_HALL = {
  half: 6.4,
  back: 17,
  spring: 6,
  high: 10.4,
  dome: 4.6,
  away: 9,
} as const;

const PLASTER: Colour = [0.88, 0.84, 0.75];
const BLUE: Colour = [0.08, 0.28, 0.56];
const TURQUOISE: Colour = [0.1, 0.52, 0.58];
const WHITE: Colour = [0.9, 0.91, 0.9];
const GOLD: Colour = [0.8, 0.6, 0.22];
const RED: Colour = [0.52, 0.09, 0.09];
/** Daylight in the small panes of a window. */
const PANES: readonly Colour[] = [
  [2.2, 2.1, 1.8],
  [0.9, 1.7, 2.2],
  [2.3, 1.5, 0.6],
  [0.8, 1.9, 1.1],
];

/** Up to where the walls are tiled, and the band above that ends; metres. */
const DADO = { top: 2.1, band: 2.5 } as const;
/** The arched windows: from one to the next, half their width, where they begin and their bow does. */
const WINDOW = { apart: 2.9, half: 0.62, low: 3.1, spring: 4.5 } as const;
/** The niche in the wall ahead: half its width, where its bow begins, and half the width and the height of what frames it. */
const NICHE = { half: 0.75, spring: 2.1, frame: 1.5, high: 4.3 } as const;
/** The pillars that bear the dome: how far aside, how near and far, and how thick. */
const PILLAR = { aside: 4.2, near: 4.6, far: 13.4, radius: 0.4 } as const;

/** How far a place is outside a pointed arch that stands on the ground; below 0: within it. */
function outOfArch(aside: number, up: number, half: number, spring: number): number {
  const a = Math.abs(aside);
  return up < spring ? a - half : Math.hypot(a + 0.5 * half, up - spring) - 1.5 * half;
}

/** Tiles with flowers between leaves, in blue, turquoise and white. */
function flowerTile(along: number, y: number): Colour {
  const size = 0.42;
  const [u, v] = [
    along / size - Math.floor(along / size) - 0.5,
    y / size - Math.floor(y / size) - 0.5,
  ];
  const [r, turn] = [Math.hypot(u, v), Math.atan2(v, u)];
  if (r < 0.07) return [0.76, 0.22, 0.14];
  if (r < 0.18 + 0.05 * Math.cos(8 * turn)) return BLUE;
  const stem = Math.abs(r - 0.36 - 0.05 * Math.sin(4 * turn)) < 0.03;
  if (stem) return TURQUOISE;
  const leaf = Math.hypot(Math.abs(u) - 0.4, Math.abs(v) - 0.4) < 0.13;
  if (leaf) return scaleColour(BLUE, 1.2);
  return scaleColour(WHITE, 0.94 + 0.08 * chance(Math.floor(along / size), Math.floor(y / size)));
}

/** A band of white strokes on blue, as if it were written. */
function writing(along: number, up: number): Colour {
  const stroke =
    Math.abs(Math.sin(along * 7.3) * Math.sin(along * 3.1 + up * 9) - (up - 0.5) * 1.5) < 0.16 ||
    (Math.abs(Math.sin(along * 5.1)) > 0.985 && up > 0.3);
  return stroke && up > 0.14 && up < 0.86 ? WHITE : BLUE;
}

/** A window of small panes in a lattice of plaster. */
function lattice(along: number, y: number): Colour {
  const [a, b] = [along / 0.17, y / 0.17];
  const [m, n] = [Math.floor(a), Math.floor(b)];
  if (Math.hypot(a - m - 0.5, b - n - 0.5) > 0.38) return scaleColour(PLASTER, 0.62);
  return PANES[Math.abs(m * m + 3 * n) % PANES.length] as Colour;
}

/** Tiles below, a band of writing, arched windows above; the niche in the wall ahead; rows of prayer rugs woven into one carpet. */
export function prayerHallSurfaces(noise: Noise, middle: number): Surfaces {
  const plaster: Material = (x, y, z) =>
    scaleColour(PLASTER, 0.95 + 0.07 * noise.fbm((x + z) * 1.2, y * 1.2, 3));
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x - middle;
    if (axis === 2) {
      const niche = nicheAt(along, y);
      if (niche !== null) return niche;
    }
    if (y < DADO.top) return flowerTile(along, y);
    if (y < DADO.band) {
      const up = (y - DADO.top) / (DADO.band - DADO.top);
      return up < 0.08 || up > 0.92 ? GOLD : writing(along, up);
    }
    const bay = along - Math.round(along / WINDOW.apart) * WINDOW.apart;
    const out = outOfArch(bay, y, WINDOW.half, WINDOW.spring);
    if (y > WINDOW.low && out < 0) return lattice(along, y);
    if (y > WINDOW.low - 0.12 && out < 0.12) return out > 0.08 ? GOLD : scaleColour(TURQUOISE, 0.9);
    if (Math.abs(y - PRAYER_HALL.spring + 0.35) < 0.2) return flowerTile(along, y);
    return plaster(x, y, z, axis);
  };
  const floor: Material = (x, _y, z) => rug(x - middle, z, noise);
  return { walls, floor, ceiling: plaster };
}

/** The niche toward which one prays, in its frame of tiles; null beside it. */
function nicheAt(along: number, y: number): Colour | null {
  const aside = Math.abs(along);
  if (aside > NICHE.frame || y > NICHE.high) return null;
  if (aside > NICHE.frame - 0.1 || y > NICHE.high - 0.1) return GOLD;
  if (y > NICHE.high - 0.62)
    return y < NICHE.high - 0.56 ? GOLD : writing(along, (y - NICHE.high + 0.56) / 0.46);
  const out = outOfArch(along, y, NICHE.half, NICHE.spring);
  if (out > 0.1) return flowerTile(along * 1.3, y * 1.3);
  if (out > 0) return GOLD;
  // It is round: its sides are in shade, its half dome has ribs.
  const round = 1 - 0.55 * (aside / NICHE.half) ** 2;
  if (y < NICHE.spring) return scaleColour(mixColour(TURQUOISE, WHITE, 0.3), 0.7 * round);
  const rib = Math.abs(Math.sin(9 * Math.atan2(along, y - NICHE.spring + 0.25)));
  return scaleColour(GOLD, (0.45 + 0.5 * rib) * round);
}

/** How wide and deep each place on the carpet is, metres. */
const PLACE = { wide: 0.8, deep: 1.35 } as const;

/** The carpet: an arch for each who prays, row behind row. */
function rug(along: number, z: number, noise: Noise): Colour {
  const [u, v] = [along / PLACE.wide, z / PLACE.deep];
  const [a, b] = [(u - Math.floor(u) - 0.5) * PLACE.wide, (v - Math.floor(v)) * PLACE.deep];
  const pile = 0.92 + 0.12 * noise.at(along * 26, z * 26);
  if (b < 0.07 || b > PLACE.deep - 0.05) return scaleColour(GOLD, 0.72 * pile);
  const out = outOfArch(a, b - 0.12, 0.29, 0.72);
  if (b > 0.12 && out < 0) {
    const flower = Math.hypot(a, b - 0.62) < 0.1 + 0.03 * Math.cos(6 * Math.atan2(b - 0.62, a));
    return scaleColour(flower ? [0.74, 0.55, 0.24] : [0.62, 0.12, 0.11], pile);
  }
  if (out < 0.035 && b > 0.1) return scaleColour(GOLD, 0.8 * pile);
  return scaleColour(RED, pile * (0.82 + 0.2 * Math.sin(along * 40) * Math.sin(z * 40)));
}

/** The dome: a star of petals around its crown, a ring of windows where it begins. */
const domeOf =
  (middle: number): Material =>
  (x, y, z) => {
    const { away, spring, high, dome } = PRAYER_HALL;
    const [dx, dz] = [(x - middle) / dome, (z - away) / dome];
    const rise = Math.atan2((y - spring) / (high - spring), Math.hypot(dx, dz)) / (Math.PI / 2);
    const turn = (Math.atan2(dz, dx) / (2 * Math.PI)) * 24;
    const part = turn - Math.floor(turn) - 0.5;
    if (rise < 0.05) return GOLD;
    if (rise < 0.24) {
      const out = outOfArch(part * 1.1, (rise - 0.07) * 5, 0.26, 0.45);
      return out < 0 ? [2.1, 2, 1.75] : out < 0.07 ? TURQUOISE : PLASTER;
    }
    if (rise < 0.28) return BLUE;
    if (rise > 0.9) return rise > 0.96 ? GOLD : BLUE;
    // Petals narrow toward the crown.
    const wave = (rise - 0.28) / 0.62;
    const petal = Math.abs(part) - 0.42 * (1 - wave) - 0.06 * Math.sin(wave * 12);
    if (Math.abs(petal) < 0.035) return GOLD;
    if (petal < 0)
      return wave < 0.4 && Math.abs(part) < 0.1 ? [0.72, 0.24, 0.16] : [0.2, 0.42, 0.66];
    return scaleColour(PLASTER, 0.96);
  };

/** How high the great ring of lamps hangs, how wide it is, and how many burn on it. */
const RING = { high: 3.1, wide: 2.3, lamps: 26 } as const;

/** A ring of lamps that hangs from the dome on four chains. */
function ringOfLamps(middle: number): Solid[] {
  const { away, high } = PRAYER_HALL;
  const iron = flat([0.26, 0.19, 0.1]);
  const at = (n: number, of: number, wide: number): readonly [number, number] => {
    const turn = (2 * Math.PI * n) / of;
    return [middle + wide * Math.cos(turn), away + wide * Math.sin(turn)];
  };
  return [
    ...Array.from({ length: RING.lamps }, (_, n) => {
      const [x, z] = at(n, RING.lamps, RING.wide);
      return [
        ball(
          [x - 0.09, RING.high, z - 0.09],
          [x + 0.09, RING.high + 0.2, z + 0.09],
          flat([1, 0.86, 0.56]),
          1.4,
        ),
        drum([x, z], [RING.high - 0.06, RING.high], [0.04, 0.1], flat(GOLD)),
      ];
    }).flat(),
    ...Array.from({ length: 96 }, (_, n) => {
      const [x, z] = at(n, 96, RING.wide);
      return box(
        [x - 0.08, RING.high - 0.08, z - 0.08],
        [x + 0.08, RING.high - 0.04, z + 0.08],
        iron,
      );
    }),
    ...[0.5, 1.5, 2.5, 3.5].map((n) => {
      const [x, z] = at(n, 4, RING.wide);
      return drum([x, z], [RING.high, high], [0.014, 0.014], iron);
    }),
  ];
}

/** The walls that bear the dome, on arches from pillar to pillar. */
function arcades(middle: number, back: number): Solid[] {
  const { aside, near, far, radius } = PILLAR;
  const { spring } = PRAYER_HALL;
  const top = 3.5;
  const cut = (from: number, to: number) => (at: number, y: number) => {
    const half = (to - from) / 2 - radius;
    return outOfArch((at - (from + to) / 2) * (1.5 / half), (y - top) * (1.5 / half), 1.5, 0) > 0;
  };
  const face =
    (along: (x: number, z: number) => number): Material =>
    (x, y, z) => {
      const at = along(x, z);
      // Stones of two colours around the bows.
      return Math.floor(at / 0.42) % 2 === 0
        ? scaleColour([0.66, 0.3, 0.22], 1)
        : scaleColour(PLASTER, y > spring - 0.3 ? 0.9 : 1);
    };
  const sides = [-1, 1].flatMap((to) =>
    [
      [near, far],
      [far, back],
    ].map(([from, end]) =>
      plate(
        0,
        [middle + to * aside - 0.16, top, from as number],
        [middle + to * aside + 0.16, spring, end as number],
        (y, z) => cut(from as number, end as number)(z, y),
        face((_x, z) => z),
      ),
    ),
  );
  const across = plate(
    2,
    [middle - aside, top, far - 0.16],
    [middle + aside, spring, far + 0.16],
    (x, y) => cut(middle - aside, middle + aside)(x, y),
    face((x) => x - middle + 50),
  );
  return [...sides, across];
}

const marble: Material = (x, y, z) =>
  scaleColour([0.8, 0.77, 0.72], 0.94 + 0.06 * Math.sin((x + z) * 14 + 3 * Math.sin(y * 5)));

function pillar(x: number, z: number): Solid[] {
  const { radius } = PILLAR;
  return [
    drum([x, z], [0, 3.1], [radius, radius * 0.9], marble),
    drum([x, z], [0, 0.3], [radius * 1.25, radius * 1.15], flat(GOLD)),
    drum([x, z], [3.05, 3.55], [radius * 0.92, radius * 1.4], flat(GOLD)),
  ];
}

/** The pulpit: stairs between carved sides up to a seat beneath a pointed roof. */
function pulpit(x: number, back: number): Solid[] {
  const wood: Material = (_x, y, z) =>
    scaleColour(
      [0.42, 0.25, 0.13],
      Math.abs(Math.sin(y * 11) * Math.sin(z * 11)) > 0.5 ? 1.25 : 0.85,
    );
  const steps = Array.from({ length: 9 }, (_, n) =>
    box([x - 0.42, 0, back - 3.2 + n * 0.26], [x + 0.42, 0.24 * (n + 1), back - 0.2], wood),
  );
  const at = back - 0.7;
  return [
    ...steps,
    ...[-0.42, 0.42].flatMap((dx) => [
      box([x + dx - 0.04, 2.1, at - 0.35], [x + dx + 0.04, 3.9, at - 0.27], wood),
      box([x + dx - 0.04, 0, back - 3.3], [x + dx + 0.04, 2.2, back - 3.2], wood),
    ]),
    drum([x, at], [3.9, 5.1], [0.62, 0.04], flat(TURQUOISE)),
    ball([x - 0.09, 5.05, at - 0.09], [x + 0.09, 5.25, at + 0.09], flat(GOLD)),
  ];
}

/** The hall of a mosque: a tiled niche ahead, a pulpit beside it, a dome over a ring of lamps, one carpet of many prayer rugs. */
export function prayerHall({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const { dome, away, spring } = PRAYER_HALL;
  const { aside, near, far } = PILLAR;
  return {
    lamps: [
      [middle - 1.6, RING.high, away],
      [middle + 1.6, RING.high, away],
      [middle, RING.high, away - 3],
      [middle, RING.high, away + 5],
    ],
    solids: [
      plate(
        1,
        [left, spring - 0.02, 0],
        [right, spring + 0.2, back],
        (x, z) => Math.hypot(x - middle, z - away) > dome - 0.02,
        (x, _y, z) => (Math.abs(Math.hypot(x - middle, z - away) - dome) < 0.3 ? GOLD : PLASTER),
      ),
      hollow(
        'dome',
        [middle - dome, spring, away - dome],
        [middle + dome, high, away + dome],
        domeOf(middle),
      ),
      ...[near, far].flatMap((z) => [-1, 1].flatMap((to) => pillar(middle + to * aside, z))),
      ...arcades(middle, back),
      ...pulpit(middle + side * 2.7, back),
      ...ringOfLamps(middle),
      ...bookStands(middle - side * 3, back),
    ],
  };
}

/** Low stands with open books before the wall. */
function bookStands(x: number, back: number): Solid[] {
  return [0, 0.9].flatMap((dx): Solid[] => {
    const at: Point = [x + dx, 0, back - 1.4];
    return [
      box([at[0] - 0.22, 0, at[2]], [at[0] + 0.22, 0.32, at[2] + 0.05], flat([0.4, 0.24, 0.12])),
      box(
        [at[0] - 0.24, 0.32, at[2] - 0.14],
        [at[0] + 0.24, 0.36, at[2] + 0.2],
        flat([0.92, 0.9, 0.82]),
      ),
    ];
  });
}
