import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Coat, Head, Looks } from '../build.ts';
import { ears } from './ears.ts';
import { eyesOf } from './eyes.ts';
import { faceLook, WHISKER } from './face-marks.ts';
import { muzzleOf } from './muzzle.ts';

/** How far above the middle of a round skull its eyes are. */
export const EYES_UP = 0.2;

/** A cat's, dog's or bear's head in head sizes around its middle, its face along +x: its fur is short before, long at the cheeks. */
export function shortHead(
  head: Head,
  coat: Coat,
  looks: Looks,
  sleeps: boolean,
  gape: number,
): Solid[] {
  const { eye } = head;
  const own = faceLook(head, coat, looks);
  const eyes = [-1, 1].flatMap((side) =>
    eyesOf(eye, own.coat, [eye.ahead, EYES_UP, side * eye.aside], side, sleeps),
  );
  return [
    ...skull(head, own),
    ...muzzleOf(head, own, gape),
    ...ears(head, { ...own, coat: looks.coat }),
    ...eyes,
    ...(head.whiskers === true ? whiskers(head.muzzle) : []),
  ];
}

/** Cranium, cheekbones and cheeks, the ridges of the brows over the eyes, and the bridge of the nose. */
function skull({ cheeks, eye, muzzle }: Head, { coat }: Looks): Solid[] {
  const { length, end, drop } = muzzle;
  const nose: Vector = [length * 0.86, end * 0.42 - drop, 0];
  return [
    ellipsoid(coat, [-0.06, 0.06, 0], [0.88, 0.82, 0.82], 0.3),
    ...[-1, 1].flatMap((side) => [
      ball(coat, [0.16, -0.28, side * 0.44], cheeks, 0.3),
      ellipsoid(
        coat,
        [eye.ahead - 0.3, EYES_UP - 0.2, side * (eye.aside + 0.16)],
        [0.3, 0.2, 0.22],
        0.16,
      ),
      ellipsoid(
        coat,
        [eye.ahead - 0.24, EYES_UP + eye.size * 1.75, side * (eye.aside - 0.02)],
        [0.28, 0.09, 0.17],
        0.2,
      ),
    ]),
    limb(
      coat,
      [eye.ahead - 0.2, EYES_UP + 0.02, 0],
      nose,
      Math.min(0.26, eye.aside * 0.72),
      end * 0.52,
      0.16,
    ),
  ];
}

/** How far whiskers reach aside and back, how far they fall at their ends and how thick they are, in head sizes. */
const WHISKERS = { aside: 0.62, back: 0.26, falls: 0.12, thick: 0.0075 } as const;

/** Whiskers that stand off from the pads beside the nose and bend down. */
function whiskers({ length, end, drop }: Head['muzzle']): Solid[] {
  const look = plain(WHISKER);
  const { aside, back, falls, thick } = WHISKERS;
  return [-1, 1].flatMap((side) =>
    [0.3, 0.08, -0.14].flatMap((up, n) => {
      const root: Vector = [length - end * (0.3 + 0.16 * n), end * up - drop, side * end * 0.98];
      const at = (share: number): Vector => [
        root[0] - back * share,
        root[1] + 0.5 * up * share - falls * share * share,
        root[2] + side * aside * share,
      ];
      return [
        limb(look, root, at(0.5), thick, thick * 0.8),
        limb(look, at(0.5), at(1), thick * 0.8, thick * 0.4),
      ];
    }),
  );
}
