import { smoothstep } from '../../../arithmetic.ts';
import { createStar, type Star } from '../../sculpt/star.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { type Features, insideLids, reliefAt } from './features.ts';
import { MIDDLE, type Skull } from './skull.ts';

/** How thick lids are over the eyeball, and how deep the form is where they are open: behind its surface. */
const LID = 0.011;
const OPEN = 0.05;

/** The middle of an eyeball; `side` is −1 or 1. */
export const eyeOf = ({ eyes, apart, ball }: Features, side: -1 | 1): Vector => [
  EYE_AHEAD - ball,
  eyes,
  side * apart,
];

/** How far ahead eyeballs reach. */
const EYE_AHEAD = 0.33;

/** The form of a head with its face, `cells` of a survey across. */
export function headForm(bareAt: Skull, features: Features, cells: number): Star {
  const [ex, ey, ez] = eyeOf(features, 1);
  const lid = features.ball + LID;
  return createStar(
    cells,
    (x, y, z) => {
      const bare = bareAt(x, y, z);
      if (x < 0) return bare;
      const aside = Math.abs(z);
      const front = smoothstep(0, 0.45, x);
      const high = MIDDLE[1] + y * bare;
      let out = bare + front * reliefAt(features, high, aside * bare);
      // Where the line meets the lids, which lie on the eyeball.
      const [mx, my, mz] = [ex - MIDDLE[0], ey - MIDDLE[1], ez];
      const along = mx * x + my * y + mz * aside;
      const square = lid * lid - (mx * mx + my * my + mz * mz - along * along);
      if (square > 0) {
        const onLid = along + Math.sqrt(square);
        const near = smoothstep(0, lid * lid * 0.5, square);
        const folded = smoothMost(out, onLid - 0.02 * (1 - near), 0.012);
        const open = insideLids(features, MIDDLE[1] + y * onLid, aside * onLid);
        out = folded - OPEN * smoothstep(-0.003, 0.008, open);
      }
      return out;
    },
    true,
  );
}

function smoothMost(a: number, b: number, k: number): number {
  const near = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + near * near * k * 0.25;
}
