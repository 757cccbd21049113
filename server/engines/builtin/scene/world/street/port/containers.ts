import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import type { Paint } from '../solid.ts';

/** A container of forty feet (ISO 668): how wide, high and long it is with the gap beside it. World units. */
export const CONTAINER = { wide: 2.5, tall: 2.6, long: 12.3 } as const;

/** Paints of shipping lines. */
const LIVERIES: readonly Colour[] = [
  [0.72, 0.13, 0.1],
  [0.1, 0.26, 0.52],
  [0.86, 0.42, 0.1],
  [0.14, 0.42, 0.3],
  [0.52, 0.62, 0.68],
  [0.82, 0.8, 0.74],
  [0.46, 0.16, 0.13],
  [0.92, 0.68, 0.14],
  [0.16, 0.5, 0.6],
  [0.2, 0.24, 0.3],
];
/** The share of containers with a name on their sides. */
const NAMED = 0.6;

/** Paints a stack of containers that lie ahead of the eye (along z): each in its own livery, ribbed, with the bars of its doors; numbers tell stacks apart. */
export function containerPaint(number: number): Paint {
  return ({ role }, { along, up, pixel }) => {
    const isEnd = role === 'front';
    const cell = isEnd ? CONTAINER.wide : CONTAINER.long;
    if (role === 'level') {
      const [column, row] = [Math.floor(along / CONTAINER.wide), Math.floor(up / CONTAINER.long)];
      return plainFront(scaleColour(liveryOf(column, 11 + row, number), 0.9));
    }
    const [column, tier] = [Math.floor(along / cell), Math.floor(up / CONTAINER.tall)];
    const livery = liveryOf(isEnd ? column : 40 + column, tier, number);
    const [x, y] = [along - (column + 0.5) * cell, up - tier * CONTAINER.tall];
    const half = cell / 2;
    const frame =
      inside(Math.abs(x), -1, half - 0.14, pixel) * inside(y, 0.16, CONTAINER.tall - 0.16, pixel);
    const gap = inside(Math.abs(x), -1, half - 0.03, pixel) * inside(y, 0.03, 9, pixel);
    const fine = pixel < 0.09 ? 1 - pixel / 0.09 : 0;
    const rib = 1 - 0.22 * fine * (Math.sin((x * 2 * Math.PI) / 0.28) > 0.2 ? 1 : 0);
    const rods = isEnd
      ? [0.34, 0.8].reduce(
          (most, at) => Math.max(most, inside(Math.abs(Math.abs(x) - at), -1, 0.035, pixel)),
          inside(Math.abs(x), -1, 0.03, pixel),
        )
      : 0;
    const rust = 0.9 + 0.14 * chance(column * 7 + Math.floor(y * 2), tier, number + 5);
    const body = scaleColour(livery, rust * (isEnd ? 1 - 0.3 * rods : rib));
    const named = isEnd
      ? body
      : mixColour(body, [0.9, 0.9, 0.88], 0.85 * nameAt(x, y, column, tier, number, pixel));
    return plainFront(
      scaleColour(mixColour(scaleColour(livery, 0.72), named, frame), 0.25 + 0.75 * gap),
    );
  };
}

const liveryOf = (column: number, tier: number, number: number): Colour =>
  LIVERIES[Math.floor(chance(column, tier, number) * LIVERIES.length)] as Colour;

/** Blocks of paint where a name is, too far off to be read. */
function nameAt(
  x: number,
  y: number,
  column: number,
  tier: number,
  number: number,
  pixel: number,
): number {
  if (chance(column, tier, number + 77) > NAMED) return 0;
  const size = 0.5 + 0.35 * chance(tier, column, number + 3);
  const letters = 4 + Math.floor(4 * chance(column, tier, number + 31));
  const wide = size * 0.72;
  const at = (x + (letters * wide) / 2) / wide;
  const letter = Math.floor(at);
  if (letter < 0 || letter >= letters) return 0;
  const stroke = chance(letter, number, column) < 0.5 ? 0.5 : 0.62;
  const from = 1.45 - size / 2;
  const hole =
    inside(Math.abs(at - letter - 0.45), -1, 0.14, pixel / wide) *
    inside(Math.abs(y - from - size * stroke), -1, size * 0.16, pixel);
  return (
    inside(at - letter, 0.06, 0.84, pixel / wide) * inside(y, from, from + size, pixel) * (1 - hole)
  );
}
