import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../front.ts';
import { type Paint, type Plot, roofOn, type Solid, within } from '../solid.ts';

const CLOTHS: readonly Colour[] = [
  [0.72, 0.1, 0.1],
  [0.1, 0.36, 0.24],
  [0.84, 0.5, 0.1],
  [0.14, 0.24, 0.44],
];
const CREAM: Colour = [0.94, 0.91, 0.83];
/** Awnings: how far out, how low, how steep, how wide a stripe. */
const AWNING = { out: 2.3, low: 2.5, pitch: 0.4, fringe: 0.3, stripe: 0.36 } as const;

/** The cloth of one café's awning. */
export const awningCloth = (random: Random): Colour => pick(random, CLOTHS);

/** An awning over the terrace before a house on a plot, plain or with stripes, a fringe at its edge. */
export function cafeAwning(plot: Plot, cloth: Colour, isStriped: boolean): Solid {
  const place = within(plot, 0.4, -AWNING.out, plot.wide - 0.8, AWNING.out);
  const from = AWNING.low + AWNING.fringe;
  const paint: Paint = ({ role, normal }, { along }) => {
    const isPale = isStriped && Math.floor(along / AWNING.stripe) % 2 === 0;
    const shown = scaleColour(isPale ? CREAM : cloth, role === 'roof' ? 1 : 0.85);
    return normal[1] < 0
      ? { colour: scaleColour(shown, 0.6), glass: 0, glow: scaleColour(shown, 0.12) }
      : plainFront(shown);
  };
  return roofOn(
    place,
    AWNING.low,
    from + AWNING.out * AWNING.pitch,
    [{ side: 'front', pitch: AWNING.pitch, from }],
    paint,
  );
}
