import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { looksOf } from '../beasts/coat-looks.ts';
import type { Build, Coat, Coated } from '../build.ts';

/** A coat of a build, or that in a colour, and its surfaces. */
export function coated(build: Build, colour: Colour | null, random: Random): Coated {
  const natural = pick(random, build.coats);
  const coat = colour === null ? natural : dyed(natural, colour);
  return { coat, looks: looksOf(build, coat, random) };
}

/** The least light that a black coat gives back: hair shines, and what is blacker is a hole in a dark picture. */
const BLACKEST = 0.17;

/** A coat in another colour: its markings stay, darker and paler than the new one. */
function dyed(coat: Coat, colour: Colour): Coat {
  const lift = Math.max(0, BLACKEST - Math.max(...colour));
  const base: Colour = [colour[0] + lift, colour[1] + lift * 0.94, colour[2] + lift * 0.92];
  const isDark = lift > 0;
  return {
    marks: coat.marks === 'saddle' || coat.marks === 'patches' || isDark ? 'none' : coat.marks,
    base,
    pale: mixColour(base, [0.95, 0.92, 0.88], isDark ? 0.1 : 0.32),
    dark: scaleColour(base, isDark ? 0.72 : 0.5),
    ...(coat.marks === 'wool' && { marks: 'wool' as const, socks: 'dark' as const }),
  };
}
