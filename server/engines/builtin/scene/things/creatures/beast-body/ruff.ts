import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import { ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, scale, type Vector } from '../../sculpt/vector.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build, Looks } from '../build.ts';

/** How the strands of a mane lie; it is no part of what a seed decides. */
const strands = createNoise(4_409);

/** Rows of locks from the face back over the neck: how many, how far behind the face they grow and from what radius, how long they are and how far they fall. In head sizes. */
const ROWS = [
  { count: 20, behind: 0.2, from: 0.94, long: 0.6, falls: 0.26 },
  { count: 17, behind: 0.62, from: 1.12, long: 0.72, falls: 0.42 },
  { count: 12, behind: 1.15, from: 1.1, long: 0.8, falls: 0.6 },
] as const;
/** How far back a lock points for each part outward, and how thick it is at its root and at its tip, in head sizes. */
const BACK = 0.56;
const THICK = { root: 0.29, tip: 0.025 } as const;
/** From where to where a mane turns from the colour of the coat to its own, in head sizes from the middle of the face. */
const TURNS_DARK = { from: 0.62, to: 1.5 } as const;

/** A lion's mane: locks that fall back and down from around the face, in rows over a mass of hair on neck, shoulders and chest. */
export function ruff(
  { head: { size } }: Build,
  looks: Looks,
  { head, withers, throat, trunk }: Pose,
): Solid[] {
  const [, , high] = trunk[0] ?? [0, 0, 0.2, 0];
  const hair = hairAround(head, size, looks);
  const locks = ROWS.flatMap(({ count, behind, from, long, falls }, row) => {
    const middle = add(head, [-size * behind, -size * 0.12, 0]);
    return Array.from({ length: count }, (_, n) => {
      const angle = (2 * Math.PI * (n + 0.5 * row + 0.22 * Math.sin(n * 5.1))) / count;
      const [up, aside] = [Math.cos(angle), Math.sin(angle)];
      const out = long * (1 + 0.3 * Math.sin(n * 3.7 + row) + 0.16 * Math.sin(n * 8.3));
      const root = add(middle, scale([0, up * from, aside * from * 0.94], size));
      // Below the face they hang, above it they fall back.
      const way: Vector = [
        -BACK * out * (0.75 + 0.35 * up),
        up * out * (up < 0 ? 1.1 : 0.62) - falls,
        aside * out * 0.72,
      ];
      return limb(
        hair,
        root,
        add(root, scale(way, size)),
        size * THICK.root,
        size * THICK.tip,
        size * 0.08,
      );
    });
  });
  const mass = (at: Vector, radii: Vector): Solid => ellipsoid(hair, at, radii, high * 0.3);
  return [
    mass(add(head, [-size * 0.62, -size * 0.12, 0]), scale([0.72, 1.26, 1.16], size)),
    mass(between(withers, head, 0.42), scale([1.1, 1.06, 0.86], high)),
    mass(add(throat, [high * 0.06, -high * 0.16, 0]), scale([0.72, 1.06, 0.76], high)),
    ...locks,
  ];
}

/** Hair whose strands run away from the face, of the coat's colour beside it and darker farther off. */
function hairAround([x0, y0, z0]: Vector, size: number, { coat, hair }: Looks): Look {
  const placeOf = (x: number, y: number, z: number) => ({
    turn: Math.atan2(z - z0, y - y0 + 0.1 * size),
    far: Math.hypot(x - x0, y - y0, z - z0) / size,
  });
  return {
    ...hair,
    paint: (x, y, z, normal) => {
      const { turn, far } = placeOf(x, y, z);
      const lock = strands.at(turn * 5.5, far * 1.3);
      const streak = strands.at(turn * 24, far * 2.2 + 7);
      const dark = smoothstep(TURNS_DARK.from, TURNS_DARK.to, far + 0.5 * lock);
      return scaleColour(
        mixColour(coat.paint(x, y, z, normal), hair.paint(x, y, z, normal), 0.2 + 0.76 * dark),
        1 + 0.3 * lock + 0.4 * streak,
      );
    },
    bump: (x, y, z) => {
      const { turn, far } = placeOf(x, y, z);
      return (
        size * (0.1 * strands.at(turn * 5.5, far * 1.3) + 0.035 * strands.at(turn * 17, far * 2))
      );
    },
    combed: (x, y, z) => placeOf(x, y, z).turn,
  };
}
