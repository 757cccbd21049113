import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point, stroke } from './dabs.ts';

const LEAF: Colour = [0.24, 0.47, 0.13];
const RIB: Colour = [0.6, 0.72, 0.34];
const ROPE: Colour = [0.23, 0.2, 0.12];

/** Leaves of a banana plant, and the pieces that one is drawn in. */
const LEAVES = 10;
const PIECES = 34;

/** A plant of the jungle's floor: long broad leaves, as a banana's, that rise from one foot and hang over to all sides. */
export function broadLeaves(random: Random): Sprite {
  return paintSprite(200, 190, (sheet) => {
    const { width, height } = sheet;
    const foot: Point = [width * 0.5, height * 0.98];
    const leaves = Array.from({ length: LEAVES }, (_, n) => ((n * 0.618) % 1) * 2 - 1);
    // The outer ones hang behind and beside, the inner ones stand up before them.
    for (const part of leaves.toSorted((a, b) => Math.abs(b) - Math.abs(a))) {
      const reach = 0.47 * part + 0.05 * (random.unit() - 0.5);
      const up = height * (0.04 + 0.2 * random.unit());
      const by: Point = [width * (0.5 + 0.42 * reach), up];
      const end = height * (0.12 + 0.62 * Math.abs(part) ** 1.3 + 0.1 * random.unit());
      const tone = 0.62 + 0.55 * random.unit();
      broadLeaf(sheet, foot, by, [width * (0.5 + reach), end], tone, 10 + 5 * random.unit());
    }
  });
}

/** A leaf along a bend: a light rib, its two halves each in their own light, slit toward the edge. */
function broadLeaf(sheet: Sheet, from: Point, by: Point, to: Point, tone: number, wide: number) {
  const at = (share: number): Point => [
    (1 - share) ** 2 * from[0] + 2 * share * (1 - share) * by[0] + share ** 2 * to[0],
    (1 - share) ** 2 * from[1] + 2 * share * (1 - share) * by[1] + share ** 2 * to[1],
  ];
  // A bare stalk first, the blade from there on.
  bentStroke(sheet, from, at(0.16), at(0.36), 3.4, scaleColour(LEAF, 0.7 * tone));
  for (let n = 0; n < PIECES; n++) {
    const share = 0.3 + (0.7 * n) / PIECES;
    const [[x, y], [nextX, nextY]] = [at(share), at(share + 0.02)];
    const along = Math.atan2(nextY - y, nextX - x);
    const half = wide * Math.sin(Math.PI * ((share - 0.3) / 0.7) ** 0.8) ** 0.75;
    for (const side of [-1, 1]) {
      const angle = along + side * 1.2;
      const light = (side * Math.cos(along) < 0 ? 1.12 : 0.72) * (n % 3 === 0 ? 0.86 : 1);
      const tint = scaleColour(LEAF, tone * light * (0.66 + 0.5 * share));
      const middle: Point = [x + Math.cos(angle) * half * 0.5, y + Math.sin(angle) * half * 0.5];
      dab(sheet, middle[0], middle[1], half * 0.56, 2.7, angle, tint);
    }
    stroke(sheet, x, y, nextX, nextY, 1.5, scaleColour(mixColour(LEAF, RIB, 0.7), tone));
  }
}

/** Lianas of a clump, and leaves along each. */
const ROPES = 5;
const LEAFLETS = 26;

/** Lianas that hang down from the trees, some of them looped, with leaves along them. */
export function lianas(random: Random): Sprite {
  return paintSprite(120, 260, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < ROPES; n++) {
      const x = width * (0.1 + 0.8 * random.unit());
      const isLoop = n < 2;
      const end = isLoop ? 0 : height * (0.45 + 0.5 * random.unit());
      const sag = height * (0.5 + 0.4 * random.unit());
      const to: Point = isLoop
        ? [width * (0.1 + 0.8 * random.unit()), 0]
        : [x + 10 * (random.unit() - 0.5), end];
      const by: Point = isLoop
        ? [(x + to[0]) / 2, 2 * sag]
        : [x + 16 * (random.unit() - 0.5), end / 2];
      bentStroke(
        sheet,
        [x, 0],
        by,
        to,
        2.2 + 1.6 * random.unit(),
        scaleColour(ROPE, 0.8 + 0.5 * random.unit()),
      );
      for (let leaf = 0; leaf < LEAFLETS; leaf++) {
        const share = random.unit();
        const at = (axis: 0 | 1) =>
          2 * share * (1 - share) * by[axis] +
          share ** 2 * to[axis] +
          (axis === 0 ? (1 - share) ** 2 * x : 0);
        const tint = scaleColour(LEAF, 0.5 + 0.7 * random.unit());
        dab(
          sheet,
          at(0) + 8 * (random.unit() - 0.5),
          at(1) + 3,
          4.6,
          2.4,
          1.2 + random.unit(),
          tint,
        );
      }
    }
  });
}
