import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';

const BLACK: Look = plain([0.07, 0.07, 0.08], { gloss: 0.6 });
const GOLD: Look = plain([0.86, 0.66, 0.24], { gloss: 0.7 });
const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const CLOTH: Colour = [0.2, 0.36, 0.62];
const SHELL: Look = plain([0.92, 0.93, 0.94], { gloss: 0.5 });

/** A sewing machine of black iron with cloth under its needle, reels of thread beside it; sizes by a man's height, who sits on the left. */
export function sewingMachine(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const cloth = plain(CLOTH);
  return [
    box(BLACK, on(0.05, 0.016, 0.02), [0.055, 0.016, 0.13], undefined, 0.006),
    limb(BLACK, on(0.05, 0.03, 0.12), on(0.05, 0.15, 0.11), 0.034, 0.03),
    limb(BLACK, on(0.05, 0.15, 0.11), on(0.05, 0.155, -0.06), 0.03, 0.024, 0.015),
    limb(BLACK, on(0.05, 0.16, -0.06), on(0.05, 0.09, -0.065), 0.025, 0.019, 0.01),
    limb(STEEL, on(0.05, 0.09, -0.065), on(0.05, 0.034, -0.065), 0.005, 0.004),
    limb(GOLD, on(0.018, 0.155, -0.03), on(0.018, 0.155, 0.08), 0.006, 0.006),
    ring(STEEL, on(0.05, 0.15, 0.155), 0.042, 0.012, pitch(Math.PI / 2)),
    box(cloth, on(0, 0.037, -0.07), [0.085, 0.005, 0.075], undefined, 0.004),
    box(cloth, on(-0.1, 0.014, -0.07), [0.018, 0.028, 0.07], roll(0.5), 0.006),
    box(cloth, on(0.12, 0.016, -0.08), [0.04, 0.016, 0.07], roll(-0.12), 0.012),
    ...[0, 1, 2].map((n) => {
      const foot = on(0.12, 0, 0.05 + 0.05 * n);
      const thread: readonly Colour[] = [
        [0.82, 0.16, 0.2],
        [0.95, 0.76, 0.2],
        [0.2, 0.6, 0.42],
      ];
      return frustum(plain(thread[n] ?? CLOTH), foot, 0.05, 0.016, 0.016);
    }),
  ];
}

/** A microscope over its slide, a rack of tubes and a flask beside it; sizes by a man's height, who sits on the left. */
export function microscope(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const tubes: readonly Colour[] = [
    [0.86, 0.2, 0.24],
    [0.24, 0.66, 0.36],
    [0.24, 0.46, 0.86],
  ];
  return [
    box(SHELL, on(0.05, 0.014, -0.02), [0.075, 0.014, 0.055], undefined, 0.008),
    limb(SHELL, on(0.1, 0.02, -0.02), on(0.105, 0.15, -0.02), 0.024, 0.02),
    limb(SHELL, on(0.105, 0.15, -0.02), on(0.045, 0.185, -0.02), 0.022, 0.024, 0.015),
    box(BLACK, on(0.045, 0.075, -0.02), [0.055, 0.006, 0.048], undefined, 0.003),
    limb(STEEL, on(0.03, 0.15, -0.02), on(0.03, 0.085, -0.02), 0.017, 0.008),
    limb(BLACK, on(0.05, 0.18, -0.02), on(-0.03, 0.235, -0.02), 0.021, 0.018),
    limb(BLACK, on(-0.03, 0.235, -0.02), on(-0.052, 0.25, -0.02), 0.024, 0.024),
    ...[-1, 1].map((side) =>
      frustum(STEEL, on(0.105, 0.07, -0.02 + side * 0.03), 0.02, 0.012, 0.012, pitch(Math.PI / 2)),
    ),
    box(plain([0.9, 0.95, 1], { glow: () => 0.7 }), on(0.04, 0.083, -0.02), [0.02, 0.002, 0.012]),
    box(plain([0.62, 0.46, 0.3]), on(0.1, 0.035, 0.16), [0.03, 0.008, 0.07]),
    box(plain([0.62, 0.46, 0.3]), on(0.1, 0.004, 0.16), [0.03, 0.006, 0.07]),
    ...tubes.map((liquid, n) =>
      limb(
        plain(liquid, { gloss: 0.8, glow: () => 0.15 }),
        on(0.1, 0.012, 0.115 + 0.045 * n),
        on(0.1, 0.075, 0.115 + 0.045 * n),
        0.011,
        0.011,
      ),
    ),
    frustum(
      plain([0.3, 0.66, 0.9], { gloss: 0.8, glow: () => 0.15 }),
      on(0.1, 0, -0.16),
      0.05,
      0.042,
      0.022,
    ),
    frustum(plain([0.85, 0.92, 0.95], { gloss: 0.8 }), on(0.1, 0.05, -0.16), 0.04, 0.02, 0.012),
    ball(SHELL, on(0.1, 0.094, -0.16), 0.013),
    ellipsoid(SHELL, on(0.04, 0.006, 0.11), [0.03, 0.006, 0.03]),
  ];
}
