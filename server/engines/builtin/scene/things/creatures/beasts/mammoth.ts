import { ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Build } from '../build.ts';
import { coat } from './coat-looks.ts';
import { ELEPHANT } from './exotic.ts';

/** How long the hair is that hangs from the flanks, in shoulder heights. */
const SKIRT = 0.11;

/** Hair that hangs along belly and flanks, nearly to the knees. */
function skirt(hair: Look): Solid[] {
  const long: Look = { ...hair, fur: SKIRT };
  return [
    ellipsoid(long, [0.26, 0.5, 0], [0.22, 0.22, 0.27], 0.12),
    ellipsoid(long, [0.0, 0.48, 0], [0.28, 0.2, 0.29], 0.12),
    ellipsoid(long, [-0.26, 0.5, 0], [0.2, 0.2, 0.26], 0.12),
  ];
}

/** A woolly mammoth: high shoulders under a domed head, a back that slopes to the tail, tusks that curl, long brown hair. */
export const MAMMOTH: Build = {
  ...ELEPHANT,
  trunk: [
    [0.3, 0.74, 0.32, 0.25],
    [0.06, 0.69, 0.31, 0.28],
    [-0.2, 0.64, 0.27, 0.26],
    [-0.36, 0.6, 0.23, 0.2],
  ],
  neck: { ...ELEPHANT.neck, base: 0.25, end: 0.2, rise: 0.46 },
  head: { ...ELEPHANT.head, size: 0.37, isMammoth: true },
  tail: { kind: 'tuft', length: 0.3, thick: 0.03 },
  fur: 0.05,
  coats: [coat('none', [0.36, 0.22, 0.13], [0.4, 0.26, 0.16], [0.2, 0.12, 0.07])],
  body: ({ coat: fur }) => skirt(fur),
};
