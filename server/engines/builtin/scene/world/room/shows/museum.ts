import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { isModern, MOTIFS, type Motif } from '../furnishings/motifs.ts';
import { type Furnished, type Furnishing, flat, OAK } from '../furniture.ts';
import { wood } from '../materials.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';

const GILT: Colour = [0.62, 0.46, 0.18];
const BLACK: Material = flat([0.1, 0.1, 0.11]);
const BRASS: Material = flat([0.72, 0.56, 0.26]);
const ROPE: Material = flat([0.5, 0.07, 0.1]);
const MARBLE: Colour = [0.9, 0.89, 0.86];

/** A picture's left, right, lower and upper edges along its wall. */
type Edges = readonly [number, number, number, number];

/** A painting in its frame; `axis` is that of the wall it hangs on. */
const painting =
  ([left, right, low, high]: Edges, motif: Motif, isPlain: boolean, noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const edge = Math.min(along - left, right - along, y - low, high - y);
    const frame = isPlain ? 0.035 : 0.11;
    if (edge < frame)
      return isPlain
        ? [0.1, 0.1, 0.1]
        : scaleColour(GILT, 0.75 + 0.5 * Math.abs(Math.sin(edge * 60)));
    return motif((along - left) / (right - left), (y - low) / (high - low), noise);
  };

/** Where pictures hang on the side walls, and how wide they are. */
const ALONG = [3.4, 5.7, 8, 10.3] as const;

/** A gallery: paintings in gilt frames under their lamps, a statue on its plinth, a bench, cords before the walls. */
export function museum({ random, noise, shell }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const first = random.below(MOTIFS.length);
  const motifAt = (n: number) => MOTIFS[(first + n) % MOTIFS.length] as Motif;
  const look = (edges: Edges, n: number) => {
    const motif = motifAt(n);
    return painting(edges, motif, isModern(motif), noise);
  };
  const onSides = ALONG.flatMap((z, n) =>
    [left, right].map((wall, k): Solid => {
      const inward = wall < middle ? 0.07 : -0.07;
      const half = 0.62 + 0.2 * ((n + k) % 2);
      const [low, top] = [1.15, 2.35 + 0.25 * ((n + k) % 2)];
      const edges: Edges = [z - half, z + half, low, top];
      return box(
        [Math.min(wall, wall + inward), low, z - half],
        [Math.max(wall, wall + inward), top, z + half],
        look(edges, n * 2 + k),
      );
    }),
  );
  const ahead = [-1.65, 1.65].map((aside, n) => {
    const edges: Edges = [middle + aside - 1.15, middle + aside + 1.15, 1.1, 2.75];
    return box([edges[0], edges[2], back - 0.08], [edges[1], edges[3], back], look(edges, 8 + n));
  });
  const bench = wood(OAK, noise);
  return {
    lamps: [
      ...ALONG.flatMap((z) => [left + 0.7, right - 0.7].map((x) => [x, high - 0.6, z] as const)),
      [middle - 1.6, high - 0.6, back - 1.1],
      [middle + 1.6, high - 0.6, back - 1.1],
    ],
    solids: [
      ...onSides,
      ...ahead,
      box([middle - 0.8, 0.4, 5], [middle + 0.8, 0.5, 5.55], bench),
      ...[-0.68, 0.6].map((dx) =>
        box([middle + dx, 0, 5.05], [middle + dx + 0.08, 0.4, 5.5], BLACK),
      ),
      ...bust(middle, back - 2.2, noise),
      ...[left, right].flatMap((wall) => cordon(wall + (wall < middle ? 0.75 : -0.75))),
      ...spots(left, right, high),
    ],
  };
}

/** Head and shoulders of marble on a plinth. */
export function bust(x: number, z: number, noise: Noise): Solid[] {
  const marble: Material = (px, y, pz) =>
    scaleColour(MARBLE, 0.95 + 0.08 * noise.fbm((px + pz) * 5, y * 5, 3));
  return [
    box([x - 0.32, 0, z - 0.32], [x + 0.32, 0.1, z + 0.32], marble),
    box([x - 0.26, 0.1, z - 0.26], [x + 0.26, 1.1, z + 0.26], marble),
    box([x - 0.31, 1.1, z - 0.31], [x + 0.31, 1.18, z + 0.31], marble),
    ball([x - 0.32, 1.1, z - 0.17], [x + 0.32, 1.52, z + 0.17], marble),
    box([x - 0.075, 1.42, z - 0.075], [x + 0.075, 1.66, z + 0.075], marble),
    ball([x - 0.135, 1.54, z - 0.16], [x + 0.135, 1.92, z + 0.15], marble),
    ball([x - 0.15, 1.7, z - 0.1], [x + 0.15, 1.97, z + 0.18], marble),
    ball([x - 0.028, 1.66, z - 0.2], [x + 0.028, 1.77, z - 0.12], marble),
  ];
}

/** Posts of brass along a wall with a red cord between them. */
const cordon = (x: number): Solid[] =>
  [2.6, 4.5, 6.9, 9.2].flatMap((z, n, all) => {
    const next = all[n + 1];
    const post = [
      box([x - 0.022, 0, z - 0.022], [x + 0.022, 0.92, z + 0.022], BRASS),
      ball([x - 0.13, 0, z - 0.13], [x + 0.13, 0.05, z + 0.13], BRASS),
      ball([x - 0.05, 0.88, z - 0.05], [x + 0.05, 0.98, z + 0.05], BRASS),
    ];
    if (next === undefined) return post;
    const links = Array.from({ length: 16 }, (_, k) => {
      const [a, b] = [z + ((next - z) * k) / 16, z + ((next - z) * (k + 1)) / 16];
      const y = 0.84 - 0.9 * ((k + 0.5) / 16) * (1 - (k + 0.5) / 16);
      return ball([x - 0.03, y - 0.045, a - 0.05], [x + 0.03, y + 0.045, b + 0.05], ROPE);
    });
    return [...post, ...links];
  });

/** Lamps on rails below the ceiling. */
const spots = (left: number, right: number, high: number): Solid[] =>
  [left + 1.1, right - 1.1].flatMap((x) => [
    box([x - 0.03, high - 0.22, 1.5], [x + 0.03, high - 0.18, 11.6], BLACK),
    ...ALONG.map((z) => ({
      ...ball(
        [x - 0.1, high - 0.42, z - 0.1],
        [x + 0.1, high - 0.2, z + 0.1],
        flat([1.1, 1.05, 0.9]),
      ),
      glow: 0.8,
    })),
  ]);
