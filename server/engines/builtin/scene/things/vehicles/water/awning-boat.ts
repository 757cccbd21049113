import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const HULL: Colour = [0.16, 0.11, 0.08];
const INSIDE: Colour = [0.36, 0.25, 0.16];
const MAT: Colour = [0.09, 0.09, 0.095];
const CANE: Colour = [0.3, 0.25, 0.18];
const DARK: Colour = [0.05, 0.045, 0.04];
const OAR: Colour = [0.5, 0.37, 0.23];
/** How deep it lies in the water, a person's height, by half of its length, and where who rows it stands. */
const DRAUGHT = 0.07;
const PERSON = 0.52;
const STERN: Vector = [-0.72, 0.17, 0];
/** How high the middle of its awning's hoops is. */
const FOOT = 0.2;
/** From where to where its awning reaches, how wide it is to each side, and of how many mats it is. */
const AWNING = { from: -0.42, to: 0.4, half: 0.21, mats: 3 } as const;

/** A narrow boat of the water towns under a round awning of black mats, rowed by who stands behind it in a straw hat. */
export function awningBoat(wish: Wish): Sprite {
  const { random } = wish;
  const rower = human(random, 'standing', [0.2, 0.26, 0.36], ['hatted']);
  const model = [
    ...hull(wish.colour ?? HULL),
    ...awning(),
    ...moved(rower, { size: PERSON, to: STERN }),
    limb(plain(OAR), [-0.62, 0.46, 0.05], [-1.05, 0, 0.2], 0.013, 0.018),
  ];
  const afloat = moved(model, { to: [0, -DRAUGHT, 0] });
  return portray(
    wish,
    [...afloat, cut(box(plain(HULL), [0, -0.5, 0], [2, 0.5, 2]))],
    0.42,
    0.16,
    3,
  );
}

/** Mats of black bamboo bent over the boat in hoops, dark beneath, a lower one lapped over the higher. */
function awning(): Solid[] {
  const { from, to, half, mats } = AWNING;
  const long = (to - from) / mats;
  return Array.from({ length: mats }, (_, n) => {
    const start = from + n * long;
    const mat: Look = {
      paint: (x, y, z, normal) => {
        if (Math.abs(normal[0]) > 0.8) return Math.hypot(y - FOOT, z) > half - 0.025 ? CANE : DARK;
        const isEdge = Math.min(x - start, start + long - x) < 0.012;
        const weave =
          0.8 + 0.4 * Math.abs(Math.sin(x * 90) * Math.sin(Math.atan2(z, y - FOOT) * 18));
        return isEdge ? CANE : scaleColour(MAT, weave);
      },
      gloss: 0.25,
    };
    const radius = half - (n === 1 ? 0 : 0.012);
    return frustum(mat, [start, FOOT, 0], long, radius, radius, roll(-Math.PI / 2));
  });
}

function hull(paint: Colour): Solid[] {
  const side = planks(paint, 0.05, 'lying');
  const inside = planks(INSIDE, 0.05, 'lying');
  const end = (along: number): Solid[] => [
    limb(side, [along * 0.7, 0.13, 0], [along * 1.02, 0.2, 0], 0.08, 0.055, 0.05),
    box(side, [along * 1.03, 0.24, 0], [0.03, 0.02, 0.09], undefined, 0.01),
  ];
  return [
    ellipsoid(side, [0, 0.19, 0], [1, 0.19, 0.21]),
    cut(ellipsoid(inside, [0, 0.24, 0], [0.86, 0.16, 0.17])),
    cut(box(inside, [0, 0.42, 0], [1.1, 0.22, 0.4])),
    ...end(1),
    ...end(-1),
    box(inside, [0, 0.13, 0], [0.72, 0.015, 0.13]),
  ];
}
