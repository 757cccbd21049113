import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { box } from '../famous/kit.ts';
import { rodBetween } from '../far/pieces.ts';

/** Stone that soot has darkened. */
export const SOOT: Colour = [0.36, 0.31, 0.26];

/** Such stone in courses. */
export const sooty: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(scaleColour(SOOT, 1.2));
  const row = Math.floor(up / 0.5);
  const u = along / 1.1 + 0.5 * (row & 1);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 1.1, -1, 0.03, pixel),
    inside(Math.abs(up / 0.5 - Math.round(up / 0.5)) * 0.5, -1, 0.03, pixel),
  );
  const tone = 0.86 + 0.36 * chance(Math.floor(u), row, 4);
  return plainFront(scaleColour(SOOT, tone * (1 - 0.3 * joint)));
};

/** A saint of dark stone on a plinth, or several around a cross, told apart by a number; so many times two metres high. World units. */
export function saintOn([x, low, z]: Point, size: number, number: number): Solid[] {
  const stone = plainPaint(scaleColour(SOOT, 0.62 + 0.3 * chance(number, 1, 2)));
  const figure = (dx: number, foot: number, tall: number): Solid[] => {
    const lean = 0.16 * (chance(number, 3, 2) - 0.5);
    const reach = chance(number, 5, 2) > 0.5 ? 1 : -1;
    const top = foot + tall * 0.8;
    return [
      frustumAt([x + dx, foot, z], tall * 0.5, 0.36 * size, 0.24 * size, stone, 8),
      rodBetween(
        [x + dx, foot + tall * 0.45, z],
        [x + dx + lean, top, z],
        [0.26 * size, 0.3 * size],
        8,
        stone,
      ),
      ellipsoidAt([x + dx + lean, top + 0.18 * size, z], 0.19 * size, 0.23 * size, stone),
      rodBetween(
        [x + dx + lean + reach * 0.22 * size, top - 0.1 * size, z],
        [x + dx + lean + reach * 0.62 * size, top + (chance(number, 6, 2) - 0.4) * size, z - 0.1],
        [0.11 * size, 0.07 * size],
        6,
        stone,
      ),
    ];
  };
  const plinth = [
    box(
      [x - 0.5 * size, low - 0.5, z - 0.5 * size],
      [x + 0.5 * size, low + 0.7 * size, z + 0.5 * size],
      stone,
    ),
    box(
      [x - 0.6 * size, low + 0.7 * size, z - 0.6 * size],
      [x + 0.6 * size, low + 0.85 * size, z + 0.6 * size],
      stone,
    ),
  ];
  const foot = low + 0.85 * size;
  if (number % 4 === 1) {
    const gilt = plainPaint([0.78, 0.6, 0.26]);
    return [
      ...plinth,
      rodBetween([x, foot, z], [x, foot + 2.9 * size, z], [0.1 * size, 0.08 * size], 6, stone),
      box(
        [x - 0.6 * size, foot + 2.1 * size, z - 0.06],
        [x + 0.6 * size, foot + 2.25 * size, z + 0.06],
        gilt,
      ),
      ...figure(-0.5 * size, foot, 1.35 * size),
      ...figure(0.5 * size, foot, 1.3 * size),
    ];
  }
  return [...plinth, ...figure(0, foot, (1.7 + 0.4 * chance(number, 7, 2)) * size)];
}

/** A Gothic tower over the end of a bridge: a gate under it, a steep wedge of slate with four turrets on it. Its foot, half as wide, how high its walls are. World units. */
export function bridgeTower([x, low, z]: Point, half: number, high: number): Solid[] {
  const slate = plainPaint([0.2, 0.21, 0.24]);
  const gold = plainPaint([0.9, 0.7, 0.24]);
  const gate = half * 0.52;
  const springs = low + high * 0.22;
  const walls: Paint = (face, place) => {
    const { colour } = sooty(face, place);
    const rise = place.up / high;
    const off = Math.abs(place.along - half) / half;
    const window =
      face.role === 'level'
        ? 0
        : inside(off, -1, 0.13, place.pixel / half) *
          Math.max(inside(rise, 0.52, 0.62, 0.01), inside(rise, 0.74, 0.86, 0.01));
    const course = Math.max(inside(rise, 0.45, 0.47, 0.004), inside(rise, 0.67, 0.69, 0.004));
    return plainFront(
      mixColour(scaleColour(colour, 1 + 0.45 * course), [0.08, 0.07, 0.07], window),
    );
  };
  const arch = Array.from({ length: 10 }, (_, n) => {
    const [left, right] = [(n / 5 - 1) * gate, ((n + 1) / 5 - 1) * gate];
    const off = Math.abs((left + right) / 2 / gate);
    // A pointed arch: two arcs whose middles lie at its springers.
    const rise = gate * Math.sqrt(Math.max(0, 4 - (1 + off) ** 2));
    return box([x + left, springs + rise, z], [x + right, low + high, z + 2 * half], walls);
  });
  const ridge = low + high * 1.52;
  const eaves = low + high * 1.06;
  return [
    box([x - half, low - 8, z], [x - gate, low + high, z + 2 * half], walls),
    box([x + gate, low - 8, z], [x + half, low + high, z + 2 * half], walls),
    ...arch,
    box(
      [x - half * 1.12, low + high, z - half * 0.12],
      [x + half * 1.12, eaves, z + half * 2.12],
      sooty,
    ),
    frustumAt([x, eaves, z + half], ridge - eaves, half * 1.42, half * 0.34, slate, 4),
    ...[-1, 1].flatMap((way) => [
      rodBetween(
        [x + way * half * 0.3, ridge - 0.3, z + half],
        [x + way * half * 0.3, ridge + high * 0.14, z + half],
        [0.1, 0.05],
        5,
        gold,
      ),
      ...[0.06, 1.94].flatMap((deep): Solid[] => {
        const [cx, cz] = [x + way * half, z + deep * half];
        return [
          frustumAt([cx, low + high * 0.94, cz], high * 0.26, half * 0.24, half * 0.24, sooty, 8),
          frustumAt([cx, low + high * 1.2, cz], high * 0.3, half * 0.3, 0.03, slate, 8),
          ellipsoidAt([cx, low + high * 1.52, cz], 0.13, 0.13, gold),
        ];
      }),
    ]),
  ];
}
