import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GREY: Colour = [0.5, 0.51, 0.5];
const MOSS: Colour = [0.24, 0.36, 0.14];

/** How far old stones lean at the most, and those of a graveyard to be afraid of; radians. */
export const LEAN = 0.09;
export const CROOKED = 0.26;

/** An old gravestone, leaning so far at the most, moss at its foot: a slab, a cross, one with a ring, or an obelisk. */
export function gravestone(wish: Wish, lean: number = LEAN): Sprite {
  const stone = rough(wish.colour ?? GREY, 2.4);
  const build = pick(wish.random, [slab, slab, cross, ringed, obelisk]);
  const moss = [-0.26, 0.05, 0.3].map((x) => ball(plain(MOSS, { fur: 0.06 }), [x, 0, -0.1], 0.075));
  return portray(
    wish,
    [...build(stone, (wish.random.unit() - 0.5) * 2 * lean), ...moss],
    0.35,
    0.08,
    3,
  );
}

/** A slab with a round head. */
const slab = (stone: Look, lean: number): Solid[] => {
  const axes = roll(lean);
  return [
    box(stone, [0, 0.34, 0], [0.27, 0.34, 0.07], axes, 0.02),
    { ...ellipsoid(stone, [-lean * 0.34, 0.66, 0], [0.27, 0.2, 0.072]), axes: roll(-lean) },
    box(stone, [0, 0.03, 0], [0.34, 0.05, 0.14], undefined, 0.02),
  ];
};

/** The upright and the arms of a cross on its steps. */
const cross = (stone: Look, lean: number): Solid[] => {
  const [post, arms]: readonly Vector[] = [
    [0, 0.62, 0],
    [-lean * 0.2, 0.82, 0],
  ];
  return [
    box(stone, [0, 0.05, 0], [0.28, 0.05, 0.2], undefined, 0.02),
    box(stone, [0, 0.13, 0], [0.19, 0.05, 0.13], undefined, 0.02),
    box(stone, post as Vector, [0.075, 0.5, 0.06], roll(lean), 0.015),
    box(stone, arms as Vector, [0.29, 0.07, 0.058], roll(lean), 0.015),
  ];
};

/** A cross with a ring round its middle. */
const ringed = (stone: Look, lean: number): Solid[] => [
  ...cross(stone, lean),
  { ...ring(stone, [-lean * 0.2, 0.82, 0], 0.17, 0.035), axes: pitch(Math.PI / 2) },
];

/** A tapering pillar with a pointed top. */
const obelisk = (stone: Look): Solid[] => [
  box(stone, [0, 0.08, 0], [0.26, 0.08, 0.26], undefined, 0.015),
  box(stone, [0, 0.24, 0], [0.18, 0.1, 0.18], undefined, 0.012),
  frustum(stone, [0, 0.32, 0], 0.82, 0.16, 0.1),
  frustum(stone, [0, 1.14, 0], 0.12, 0.1, 0.01),
];
