import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, roofOn, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';

/** How far apart lanterns hang on the walls of a lane, how high, how far from the wall, and where the last one is. World units. */
const LANTERNS = { first: 7, apart: 10, high: 3.3, out: 0.6, far: 70 } as const;
const IRON: Colour = [0.1, 0.1, 0.11];
const GLASS: Colour = [0.72, 0.64, 0.46];
const LIGHT: Colour = [1.5, 1.02, 0.5];

/** Lanterns on iron arms along a lane, now left, now right; they shine when lamps are lit. */
export function wallLanterns(way: Way, lamps: number): Solid[] {
  const shine = scaleColour(LIGHT, Math.min(1, lamps * 3));
  const iron: Paint = () => plainFront(IRON);
  const pane: Paint = ({ role }, { along }) =>
    role === 'level' || Math.abs(along - 0.17) > 0.13
      ? { colour: IRON, glass: 0, glow: scaleColour(shine, 0.3) }
      : { colour: GLASS, glass: 0.2, glow: shine };
  const last = Math.min(LANTERNS.far, way.end);
  const count = Math.floor((last - LANTERNS.first) / LANTERNS.apart);
  return Array.from({ length: count }, (_, n) => {
    const z = LANTERNS.first + n * LANTERNS.apart;
    const side = n % 2 === 0 ? -1 : 1;
    const x = way.middle(z) + side * (way.front - LANTERNS.out) - 0.17;
    const box: Plot = { x, z, u: [1, 0], w: [0, 1], wide: 0.34, deep: 0.34 };
    const arm = within(box, side < 0 ? -LANTERNS.out : 0.17, 0.14, LANTERNS.out + 0.17, 0.06);
    const { high } = LANTERNS;
    const slopes = (['front', 'back', 'start', 'end'] as const).map((one) => ({
      ...{ side: one, pitch: 0.8, from: high },
    }));
    return [
      boxOn(box, high - 0.46, high, pane),
      roofOn(within(box, -0.05, -0.05, 0.44, 0.44), high, high + 0.3, slopes, iron),
      boxOn(arm, high + 0.2, high + 0.26, iron),
    ];
  }).flat();
}
