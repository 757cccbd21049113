import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { unlit } from '../ruins/derelict.ts';

const SOOT: Colour = [0.12, 0.1, 0.09];
const RUST: Colour = [0.4, 0.2, 0.1];
const MOSS: Colour = [0.24, 0.3, 0.12];
const BARK: Colour = [0.3, 0.24, 0.18];
const WIRE: Colour = [0.34, 0.3, 0.27];
const GREENS: readonly Colour[] = [
  [0.3, 0.38, 0.14],
  [0.4, 0.42, 0.16],
  [0.24, 0.33, 0.13],
];
const STRAWS: readonly Colour[] = [
  [0.56, 0.5, 0.26],
  [0.42, 0.44, 0.2],
  [0.62, 0.54, 0.32],
];
/** Where the fence stands before it, how high, how far from post to post, and its gap. */
const FENCE = { z: -0.74, high: 0.13, apart: 0.17, from: -1.2, to: 1.3, gap: [0.2, 0.5] } as const;
/** How many tufts of grass and bushes grow before it, and young trees there and on its roof. */
const TUFTS = 150;
const BUSHES = 16;
const SAPLINGS: readonly (readonly [x: number, y: number, z: number, high: number])[] = [
  [-0.86, 0, -0.5, 0.42],
  [-0.3, 0, -0.46, 0.3],
  [0.34, 0, -0.5, 0.5],
  [1.16, 0, -0.42, 0.36],
  [-0.62, 0.27, 0.02, 0.26],
  [-0.16, 0.27, -0.12, 0.3],
  [0.98, 0.47, 0.04, 0.2],
];

/** A factory that people have left: its windows out, soot, rust and moss down its walls, weeds, bushes and young trees before it and on its roof, a fence that leans; `wall` is the colour of its brick. */
export function forsakenFactory(
  model: readonly Solid[],
  random: Random,
  wall: Colour,
): readonly Solid[] {
  return [
    ...model.map((piece) => ({ ...piece, look: stained(unlit(piece.look), wall) })),
    ...rubble(random, wall),
    ...fence(random),
    ...SAPLINGS.flatMap((one) => sapling(random, one)),
    ...Array.from({ length: BUSHES }, () => bush(random)).flat(),
    ...Array.from({ length: TUFTS }, () => tuft(random)).flat(),
  ];
}

/** Walls down which soot and rust have run, green at their foot and in patches. */
const stained = (look: Look, wall: Colour): Look => ({
  ...look,
  paint: (x, y, z, normal) => {
    const own = look.paint(x, y, z, normal);
    const along = x + z;
    const run =
      Math.sin(along * 37) * 0.5 + Math.sin(along * 83 + 2) * 0.3 + Math.sin(along * 11) * 0.4;
    const streak = smoothstep(0.25, 0.9, run) * smoothstep(0.02, 0.4, y);
    const patch =
      Math.sin(along * 7 + 1) + Math.sin(y * 13 + along * 3) + Math.sin(along * 19 - y * 9);
    const isMetal = Math.abs(own[0] - own[2]) < 0.08 && own[0] > 0.4;
    const worn = mixColour(own, isMetal ? RUST : SOOT, (isMetal ? 0.85 : 0.42) * streak);
    const peeled = mixColour(worn, scaleColour(wall, 1.35), 0.4 * smoothstep(1.2, 1.9, -patch));
    return mixColour(
      peeled,
      MOSS,
      0.6 * Math.max(smoothstep(0.09, 0.01, y), smoothstep(1.1, 1.9, patch)),
    );
  },
});

/** Bricks and beams that lie before the walls. */
const rubble = (random: Random, wall: Colour): Solid[] =>
  Array.from({ length: 26 }, () => {
    const x = -0.9 + 1.6 * random.unit();
    const size = 0.012 + 0.022 * random.unit();
    const paint = plain(scaleColour(wall, 0.5 + 0.6 * random.unit()));
    return box(paint, [x, size * 0.6, -0.4 - 0.12 * random.unit()], [size * 1.5, size * 0.7, size]);
  });

/** Posts that lean, with wire between them; a gap where people got in. */
function fence(random: Random): Solid[] {
  const wire = plain(WIRE);
  const count = Math.round((FENCE.to - FENCE.from) / FENCE.apart);
  const posts = Array.from({ length: count }, (_, n) => {
    const x = FENCE.from + n * FENCE.apart;
    const lean = 0.05 * (random.unit() - 0.5);
    return { x, top: [x + lean, FENCE.high, FENCE.z + lean] as const };
  }).filter(({ x }) => x < FENCE.gap[0] || x > FENCE.gap[1]);
  return posts.flatMap(({ x, top }, n) => {
    const next = posts[n + 1];
    const stands = limb(wire, [x, 0, FENCE.z], top, 0.007, 0.006);
    if (next === undefined || next.x - x > FENCE.apart * 1.5) return [stands];
    const wires = [0.3, 0.62, 0.95].map((share) =>
      limb(
        wire,
        [x + (top[0] - x) * share, top[1] * share, FENCE.z],
        [next.x + (next.top[0] - next.x) * share, next.top[1] * share, FENCE.z],
        0.0028,
        0.0028,
      ),
    );
    return [stands, ...wires];
  });
}

function sapling(
  random: Random,
  [x, y, z, high]: readonly [number, number, number, number],
): Solid[] {
  const leaf = plain(GREENS[random.below(GREENS.length)] ?? MOSS);
  const lean = 0.12 * high * (random.unit() - 0.5);
  const crown = Array.from({ length: 9 }, () => {
    const up = 0.42 + 0.6 * random.unit();
    const out = 0.24 * high * (1.2 - up);
    return ball(
      leaf,
      [
        x + lean * up + out * (2 * random.unit() - 1),
        y + high * up,
        z + out * (2 * random.unit() - 1),
      ],
      high * (0.07 + 0.05 * random.unit()),
    );
  });
  return [
    limb(plain(BARK), [x, y, z], [x + lean, y + high, z], 0.011 * (0.6 + high), 0.004),
    ...crown,
  ];
}

function bush(random: Random): Solid[] {
  const [x, z] = [-1.1 + 2.4 * random.unit(), -0.38 - 0.3 * random.unit()];
  const leaf = plain(GREENS[random.below(GREENS.length)] ?? MOSS);
  const size = 0.03 + 0.05 * random.unit();
  return [
    ellipsoid(leaf, [x, size * 0.6, z], [size * 1.4, size, size]),
    ellipsoid(leaf, [x + size, size * 0.9, z + 0.02], [size, size * 0.8, size * 0.8]),
  ];
}

/** A few blades of tall dry grass. */
function tuft(random: Random): Solid[] {
  const [x, z] = [-1.25 + 2.6 * random.unit(), -0.36 - 0.5 * random.unit()];
  const straw = plain(STRAWS[random.below(STRAWS.length)] ?? MOSS);
  return [-1, 0, 1].map((side) => {
    const high = 0.05 + 0.07 * random.unit();
    const lean = 0.03 * (side + random.unit() - 0.5);
    return limb(straw, [x + 0.008 * side, 0, z], [x + lean, high, z], 0.005, 0.0015);
  });
}
