import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { barrelVault } from '../furnishings/barrel-vault.ts';
import { bottleRack, wineBottle, wineGlass } from '../furnishings/bottle-rack.ts';
import { candlestick } from '../furnishings/candles.ts';
import { barrel, lyingCask } from '../furnishings/cask.ts';
import { flagstones, oldWood } from '../furnishings/timbered.ts';
import { besideWall, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { brick } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const STONE: Colour = [0.6, 0.47, 0.36];
const RIB: Colour = [0.66, 0.57, 0.46];
const OAK: Colour = [0.5, 0.31, 0.17];
const DARK: Colour = [0.24, 0.15, 0.09];
const IRON: Material = flat([0.12, 0.12, 0.12]);
const GLOW: Material = flat([1.5, 1.1, 0.6]);

/** Where the vault springs, from rib to rib, and where the first is, metres. */
const VAULT = { spring: 1.95, apart: 2.9, first: 2.2 } as const;
/** A cask: its belly's radius, its length, and how far its middle is from the next; how high the middles of both rows lie. */
const CASK = { radius: 0.46, long: 1, apart: 1.02, rows: [0.66, 1.56] } as const;
/** Where bottles lie on the side across from the casks. */
const RACK = { near: 2.35, far: 5.15 } as const;

/** Walls and vault of brick, a floor of flagstones. */
export const cellarSurfaces = (noise: Noise, middle: number): Surfaces => ({
  walls: (x, y, z, axis) =>
    (axis === 2 ? endWall(x - middle, y) : null) ?? brick(STONE, noise)(x, y, z, axis),
  floor: flagstones(noise),
  ceiling: flat(scaleColour(STONE, 0.6)),
});

/** A door of planks in an arch of stone at the end of the cellar; null beside it. */
function endWall(x: number, y: number): Colour | null {
  const out = y < 1.5 ? Math.abs(x) : Math.hypot(x, y - 1.5);
  if (out > 1.02) return null;
  if (out > 0.8) {
    const at = y < 1.5 ? y / 0.36 : (Math.atan2(y - 1.5, x) / Math.PI) * 9;
    return scaleColour(RIB, Math.abs(at - Math.round(at)) < 0.06 ? 0.55 : 1);
  }
  const plank = Math.abs(x / 0.2 - Math.round(x / 0.2)) < 0.06;
  const isBand = Math.abs(y - 0.5) < 0.05 || Math.abs(y - 1.5) < 0.05;
  if (isBand) return [0.12, 0.12, 0.12];
  return scaleColour([0.34, 0.21, 0.12], plank ? 0.5 : 1);
}

/** A wine cellar: casks in two rows along one side of a vault, bottles in racks and more casks on the other, a cask for a table with wine and candles. */
export function wineCellar(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const lanterns = [1, 2, 3].map(
    (n): Point => [middle, high - 0.75, VAULT.first + VAULT.apart * (n - 0.5)],
  );
  const table: Point = [middle + side * 0.25, 0, 3.5];
  return {
    lamps: [
      ...lanterns.map(([x, y, z]): Point => [x, y - 0.1, z - 0.1]),
      [table[0], 1.45, table[2] - 0.25],
      [middle, 1.6, back - 0.8],
    ],
    solids: [
      ...barrelVault(shell, VAULT, { courses: brick(STONE, noise), rib: RIB }, noise),
      ...casks(furnishing, -side, 2.35),
      ...casks(furnishing, side, RACK.far + 0.75),
      ...bottleRack(besideWall(furnishing).span(0, 0.42), [RACK.near, RACK.far], 1.98, noise),
      ...lanterns.flatMap((place) => lantern(place, high)),
      ...caskTable(table, side, noise),
    ],
  };
}

/** Casks that lie on beams along a side from a place on, their ends to the aisle, in two rows. */
function casks({ shell, noise }: Furnishing, to: number, from: number): Solid[] {
  const { span, part } = besideWall({ shell, side: to } as Furnishing);
  const count = Math.floor((shell.back - 0.5 - from) / CASK.apart);
  const beam = oldWood(DARK, noise, 2);
  const along = span(0.2, 0.2 + CASK.long);
  return [
    ...CASK.rows.flatMap((y) =>
      Array.from({ length: count }, (_, n) =>
        lyingCask(0, [from + (n + 0.5) * CASK.apart, y], along, CASK.radius, OAK, noise),
      ).flat(),
    ),
    ...CASK.rows.flatMap((y) =>
      [0.36, 1].map((out) =>
        part(
          out - 0.06,
          out + 0.06,
          [y - CASK.radius - 0.06, y - CASK.radius + 0.05],
          [from, from + count * CASK.apart],
          beam,
        ),
      ),
    ),
    ...Array.from({ length: count + 1 }, (_, n) => {
      const z = from + n * CASK.apart;
      return part(1.02, 1.12, [0, CASK.rows[1] - CASK.radius], [z - 0.05, z + 0.05], beam);
    }),
  ];
}

/** A lantern of iron on a chain. */
const lantern = ([x, y, z]: Point, ceiling: number): Solid[] => [
  drum([x, z], [y + 0.16, ceiling], [0.01, 0.01], IRON),
  drum([x, z], [y + 0.1, y + 0.17], [0.12, 0.03], IRON),
  drum([x, z], [y - 0.14, y + 0.1], [0.075, 0.095], GLOW, 1.2),
  drum([x, z], [y - 0.17, y - 0.14], [0.1, 0.1], IRON),
  ...[-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      box(
        [x + a * 0.075 - 0.008, y - 0.15, z + b * 0.075 - 0.008],
        [x + a * 0.075 + 0.008, y + 0.11, z + b * 0.075 + 0.008],
        IRON,
      ),
    ),
  ),
];

/** A cask on end that serves as a table, with a bottle, two glasses of wine, grapes and candles. */
const caskTable = ([x, , z]: Point, side: number, noise: Noise): Solid[] => [
  ...barrel([x, 0, z], 0.92, 0.36, OAK, noise),
  drum([x, z], [0.92, 0.96], [0.46, 0.46], oldWood(OAK, noise, 0)),
  ...wineBottle([x - side * 0.12, 0.96, z + 0.08], [0.06, 0.13, 0.05]),
  ...wineGlass([x + side * 0.14, 0.96, z - 0.16]),
  ...wineGlass([x - side * 0.2, 0.96, z - 0.2]),
  ...candlestick([x + side * 0.26, 0.96, z + 0.1], 0.2, IRON),
  ...candlestick([x + side * 0.08, 0.96, z + 0.26], 0.14, IRON),
];
