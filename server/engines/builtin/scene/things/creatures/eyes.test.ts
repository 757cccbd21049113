import { describe, expect, it } from 'vitest';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { eyesOf } from './eyes.ts';

describe("an animal's eye", () => {
  const coat: Colour = [0.2, 0.5, 0.9];
  const iris: Colour = [0.8, 0.5, 0.1];
  const eye = { size: 0.15, aside: 0.36, ahead: 0.8, iris };
  const [ball] = eyesOf(eye, plain(coat), [0.8, 0.2, 0.36], 1, false);
  if (ball === undefined) throw new Error('no eye');
  const { a, r1, look } = ball;
  const at = (up: number) => look.paint(a[0] + r1 * 0.6, a[1] + up * r1, a[2], [1, 0, 0]);

  it('looks out between lids that have the colour of the coat', () => {
    expect(at(0.9)).toEqual(coat);
    expect(at(-0.9)).toEqual(coat);
    const turns = Array.from({ length: 60 }, (_, n) => (n / 60) * Math.PI);
    const around = turns.map((turn) =>
      look.paint(
        a[0] + r1 * Math.sin(turn),
        a[1] - 0.24 * r1,
        a[2] + r1 * Math.cos(turn),
        [1, 0, 0],
      ),
    );
    expect(around.some(([red, , blue]) => red > 0.5 && red > 3 * blue)).toBe(true);
  });

  it('has dark rims', () => {
    const ups = Array.from({ length: 60 }, (_, n) => 0.3 + n / 100);
    expect(Math.min(...ups.map((up) => Math.max(...at(up))))).toBeLessThan(0.12);
  });
});
