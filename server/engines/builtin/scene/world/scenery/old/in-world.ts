import type { Front } from '../../street/front.ts';
import type { Face, Paint, Point } from '../../street/solid.ts';

/** What a face shows at a place of the world (right, up, ahead), and how much a pixel covers there. World units. */
export type WorldLook = (at: Point, face: Face, pixel: number) => Front;

/** Paints by where in the world a place is, so that what is built of pieces looks of one piece. */
export const inWorld =
  (look: WorldLook): Paint =>
  (face, { along, up, pixel }) => {
    const on = (n: 0 | 1 | 2) => face.origin[n] + face.along[n] * along + face.up[n] * up;
    return look([on(0), on(1), on(2)], face, pixel);
  };
