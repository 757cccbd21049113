import { moved } from '../sculpt/move.ts';
import { ball, blade, ellipsoid, place, type Solid } from '../sculpt/solid.ts';
import { after, roll, scale, type Vector, yaw } from '../sculpt/vector.ts';
import type { Build, Head, Looks } from './build.ts';
import { salmonIn } from './catch.ts';
import { eyesOf } from './eyes.ts';
import { longHead } from './long-head.ts';
import { muzzleOf } from './muzzle.ts';
import { santaCap } from './roles/role-headwear.ts';
import { trunkHead } from './trunk-head.ts';

/** What is thin from front to back. */
const FRONT = yaw(Math.PI / 2);

/** How a head is held and what is on it. Angles in radians. */
export interface Bearing {
  /** How far it is turned toward the viewer. */
  readonly aside: number;
  /** How far it looks up. */
  readonly nod: number;
  /** Whether its eyes are shut. */
  readonly sleeps?: boolean;
  /** Whether it wears Santa's hat. */
  readonly hasHat?: boolean;
  /** How far a short muzzle is open; missing or 0: shut. */
  readonly gape?: number;
  /** Whether it has a fish across its jaws. */
  readonly hasCatch?: boolean;
}

/** The head of an animal, its middle at `at`, looking right. */
export function headOf(build: Build, looks: Looks, at: Vector, bearing: Bearing): Solid[] {
  const { head } = build;
  const { aside, nod, sleeps = false, hasHat = false, gape = 0, hasCatch = false } = bearing;
  const pieces = [
    ...facing(head, looks, sleeps, gape),
    ...(build.extras?.(looks) ?? []),
    ...(hasCatch ? salmonIn(head) : []),
    ...(hasHat ? moved(santaCap(), HATS[head.kind]) : []),
  ];
  const turned = after(yaw(aside), roll(nod));
  return pieces.map((piece) => place(sized(piece, head.size), turned, at));
}

function facing(head: Head, looks: Looks, sleeps: boolean, gape: number): Solid[] {
  if (head.kind === 'long') return longHead(head, looks, sleeps);
  if (head.kind === 'trunk') return trunkHead(head, looks, sleeps);
  const { eye } = head;
  const eyes = [-1, 1].flatMap((side) =>
    eyesOf(eye, looks.coat, [eye.ahead, EYES_UP, side * eye.aside], side, sleeps),
  );
  return [...skull(head, looks), ...muzzleOf(head, looks, gape), ...ears(head, looks), ...eyes];
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

function skull({ cheeks }: Head, looks: Looks): Solid[] {
  return [
    ellipsoid(looks.coat, [0, 0, 0], [0.95, 0.88, 0.86], 0.3),
    ball(looks.coat, [0.2, -0.3, -0.42], cheeks, 0.35),
    ball(looks.coat, [0.2, -0.3, 0.42], cheeks, 0.35),
  ];
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
