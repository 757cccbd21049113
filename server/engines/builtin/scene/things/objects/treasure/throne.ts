import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';

const GOLD: Colour = [0.83, 0.6, 0.18];
const VELVET: Colour = [0.55, 0.05, 0.09];
const STONE: Colour = [0.56, 0.53, 0.5];
const RUBY: Colour = [0.8, 0.06, 0.12];

/** Where the back is, half its width, and how high it is where its bow begins and at its crest; in a man's heights. */
const BACK = { at: -0.19, half: 0.19, shoulder: 0.86, crest: 1.06 } as const;

/** A gilded throne on a step of stone, cushioned with velvet, open to the right: its seat so high, sizes by a man's height. */
export function throne(seat: number): Solid[] {
  const gold: Look = plain(GOLD, { gloss: 0.7 });
  const velvet = worn(VELVET, 0.12, { fur: 0.004 });
  const buttoned: Look = {
    ...velvet,
    paint: (x, y, z, normal) => {
      const [u, v] = [z / 0.085, y / 0.085];
      const knot = Math.hypot(u - Math.round(u), v - Math.round(v));
      const tint = velvet.paint(x, y, z, normal);
      return knot < 0.16 ? [GOLD[0], GOLD[1], GOLD[2]] : tint;
    },
  };
  const bow = Array.from({ length: 13 }, (_, n): Vector => {
    const turn = (Math.PI * n) / 12;
    const rise = (BACK.crest - BACK.shoulder) * Math.sin(turn);
    return [BACK.at - 0.02, BACK.shoulder + rise, BACK.half * Math.cos(turn)];
  });
  return [
    box(plain(STONE), [0.06, 0.012, 0], [0.36, 0.014, 0.34], undefined, 0.006),
    box(gold, [0, seat - 0.075, 0], [0.2, 0.035, 0.215], undefined, 0.01),
    box(velvet, [0.01, seat - 0.02, 0], [0.185, 0.035, 0.18], undefined, 0.03),
    box(buttoned, [BACK.at, 0.56, 0], [0.028, 0.32, BACK.half - 0.015], undefined, 0.02),
    ellipsoid(buttoned, [BACK.at - 0.004, BACK.shoulder, 0], [0.03, 0.17, BACK.half - 0.02]),
    ...bow.slice(1).map((to, n) => limb(gold, bow[n] as Vector, to, 0.021, 0.021)),
    ball(gold, [BACK.at - 0.02, BACK.crest + 0.035, 0], 0.036),
    ball(plain(RUBY, { gloss: 0.9 }), [BACK.at + 0.012, BACK.crest - 0.03, 0], 0.024),
    ...[-1, 1].flatMap((side) => [
      limb(
        gold,
        [BACK.at - 0.02, 0.03, side * 0.19],
        [BACK.at - 0.02, BACK.shoulder, side * 0.19],
        0.024,
        0.021,
      ),
      ball(gold, [BACK.at - 0.02, BACK.shoulder + 0.02, side * 0.19], 0.036),
      limb(gold, [0.185, 0.03, side * 0.2], [0.185, seat + 0.09, side * 0.2], 0.026, 0.02),
      ball(gold, [0.185, 0.045, side * 0.2], 0.034),
      limb(
        gold,
        [BACK.at, seat + 0.135, side * 0.205],
        [0.2, seat + 0.105, side * 0.205],
        0.022,
        0.026,
      ),
      box(velvet, [0.0, seat + 0.135, side * 0.205], [0.12, 0.016, 0.026], undefined, 0.012),
      ball(gold, [0.205, seat + 0.105, side * 0.205], 0.037),
    ]),
  ];
}
