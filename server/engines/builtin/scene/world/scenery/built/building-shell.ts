import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { RUST, STEEL, sided, WOOD } from './building-paints.ts';
import { CONCRETE, rail } from './paved-site.ts';

/** The shell of the house: how far aside its left edge is on the picture's side, its front, how wide and deep it is, its floors and how high each is. World units. */
const SHELL = { left: -3, near: 29, wide: 21, deep: 14, floors: 6, storey: 3.3, bay: 4.2 } as const;

/** Floors on columns, walls of blocks in the lower ones, boards and steel rods on top. */
export function shell(side: number, lamps: number): Solid[] {
  const { left, near, wide, deep, floors, storey, bay } = SHELL;
  const concrete: Paint = ({ role }, { along, up, pixel }) => {
    const stain = 1 + 0.07 * Math.sin(along * 1.3) * Math.sin(up * 2.1 + along);
    const joint = inside(Math.abs(along / 1.4 - Math.round(along / 1.4)) * 1.4, -1, 0.03, pixel);
    return plainFront(scaleColour(CONCRETE, (role === 'level' ? 0.86 : 1) * stain - 0.1 * joint));
  };
  const bricks: Paint = (_, { along, up, pixel }) => {
    const row = Math.floor(up / 0.24);
    const u = along / 0.5 + 0.5 * (row & 1);
    const joint = Math.max(
      inside(Math.abs(u - Math.round(u)) * 0.5, -1, 0.02, pixel),
      inside(Math.abs(up / 0.24 - Math.round(up / 0.24)) * 0.24, -1, 0.02, pixel),
    );
    return plainFront(
      mixColour(
        scaleColour(
          [0.66, 0.36, 0.24],
          0.9 + 0.2 * Math.abs(Math.sin(row * 12.9 + Math.floor(u) * 78.2)),
        ),
        [0.7, 0.66, 0.6],
        0.6 * joint,
      ),
    );
  };
  const columns = Math.round(wide / bay);
  const rows = Array.from({ length: columns + 1 }, (_, n) => left + (n * wide) / columns);
  const bulb: Paint = () => ({
    colour: [0.9, 0.9, 0.8],
    glass: 0,
    glow: scaleColour([1, 0.85, 0.55], Math.min(2, lamps * 5)),
  });
  const storeys = Array.from({ length: floors }, (_, n): Solid[] => {
    const foot = n * storey;
    const isTop = n === floors - 1;
    // The topmost floor is not poured to its end yet.
    const end = isTop ? left + wide * 0.62 : left + wide;
    const here = rows.filter((x) => x <= end + 0.1);
    return [
      ...here.flatMap((x) =>
        [near + 0.5, near + deep / 2, near + deep - 0.5].map((z) =>
          sided(side, [x - 0.25, foot, z - 0.25], [x + 0.25, foot + storey, z + 0.25], concrete),
        ),
      ),
      sided(
        side,
        [left - 0.5, foot + storey - 0.34, near],
        [end + 0.5, foot + storey, near + deep],
        concrete,
      ),
      ...(n < 3
        ? here
            .slice(0, -1)
            .flatMap((x, at) =>
              (n * 5 + at * 3) % 4 === 0
                ? []
                : [
                    sided(
                      side,
                      [x + 0.25, foot, near + 0.35],
                      [
                        x + wide / columns - 0.25,
                        foot + (at % 2 === 0 && n === 2 ? 1.4 : storey - 0.34),
                        near + 0.6,
                      ],
                      bricks,
                    ),
                  ],
            )
        : []),
      sided(
        side,
        [left, foot, near + deep - 0.7],
        [end, foot + storey * (n < 4 ? 0.9 : 0.02), near + deep - 0.4],
        concrete,
      ),
      ...(n < 4
        ? [
            sided(
              side,
              [left + 2.2 + n * 4, foot + 2.5, near + 4],
              [left + 2.5 + n * 4, foot + 2.8, near + 4.3],
              bulb,
            ),
          ]
        : []),
      // Rods of steel where the next columns will be.
      ...(isTop ? rows : here).flatMap((x) =>
        isTop || n === floors - 2
          ? [-0.16, 0.16].map((off) =>
              rail(
                [side * (x + off), foot + (x <= end + 0.1 ? storey : 0), near + 0.5 + off],
                [side * (x + off), foot + (x <= end + 0.1 ? storey : 0) + 1.5, near + 0.5 + off],
                0.035,
                plainPaint(RUST),
              ),
            )
          : [],
      ),
    ];
  }).flat();
  return [
    sided(side, [left - 1, -0.2, near - 0.4], [left + wide + 1, 0.12, near + deep + 1], concrete),
    ...storeys,
  ];
}

/** Poles, boards and braces before the half of the shell that is farther aside, with nets behind some. */
export function scaffold(side: number): Solid[] {
  const { left, near, wide, storey, floors } = SHELL;
  const steel = plainPaint(STEEL);
  const z = near - 1.2;
  const from = left + wide * 0.48;
  const count = 5;
  const step = (left + wide + 0.6 - from) / count;
  const top = storey * (floors - 1) + 1.2;
  const x = (n: number) => side * (from + n * step);
  const net: Paint = (_, { along, up, pixel }) => {
    const fold = 0.92 + 0.1 * Math.sin(along * 2.3 + Math.sin(up * 0.9));
    const seam = inside(Math.abs(up / 1.65 - Math.round(up / 1.65)) * 1.65, -1, 0.04, pixel);
    return plainFront(scaleColour([0.16, 0.42, 0.34], fold * (1 - 0.3 * seam)));
  };
  return [
    ...Array.from({ length: count + 1 }, (_, n) =>
      [z, z + 1].map((at) => rail([x(n), 0, at], [x(n), top, at], 0.055, steel)),
    ).flat(),
    ...Array.from({ length: floors - 1 }, (_, n) => {
      const up = (n + 1) * storey - 0.3;
      return [
        sided(
          side,
          [from - 0.2, up, z],
          [from + count * step + 0.2, up + 0.1, z + 1],
          plainPaint(WOOD),
        ),
        rail([x(0), up + 1, z], [x(count), up + 1, z], 0.04, steel),
        rail([x(n % count), up - storey + 0.4, z], [x((n % count) + 1), up, z], 0.04, steel),
        ...(n >= 1 && n <= 3
          ? [
              {
                ...sided(
                  side,
                  [from + step * (n === 2 ? 1 : 3), up - storey + 0.5, z - 0.1],
                  [from + step * (n === 2 ? 3 : 5), up, z - 0.06],
                  net,
                ),
                isSheer: true as const,
              },
            ]
          : []),
      ];
    }).flat(),
  ];
}
