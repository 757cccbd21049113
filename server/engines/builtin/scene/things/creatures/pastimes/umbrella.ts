import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, normalise, scale, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { doingAs } from '../postures/doings.ts';
import { phaseOf } from '../postures/phases.ts';

const CLOTHS: readonly Colour[] = [
  [0.78, 0.12, 0.12],
  [0.9, 0.68, 0.14],
  [0.14, 0.3, 0.62],
  [0.12, 0.46, 0.42],
  [0.1, 0.1, 0.12],
];
/** Of the stick, which is bright wood, or it is lost before a dark street and the canopy hovers. */
const STICK: Colour = [0.62, 0.46, 0.3];
/** Ribs of a canopy, its half width and how high it is domed. */
const RIBS = 8;
const WIDE = 0.3;
const DOME = 0.16;
/** Half as thick as the stick is: from afar it is seen too. */
const THICK = 0.008;

/** What tells a girl under it from a boy. */
const GIRL: readonly Trait[] = ['gown', 'longhaired'];

/** Someone beneath an open umbrella, its handle in a hand and its stick on the shoulder. */
export function underUmbrella(wish: Wish): Sprite {
  const { random, rays, tall, nth, traits = [] } = wish;
  const cloth = wish.colour ?? someCloth(random);
  const own = traits.includes('girl') ? [...traits, ...GIRL] : traits;
  const figure = figureOf(own);
  const hand: Vector = [0.1, figure.shoulder - 0.13, -figure.shoulders - 0.045];
  const top: Vector = [-0.01, 1.07, -0.12];
  const doing = doingAs(wish.posture ?? 'walking');
  const phase = nth === undefined ? doing : phaseOf(doing, nth);
  const model = [
    ...canopyOf(cloth, top),
    ...human(random, phase, null, own, { near: hand }, wish.hair),
    ...stickOf(hand, top),
  ];
  const turn = (wish.isPortrait ? 0.95 : 0.7) + 0.5 * (random.unit() - 0.5);
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - turn : turn, pitch: 0.04, away: 4 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** A cloth for an umbrella. */
export const someCloth = (random: Random): Colour => pick(random, CLOTHS);

/** A hollow canopy of a cloth, the middle of its rim at `top`, whose edge hangs between its ribs. What it is cut from must come before all else. */
export function canopyOf(cloth: Colour, top: Vector): Solid[] {
  // Eight strips of cloth between the ribs, the inside darker.
  const angle = (x: number, z: number) => Math.atan2(z - top[2], x - top[0]) * (RIBS / 2);
  const canopy: Look = {
    paint: (x, y, z, normal) => {
      const strip = 0.84 + 0.22 * Math.abs(Math.sin(angle(x, z)));
      return scaleColour(cloth, strip * (normal[1] < -0.1 ? 0.5 : 1) * (y < top[1] ? 0.96 : 1));
    },
    gloss: 0.15,
  };
  const edges = Array.from({ length: RIBS }, (_, n) => {
    const turn = (2 * Math.PI * (n + 0.5)) / RIBS;
    const out = WIDE * 0.94;
    return cut(
      ellipsoid(
        canopy,
        [top[0] + Math.cos(turn) * out, top[1] - 0.012, top[2] + Math.sin(turn) * out],
        [0.375 * WIDE, 0.03, 0.375 * WIDE],
      ),
    );
  });
  return [
    ellipsoid(canopy, top, [WIDE, DOME, WIDE]),
    cut(ellipsoid(canopy, add(top, [0, -0.02, 0]), [WIDE * 0.97, DOME * 0.94, WIDE * 0.97])),
    cut(box(canopy, add(top, [0, -0.5, 0]), [0.6, 0.5, 0.6])),
    ...edges,
  ];
}

/** A stick from the canopy's point to the hand, and its crook. */
export function stickOf(hand: Vector, top: Vector): Solid[] {
  const stick = plain(STICK, { gloss: 0.4 });
  const point = add(top, [0, DOME + 0.035, 0]);
  const way = normalise(subtract(point, hand));
  const end = add(hand, scale(way, -0.085));
  const crook = add(end, [0.022, -0.008, 0]);
  return [
    limb(stick, end, point, THICK, THICK * 0.85),
    limb(stick, end, crook, THICK * 1.25, THICK * 1.25),
    limb(stick, crook, add(crook, [0.016, 0.02, 0]), THICK * 1.25, THICK),
  ];
}
