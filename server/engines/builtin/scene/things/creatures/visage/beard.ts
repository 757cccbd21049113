import { mix, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';
import { createStar, type Star } from '../../sculpt/star.ts';
import { beardedAt } from './bearded-at.ts';
import { type Features, reliefAt } from './features.ts';
import { type Strand, SUNK } from './hair-form.ts';
import { hairLook } from './hair-look.ts';
import { MIDDLE, type Skull } from './skull.ts';

const noise = createNoise(3_301);

/** How thick a beard is on cheek and chin, and how much longer it is where it is let grow. */
const THICK = { cheek: 0.022, chin: 0.055, lip: 0.022, grown: 0.2 } as const;

/** Where the strands of a beard run: down from the cheeks, and aside from beneath the nose. */
function strandAt({ mouth }: Features, y: number, z: number): Strand {
  const aside = Math.abs(z);
  if (y > mouth + 0.008 && aside < 0.17)
    return { across: 0.8 * y + 0.3 * aside, along: aside * 1.6 };
  return { across: 0.5 * Math.atan2(z, 0.62 - y) + 0.012 * Math.sin(y * 22), along: y };
}

/** The form of a beard and a moustache; `length` is 0 where it is cut short and 1 where it hangs on the chest. */
export function beardForm(bareAt: Skull, features: Features, length: number, cells: number): Star {
  return createStar(
    cells,
    (x, y, z) => {
      const bare = bareAt(x, y, z);
      const [high, aside] = [MIDDLE[1] + y * bare, Math.abs(z) * bare];
      const skin = bare + (x > 0 ? smoothstep(0, 0.45, x) * reliefAt(features, high, aside) : 0);
      if (x < -0.08) return skin - SUNK;
      const { across, along } = strandAt(features, high, z * bare);
      const lock = noise.at(across * 13, along * 3) + 0.5 * noise.at(across * 34, along * 4);
      const share = beardedAt(features, high + 0.012 * lock, aside) * smoothstep(-0.08, 0, x);
      const chin = smoothstep(0.2, 0.02, high) * smoothstep(0.24, 0.05, aside);
      const lip = smoothstep(features.mouth, features.mouth + 0.02, high);
      const thick =
        mix(mix(THICK.cheek, THICK.chin, smoothstep(0.3, 0.08, high)), THICK.lip, lip) *
          (1 + 0.6 * length) +
        THICK.grown * length * chin;
      return skin - SUNK + share ** 0.5 * (SUNK + share * thick * (1 + 0.3 * lock));
    },
    false,
  );
}

/** The hair of a beard. */
export const beardLook = (colour: Colour, features: Features): Look =>
  hairLook(colour, (_x, y, z) => strandAt(features, y, z));
