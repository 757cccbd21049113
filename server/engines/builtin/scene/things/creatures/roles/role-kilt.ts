import { flare } from '../../sculpt/flare.ts';
import { type Look, type Solid } from '../../sculpt/solid.ts';
import { between, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';

/** A kilt of linen from the hips to above the knees, under a girdle. */
export function linenKilt(
  figure: Figure,
  { waist, hips, legs }: Stance,
  linen: Look,
  girdle: Look,
): Solid[] {
  const wide = Math.max(figure.waistWide * 1.06, figure.hipsWide * 0.94);
  const [near, far] = legs;
  const knees = between(near[1], far[1], 0.5);
  const stride = Math.abs(near[1][0] - far[1][0]);
  const hem: Vector = between(hips, knees, 0.84);
  const top = between(waist, hips, 0.35);
  const belt = between(waist, hips, 0.62);
  return [
    flare(linen, top, [wide * 0.88 + 0.07 * stride, wide * 1.1], hem, [
      wide * 1.02 + 0.44 * stride,
      wide * 1.34,
    ]),
    flare(girdle, top, [wide * 0.86, wide * 1.08], belt, [wide * 0.95 + 0.1 * stride, wide * 1.14]),
  ];
}
