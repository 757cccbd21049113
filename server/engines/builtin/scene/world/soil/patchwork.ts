import { mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import { chanceOf } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Season } from '../../words/idea.ts';
import type { Soil } from './soil.ts';

/** Fields of a countryside: how deep and how wide they are, how far their edges wind, and how they lie aslant. World units. */
const FIELD = { deep: 46, wide: 88, winds: 15, slant: 0.24 } as const;
/** From where on the land is divided, and to where fields are told apart, world units: before that is the meadow in which one stands. */
const SEEN = { from: 44, whole: 62, to: 900, none: 1500 } as const;
/** No field climbs higher or steeper, world units. */
const HIGHEST = { whole: 55, none: 95 } as const;
const STEEPEST = { whole: 0.3, none: 0.55 } as const;
/** Half the width of a hedge, world units, more for each unit of distance, and its shade. */
const HEDGE = { half: 1.3, more: 0.0016, colour: [0.13, 0.2, 0.09] } as const;
/** How far a hedge's edge is ragged, world units. */
const RAGGED = 0.5;
/** Under snow what stands out of it. */
const BARE_HEDGE: Colour = [0.34, 0.31, 0.3];
/** The share of the fields that are meadows like the land around. */
const MEADOWS = 0.42;

/** What is grown in each season, as what it makes of the grass's colour: pasture, hay, grain, ploughed land. */
const GROWN: Readonly<Record<Season, readonly Colour[]>> = {
  spring: [
    [0.8, 0.92, 0.8],
    [1.15, 1.06, 0.7],
    [1.05, 0.8, 0.8],
    [2, 1.35, 0.5],
  ],
  summer: [
    [0.78, 0.9, 0.8],
    [1.6, 1.22, 0.9],
    [2.3, 1.36, 1.05],
    [1.25, 1.12, 0.8],
  ],
  autumn: [
    [0.6, 0.95, 0.7],
    [1.2, 1.2, 1.2],
    [0.7, 0.66, 0.8],
    [0.9, 0.78, 0.8],
  ],
  winter: [
    [0.72, 0.86, 0.66],
    [0.74, 0.64, 0.6],
    [1.1, 1.06, 0.9],
    [0.86, 0.8, 0.74],
  ],
};

/** Whether a countryside is divided into fields: not a garden, a moor, a jungle or the one hill that was asked for, nor where one crop is sown or people have left. */
const isDivided = ({ land, idea, garden }: Setting): boolean =>
  land === 'field' &&
  garden === null &&
  idea.crop === null &&
  idea.scenery === null &&
  idea.hill !== 'one' &&
  !(idea.moor || idea.jungle || idea.karst || idea.forsaken || idea.martian || idea.tea);

/** Soil with the fields and hedges of a countryside in the distance; the soil itself elsewhere. */
export function withPatchwork(soil: Soil, setting: Setting): Soil {
  if (!isDivided(setting)) return soil;
  const { noise, season, snowy, side } = setting;
  const grown = GROWN[season];
  const hedge = snowy ? BARE_HEDGE : HEDGE.colour;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const seen =
      smoothstep(SEEN.from, SEEN.whole, z) *
      smoothstep(SEEN.none, SEEN.to, z) *
      smoothstep(HIGHEST.none, HIGHEST.whole, height) *
      smoothstep(STEEPEST.none, STEEPEST.whole, steepness);
    if (seen <= 0) return own;
    const winding = FIELD.winds * noise.at(x / 90 + 7, z / 90);
    const deep = (z + side * FIELD.slant * x + winding) / FIELD.deep;
    const row = Math.floor(deep);
    const wide = (x - side * FIELD.slant * z + 0.7 * winding) / FIELD.wide + 0.37 * row;
    const column = Math.floor(wide);
    const edge = Math.min(
      FIELD.deep * Math.min(deep - row, row + 1 - deep),
      FIELD.wide * Math.min(wide - column, column + 1 - wide),
    );
    const chance = chanceOf(row, column);
    const kind = grown[Math.floor((chance * 97) % grown.length)] as Colour;
    const isMeadow = chance < MEADOWS || snowy;
    // Rows of what was sown or mown run along a field.
    const furrow = 1 + 0.07 * Math.sin(wide * FIELD.wide * 0.9) * smoothstep(260, 90, z);
    const field = isMeadow ? own : scaleColour(multiplyColours(own, kind), furrow);
    const half = HEDGE.half + HEDGE.more * z;
    if (edge > half + RAGGED) return mixColour(own, field, seen);
    const ragged = half + RAGGED * noise.at(x / 4, z / 4);
    const hedged = smoothstep(ragged, 0.5 * ragged, edge);
    return mixColour(own, mixColour(field, hedge, 0.85 * hedged), seen);
  };
}
