import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { Site } from '../site.ts';

/** The quay: how far aside its wall is on the picture's side, from where to where it reaches, how high it is over the mud and up to where weed grows on it. World units. */
export const QUAY = { aside: 6.6, near: 12, far: 74, high: 3.7, weed: 1.9 } as const;
/** Posts to which boats are tied: to the right on the picture's side, ahead, how high. World units. */
const POSTS = [
  [-4.6, 9.6, 2.9],
  [4.5, 12.4, 3.1],
  [-0.9, 17.6, 3],
  [-7.6, 18.4, 3.1],
  [3.6, 25, 3],
  [-4.6, 31, 3],
] as const;
/** Ropes that lie on the mud: from which post, to where (right on the picture's side, how high, ahead). World units. */
const ROPES = [
  [0, -2.9, 0.7, 11.4],
  [2, 2.2, 1.2, 18.6],
  [3, -6.4, 1.3, 21],
] as const;
const STONE: Colour = [0.56, 0.52, 0.46];
const WEED: Colour = [0.14, 0.19, 0.08];
const WOOD: Colour = [0.46, 0.39, 0.31];
const ROPE: Colour = [0.62, 0.54, 0.38];

/** What a harbour shows at low tide: a quay of stone with weed as high as the water stood, its ladders, posts that lean, ropes on the mud. */
export function tidalHarbour({ setting: { side }, groundAt }: Site): Solid[] {
  const foot = (x: number, z: number) => Math.max(0, groundAt(x, z));
  const posts = POSTS.map(([aside, z, high], n): Solid => {
    const x = side * aside;
    const lean = 0.16 * (chance(n, 2, 31) - 0.5) * high;
    return rodBetween(
      [x, foot(x, z) - 0.4, z],
      [x + lean, foot(x, z) + high, z + 0.3 * lean],
      [0.19, 0.15],
      7,
      weedy(WOOD, 1.6),
    );
  });
  const ropes = ROPES.flatMap(([post, aside, up, z]) => {
    const [from, ahead, high] = POSTS[post] as readonly [number, number, number];
    const start: Point = [side * from, foot(side * from, ahead) + high * 0.72, ahead];
    const end: Point = [side * aside, foot(side * aside, z) + up, z];
    return hanging(start, end, plainPaint(ROPE));
  });
  const { aside, near, far, high } = QUAY;
  const wall =
    side > 0 ? plotOf(aside, near, aside + 60, far) : plotOf(-aside - 60, near, -aside, far);
  const coping =
    side > 0
      ? plotOf(aside - 0.15, near - 0.15, aside + 0.8, far)
      : plotOf(-aside - 0.8, near - 0.15, -aside + 0.15, far);
  return [
    boxOn(wall, -2, high, stones),
    boxOn(coping, high, high + 0.22, plainPaint(scaleColour(STONE, 1.15))),
    ...[16, 30, 47].flatMap((z) => ladder(side, z)),
    ...[14, 20, 27, 36, 48].map((z) =>
      frustumAt(
        [side * (aside + 0.5), high + 0.2, z],
        0.55,
        0.17,
        0.22,
        plainPaint([0.13, 0.13, 0.14]),
        9,
      ),
    ),
    ...posts,
    ...ropes,
  ];
}

/** Something that stands in the tide: weed as high as the water comes, so far over its foot, pale above. */
const weedy =
  (dry: Colour, high: number): Paint =>
  (_, { along, up, pixel }) => {
    const ragged = 0.18 * Math.sin(along * 11) + 0.1 * Math.sin(along * 29 + up * 3);
    const wet = inside(up + ragged, -9, high, Math.max(pixel, 0.12));
    const strand = 0.8 + 0.4 * Math.sin(along * 23 + up * 5);
    return plainFront(mixColour(dry, scaleColour(WEED, strand), 0.92 * wet));
  };

/** Cut stones in rows, weed up to the tide's mark. */
const stones: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(scaleColour(STONE, 1.05));
  const fine = smoothstep(0.2, 0.05, pixel);
  const row = Math.floor(up / 0.5);
  const u = along / 1.2 + 0.5 * (row & 1);
  const column = Math.floor(u);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 1.2, -1, 0.035, pixel),
    inside(Math.abs(up / 0.5 - Math.round(up / 0.5)) * 0.5, -1, 0.03, pixel),
  );
  const block = scaleColour(
    STONE,
    (0.86 + 0.24 * chance(row, column, 5)) * (1 - 0.4 * fine * joint),
  );
  // The wall goes two units into the ground.
  const over = up - 2 + 0.24 * Math.sin(along * 1.9) + 0.12 * Math.sin(along * 7.3);
  const wet = smoothstep(QUAY.weed + 0.2, QUAY.weed - 0.25, over);
  const dark = mixColour(scaleColour(STONE, 0.55), WEED, 0.55 + 0.4 * chance(row, column, 9));
  return plainFront(mixColour(block, scaleColour(dark, 1 - 0.3 * fine * joint), 0.9 * wet));
};

function ladder(side: number, z: number): Solid[] {
  const iron = plainPaint([0.3, 0.2, 0.15]);
  const x = side * (QUAY.aside - 0.12);
  return [
    ...[0, 0.55].map((off) =>
      rodBetween([x, 0, z + off], [x, QUAY.high + 0.5, z + off], [0.04, 0.04], 5, iron),
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      rodBetween([x, 0.3 + n * 0.42, z], [x, 0.3 + n * 0.42, z + 0.55], [0.03, 0.03], 5, iron),
    ),
  ];
}

/** A rope that hangs through from one place to another. */
function hanging(from: Point, to: Point, paint: Paint): Solid[] {
  const at = (n: number): Point => {
    const share = n / 8;
    const sag = 0.55 * 4 * share * (1 - share);
    return [
      from[0] + (to[0] - from[0]) * share,
      Math.max(0.12, from[1] + (to[1] - from[1]) * share - sag),
      from[2] + (to[2] - from[2]) * share,
    ];
  };
  return Array.from({ length: 8 }, (_, n) =>
    sheer(rodBetween(at(n), at(n + 1), [0.035, 0.035], 5, paint)),
  );
}
