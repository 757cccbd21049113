import type { Colour } from '../../words/idea.ts';
import { moved } from '../sculpt/move.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb, place, type Solid } from '../sculpt/solid.ts';
import { after, roll, scale, type Vector, yaw } from '../sculpt/vector.ts';
import type { Build, Head, Looks } from './build.ts';
import { eyesOf } from './eyes.ts';
import { longHead } from './long-head.ts';
import { santaCap } from './roles/role-headwear.ts';
import { trunkHead } from './trunk-head.ts';

/** What is thin from front to back. */
const FRONT = yaw(Math.PI / 2);
const LIP: Colour = [0.14, 0.09, 0.08];

/**
 * The head of an animal, its middle at `at`, looking right; `aside` turns it toward the viewer and
 * `nod` up, radians; `hasHat`: with Santa's hat on it.
 */
export function headOf(
  build: Build,
  looks: Looks,
  at: Vector,
  aside: number,
  nod: number,
  sleeps: boolean,
  hasHat = false,
): Solid[] {
  const { head } = build;
  const pieces = [
    ...facing(head, looks, sleeps),
    ...(build.extras?.(looks) ?? []),
    ...(hasHat ? moved(santaCap(), HATS[head.kind]) : []),
  ];
  const turned = after(yaw(aside), roll(nod));
  return pieces.map((piece) => place(sized(piece, head.size), turned, at));
}

function facing(head: Head, looks: Looks, sleeps: boolean): Solid[] {
  if (head.kind === 'long') return longHead(head, looks, sleeps);
  if (head.kind === 'trunk') return trunkHead(head, looks, sleeps);
  const { eye } = head;
  const eyes = [-1, 1].flatMap((side) =>
    eyesOf(eye, looks.coat, [eye.ahead, EYES_UP, side * eye.aside], side, sleeps),
  );
  return [...skull(head, looks), ...ears(head, looks), ...eyes];
}

/** How large a person's hat is on heads of each kind, and where it sits, in head sizes. */
const HATS = {
  short: { size: 1.7, to: [-0.06, -0.74, 0] },
  long: { size: 0.56, to: [0.06, -0.24, 0] },
  trunk: { size: 1.05, to: [0.08, -0.3, 0] },
} as const satisfies Readonly<Record<Head['kind'], { size: number; to: Vector }>>;

/** How far above the middle of a round skull its eyes are. */
const EYES_UP = 0.2;

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
    ...mouthOf(nose, tip, end),
  ];
}

/** The cleft beneath the nose and the corners of the mouth. */
function mouthOf({ size }: Head['nose'], [x, y]: Vector, end: number): Solid[] {
  const lip = plain(LIP);
  const cleft: Vector = [x + end * 0.52, y - end * 0.42, 0];
  const thin = Math.max(0.016, end * 0.055);
  return [
    limb(lip, [x + end * 0.52, y + end * 0.45 - size * 0.5, 0], cleft, thin, thin),
    ...[-1, 1].map((side) =>
      limb(lip, cleft, [x - end * 0.6, y - end * 0.66, side * end * 0.92], thin, thin * 0.8),
    ),
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
    switch (kind) {
      case 'leaf':
      case 'pointed':
        return [
          blade(
            looks.coat,
            [-0.1, 0.5, side * 0.48],
            [-0.16, 0.62 + size, side * 0.74],
            0.4,
            0.045,
            0.62,
            0.12,
            FRONT,
          ),
          blade(
            looks.inside,
            [0.12, 0.6, side * 0.52],
            [-0.06, 0.5 + size, side * 0.71],
            0.22,
            0.03,
            0.4,
            0.03,
            FRONT,
          ),
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
      case 'side':
        return [
          ellipsoid(
            { ...looks.coat, fur: 0.02 },
            [-0.06, 0.14, side],
            [0.16, size, size * 0.85],
            0.04,
          ),
          ellipsoid(looks.inside, [0.06, 0.12, side * 1.05], [0.1, size * 0.68, size * 0.6], 0.03),
        ];
      case 'hanging':
        return [
          blade(
            looks.dark,
            [-0.22, 0.42, side * 0.76],
            [-0.06, 0.4 - size * 0.62, side * 0.98],
            0.22,
            0.34,
            0.38,
            0.1,
          ),
          blade(
            looks.dark,
            [-0.06, 0.4 - size * 0.62, side * 0.98],
            [0.02, 0.36 - size * 1.1, side * 0.9],
            0.34,
            0.16,
            0.34,
            0.08,
          ),
        ];
      case 'long':
        return [
          blade(
            looks.coat,
            [-0.2, 0.6, side * 0.3],
            [-0.55, 0.6 + size * 0.6, side * 0.44],
            0.17,
            0.3,
            0.45,
            0.08,
            FRONT,
          ),
          blade(
            looks.coat,
            [-0.55, 0.6 + size * 0.6, side * 0.44],
            [-0.75, 0.6 + size, side * 0.5],
            0.3,
            0.08,
            0.45,
            0.08,
            FRONT,
          ),
          blade(
            looks.inside,
            [-0.16, 0.85, side * 0.34],
            [-0.44, 0.6 + size * 0.62, side * 0.46],
            0.09,
            0.19,
            0.4,
            0.03,
            FRONT,
          ),
          blade(
            looks.inside,
            [-0.44, 0.6 + size * 0.62, side * 0.46],
            [-0.66, 0.55 + size, side * 0.51],
            0.19,
            0.04,
            0.4,
            0.03,
            FRONT,
          ),
        ];
    }
  });
}
