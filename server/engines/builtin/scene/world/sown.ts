import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour, Crop } from '../words/idea.ts';
import type { Soil } from './soil.ts';

/** A field of each crop from afar, and the ground between its rows. */
const COLOURS: Readonly<Record<Crop, Colour>> = {
  grain: [0.86, 0.64, 0.27],
  lavender: [0.33, 0.27, 0.62],
  sunflower: [0.74, 0.6, 0.14],
  tulip: [0.36, 0.46, 0.2],
};
const BETWEEN: Readonly<Record<Crop, Colour>> = {
  grain: [0.56, 0.42, 0.18],
  lavender: [0.42, 0.4, 0.22],
  sunflower: [0.3, 0.42, 0.14],
  tulip: [0.4, 0.32, 0.22],
};
/** Distance between rows or tracks, and half the width of what is bare between, world units. */
const ROWS: Readonly<Record<Crop, { readonly apart: number; readonly bare: number }>> = {
  grain: { apart: 14, bare: 0.5 },
  lavender: { apart: 2.6, bare: 0.55 },
  sunflower: { apart: 14, bare: 0.4 },
  tulip: { apart: 3.2, bare: 0.42 },
};
/** How far single rows are told apart, and how much they run aside on their way. */
const SEEN = 200;
const DRIFT = 0.35;
/** Where the field ends, and how far its edge winds. */
const END = { near: 330, winding: 90 } as const;

/** What the field that is seen is sown with; null where it is none, or lies under snow. */
export const cropOf = ({
  idea,
  land,
  snowy,
}: Pick<Setting, 'idea' | 'land' | 'snowy'>): Crop | null =>
  land === 'field' && idea.land === 'field' && !snowy ? idea.crop : null;

/** Whether a place lies on the bare ground between rows of a crop; `soft` is how far its edge fades. */
export function bareAt(crop: Crop, side: number, x: number, z: number, soft = 0.01): number {
  const { apart, bare } = ROWS[crop];
  const drift = (x - side * DRIFT * z) / apart;
  const aside = Math.abs(drift - Math.round(drift)) * apart;
  return smoothstep(bare + soft, bare - soft, aside);
}

/** Colours of tulips, row by row, and how many rows are of one. */
export const TULIPS: readonly Colour[] = [
  [0.86, 0.1, 0.09],
  [0.97, 0.78, 0.12],
  [0.9, 0.36, 0.56],
  [0.95, 0.92, 0.88],
  [0.93, 0.44, 0.1],
  [0.5, 0.18, 0.5],
];
const BED = 2;

/** Which of the colours the tulips at a place have. */
export function bedAt(side: number, x: number, z: number): number {
  const row = Math.round((x - side * DRIFT * z) / ROWS.tulip.apart);
  const bed = Math.floor(row / BED);
  return ((bed % TULIPS.length) + TULIPS.length) % TULIPS.length;
}

/** A bed of tulips seen as one: mostly blooms, the leaves between them darker. */
function bloomsAt(subjects: Setting['subjects'], side: number, x: number, z: number): Colour {
  const asked = subjects.find(({ thing }) => thing === 'flower')?.colour;
  return mixColour(asked ?? (TULIPS[bedAt(side, x, z)] as Colour), COLOURS.tulip, 0.3);
}

/** Soil with the crop that was asked for on it, as it is seen where single plants are not; the soil itself without one. */
export function withCrop(soil: Soil, setting: Setting): Soil {
  const crop = cropOf(setting);
  if (crop === null) return soil;
  const { noise, side, idea } = setting;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const end = END.near + END.winding * noise.at(x / 160, 3.5);
    const share = smoothstep(end + 12, end - 12, z);
    if (share <= 0) return own;
    const bare = z < SEEN ? bareAt(crop, side, x, z, 0.15 + z * 0.003) : 0;
    // The wind goes over it in waves.
    const wave = 1 + 0.12 * noise.fbm(x / 26, z / 60, 2) + 0.07 * noise.at(x / 3, z / 5);
    const plants = crop === 'tulip' ? bloomsAt(idea.subjects, side, x, z) : COLOURS[crop];
    const shown = mixColour(plants, BETWEEN[crop], bare);
    return mixColour(own, scaleColour(shown, wave), share);
  };
}
