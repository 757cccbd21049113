import { scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import { chance, NO_GLOW } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import type { Paint, Point, Solid } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';

/** Lights by their names that are small lamps of clay on ghats. */
export const DIYAS: ReadonlySet<Thing> = new Set<Thing>([
  'lamp',
  'lantern',
  'candle',
  'paperlantern',
]);
const CLAY: Colour = [0.66, 0.33, 0.18];
const LEAF: Colour = [0.2, 0.42, 0.14];
/** How wide a lamp's saucer is from its middle, how high it and its flame are; larger than they are, so that they are seen. World units. */
const SAUCER = { half: 0.15, high: 0.09, flame: 0.26 } as const;
/** How many stand on the steps where somebody is, and how many float on the river. */
const MANY = { standing: 17, floating: 46 } as const;

const clay: Paint = () => ({ colour: CLAY, glass: 0, glow: scaleColour(LAMP, 0.12) });
const leaf: Paint = () => ({ colour: LEAF, glass: 0, glow: NO_GLOW });
const flame: Paint = () => ({ colour: LAMP, glass: 0, glow: scaleColour(LAMP, 2.8) });

/** Whether lights are asked for, or somebody lights them. */
export const hasDiyas = ({ subjects }: Pick<Setting, 'subjects'>): boolean =>
  subjects.some(
    ({ thing, traits }) => DIYAS.has(thing) || traits?.includes('lamplighting') === true,
  );

/** A saucer of clay with a flame, its foot at a place, so many times the usual size; that on the water lies in a cup of leaves. */
function diya([x, y, z]: Point, size: number, floats: boolean): Solid[] {
  const { half, high, flame: tall } = SAUCER;
  return [
    ...(floats ? [frustumAt([x, y, z], 0.1 * size, 0.1 * size, 0.3 * size, leaf, 9)] : []),
    frustumAt([x, y + 0.02, z], high * size, 0.55 * half * size, half * size, clay, 9),
    {
      ...frustumAt([x, y + high * size, z], tall * size, 0.055 * size, 0.008, flame, 7),
      isSheer: true,
    },
  ];
}

/** Lamps of clay along the edge of a platform over the river and around who is on it, so high above the water, and others that drift before it, to the side of `hill`. */
export function diyas(level: number, hill: number): Solid[] {
  const standing = Array.from({ length: MANY.standing }, (_, n): Solid[] => {
    const isEdge = n < 11;
    const x = isEdge ? -2.2 + n * 0.52 : -1.4 + (n - 11) * 0.62;
    const z = isEdge ? 6.75 : 4.5 + 0.5 * chance(n, 2, 5);
    return diya([hill * x, level, z], 0.9 + 0.2 * chance(n, 1, 7), false);
  });
  const floating = Array.from({ length: MANY.floating }, (_, n): Solid[] => {
    const z = 8.4 + 26 * chance(n, 3, 1) ** 1.4;
    const x = (chance(n, 4, 2) - 0.62) * 1.1 * z;
    return diya([hill * x, 0, z], 1.15, true);
  });
  return [...standing, ...floating].flat();
}
