import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { ellipsoid, ring, type Solid } from '../../sculpt/solid.ts';
import { isFemale } from '../visage/face.ts';

const TWEED: Colour = [0.27, 0.23, 0.19];
const FELT: Colour = [0.33, 0.14, 0.17];
const BOWLER: Colour = [0.07, 0.07, 0.075];
const RIBBON: Colour = [0.78, 0.7, 0.56];

/** What people of the 1920s have on the head, in heights of the head with the chin at 0: a cloche, a bowler for who is old, a flat cap. */
export function bygoneHat(traits: readonly Trait[]): Solid[] {
  if (isFemale(traits)) return cloche();
  return traits.includes('old') ? bowler() : flatCap();
}

/** A bell of felt down to the brows, a ribbon around it. */
const cloche = (): Solid[] => [
  ellipsoid(worn(FELT, 0.1), [-0.05, 0.8, 0], [0.46, 0.42, 0.43]),
  ellipsoid(worn(FELT, 0.1), [-0.02, 0.68, 0], [0.53, 0.1, 0.48], 0.08),
  ring(plain(RIBBON), [-0.05, 0.8, 0], 0.43, 0.045),
];

/** A low cap of tweed with a peak. */
const flatCap = (): Solid[] => [
  ellipsoid(worn(TWEED, 0.2), [-0.07, 0.93, 0], [0.49, 0.2, 0.47]),
  ellipsoid(worn(TWEED, 0.2), [0.3, 0.83, 0], [0.26, 0.05, 0.3], 0.05),
];

/** A hard round hat with a narrow brim. */
const bowler = (): Solid[] => [
  ellipsoid(plain(BOWLER, { gloss: 0.2 }), [-0.05, 0.94, 0], [0.43, 0.37, 0.41]),
  ellipsoid(plain(BOWLER), [-0.05, 0.84, 0], [0.58, 0.045, 0.52], 0.03),
];
