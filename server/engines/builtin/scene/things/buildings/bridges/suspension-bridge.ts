import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, worn } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STEEL: Colour = [0.5, 0.54, 0.56];
const CONCRETE: Colour = [0.6, 0.58, 0.54];

/** Half the length, which reaches beyond both sides of a picture; the height of the way, and half its width. */
const HALF = 2.7;
const DECK = 0.4;
const WAY = 0.13;
/** How far the towers stand from the middle, how high they are, and how low the cables hang between them. */
const TOWER = 1.3;
const TOP = 1.3;
const LOW = DECK + 0.07;
/** How many pieces of straight cable a span between the towers is made of, and how far apart its hangers are. */
const PIECES = 26;
const APART = 0.1;

/** How high the cables are at a place along the bridge: a parabola between the towers, falling straight to the banks. */
function cableAt(x: number): number {
  const out = Math.abs(x);
  if (out < TOWER) return LOW + (TOP - LOW) * (out / TOWER) ** 2;
  const along = (out - TOWER) / (HALF - TOWER);
  return TOP + (LOW - TOP) * along - 0.32 * along * (1 - along);
}

/** A suspension bridge from one side of the picture to the other: two towers, a way that hangs from cables. */
export function suspensionBridge(wish: Wish): Sprite {
  const { random, rays, sight, tall } = wish;
  const paint = wish.colour ?? STEEL;
  const steel = worn(paint, 0.08, { gloss: 0.25 });
  const cable = plain(scaleColour(paint, 0.92), { gloss: 0.3 });
  const model = [
    ...way(paint),
    ...[-TOWER, TOWER].flatMap((x) => tower(steel, x)),
    ...[-WAY, WAY].flatMap((z) => cables(cable, z)),
  ];
  const above = Math.min(0.14, sight?.above ?? 0.08);
  return sculpt(model, { yaw: 0, pitch: above, away: 9 }, rays, tall, random);
}

/** The way on its truss. */
function way(paint: Colour): Solid[] {
  const truss: Look = {
    paint: (x, y, _z, normal) => {
      if (Math.abs(normal[2]) < 0.7) return scaleColour(paint, 0.55);
      const up = (y - DECK + 0.04) / 0.08;
      const slant = ((x / 0.08) % 2) + 2;
      const bar = Math.abs((slant % 2) - 1);
      const isBar = up < 0.16 || up > 0.84 || Math.abs(bar - up) < 0.16;
      return scaleColour(paint, isBar ? 1 : 0.3);
    },
  };
  return [
    box(truss, [0, DECK, 0], [HALF, 0.04, WAY]),
    box(worn(scaleColour(paint, 1.05), 0.08), [0, DECK + 0.045, 0], [HALF, 0.008, WAY + 0.012]),
  ];
}

/** A tower astride the way: two legs that step inward, struts between them, a pier of concrete. */
function tower(steel: Look, x: number): Solid[] {
  const pier = masonry(CONCRETE, 0.06);
  return [
    box(pier, [x, -0.06, 0], [0.13, 0.16, WAY + 0.09], undefined, 0.02),
    ...[-1, 1].flatMap((side) => [
      box(steel, [x, 0.4, side * WAY * 1.1], [0.06, 0.36, 0.045]),
      box(steel, [x, 0.86, side * WAY * 1.1], [0.05, 0.28, 0.038]),
      box(steel, [x, 1.2, side * WAY * 1.1], [0.042, 0.12, 0.032]),
    ]),
    ...[0.58, 0.78, 0.98, 1.16, 1.28].map((y) => box(steel, [x, y, 0], [0.036, 0.03, WAY])),
  ];
}

/** The cable of one side with the hangers that carry the way. */
function cables(look: Look, z: number): Solid[] {
  const at = (x: number): Vector => [x, cableAt(x), z];
  const span = (from: number, to: number, many: number): Solid[] =>
    Array.from({ length: many }, (_, n) => {
      const step = (to - from) / many;
      return limb(look, at(from + n * step), at(from + (n + 1) * step), 0.014, 0.014);
    });
  const hangers = Math.floor((2 * HALF) / APART);
  return [
    ...span(-TOWER, TOWER, PIECES),
    ...span(-HALF, -TOWER, PIECES / 2),
    ...span(TOWER, HALF, PIECES / 2),
    ...Array.from({ length: hangers }, (_, n) => {
      const x = -HALF + (n + 0.5) * APART;
      return limb(look, [x, DECK, z], at(x), 0.005, 0.005);
    }),
  ];
}
