import { mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Crop } from '../../words/idea.ts';
import { groundLight, illumination } from '../paint-land.ts';
import type { Soil } from './soil.ts';

/** How a crop stands in rows; lengths in world units. */
export interface Rows {
  /** From the middle of a row to that of the next. */
  readonly apart: number;
  /** Half the width of the bare ground between two rows. */
  readonly bare: number;
  /** How high its plants stand. */
  readonly high: number;
}

/** How each crop is sown, world units. */
export const ROWS: Readonly<Record<Crop, Rows>> = {
  grain: { apart: 15, bare: 0.42, high: 1.2 },
  corn: { apart: 2.5, bare: 0.5, high: 3.6 },
  lavender: { apart: 2.5, bare: 0.5, high: 0.95 },
  rape: { apart: 15, bare: 0.4, high: 1.15 },
  sunflower: { apart: 1.5, bare: 0.22, high: 2 },
  tulip: { apart: 3.4, bare: 0.36, high: 0.8 },
  strawberry: { apart: 2.1, bare: 0.5, high: 0.5 },
  cotton: { apart: 2, bare: 0.4, high: 1.15 },
  pumpkin: { apart: 2.8, bare: 0.6, high: 0.85 },
  currant: { apart: 2.2, bare: 0.45, high: 1.25 },
  coffee: { apart: 2.9, bare: 0.62, high: 1.5 },
};

/** A field of each crop from afar, and the ground between its rows. */
const COLOURS: Readonly<Record<Crop, Colour>> = {
  grain: [0.82, 0.6, 0.28],
  corn: [0.4, 0.46, 0.17],
  lavender: [0.43, 0.31, 0.55],
  rape: [0.72, 0.62, 0.12],
  sunflower: [0.66, 0.48, 0.11],
  tulip: [0.34, 0.42, 0.2],
  strawberry: [0.27, 0.42, 0.16],
  pumpkin: [0.5, 0.4, 0.13],
  currant: [0.3, 0.38, 0.15],
  cotton: [0.6, 0.58, 0.5],
  coffee: [0.16, 0.3, 0.1],
};
const BETWEEN: Readonly<Record<Crop, Colour>> = {
  grain: [0.56, 0.42, 0.24],
  corn: [0.36, 0.29, 0.17],
  lavender: [0.56, 0.45, 0.34],
  rape: [0.36, 0.36, 0.18],
  sunflower: [0.33, 0.3, 0.16],
  tulip: [0.37, 0.29, 0.21],
  strawberry: [0.74, 0.64, 0.42],
  pumpkin: [0.4, 0.31, 0.2],
  currant: [0.36, 0.42, 0.18],
  cotton: [0.52, 0.38, 0.26],
  coffee: [0.56, 0.3, 0.18],
};

/** How far single rows are told apart, and how much they run aside on their way. */
const SEEN = 330;
const DRIFT = 0.3;
/** Rows follow the land: how far they swing to a side, and the length of a swing. World units. */
const SWING = { wide: 2.2, long: 46 } as const;
/** Where the field ends, and how far its edge winds. */
const END = { near: 330, winding: 90 } as const;
/** The same of tulips: in Holland they reach as far as is seen. */
const TO_HORIZON = 2_400;
/** What is seen between the plants of a row: leaves in their own shade; and from where to where it is lost to sight among them. World units. */
const SHADED: Readonly<Record<Crop, Colour>> = {
  grain: [0.58, 0.42, 0.2],
  corn: [0.15, 0.22, 0.08],
  lavender: [0.27, 0.24, 0.26],
  rape: [0.26, 0.34, 0.12],
  sunflower: [0.17, 0.21, 0.09],
  tulip: [0.2, 0.25, 0.12],
  strawberry: [0.16, 0.26, 0.09],
  pumpkin: [0.22, 0.26, 0.1],
  currant: [0.15, 0.22, 0.08],
  cotton: [0.32, 0.3, 0.2],
  coffee: [0.1, 0.18, 0.06],
};
const LOST = { near: 40, far: 130 } as const;

/** What the field that is seen is sown with; null where it is none, or lies under snow. */
export const cropOf = ({
  idea,
  land,
  snowy,
}: Pick<Setting, 'idea' | 'land' | 'snowy'>): Crop | null =>
  land === 'field' && idea.land === 'field' && !snowy ? idea.crop : null;

/** Whether the land is a vineyard whose rows run over open ground, and not along the terraces of a hillside. */
export const isVineyard = ({ subjects, idea }: Pick<Setting, 'subjects' | 'idea'>): boolean =>
  idea.scenery !== 'hillside' && subjects.some(({ thing }) => thing === 'vine');

/** How far to the right of the eye the middle of the row 0 is at a distance; the others run beside it. */
export const rowsAside = (side: number, z: number): number =>
  side * (DRIFT * z + SWING.wide * Math.sin(z / SWING.long));

/** Which row of a crop a place belongs to, and how far right of its middle it is, world units. */
export function rowAt(crop: Crop, side: number, x: number, z: number) {
  const { apart } = ROWS[crop];
  const across = x - rowsAside(side, z);
  const row = Math.round(across / apart);
  return { row, aside: across - row * apart };
}

/** Whether a place lies on the bare ground between rows of a crop; `soft` is how far its edge fades. */
export function bareAt(crop: Crop, side: number, x: number, z: number, soft = 0.01): number {
  const { apart, bare } = ROWS[crop];
  const fromRow = Math.abs(rowAt(crop, side, x, z).aside);
  return smoothstep(apart / 2 - bare - soft, apart / 2 - bare + soft, fromRow);
}

/** Colours of tulips, row by row, and how many rows are of one. */
export const TULIPS: readonly Colour[] = [
  [0.82, 0.1, 0.1],
  [0.96, 0.76, 0.14],
  [0.9, 0.42, 0.58],
  [0.94, 0.9, 0.84],
  [0.92, 0.42, 0.12],
  [0.46, 0.18, 0.46],
];
const BED = 2;

/** Which of the colours the tulips of a row have. */
export function bedOf(row: number): number {
  const bed = Math.floor(row / BED);
  return ((bed % TULIPS.length) + TULIPS.length) % TULIPS.length;
}

/** A bed of tulips seen as one: mostly blooms, the leaves between them darker. */
function bloomsAt(subjects: Setting['subjects'], side: number, x: number, z: number): Colour {
  const asked = subjects.find(({ thing }) => thing === 'flower')?.colour;
  const own = TULIPS[bedOf(rowAt('tulip', side, x, z).row)] as Colour;
  return mixColour(asked ?? own, COLOURS.tulip, 0.3);
}

/** Soil with the crop that was asked for on it, as it is seen where single plants are not; the soil itself without one. */
export function withCrop(soil: Soil, setting: Setting): Soil {
  const crop = cropOf(setting);
  if (crop === null) return soil;
  const { noise, side, idea } = setting;
  const upright = uprightTo(setting.light);
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const end = crop === 'tulip' ? TO_HORIZON : END.near + END.winding * noise.at(x / 160, 3.5);
    const share = smoothstep(end + 12, end - 12, z);
    if (share <= 0) return own;
    const bare = bareAt(crop, side, x, z, 0.12 + z * 0.004) * smoothstep(SEEN, 0.4 * SEEN, z);
    const plants = crop === 'tulip' ? bloomsAt(idea.subjects, side, x, z) : COLOURS[crop];
    const seen = mixColour(
      SHADED[crop],
      multiplyColours(plants, upright),
      smoothstep(LOST.near, LOST.far, z),
    );
    const clods = 1 + 0.16 * noise.at(x * 2.3, z * 2.3) + 0.1 * noise.at(x / 1.7, z / 1.7);
    const shown = mixColour(
      scaleColour(seen, cropTone(noise, x, z)),
      scaleColour(BETWEEN[crop], clods),
      bare,
    );
    return mixColour(own, shown, share);
  };
}

/** The share of the sun and of the sky that plants get over all that is seen of them. */
const ON_PLANTS = { sun: 0.5, sky: 0.72 } as const;

/** How much more of each light plants get that stand up than the level ground under them. */
function uprightTo(light: Setting['light']): Colour {
  const plants = illumination(light, ON_PLANTS.sun, ON_PLANTS.sky);
  const level = groundLight(light, light.toward[1], 1, 1);
  const part = (c: 0 | 1 | 2) => (1.12 * plants[c]) / Math.max(0.01, level[c]);
  return [part(0), part(1), part(2)];
}

/** How light a crop is at a place beside its mean: it stands better here than there, and the wind goes over it in waves. */
export const cropTone = (noise: Setting['noise'], x: number, z: number): number =>
  1 + 0.13 * noise.fbm(x / 26, z / 60, 2) + 0.09 * noise.at(x / 75 + 8, z / 75);
