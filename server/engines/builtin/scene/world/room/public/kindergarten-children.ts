import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import { drum, pad, type Solid } from '../solids/solid.ts';

/** How tall small children are, as a share of a grown person. */
const SMALL = 0.6;
/** The way to the eye. */
const TO_EYE = -Math.PI / 2;
const TOPS: readonly Colour[] = [
  [0.92, 0.34, 0.3],
  [0.98, 0.8, 0.24],
  [0.3, 0.62, 0.9],
  [0.42, 0.74, 0.4],
  [0.96, 0.6, 0.72],
  [0.96, 0.58, 0.2],
];

/** What a child wears who is told by a number: girls have long hair. */
const wears = (n: number) =>
  attireOf(n * 5 + 2, {
    top: TOPS[n % 6] as Colour,
    legs: n % 2 === 0 ? [0.24, 0.34, 0.6] : [0.5, 0.36, 0.56],
    hair: (
      [
        [0.3, 0.17, 0.08],
        [0.08, 0.06, 0.05],
        [0.76, 0.56, 0.28],
      ] as const
    )[n % 3] as Colour,
    hairForm: n % 2 === 0 ? 'short' : n % 4 === 1 ? 'long' : 'bun',
  });

/** Children who sit on a round rug before their teacher, who shows them a picture book. */
export function inCircle({ x, z, radius }: { x: number; z: number; radius: number }): Solid[] {
  const seats = [-0.15, 0.5, 2.65, 3.3];
  const book = { y: 0.86, z: z + radius * 0.62 - 0.36 };
  return [
    ...seats.flatMap((turn, n) => {
      const [cx, cz] = [
        x + radius * 0.68 * Math.cos(turn),
        z + radius * 0.68 * Math.sin(turn) - 0.15,
      ];
      return posed(
        {
          at: [cx, cz],
          turn: Math.atan2(z + radius * 0.62 - cz, x - cx),
          seat: 0.06,
          tall: SMALL,
          ...(n === 2 && {
            hands: [
              [0.12, 0.24, 0.98],
              [0.2, -0.08, 0.14],
            ] as const,
          }),
        },
        wears(n),
      );
    }),
    ...posed(
      {
        at: [x, z + radius * 0.62],
        turn: TO_EYE,
        seat: 0.4,
        lean: 0.05,
        hands: [
          [0.32, 0.2, book.y],
          [0.32, -0.2, book.y],
        ],
      },
      attireOf(3, {
        top: [0.2, 0.56, 0.54],
        legs: [0.26, 0.28, 0.36],
        hairForm: 'long',
        hair: [0.36, 0.2, 0.1],
        skin: [0.86, 0.64, 0.52],
      }),
    ),
    pad(
      [x - 0.26, 0.33, z + radius * 0.62 - 0.2],
      [x + 0.26, 0.4, z + radius * 0.62 + 0.24],
      flat([0.9, 0.3, 0.24]),
      0.03,
    ),
    drum([x, z + radius * 0.62], [0, 0.34], [0.2, 0.16], flat([0.84, 0.68, 0.46])),
    slab([x - 0.24, x + 0.24], [book.y - 0.14, book.y + 0.2], [book.z, book.z + 0.02], (px, py) => {
      const [u, v] = [(px - x) / 0.24, (py - book.y) / 0.2];
      if (Math.abs(u) < 0.03) return [0.6, 0.6, 0.6];
      if (v < -0.2) return [0.36, 0.68, 0.3];
      if (Math.hypot(u - 0.5, v - 0.35) < 0.24) return [1, 0.76, 0.2];
      return Math.hypot(u + 0.5, v + 0.1) < 0.3 ? [0.86, 0.3, 0.3] : [0.62, 0.84, 0.96];
    }),
  ];
}

/** Where something is on the floor. */
interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Children who paint around a low table, and one who builds a tower of blocks. */
export function atPlay(
  { x, z, high }: Spot & { readonly high: number },
  builder: Spot,
  side: number,
): Solid[] {
  return [
    ...[0, 1, 2].flatMap((n) => {
      const turn = 0.5 + (n * Math.PI) / 2;
      return [
        ...posed(
          {
            at: [x + 0.84 * Math.cos(turn), z + 0.84 * Math.sin(turn)],
            turn: turn + Math.PI,
            seat: 0.31,
            tall: SMALL,
            lean: 0.07,
            hands: [
              [0.3, 0.1, high + 0.05],
              [0.32, -0.1, high + 0.07],
            ],
          },
          wears(n + 6),
        ),
      ];
    }),
    ...posed(
      {
        at: [builder.x, builder.z],
        turn: side > 0 ? Math.PI + 0.4 : -0.4,
        seat: 0.06,
        tall: SMALL,
        hands: [
          [0.34, 0.1, 0.62],
          [0.34, -0.1, 0.62],
        ],
      },
      wears(4),
    ),
  ];
}
