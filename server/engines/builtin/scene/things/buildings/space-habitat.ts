import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const SHELL: Colour = [0.86, 0.87, 0.88];
const SEAM: Colour = [0.5, 0.52, 0.55];
const GLASS: Colour = [0.2, 0.32, 0.42];
const INSIDE: Colour = [1, 0.82, 0.5];
const CELLS: Colour = [0.06, 0.1, 0.32];
const ORANGE: Colour = [0.86, 0.42, 0.12];
/** How much lit glass shines by itself. */
const LIT = 0.55;

/** Half-widths and heights of the domes, and where they stand: the great one of glass, two of metal. */
const DOMES = {
  glass: { at: [0, 0, 0.05], wide: 0.4, high: 0.42 },
  left: { at: [-0.78, 0, -0.06], wide: 0.26, high: 0.26 },
  right: { at: [0.74, 0, -0.02], wide: 0.29, high: 0.3 },
} as const satisfies Readonly<
  Record<string, { readonly at: Vector; readonly wide: number; readonly high: number }>
>;

/** A base on another world: a great dome of glass with lamps in it, two domes of metal, tubes between them, an air lock, solar panels, an antenna. */
export function spaceHabitat(wish: Wish): Sprite {
  const metal = worn(SHELL, 0.06, { gloss: 0.3 });
  const { glass, left, right } = DOMES;
  const model = [
    ellipsoid(panes(glass.at, glass.wide, glass.high), glass.at, [
      glass.wide,
      glass.high,
      glass.wide,
    ]),
    frustum(metal, glass.at, 0.06, glass.wide + 0.03, glass.wide + 0.01),
    ...[left, right].flatMap(({ at, wide, high }) => [
      ellipsoid(plates(at, wide), at, [wide, high, wide]),
      frustum(plain(ORANGE), [at[0], 0.05, at[2]], 0.025, wide + 0.004, wide + 0.002),
      portHole([at[0] - 0.05, 0.12, at[2] - wide * 0.9]),
      portHole([at[0] + 0.08, 0.12, at[2] - wide * 0.87]),
    ]),
    ...passage([-0.56, 0.09, 0], [-0.36, 0.09, 0.03]),
    ...passage([0.36, 0.09, 0.03], [0.5, 0.09, 0]),
    ...airLock(),
    ...[-1.2, 1.17].flatMap((x) => panel(x, -0.16)),
    ...antenna([0.74, DOMES.right.high - 0.01, -0.02]),
  ];
  return portray(underOpenSky(wish), model, 0.32, 0.08, 3.4);
}

/** Glass between ribs: the lines around a dome and up it. Behind it lamps shine, and plants grow. */
function panes([mx, , mz]: Vector, wide: number, high: number): Look {
  const ribAt = (x: number, y: number, z: number): number => {
    const around = (Math.atan2(z - mz, x - mx) / Math.PI) * 9;
    const up = (Math.asin(Math.min(1, Math.max(0, y / high))) / (Math.PI / 2)) * 4.5;
    const out = Math.hypot(x - mx, z - mz) / wide;
    const across = Math.abs(around - Math.round(around)) * out * 0.35;
    return Math.min(across, Math.abs(up - Math.round(up)) * 0.3);
  };
  return {
    paint: (x, y, z) => {
      if (ribAt(x, y, z) < 0.022) return SHELL;
      const green = Math.sin(x * 31 + z * 17) + Math.sin(x * 13 - z * 29) > 2.6 * (y / high) - 0.2;
      const inner = green && y < high * 0.45 ? ([0.16, 0.4, 0.16] as Colour) : GLASS;
      return mixColour(inner, INSIDE, 0.5 * (1 - y / high));
    },
    glow: (x, y, z) => (ribAt(x, y, z) < 0.022 ? 0 : LIT * (1 - 0.8 * (y / high))),
    gloss: 0.7,
  };
}

/** Plates of metal with their seams. */
const plates = ([mx, , mz]: Vector, wide: number): Look => ({
  paint: (x, y, z) => {
    const around = (Math.atan2(z - mz, x - mx) / Math.PI) * 6;
    const isSeam =
      Math.abs(around - Math.round(around)) < 0.025 || Math.abs((y / wide) * 3 - 2) < 0.04;
    return isSeam ? SEAM : scaleColour(SHELL, 0.94 + 0.06 * Math.sin(Math.floor(around) * 5));
  },
  gloss: 0.3,
});

/** A round window that is lit. */
const portHole = (at: Vector): Solid =>
  ellipsoid({ paint: () => INSIDE, glow: () => 0.7 }, at, [0.032, 0.032, 0.03]);

/** A ribbed tube on the ground between two domes. */
function passage(from: Vector, to: Vector): Solid[] {
  const ribbed: Look = {
    paint: (x) => (Math.abs((x / 0.035) % 1) < 0.3 ? SEAM : SHELL),
    gloss: 0.2,
  };
  return [limb(ribbed, from, to, 0.075, 0.075)];
}

/** The way in: a short tunnel toward the eye with a round orange door. */
const airLock = (): Solid[] => [
  box(worn(SHELL, 0.06), [0.02, 0.08, -0.42], [0.1, 0.08, 0.1], undefined, 0.03),
  box(plain(ORANGE), [0.02, 0.075, -0.522], [0.06, 0.06, 0.006], undefined, 0.02),
  box({ paint: () => INSIDE, glow: () => 0.8 }, [0.02, 0.09, -0.53], [0.028, 0.018, 0.004]),
];

/** A panel of solar cells that leans on its post. */
function panel(x: number, z: number): Solid[] {
  const cells: Look = {
    paint: (px, py) =>
      Math.abs(((px - x) / 0.055) % 1) < 0.12 || Math.abs((py / 0.05) % 1) < 0.14 ? SEAM : CELLS,
    gloss: 0.6,
  };
  const lean = roll(0.42);
  return [
    limb(plain(SEAM), [x, 0, z], [x, 0.2, z], 0.014, 0.012),
    box(cells, [x, 0.22, z], [0.15, 0.008, 0.1], lean),
  ];
}

/** A mast with its dish. */
const antenna = ([x, y, z]: Vector): Solid[] => [
  limb(plain(SEAM), [x, y - 0.02, z], [x, y + 0.24, z], 0.01, 0.006),
  ellipsoid(worn(SHELL, 0.05), [x + 0.05, y + 0.15, z], [0.03, 0.075, 0.075]),
  ellipsoid({ paint: () => [1, 0.2, 0.1], glow: () => 1 }, [x, y + 0.25, z], [0.012, 0.012, 0.012]),
];
