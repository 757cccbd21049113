import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { between, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';

const CANE: Colour = [0.62, 0.55, 0.3];
const LASHING: Colour = [0.3, 0.22, 0.14];
const STRAW: Colour = [0.76, 0.62, 0.36];
/** How many canes lie side by side, how thick one is, and half its length. By half of a raft's length. */
const CANES = { count: 8, thick: 0.034, half: 0.94 } as const;
/** How far its ends are bent up, and from where on. */
const BOW = { from: 0.62, up: 0.13 } as const;
/** Height of a person by half the raft's length, and where one stands. */
const PERSON = 0.66;
const STAND: Vector = [-0.2, CANES.thick, 0];
/** The ends of the pole that moves it, by the height of who holds it, and the shares of it where the hands are. */
const POLE = {
  top: [0.02, 1.32, -0.14],
  foot: [0.62, -0.16, -0.3],
  far: 0.27,
  near: 0.43,
} as const;

/** A raft of bamboo as it lies on the water: canes lashed side by side, bent up at its ends, and who was wished for on it, upright with a pole. */
export function raft({ random, traits, hair }: Wish): Solid[] {
  const cane: Look = {
    paint: (x) => {
      const joint = Math.abs(((x / 0.17 + 9) % 1) - 0.5) < 0.07 ? 0.7 : 1;
      return [CANE[0] * joint, CANE[1] * joint, CANE[2] * joint];
    },
    gloss: 0.25,
  };
  const { count, thick, half } = CANES;
  const rows = Array.from({ length: count }, (_, n) => 1.9 * thick * (n - (count - 1) / 2));
  const ends = [-1, 1].map((end): readonly [Vector, Vector] => [
    [end * BOW.from, 0, 0],
    [end * half, BOW.up, 0],
  ]);
  const aside = ([x, y]: Vector, z: number): Vector => [x, y, z];
  const model: Solid[] = rows.flatMap((z) => [
    limb(cane, [-BOW.from, 0, z], [BOW.from, 0, z], thick, thick),
    ...ends.map(([from, to]) =>
      limb(cane, aside(from, z), aside(to, z * 0.86), thick, thick * 0.8),
    ),
  ]);
  const wide = rows.at(-1) ?? 0;
  const rope = plain(LASHING);
  const lashed = [-0.6, -0.2, 0.2, 0.6].map((x) =>
    limb(rope, [x, thick, -wide], [x, thick, wide], 0.016, 0.016),
  );
  const basket = ellipsoid(plain(LASHING), [0.5, 0.1, 0.04], [0.1, 0.09, 0.1]);
  if (traits?.includes('crewed') !== true) return [...model, ...lashed];
  const at = (share: number) => between(POLE.top, POLE.foot, share);
  const person = [
    ...human(random, 'standing', null, traits, { near: at(POLE.near), far: at(POLE.far) }, hair),
    ellipsoid(plain(STRAW), [0, 0.955, 0], [0.17, 0.028, 0.17]),
    limb(plain(STRAW), [0, 0.95, 0], [0, 1.05, 0], 0.085, 0.008, 0.03),
    limb(plain(CANE), POLE.top, POLE.foot, 0.012, 0.014),
  ];
  return [...model, ...lashed, basket, ...moved(person, { size: PERSON, to: STAND })];
}
