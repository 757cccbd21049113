import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { wood } from '../materials.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';
import { votiveCandles } from './votive-candles.ts';

const STONE: Colour = [0.66, 0.61, 0.53];
const PALE_STONE: Colour = [0.74, 0.7, 0.62];
const PEW: Colour = [0.58, 0.37, 0.2];
const CARPET: Colour = [0.5, 0.1, 0.1];
const LINEN: Colour = [0.92, 0.9, 0.86];
const GILT: Colour = [0.86, 0.66, 0.26];
const LEAD: Colour = [0.09, 0.08, 0.09];
const FLAME: Colour = [1, 0.86, 0.5];

/** What glass lets through, brighter than stone that the same light falls on. */
const GLASSES: readonly Colour[] = [
  [0.5, 0.9, 2.6],
  [2.5, 0.4, 0.4],
  [2.6, 1.9, 0.5],
  [0.5, 1.8, 0.8],
  [1.3, 0.6, 2.2],
  [0.6, 1.7, 2.4],
];

/** Metres: from pillar to pillar, the first one, how far aside they stand; the windows between them. */
const BAY = 3.4;
const FIRST = 3.6;
const ASIDE = 3.1;
const LANCET = { half: 0.72, low: 2.2, spring: 5.2 } as const;
/** The windows of the end: three lancets, and the rose above them. */
const END = { half: 0.7, apart: 1.9, low: 2.6, spring: 4.9 } as const;
const ROSE = { high: 7.3, radius: 1.25 } as const;
/** How far aside and how far off the stands of votive lights are. */
const VOTIVE = { aside: 1.62, z: 3.15 } as const;
/** Where vaults spring and how high they rise. */
const SPRING = 5.6;
const CROWN = 8.5;
/** How far before the end wall the altar stands. */
const ALTAR = 3.2;

/** Whether a place so far aside of a window's middle is in its pointed arch: below 0, how far inside. */
function arch(aside: number, up: number, half: number, low: number, spring: number): number {
  if (up < spring) return Math.max(Math.abs(aside) - half, low - up);
  // Two bows of twice that width meet in a point.
  return Math.hypot(Math.abs(aside) + half, up - spring) - 2 * half;
}

/** Panes of coloured glass between leads. */
function glass(u: number, v: number): Colour {
  const [a, b] = [u / 0.2, v / 0.24];
  const slant = Math.abs(((a + b) % 2) - 1);
  const isLead = Math.abs(a - Math.round(a)) < 0.09 || Math.abs(b - Math.round(b)) < 0.08;
  if (isLead || Math.abs(slant - 0.5) < 0.05) return LEAD;
  const [m, n] = [Math.floor(a), Math.floor(b)];
  const cell = m * m + 3 * n + m * n + (slant > 0.5 ? 2 : 0);
  return GLASSES[((cell % GLASSES.length) + GLASSES.length) % GLASSES.length] as Colour;
}

/** A rose: rings of panes around its middle. */
function rose(right: number, up: number): Colour {
  const away = Math.hypot(right, up) / ROSE.radius;
  const ring = away < 0.24 ? 0 : away < 0.62 ? 1 : 2;
  const parts = [1, 8, 16][ring] as number;
  const turn = ((Math.atan2(up, right) / (2 * Math.PI) + 1) * parts) % parts;
  const isLead =
    Math.min(Math.abs(away - 0.24), Math.abs(away - 0.62)) < 0.03 ||
    (ring > 0 && Math.abs(turn - Math.round(turn)) * away < 0.07);
  return isLead
    ? LEAD
    : (GLASSES[(Math.floor(turn) * (ring + 1) + ring) % GLASSES.length] as Colour);
}

/** Blocks of stone in courses. */
const ashlar =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / 0.42);
    const u = along / 0.9 + (row % 2) * 0.5;
    const joint =
      Math.min(u - Math.floor(u), 1 - u + Math.floor(u)) < 0.012 || y / 0.42 - row < 0.03;
    const stone = 0.94 + 0.12 * Math.abs(noise.at(Math.floor(u) * 3.7 + 0.5, row * 5.3 + 0.5));
    return scaleColour(
      STONE,
      (joint ? 0.8 : 1) * stone * (1 + 0.06 * noise.fbm(along * 3, y * 3, 2)),
    );
  };

/** The surfaces of a church: walls with stained glass, a floor on which its colours fall, a vault. */
export function naveSurfaces(
  noise: Noise,
  middle: number,
): { walls: Material; floor: Material; ceiling: Material } {
  const stone = ashlar(noise);
  const jamb = (out: number, inside: () => Colour, beyond: Colour): Colour =>
    out < 0 ? inside() : out < 0.13 ? scaleColour(PALE_STONE, 0.72 + 2 * out) : beyond;
  const walls: Material = (x, y, z, axis) => {
    const plain = stone(x, y, z, axis);
    if (axis === 0) {
      const aside = ((((z - FIRST - BAY / 2) / BAY + 0.5) % 1) + 1) % 1;
      const along = (aside - 0.5) * BAY;
      const out = arch(along, y, LANCET.half, LANCET.low, LANCET.spring);
      return jamb(out, () => glass(along, y), plain);
    }
    const right = x - middle;
    const round = Math.hypot(right, y - ROSE.high) - ROSE.radius;
    if (round < 0.13) return jamb(round, () => rose(right, y - ROSE.high), plain);
    const at = Math.max(-1, Math.min(1, Math.round(right / END.apart))) * END.apart;
    const out = arch(right - at, y, END.half, END.low, END.spring);
    return jamb(out, () => glass(right - at, y), plain);
  };
  const floor: Material = (x, _, z) => {
    const [a, b] = [Math.floor(x / 0.7), Math.floor(z / 0.7)];
    const slab = scaleColour(
      (a + b) % 2 === 0 ? STONE : PALE_STONE,
      0.8 + 0.06 * noise.at(x * 5, z * 5),
    );
    // The colours of the windows on one side fall across the floor.
    const along = ((((z - FIRST - BAY / 2) / BAY + 0.5) % 1) + 1) % 1;
    const near =
      smoothstep(0.3, 0.12, Math.abs(along - 0.5)) *
      smoothstep(4.4, 2.6, Math.abs(x - middle - 2.4));
    const tint = GLASSES[(((Math.floor(z / 0.5) + Math.floor(x / 0.6)) % 6) + 6) % 6] as Colour;
    return mixColour(slab, tint, 0.3 * near);
  };
  const ceiling: Material = (x, _, z) => {
    const u = (x - middle) / ASIDE;
    const v = ((((z - FIRST) / BAY) % 1) + 1) % 1;
    const rib = Math.min(Math.abs(Math.abs(u) - Math.abs(2 * v - 1)), Math.abs(u));
    return scaleColour(PALE_STONE, rib < 0.05 ? 1 : 0.62 + 0.16 * Math.abs(u));
  };
  return { walls, floor, ceiling };
}

/** Pillars that bear vaults, pews on both sides of a carpet with votive lights before them, an altar with its cross and candles. */
export function nave({ shell, noise }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const stone: Material = (x, y, z) =>
    scaleColour(PALE_STONE, 0.92 + 0.1 * noise.fbm((x + z) * 3, y * 2, 2));
  const bays = Array.from(
    { length: Math.floor((shell.back - ALTAR - FIRST) / BAY) + 1 },
    (_, n) => FIRST + n * BAY,
  );
  const slab = (
    x: number,
    half: number,
    low: number,
    high: number,
    z: readonly [number, number],
    look: Material,
  ) => box([x - half, low, z[0]], [x + half, high, z[1]], look);
  const pillar = (x: number, z: number): Solid[] => [
    slab(x, 0.3, 0, SPRING, [z - 0.3, z + 0.3], stone),
    slab(x, 0.42, 0, 0.5, [z - 0.42, z + 0.42], stone),
    slab(x, 0.4, SPRING - 0.3, SPRING, [z - 0.4, z + 0.4], stone),
  ];
  const pews = Array.from(
    { length: Math.floor((shell.back - ALTAR - 7) / 1.25) },
    (_, n) => 4.4 + n * 1.25,
  );
  const oak = wood(PEW, noise);
  const pew = (z: number) =>
    [-1, 1].flatMap((side) => [
      slab(middle + side * 1.75, 0.95, 0.4, 0.46, [z, z + 0.42], oak),
      slab(middle + side * 1.75, 0.95, 0, 0.92, [z - 0.06, z], oak),
      slab(middle + side * 0.78, 0.04, 0, 1, [z - 0.06, z + 0.44], oak),
    ]);
  const altar = shell.back - ALTAR;
  const candle = (x: number): Solid[] => [
    slab(x, 0.035, 1.25, 1.75, [altar + 0.3, altar + 0.37], flat(LINEN)),
    ball([x - 0.045, 1.75, altar + 0.29], [x + 0.045, 1.95, altar + 0.38], flat(FLAME), 1.5),
  ];
  return {
    lamps: [[middle, 2.2, altar - 0.6], ...bays.slice(0, 5).map((z) => [middle, 4.2, z] as const)],
    solids: [
      slab(middle, 0.62, 0, 0.015, [1, altar - 1.2], flat(CARPET)),
      slab(middle, 2.6, 0, 0.16, [altar - 1.2, shell.back], stone),
      slab(middle, 2.1, 0.16, 0.32, [altar - 0.6, shell.back], stone),
      slab(middle, 1.1, 0.32, 1.2, [altar, altar + 0.8], flat(LINEN)),
      slab(middle, 1.16, 1.2, 1.25, [altar - 0.04, altar + 0.84], flat(GILT)),
      slab(middle, 0.06, 1.25, 2.5, [altar + 0.4, altar + 0.5], flat(GILT)),
      slab(middle, 0.36, 2.0, 2.12, [altar + 0.4, altar + 0.5], flat(GILT)),
      ...[-0.85, -0.6, 0.6, 0.85].flatMap((x) => candle(middle + x)),
      ...bays.flatMap((z) => [-1, 1].flatMap((side) => pillar(middle + side * ASIDE, z))),
      ...bays.flatMap((z) => vault(middle, z, stone)),
      ...pews.flatMap(pew),
      ...[-1, 1].flatMap((side) => votiveCandles(middle + side * VOTIVE.aside, VOTIVE.z)),
    ],
  };
}

/** How many blocks each half of an arch is laid of. */
const BLOCKS = 34;

/** A pointed arch of blocks from pillar to pillar across the nave. */
function vault(middle: number, z: number, stone: Material): Solid[] {
  const heightAt = (share: number) => SPRING + (CROWN - SPRING) * Math.sqrt(1 - (1 - share) ** 2.2);
  return Array.from({ length: BLOCKS }, (_, n) => {
    const [from, to] = [n / BLOCKS, (n + 1) / BLOCKS];
    const [outer, inner] = [ASIDE * (1 - from), ASIDE * (1 - to)];
    const [low, high] = [heightAt(from) - 0.12, heightAt(to) + 0.2];
    return [-1, 1].map((side) => {
      const [a, b] = [middle + side * inner, middle + side * outer];
      return box([Math.min(a, b), low, z - 0.2], [Math.max(a, b), high, z + 0.2], stone);
    });
  }).flat();
}
