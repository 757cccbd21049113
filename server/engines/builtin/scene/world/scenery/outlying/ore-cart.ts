import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { block } from '../built/paved-site.ts';
import { panel, rodBetween } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';

const IRON: Colour = [0.34, 0.28, 0.25];

/** A cart of rusty sheet on four wheels, ore heaped in it, its middle so far ahead on rails that lie so far out from the middle. World units. */
export function oreCart(middle: number, gauge: number): Solid[] {
  const [near, far] = [middle - 0.85, middle + 0.85];
  const at = (x: number, up: number, z: number): Point => [x, LEVEL + up, z];
  const sheet: Paint = (_, { along, up, pixel }) => {
    const band = inside(up, 0.66, 0.84, pixel);
    const rivet =
      Math.hypot((along / 0.2 - Math.round(along / 0.2)) * 0.2, up - 0.75) < 0.03 ? 0.3 : 0;
    const rust = 0.5 + 0.5 * Math.sin(along * 7 + 2 * Math.sin(up * 6));
    return plainFront(
      scaleColour(mixColour(IRON, [0.5, 0.26, 0.13], 0.5 * rust), 1 - 0.2 * band + rivet),
    );
  };
  const side = (s: number) =>
    panel(
      [
        at(s * 0.5, 0.42, near + 0.2),
        at(s * 0.5, 0.42, far - 0.2),
        at(s * 0.74, 1.3, far),
        at(s * 0.74, 1.3, near),
      ],
      0.05,
      sheet,
    );
  const end = (z: number, top: number) =>
    panel(
      [at(-0.5, 0.42, z), at(0.5, 0.42, z), at(0.74, 1.3, top), at(-0.74, 1.3, top)],
      0.05,
      sheet,
    );
  const ore = Array.from({ length: 20 }, (_, n) => {
    const [x, z] = [1.1 * (chance(n, 1, 2) - 0.5), 1.3 * (chance(n, 2, 2) - 0.5)];
    const size = 0.16 + 0.12 * chance(n, 3, 2);
    const colour: Colour = n % 4 === 0 ? [0.86, 0.64, 0.2] : [0.36, 0.33, 0.32];
    return ellipsoidAt(
      at(x, 1.3 + 0.22 * (1 - Math.abs(x)) + 0.06 * chance(n, 4, 2), middle + z),
      size,
      size * 0.8,
      plainPaint(scaleColour(colour, 0.85 + 0.3 * chance(n, 5, 2))),
    );
  });
  const wheel = plainPaint([0.14, 0.12, 0.11]);
  return [
    side(-1),
    side(1),
    end(near + 0.2, near),
    end(far - 0.2, far),
    block([-0.5, 0.36, near + 0.2], [0.5, 0.44, far - 0.2], wheel),
    ...[-1, 1].flatMap((s) =>
      [near + 0.45, far - 0.45].map((z) =>
        rodBetween(
          at(s * (gauge + 0.06), 0.36, z),
          at(s * (gauge - 0.04), 0.36, z),
          [0.22, 0.22],
          12,
          wheel,
        ),
      ),
    ),
    ...ore,
  ];
}
