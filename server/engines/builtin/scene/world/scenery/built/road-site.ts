import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { ASPHALT, band, between, WHITE } from './paved-site.ts';

const YELLOW: Colour = [0.92, 0.7, 0.16];

/** The paint of a road so far from its middle and so far along, half as wide as is said, with so many lanes each way; null beside it. World units. */
export function roadPaint(
  off: number,
  along: number,
  half: number,
  lanes: 1 | 2 | 3,
  soft: number,
): readonly [colour: Colour, share: number] {
  const share = between(Math.abs(off), -1, half, soft);
  if (share === 0) return [ASPHALT, 0];
  const edge = band(Math.abs(off) - half + 0.4, 0.09, soft);
  const dash = ((along / 7) % 1) + (along < 0 ? 1 : 0) < 0.5 ? 1 : 0;
  const lane = half / lanes;
  let white = edge;
  for (let n = 1; n < lanes; n++)
    white = Math.max(white, dash * band(Math.abs(off) - n * lane, 0.08, soft));
  const middle = band(Math.abs(off) - 0.16, 0.07, soft);
  return [mixColour(mixColour(ASPHALT, WHITE, 0.85 * white), YELLOW, 0.9 * middle), share];
}
