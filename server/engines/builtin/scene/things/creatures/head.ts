import type { Colour } from '../../words/idea.ts';
import { ball, ellipsoid, limb, place, type Solid } from '../sculpt/solid.ts';
import { after, roll, scale, type Vector, yaw } from '../sculpt/vector.ts';
import type { Build, Head, Looks } from './build.ts';
import { plain } from '../sculpt/looks.ts';

const PUPIL: Colour = [0.03, 0.025, 0.03];
const LID: Colour = [0.1, 0.08, 0.08];

/**
 * The head of an animal, its middle at `at`, looking right; `aside` turns it toward the viewer and
 * `nod` up, radians.
 */
export function headOf(
  build: Build,
  looks: Looks,
  at: Vector,
  aside: number,
  nod: number,
  sleeps: boolean,
): Solid[] {
  const { head } = build;
  const pieces = [
    ...skull(head, looks),
    ...ears(head, looks),
    ...face(head, looks, sleeps),
    ...(build.extras?.(looks) ?? []),
  ];
  const turned = after(yaw(aside), roll(nod));
  return pieces.map((piece) => place(sized(piece, head.size), turned, at));
}

/** A piece in units of the model instead of head sizes. */
function sized(piece: Solid, by: number): Solid {
  return {
    ...piece,
    a: scale(piece.a, by),
    b: scale(piece.b, by),
    r1: piece.r1 * by,
    r2: piece.r2 * by,
    h: piece.h * by,
    blend: piece.blend * by,
    middle: scale(piece.middle, by),
    reach: piece.reach * by,
    planes: piece.planes.map((part, n) => (n % 4 === 3 ? part * by : part)),
  };
}

function skull({ muzzle, cheeks, nose }: Head, looks: Looks): Solid[] {
  const { length, base, end, drop } = muzzle;
  const tip: Vector = [length, -drop, 0];
  const root: Vector = [0.35, -0.22, 0];
  return [
    ellipsoid(looks.coat, [0, 0, 0], [0.95, 0.88, 0.86], 0.3),
    ball(looks.coat, [0.2, -0.3, -0.42], cheeks, 0.35),
    ball(looks.coat, [0.2, -0.3, 0.42], cheeks, 0.35),
    limb(looks.coat, root, [length * 0.72, -drop * 0.8 + 0.04, 0], base, end, 0.3),
    limb(
      looks.pale,
      [root[0] + 0.1, root[1] - base * 0.35, 0],
      [tip[0] - end * 0.5, tip[1] - end * 0.4, 0],
      base * 0.75,
      end * 0.78,
      0.22,
    ),
    ball(looks.pale, [tip[0] - end * 0.3, tip[1] - end * 0.1, -end * 0.45], end * 0.7, 0.16),
    ball(looks.pale, [tip[0] - end * 0.3, tip[1] - end * 0.1, end * 0.45], end * 0.7, 0.16),
    ...noseOf(nose, looks, [tip[0] + end * 0.3, tip[1] + end * 0.45, 0], end),
  ];
}

function noseOf(nose: Head['nose'], looks: Looks, [x, y]: Vector, wide: number): Solid[] {
  if (!nose.split)
    return [ellipsoid(looks.nose, [x, y, 0], [nose.size * 0.7, nose.size * 0.62, nose.size], 0.04)];
  return [-1, 1].map((side) =>
    ellipsoid(
      looks.nose,
      [x - wide * 0.1, y - wide * 0.3, side * wide * 0.62],
      [nose.size * 0.8, nose.size * 0.6, nose.size * 0.4],
      0.06,
    ),
  );
}

function ears({ ears: { kind, size } }: Head, looks: Looks): Solid[] {
  return [-1, 1].flatMap((side) => {
    const inner = (a: Vector, b: Vector, r1: number, r2: number) =>
      limb(looks.inside, a, b, r1, r2, 0.03);
    switch (kind) {
      case 'pointed':
        return [
          limb(
            looks.coat,
            [-0.08, 0.5, side * 0.5],
            [-0.12, 0.62 + size, side * 0.74],
            0.4,
            0.05,
            0.12,
          ),
          inner([0.2, 0.58, side * 0.54], [0.02, 0.5 + size, side * 0.72], 0.2, 0.03),
        ];
      case 'round':
        return [
          ellipsoid(looks.coat, [-0.15, 0.78, side * 0.7], [size * 0.35, size, size * 0.9], 0.1),
          ellipsoid(
            looks.inside,
            [-0.02, 0.76, side * 0.7],
            [size * 0.28, size * 0.66, size * 0.6],
            0.05,
          ),
        ];
      case 'hanging':
        return [
          limb(
            looks.dark,
            [-0.12, 0.5, side * 0.72],
            [-0.02, 0.5 - size * 0.5, side * 0.98],
            0.24,
            0.3,
            0.16,
          ),
          limb(
            looks.dark,
            [-0.02, 0.5 - size * 0.5, side * 0.98],
            [0.08, 0.45 - size, side * 0.94],
            0.3,
            0.18,
            0.16,
          ),
        ];
      case 'long':
        return [
          limb(
            looks.coat,
            [-0.15, 0.6, side * 0.3],
            [-0.5, 0.7 + size, side * 0.5],
            0.22,
            0.26,
            0.1,
          ),
          inner([0.02, 0.75, side * 0.32], [-0.3, 0.65 + size, side * 0.5], 0.1, 0.14),
        ];
      case 'leaf':
        return [
          limb(
            looks.coat,
            [-0.2, 0.45, side * 0.6],
            [-0.3, 0.55 + size * 0.35, side * (0.7 + size * 0.5)],
            0.2,
            0.25,
            0.1,
          ),
          limb(
            looks.coat,
            [-0.3, 0.55 + size * 0.35, side * (0.7 + size * 0.5)],
            [-0.36, 0.6 + size * 0.6, side * (0.75 + size)],
            0.25,
            0.05,
            0.1,
          ),
          inner(
            [-0.08, 0.5 + size * 0.2, side * (0.7 + size * 0.3)],
            [-0.16, 0.55 + size * 0.45, side * (0.75 + size * 0.7)],
            0.1,
            0.08,
          ),
        ];
    }
  });
}

function face({ eye }: Head, looks: Looks, sleeps: boolean): Solid[] {
  const up = 0.2;
  return [-1, 1].flatMap((side) => {
    const at: Vector = [eye.ahead, up, side * eye.aside];
    const lid = ball(plain(LID, { fur: 0 }), at, eye.size * 1.16, 0.02);
    if (sleeps) {
      const shut = limb(
        plain(LID),
        [at[0] + eye.size * 0.7, at[1] - 0.06, at[2] - eye.size * 0.7],
        [at[0] + eye.size * 0.7, at[1] - 0.06, at[2] + eye.size * 0.7],
        0.045,
        0.045,
      );
      return [ball(looks.coat, at, eye.size * 1.2, 0.12), shut];
    }
    const outward: Vector = [0.86, 0.06, side * 0.5];
    const put = (by: number): Vector => [
      at[0] + outward[0] * by,
      at[1] + outward[1] * by,
      at[2] + outward[2] * by,
    ];
    const glint: Vector = [
      put(eye.size * 0.92)[0],
      at[1] + eye.size * 0.5,
      put(eye.size * 0.92)[2] - eye.size * 0.2,
    ];
    return [
      lid,
      ball(plain(eye.iris, { gloss: 0.7 }), put(eye.size * 0.3), eye.size * 0.92),
      ball(plain(PUPIL, { gloss: 0.9 }), put(eye.size * 0.72), eye.size * 0.56),
      ball(plain([1, 1, 1]), glint, eye.size * 0.2),
    ];
  });
}
