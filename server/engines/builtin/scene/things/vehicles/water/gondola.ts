import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, cut, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, UNTURNED, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const BLACK: Colour = [0.07, 0.07, 0.085];
const INSIDE: Colour = [0.3, 0.2, 0.13];
const IRON: Colour = [0.72, 0.73, 0.75];
const CUSHION: Colour = [0.5, 0.05, 0.08];
const BRASS: Colour = [0.86, 0.66, 0.26];
const OAR: Colour = [0.62, 0.46, 0.28];

/** How deep it lies in the water, and a person's height, by half of its length. */
const DRAUGHT = 0.09;
const PERSON = 0.5;
/** Where the gondolier stands and the guests sit, and how far aside of its middle each of two is. */
const STERN: Vector = [-0.7, 0.2, 0];
const SEAT: Vector = [0.02, 0.06, 0];
/** Where the other of two sits, who looks back. */
const FACING: Vector = [0.48, 0.06, 0];

/** Those who are rowed, face to face where they are two. */
function guestsOf({ random, traits = [] }: Wish): Solid[] {
  const one = (own: readonly Trait[], to: Vector, turned: number): Solid[] =>
    moved(human(random, 'seated', null, own), { size: PERSON, by: yaw(turned), to });
  const isPair = traits.some((trait) => trait === 'couple' || trait === 'wedding');
  if (!isPair) return one(traits, SEAT, 0);
  const isWedding = traits.includes('wedding');
  return [
    ...one(isWedding ? ['groom'] : [], SEAT, 0),
    ...one(isWedding ? ['bride', 'woman'] : ['woman', 'gown'], FACING, Math.PI),
  ];
}

/** A gondola in the water: long and black, both ends drawn up, its iron at the bow, and who rows it standing behind. */
export function gondola(wish: Wish): Sprite {
  const { random, traits } = wish;
  const guests = traits?.includes('crewed') ? guestsOf(wish) : [];
  const rower = human(random, 'standing', [0.86, 0.86, 0.84]);
  const model = [
    ...hull(wish.colour ?? BLACK),
    ...moved(rower, { size: PERSON, to: STERN }),
    ...guests,
    limb(plain(OAR), [-0.62, 0.46, 0.04], [-0.98, 0, 0.3], 0.012, 0.012),
  ];
  const afloat = moved(model, { to: [0, -DRAUGHT, 0] });
  return portray(wish, [...afloat, ...underWater()], 0.42, 0.14, 3);
}

function hull(paint: Colour): Solid[] {
  const black = plain(paint, { gloss: 0.5 });
  const inside = planks(INSIDE, 0.04, 'lying');
  const iron = plain(IRON, { gloss: 0.8 });
  return [
    ellipsoid(black, [0, 0.22, 0], [0.98, 0.22, 0.17]),
    cut(ellipsoid(inside, [0, 0.25, 0], [0.84, 0.19, 0.135])),
    cut(box(inside, [0, 0.42, 0], [1.1, 0.2, 0.4])),
    ...sweep(black, 1),
    ...sweep(black, -1),
    box(iron, [1.12, 0.5, 0], [0.035, 0.09, 0.008]),
    ...[0.4, 0.45, 0.5].map((y) => box(iron, [1.16, y, 0], [0.03, 0.012, 0.008])),
    box(inside, [0, 0.115, 0], [0.62, 0.015, 0.1]),
    box(black, [-0.72, 0.2, 0], [0.18, 0.015, 0.09]),
    // A seat for two, its back carved and its cushions red.
    box(black, [-0.12, 0.22, 0], [0.018, 0.11, 0.1], roll(0.16), 0.012),
    ball(plain(BRASS, { gloss: 0.7 }), [-0.135, 0.34, 0], 0.016),
    box(plain(CUSHION), [-0.095, 0.21, 0], [0.016, 0.07, 0.085], roll(0.16), 0.014),
    box(plain(CUSHION), [0.0, 0.14, 0], [0.1, 0.022, 0.09], UNTURNED, 0.02),
    box(plain(CUSHION), [0.5, 0.14, 0], [0.07, 0.022, 0.08], UNTURNED, 0.02),
    ...[-1, 1].map((side) =>
      limb(
        plain(BRASS, { gloss: 0.7 }),
        [0.3, 0.2, side * 0.13],
        [0.3, 0.27, side * 0.14],
        0.012,
        0.01,
      ),
    ),
  ];
}

/** An end of the hull, drawn up out of the water. */
function sweep(black: Solid['look'], side: number): Solid[] {
  const high = side > 0 ? 0.56 : 0.48;
  return [
    limb(black, [side * 0.74, 0.19, 0], [side * 0.98, 0.28, 0], 0.062, 0.042, 0.05),
    limb(black, [side * 0.98, 0.28, 0], [side * 1.1, high, 0], 0.042, 0.018, 0.04),
  ];
}

/** What is below the water's face is not seen. */
const underWater = (): Solid[] => [cut(box(plain(BLACK), [0, -0.5, 0], [2, 0.5, 2]))];
