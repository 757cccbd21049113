import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, limb, type Solid } from '../../sculpt/solid.ts';
import { ermine } from './costumes.ts';

const GOLD: Colour = [0.92, 0.7, 0.2];
const RUBY: Colour = [0.6, 0.05, 0.1];
/** A head is so much of a body: its fur has the size of the body's. */
const FUR_SCALE = 6.5;

/** What a king has about the shoulders, and a queen about the neck: ermine that is open before, and a chain with stones; `wide` is how broad the shoulders are. In heights of a head, the chin at 0. */
export function regalia(isWoman: boolean, wide: number): Solid[] {
  if (isWoman) {
    const gold = plain(GOLD, { gloss: 0.8 });
    return [-1.05, -0.7, -0.35, 0, 0.35, 0.7, 1.05].map((turn) =>
      ball(
        turn === 0 ? plain(RUBY, { gloss: 0.9 }) : gold,
        [0.02 + 0.19 * Math.cos(turn), -0.2 - 0.2 * Math.cos(turn), 0.27 * Math.sin(turn)],
        turn === 0 ? 0.05 : 0.032,
      ),
    );
  }
  const fur = ermine(FUR_SCALE);
  return [-1, 1].flatMap((side) => [
    limb(fur, [-0.24, -0.16, side * 0.12], [-0.02, -0.32, side * 0.5 * wide], 0.15, 0.2, 0.02),
    limb(fur, [-0.02, -0.32, side * 0.5 * wide], [-0.02, -0.46, side * 0.72 * wide], 0.2, 0.2, 0.1),
    limb(fur, [-0.16, -0.18, side * 0.24], [0.26, -0.62, side * 0.13], 0.13, 0.12, 0.03),
    limb(fur, [0.26, -0.62, side * 0.13], [0.36, -1.3, side * 0.15], 0.12, 0.13, 0.03),
  ]);
}
