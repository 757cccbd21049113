import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid } from '../solid.ts';
import type { Way } from '../way.ts';

const STONE: Colour = [0.86, 0.83, 0.75];
const SHADE: Colour = [0.4, 0.38, 0.35];

/** The Capitol of Havana across the far end of a street: wings of columns, a portico over its steps, a dome on a drum. */
export function capitolAtEnd(way: Way): Solid[] {
  const z = way.end + 26;
  const x = way.middle(z);
  const plotAt = (from: number, inward: number, wide: number, deep: number): Plot => ({
    ...{ x: x + from, z: z + inward, u: [1, 0], w: [0, 1], wide, deep },
  });
  const stone = plainPaint(STONE);
  const steps = [0, 1, 2, 3, 4, 5].map((n) =>
    boxOn(
      plotAt(-13, -14 + n * 1.6, 26, 20),
      0,
      0.75 * (n + 1),
      plainPaint(scaleColour(STONE, 0.96)),
    ),
  );
  return [
    ...steps,
    boxOn(plotAt(-70, 0, 140, 30), 0, 17, columns(4.4, 5, 14)),
    boxOn(plotAt(-70.4, -0.5, 140.8, 31), 17, 18.6, stone),
    boxOn(plotAt(-12, -4, 24, 30), 4.5, 17.5, columns(4, 0.4, 11)),
    roofOn(
      plotAt(-12.6, -4.6, 25.2, 30),
      17.5,
      23,
      (['start', 'end'] as const).map((side) => ({ side, pitch: 0.36, from: 17.9 })),
      stone,
    ),
    frustumAt([x, 17, z + 16], 8, 13.5, 13, stone),
    frustumAt([x, 25, z + 16], 13, 11.4, 11.4, drum),
    frustumAt([x, 38, z + 16], 1.4, 12.4, 12, stone),
    ellipsoidAt([x, 39, z + 16], 11.4, 13.5, ribs, FINE),
    frustumAt([x, 51.5, z + 16], 5.5, 2.6, 2.3, drum),
    frustumAt([x, 57, z + 16], 5, 2.6, 0, stone),
  ];
}

/** Columns before a wall in the shade, so far apart, between two heights. */
const columns =
  (apart: number, low: number, high: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const off = Math.abs(along - Math.round(along / apart) * apart);
    const column = inside(off, -1, 0.62, pixel);
    const round = 1 - 0.25 * (off / 0.62) ** 2 * column;
    const open = inside(up, low, high, pixel) * (1 - column);
    return plainFront(mixColour(scaleColour(STONE, round), SHADE, 0.85 * open));
  };

const drum: Paint = ({ role, long }, { along, up, pixel }) => {
  const off = Math.abs(along - long / 2);
  const hole = inside(off, -1, long * 0.24, pixel) * inside(up, 1.4, 10.5, pixel);
  return plainFront(mixColour(STONE, SHADE, role === 'level' ? 0 : 0.8 * hole));
};

const ribs: Paint = ({ normal }) => {
  const turn = (Math.atan2(normal[2], normal[0]) / Math.PI + 1) * 10;
  return plainFront(scaleColour([0.83, 0.78, 0.66], Math.floor(turn) % 2 === 0 ? 1 : 0.9));
};
