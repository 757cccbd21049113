import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import type { Build, Coat, Looks } from '../build.ts';
import { rosettes } from './rosettes.ts';

const HOOF: Colour = [0.16, 0.13, 0.12];
const EAR: Colour = [0.72, 0.5, 0.46];

/** A coat: how the base is marked, its three colours, and of which the legs are below the knee. */
export const coat = (
  marks: Coat['marks'],
  base: Colour,
  pale: Colour,
  dark: Colour,
  socks?: 'dark' | 'pale',
): Coat => ({ base, pale, dark, marks, ...(socks && { socks }) });

/** The surfaces of an animal with that coat. */
export function looksOf(build: Build, coat: Coat, random: Random): Looks {
  const noise = createNoise(random.uint32());
  const fur = build.fur;
  const uneven = (colour: Colour, x: number, y: number, z: number) =>
    scaleColour(colour, 1 + 0.16 * noise.fbm(x * 5 + z * 2.3, y * 5 - z * 3.1, 2));
  const marked = markings(coat, noise.fbm);
  const relief = reliefOf(build, coat, noise.fbm);
  const long = build.mane === 'ruff' ? 2.2 : 1.4;
  const below = coat.socks === undefined ? null : coat[coat.socks];
  const skin: Looks['coat'] = {
    paint: (x, y, z, normal) => {
      const under = smoothstep(-0.25, -0.85, normal[1]);
      return uneven(mixColour(marked(x, y, z), coat.pale, under * 0.8), x, y, z);
    },
    fur,
    // Short hair shines.
    gloss: fur > 0 && fur < 0.03 ? 0.16 : 0,
    ...relief,
  };
  const hair = (at: (x: number, y: number, z: number) => number): Looks['hair'] => ({
    paint: (x, y, z) => scaleColour(coat.dark, 1 + at(x, y, z)),
    fur: build.mane === 'none' ? fur * 1.6 : Math.max(fur * long, 0.05),
    gloss: 0.06,
  });
  return {
    coat: skin,
    socks:
      below === null
        ? { ...skin, fur: fur * 0.45 }
        : { paint: (x, y, z) => uneven(below, x, y, z), fur: fur * 0.45 },
    hair: hair((x, y, z) => 0.4 * noise.at(x * 34 + z * 21, y * 9) + 0.15 * noise.at(x * 7, z * 7)),
    // Strands run along it whichever way it is carried.
    tail: hair((x, y, z) => 0.4 * noise.at(z * 60, (x + y) * 3) + 0.15 * noise.at(z * 9, x * 2)),
    pale: { paint: (x, y, z) => uneven(coat.pale, x, y, z), fur: fur * 0.8 },
    dark: { paint: (x, y, z) => uneven(coat.dark, x, y, z), fur: fur * 1.4 },
    hoof: plain(HOOF, { gloss: 0.2 }),
    nose: plain(build.head.nose.colour, { gloss: 0.5 }),
    inside: plain(scaleColour(mixColour(EAR, coat.base, 0.5), 0.8)),
  };
}

/** Curls of wool, the wrinkles of a thick hide, or nothing. */
function reliefOf(
  { fur }: Build,
  { marks }: Coat,
  fbm: (x: number, y: number, octaves: number) => number,
): Pick<Looks['coat'], 'bump'> {
  if (marks === 'wool')
    return { bump: (x, y, z) => 0.021 * fbm(x * 15 + z * 11, y * 15 + z * 9, 3) };
  if (fur === 0)
    return {
      bump: (x, y, z) =>
        0.004 * fbm(x * 16 + z * 9, y * 30 + z * 5, 2) + 0.0016 * fbm(x * 60, y * 70 + z * 60, 1),
    };
  return {};
}

/** Below this height a standing animal is legs. */
const LEGS = 0.5;

/** The base colour with its stripes, patches, spots or saddle at a place. */
function markings(
  { base, pale, dark, marks }: Coat,
  fbm: (x: number, y: number, octaves: number) => number,
): (x: number, y: number, z: number) => Colour {
  switch (marks) {
    case 'stripes':
      return (x, y, z) => {
        const wave = Math.sin(x * 34 + y * 9 + 3.2 * fbm(x * 3, y * 3 + z, 2));
        return mixColour(base, dark, 0.62 * smoothstep(0.1, 0.75, wave));
      };
    case 'bars':
      return (x, y, z) => {
        const bent = 2.4 * fbm(x * 2.6, y * 2.6 + z, 2);
        // Upright on the body, across the legs.
        const wave = y > LEGS ? Math.sin(x * 40 + y * 5 + bent) : Math.sin(y * 62 + x * 6 + bent);
        return mixColour(base, dark, 0.95 * smoothstep(0.15, 0.5, wave));
      };
    case 'rosettes':
      return rosettes(base, dark, fbm);
    case 'net':
      return (x, y, z) =>
        mixColour(
          pale,
          base,
          smoothstep(0.03, 0.1, Math.abs(fbm(x * 5.5 + z * 2, y * 5.5 - z, 1))),
        );
    case 'patches':
      return (x, y, z) =>
        mixColour(base, dark, smoothstep(0.02, 0.07, fbm(x * 2.1 + z * 1.7, y * 2.1 - z, 2)));
    case 'spots':
      return (x, y, z) =>
        mixColour(base, pale, 0.7 * smoothstep(0.3, 0.42, fbm(x * 14 + z * 4, y * 14 + z * 3, 1)));
    case 'panda':
      return (x, y, z) => {
        const uneven = 0.05 * fbm(x * 5, y * 5 + z, 2);
        const band = smoothstep(0.06, 0.14, x + uneven) * smoothstep(0.56, 0.48, x + uneven);
        const legs = smoothstep(0.52, 0.44, y + uneven);
        return mixColour(base, dark, Math.max(band, legs));
      };
    case 'saddle':
      return (x, y, z) =>
        mixColour(
          base,
          dark,
          smoothstep(0.62, 0.86, y + 0.12 * fbm(x * 4, z * 4, 2)) * smoothstep(0.7, 0.4, x),
        );
    case 'silver':
      return (x, y) =>
        mixColour(base, dark, smoothstep(0.46, 0.74, y) * smoothstep(0.16, -0.06, x));
    default:
      return () => base;
  }
}
