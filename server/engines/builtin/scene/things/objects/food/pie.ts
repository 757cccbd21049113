import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, frustum, type Look, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';
import { blotch } from '../dishes.ts';

const CRUST: Colour = [0.86, 0.58, 0.24];
const FILLING: Colour = [0.62, 0.3, 0.08];
const TIN: Colour = [0.8, 0.82, 0.84];

/** A pie in its tin: filling under a golden lattice within a crimped rim; `foot` is the middle of its foot, `wide` half of its width. */
export function pie(foot: Vector, wide: number): Solid[] {
  const crust: Look = {
    paint: (x, _y, z) => scaleColour(CRUST, 1 + 0.28 * blotch((x * 5) / wide, (z * 5) / wide)),
    gloss: 0.3,
  };
  const high = 0.34 * wide;
  const at = (x: number, up: number, z: number): Vector => add(foot, [x, up, z]);
  const strips = [0, 1].flatMap((way) =>
    [-0.6, -0.2, 0.2, 0.6].map((off) => {
      const half = Math.sqrt(1 - off * off) * wide * 0.9;
      const by = yaw(way === 0 ? Math.PI / 4 : -Math.PI / 4);
      const [c, s] = [Math.SQRT1_2, Math.SQRT1_2];
      const x = off * wide * (way === 0 ? s : -s);
      return box(
        crust,
        at(x, high + 0.035 * wide + 0.02 * wide * way, off * wide * c),
        [half, 0.035 * wide, 0.085 * wide],
        by,
        0.03 * wide,
      );
    }),
  );
  const crimps = Array.from({ length: 26 }, (_, n) => {
    const turn = (n / 26) * 2 * Math.PI;
    return ball(
      crust,
      at(Math.cos(turn) * wide, high + 0.03 * wide, Math.sin(turn) * wide),
      0.1 * wide,
    );
  });
  return [
    frustum(plain(TIN, { gloss: 0.5 }), foot, high, 0.74 * wide, 1.02 * wide),
    frustum(
      plain(FILLING, { gloss: 0.4 }),
      at(0, high - 0.02 * wide, 0),
      0.03 * wide,
      0.95 * wide,
      0.95 * wide,
    ),
    ring(crust, at(0, high, 0), wide, 0.09 * wide),
    ...crimps,
    ...strips,
  ];
}
