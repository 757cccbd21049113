import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { ellipsoidAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, type Point, plainPaint, type Solid } from '../solid.ts';

const RED: Colour = [0.74, 0.07, 0.05];
const GOLD: Colour = [0.78, 0.56, 0.16];
const LIGHT: Colour = [1.3, 0.42, 0.16];

/** What a lantern is of: the colour of its paper, and of the light that shines through that. */
export interface LanternPaper {
  readonly paper: Colour;
  readonly light: Colour;
}

/** The red paper that most are of. */
export const RED_PAPER: LanternPaper = { paper: RED, light: LIGHT };

/** A round red lantern that hangs with its middle at a place; half its width is `radius`, world units; it glows as much as lamps are lit. */
export function roundLantern(
  [x, y, z]: Point,
  radius: number,
  lamps: number,
  { paper: own, light }: LanternPaper = RED_PAPER,
): Solid[] {
  const high = radius * 0.82;
  const glow = scaleColour(light, Math.min(1, lamps * 3));
  const paper: Paint = (_, { along, up }) => {
    const rib = 0.86 + 0.14 * Math.cos(Math.atan2(along, 0.6 * radius) * 9);
    const belly = 1 - 0.35 * (up / high) ** 2;
    return { colour: scaleColour(own, rib), glass: 0, glow: scaleColour(glow, rib * belly) };
  };
  const around = (half: number): Plot => ({
    ...{ x: x - half, z: z - half, u: [1, 0], w: [0, 1] },
    ...{ wide: 2 * half, deep: 2 * half },
  });
  const band = plainPaint(GOLD);
  return [
    ellipsoidAt([x, y, z], radius, high, paper),
    boxOn(around(radius * 0.42), y + high * 0.86, y + high * 1.12, band),
    boxOn(around(radius * 0.42), y - high * 1.12, y - high * 0.86, band),
    boxOn(around(radius * 0.12), y - high * 2.1, y - high * 1.12, plainPaint(own)),
  ];
}
