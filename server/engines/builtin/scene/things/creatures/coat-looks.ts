import { createNoise } from '../../noise.ts';
import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import type { Build, Coat, Looks } from './build.ts';

const HOOF: Colour = [0.16, 0.13, 0.12];
const EAR: Colour = [0.72, 0.5, 0.46];

/** The surfaces of an animal with that coat. */
export function looksOf(build: Build, coat: Coat, random: Random): Looks {
  const noise = createNoise(random.uint32());
  const fur = build.fur;
  const uneven = (colour: Colour, x: number, y: number, z: number) =>
    scaleColour(colour, 1 + 0.16 * noise.fbm(x * 5 + z * 2.3, y * 5 - z * 3.1, 2));
  const marked = markings(coat, noise.fbm);
  const wool =
    coat.marks === 'wool'
      ? {
          bump: (x: number, y: number, z: number) =>
            0.035 * noise.fbm(x * 15 + z * 5, y * 15 + z * 7, 2),
        }
      : {};
  return {
    coat: {
      paint: (x, y, z, normal) => {
        const below = smoothstep(-0.25, -0.85, normal[1]);
        return uneven(mixColour(marked(x, y, z), coat.pale, below * 0.8), x, y, z);
      },
      fur,
      ...wool,
    },
    pale: { paint: (x, y, z) => uneven(coat.pale, x, y, z), fur: fur * 0.8 },
    dark: { paint: (x, y, z) => uneven(coat.dark, x, y, z), fur: fur * 1.4 },
    hoof: plain(HOOF, { gloss: 0.2 }),
    nose: plain(build.head.nose.colour, { gloss: 0.5 }),
    inside: plain(mixColour(EAR, coat.base, 0.25)),
  };
}

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
        const wave = Math.sin(x * 33 + y * 5 + 2.4 * fbm(x * 2.6, y * 2.6 + z, 2));
        return mixColour(base, dark, 0.95 * smoothstep(0.15, 0.5, wave));
      };
    case 'blots':
      return (x, y, z) =>
        mixColour(base, dark, 0.9 * smoothstep(0.16, 0.3, fbm(x * 13 + z * 5, y * 13 - z * 4, 1)));
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
    case 'saddle':
      return (x, y, z) =>
        mixColour(
          base,
          dark,
          smoothstep(0.62, 0.86, y + 0.12 * fbm(x * 4, z * 4, 2)) * smoothstep(0.7, 0.4, x),
        );
    default:
      return () => base;
  }
}
