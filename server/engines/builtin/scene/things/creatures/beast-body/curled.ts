import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector, yaw } from '../../sculpt/vector.ts';
import { headOf } from '../beast-heads/head.ts';
import { CAT, FOX } from '../beasts/animals.ts';
import type { Build, Coated, Looks } from '../build.ts';
import { tailOf } from './long-hair.ts';

/** Who sleeps rolled up: dogs and the large ones stretch out, the head on the paws. */
const CURLS: ReadonlySet<Build> = new Set([CAT, FOX]);

/** Whether an animal of that build rolls up to sleep. */
export const curls = (build: Build): boolean => CURLS.has(build);

/** How much rounder than long the ring of the body is, seen from above. */
const ROUND = 0.8;
/** Where around the ring the rump is and where the neck begins: 0 is right, a quarter turn far. Radians. */
const RUMP = Math.PI * 1.12;
const NECK = -Math.PI * 0.16;
/** Pieces of the back. */
const PIECES = 7;
/** How far the face is turned from the right to the viewer and on to its own tail, and how it hangs. Radians. */
const FACE = 2.4;
const HANGS = -0.04;
/** How high the head is that rests on the tail, in its own sizes. */
const PILLOW = { brush: 1.9, floor: 1.3 } as const;
/** How thick the tail is around the one that lies in it: a brush spreads no more than the face that must be seen over it. */
const WRAPPED = 0.54;

/** Half the ring's length, and how thick the body lies in it. */
function ringOf({ trunk }: Build): { readonly wide: number; readonly thick: number } {
  const [first, last] = [trunk[0] ?? [0, 0, 0, 0], trunk.at(-1) ?? [0, 0, 0, 0]];
  return { wide: 0.36 * (first[0] - last[0]), thick: 1.1 * last[2] };
}

/** A model of one that sleeps rolled up: the back is a mound behind the head, the tail lies around its front to the chin. */
export function curled(build: Build, own: Coated, hat: readonly Solid[] = []): Solid[] {
  const { looks } = own;
  const { wide, thick } = ringOf(build);
  const at = (around: number, out: number, up: number): Vector => [
    wide * out * Math.cos(around),
    up,
    wide * out * ROUND * Math.sin(around),
  ];
  const coat = alongRing(looks.coat, wide, build);
  const size = build.head.size;
  const isBrush = build.tail.kind === 'bushy';
  const rests = isBrush ? PILLOW.brush : PILLOW.floor;
  const head: Vector = [wide * 0.62, size * rests, -(wide * ROUND + size * 0.9)];
  const wrapped = isBrush ? withTail(build, WRAPPED) : build;
  return [
    ...backOf(build, coat, at, thick),
    // A thigh, and the hind foot that reaches forward from it.
    ellipsoid(
      coat,
      at(Math.PI * 1.2, 1.06, thick * 0.86),
      [thick * 1.12, thick * 0.9, thick * 0.66],
      thick * 0.3,
    ),
    ...pawOf(build, looks, at(Math.PI * 1.32, 1.6, 0), at(Math.PI * 1.46, 1.75, 0)),
    ...neckOf(build, looks, coat, at(NECK, 1, thick), head),
    ...pawOf(
      build,
      looks,
      add(head, [size * 0.9, -head[1], size * 0.1]),
      add(head, [-size * 1.1, -head[1], -size * 0.5]),
    ),
    ...tailOf(wrapped, looks, tailAround(wrapped, wide, thick, head)),
    ...headOf(build, own, head, { aside: FACE, nod: HANGS, sleeps: true, hat }),
  ];
}

const withTail = (build: Build, share: number): Build => ({
  ...build,
  tail: { ...build.tail, thick: build.tail.thick * share },
});

type At = (around: number, out: number, up: number) => Vector;

/** The back from the rump around to the shoulders, and what fills the ring. */
function backOf({ trunk }: Build, coat: Look, at: At, thick: number): Solid[] {
  const chest = 1.02 * (trunk[0]?.[2] ?? thick);
  const angle = (n: number) => RUMP + ((NECK - RUMP) * n) / PIECES;
  const radius = (n: number) => thick + ((chest - thick) * n) / PIECES;
  const spine = (n: number) => at(angle(n), 1, radius(n) * 0.94);
  return [
    ...Array.from({ length: PIECES }, (_, n) =>
      limb(coat, spine(n), spine(n + 1), radius(n), radius(n + 1), thick * 0.5),
    ),
    ellipsoid(coat, at(0, 0, thick * 0.6), [thick * 1.3, thick * 0.8, thick * 1.1], thick * 0.4),
  ];
}

/** From the shoulders around to the head, its throat pale. */
function neckOf({ neck }: Build, looks: Looks, coat: Look, from: Vector, head: Vector): Solid[] {
  const bend = add(between(from, head, 0.55), [neck.base * 0.55, neck.base * 0.1, 0]);
  return [
    limb(coat, from, bend, neck.base * 1.12, neck.base * 1.02, neck.base * 0.6),
    limb(coat, bend, head, neck.base * 1.02, neck.end * 1.05, neck.base * 0.5),
    ball(
      looks.pale,
      add(between(bend, head, 0.5), [-neck.base * 0.3, -neck.base * 0.5, 0]),
      neck.end * 0.75,
      neck.end * 0.4,
    ),
  ];
}

/** A foreleg or a hind foot that lies on the ground from one point to another, its toes side by side. */
function pawOf(
  { fore }: Build,
  { socks, coat }: Looks,
  [x, , z]: Vector,
  [tx, , tz]: Vector,
): Solid[] {
  const [, , ankle, toe] = fore.thick;
  const [from, to]: [Vector, Vector] = [
    [x, ankle * 1.15, z],
    [tx, toe * 0.86, tz],
  ];
  return [
    limb(coat, from, between(from, to, 0.5), ankle * 1.3, ankle * 1.12, ankle * 0.5),
    limb(socks, between(from, to, 0.4), to, ankle * 1.12, toe * 0.86, ankle * 0.5),
    ...[-0.5, 0, 0.5].map((aside) =>
      blade(
        socks,
        to,
        add(to, [-toe * 0.42, -toe * 0.08, toe * aside * 1.3]),
        toe * 0.4,
        toe * 0.5,
        1,
        toe * 0.14,
        yaw(0),
      ),
    ),
  ];
}

/** The way of the tail from the rump along the front of the body, to the chin or before it. */
function tailAround({ tail }: Build, wide: number, thick: number, [, , front]: Vector): Vector[] {
  const up = tail.thick * (tail.kind === 'bushy' ? 1.5 : 1);
  const near = front - tail.thick - 0.12;
  // The chin rests on a brush, whose tip shows beyond it.
  const end = tail.kind === 'bushy' ? 0.7 : 1.9 * tail.length - 1.6;
  return [
    [-wide - thick * 0.7, thick * 0.7, -wide * 0.1],
    [-wide - thick * 0.98, up * 1.2, -wide * 0.7],
    [-wide * 1.05, up, near * 0.82],
    [wide * (0.55 * end - 0.45), up, near],
    [wide * end, up, near * 1.04],
  ];
}

/** A coat whose marks, made for a body that stands, go around the ring with it. */
function alongRing(look: Look, wide: number, { trunk }: Build): Look {
  const [rump, height] = trunk.at(-1) ?? [0, 0, 0, 0];
  return {
    ...look,
    paint: (x, y, z, normal) => {
      const around = Math.atan2(z / ROUND, x);
      // Behind the near side the angle goes on where it would jump.
      const angle = around < -Math.PI / 2 ? around + 2 * Math.PI : around;
      const out = Math.hypot(x, z / ROUND) - wide;
      return look.paint(rump + (RUMP - angle) * wide, y + height * 0.6, out, normal);
    },
  };
}
