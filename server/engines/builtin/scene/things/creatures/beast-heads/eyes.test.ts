import { describe, expect, it } from 'vitest';
import { lumaOf } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { CAT } from '../beasts/animals.ts';
import { eyesOf } from './eyes.ts';

const AT: Vector = [0.7, 0.2, -0.3];
const FUR = { black: [0.14, 0.14, 0.15], pale: [0.8, 0.76, 0.7] } as const satisfies Readonly<
  Record<string, Colour>
>;

const eyeOn = (coat: Colour, sleeps: boolean) => eyesOf(CAT.head.eye, plain(coat), AT, -1, sleeps);

describe('an eye that is shut', () => {
  it('shows a line between its lids on a black coat as on a pale one', () => {
    for (const coat of Object.values<Colour>(FUR)) {
      const line = eyeOn(coat, true).at(-1);
      if (line === undefined) throw new Error('no line');
      const seen = lumaOf(...line.look.paint(...AT, [1, 0, 0]));
      expect(Math.abs(seen - lumaOf(...coat))).toBeGreaterThan(0.35);
    }
  });
});

describe('an open eye', () => {
  /** The most light of a ring around the pupil. */
  const brightest = (coat: Colour) => {
    const eye = eyeOn(coat, false)[0];
    if (eye === undefined) throw new Error('no eye');
    const seen = [-1, 1].flatMap((side) =>
      [-0.4, 0, 0.4].map((up) => {
        const place: Vector = [AT[0] + 0.1, AT[1] + 0.05 * up, AT[2] - 0.05 + 0.04 * side];
        return lumaOf(...eye.look.paint(...place, [1, 0, 0]));
      }),
    );
    return Math.max(...seen);
  };

  it('is brighter on a black coat', () => {
    expect(brightest(FUR.black)).toBeGreaterThan(1.3 * brightest(FUR.pale));
  });
});
