import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import { limb } from '../solids/limb.ts';
import { ball, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const IRON: Material = flat([0.13, 0.13, 0.14]);

/** Who trains: runners on the machines at `runs`, one who lifts a bar from the bench at `bench`, one who lifts dumbbells at `stands`; places right and ahead, metres. */
export function gymPeople(
  runs: readonly (readonly [number, number])[],
  bench: readonly [number, number],
  stands: readonly [number, number],
  side: number,
): Solid[] {
  return [
    ...runs.flatMap((at, n) => runner(at, n)),
    ...presser(bench),
    ...lifter(stands, 5, side),
    ...onMat([stands[0] - side * 2.75, stands[1] + 1.25], side),
  ];
}

/** What runners wear. */
const SHIRTS: readonly Colour[] = [
  [0.85, 0.2, 0.3],
  [0.2, 0.5, 0.85],
  [0.95, 0.75, 0.2],
];

/** Who runs away from the eye, one leg ahead and one behind. */
function runner([x, z]: readonly [number, number], n: number): Solid[] {
  const top = SHIRTS[n % SHIRTS.length] as Colour;
  const attire = attireOf(n + 2, {
    top,
    hairForm: n % 2 === 0 ? 'bun' : 'short',
    isSleeveless: true,
  });
  const skin = flat(attire.skin);
  const black = flat([0.1, 0.1, 0.13]);
  const up = 0.22;
  return [
    ...posed(
      {
        at: [x, z],
        turn: Math.PI / 2,
        floor: up,
        isLegless: true,
        lean: 0.08,
        hands: [
          [0.34, 0.2, up + 1.2],
          [-0.14, -0.24, up + 1.02],
        ],
      },
      attire,
    ),
    ...limb(
      [
        [x - 0.09, up + 0.92, z],
        [x - 0.1, up + 0.62, z + 0.34],
        [x - 0.1, up + 0.22, z + 0.26],
      ],
      [0.09, 0.055],
      black,
    ),
    ...limb(
      [
        [x + 0.09, up + 0.92, z],
        [x + 0.1, up + 0.5, z - 0.1],
        [x + 0.1, up + 0.3, z - 0.5],
      ],
      [0.09, 0.05],
      black,
    ),
    ball([x - 0.16, up + 0.12, z + 0.2], [x - 0.04, up + 0.24, z + 0.46], flat([0.95, 0.95, 0.95])),
    ball([x + 0.04, up + 0.2, z - 0.6], [x + 0.16, up + 0.46, z - 0.46], flat([0.95, 0.95, 0.95])),
    ball([x - 0.03, up + 1.42, z - 0.06], [x + 0.03, up + 1.5, z + 0.02], skin),
  ];
}

/** Who lies on the bench, the arms up to the bar. */
function presser([x, z]: readonly [number, number]): Solid[] {
  const [skin, shirt, shorts] = [
    flat([0.66, 0.45, 0.33]),
    flat([0.9, 0.3, 0.15]),
    flat([0.14, 0.15, 0.2]),
  ];
  return [
    ball([x - 0.19, 0.48, z - 0.25], [x + 0.19, 0.76, z + 0.34], shirt),
    ball([x - 0.17, 0.48, z - 0.55], [x + 0.17, 0.7, z - 0.1], shorts),
    ball([x - 0.09, 0.52, z + 0.36], [x + 0.09, 0.72, z + 0.6], skin),
    ball([x - 0.1, 0.52, z + 0.42], [x + 0.1, 0.7, z + 0.64], flat([0.08, 0.06, 0.05])),
    ...[-1, 1].flatMap((to) => [
      ...limb(
        [
          [x + to * 0.2, 0.66, z + 0.24],
          [x + to * 0.42, 0.8, z + 0.3],
          [x + to * 0.38, 1.1, z + 0.46],
        ],
        [0.06, 0.045],
        skin,
      ),
      ...limb(
        [
          [x + to * 0.1, 0.56, z - 0.45],
          [x + to * 0.24, 0.56, z - 0.85],
          [x + to * 0.26, 0.08, z - 0.8],
        ],
        [0.085, 0.055],
        shorts,
      ),
      ball(
        [x + to * 0.26 - 0.06, 0, z - 0.96],
        [x + to * 0.26 + 0.06, 0.1, z - 0.72],
        flat([0.92, 0.92, 0.94]),
      ),
    ]),
  ];
}

/** Who stands and lifts two dumbbells. */
function lifter(at: readonly [number, number], n: number, side: number): Solid[] {
  const [x, z] = at;
  const turn = -Math.PI / 2 - side * 0.25;
  const hands = [
    [0.3, 0.26, 1.22],
    [0.16, -0.32, 0.92],
  ] as const;
  const iron = hands.flatMap(([ahead, left, up]) => {
    const [hx, hz] = [
      x + Math.cos(turn) * ahead - Math.sin(turn) * left,
      z + Math.sin(turn) * ahead + Math.cos(turn) * left,
    ];
    return [
      ...limb(
        [
          [hx - 0.15, up, hz],
          [hx + 0.15, up, hz],
        ],
        [0.02, 0.02],
        IRON,
      ),
      ...[-0.14, 0.14].map((dx) =>
        ball(
          [hx + dx - 0.055, up - 0.085, hz - 0.085],
          [hx + dx + 0.055, up + 0.085, hz + 0.085],
          IRON,
        ),
      ),
    ];
  });
  return [
    ...posed(
      { at, turn, hands },
      attireOf(n, {
        top: [0.16, 0.6, 0.55],
        legs: [0.1, 0.1, 0.14],
        hairForm: 'bun',
        hair: [0.3, 0.16, 0.08],
        skin: [0.86, 0.64, 0.52],
        isSleeveless: true,
      }),
    ),
    ...iron,
  ];
}

/** Who does push-ups on a mat, the head to the light side. */
function onMat([x, z]: readonly [number, number], side: number): Solid[] {
  const to = (d: number) => x - side * d;
  const [skin, shirt, tights] = [
    flat([0.48, 0.31, 0.22]),
    flat([0.95, 0.8, 0.2]),
    flat([0.2, 0.2, 0.3]),
  ];
  return [
    pad([x - 0.95, 0, z - 0.32], [x + 0.95, 0.02, z + 0.32], flat([0.3, 0.2, 0.5]), 0.01),
    ...limb(
      [
        [to(0.55), 0.56, z],
        [to(0), 0.44, z],
      ],
      [0.17, 0.14],
      shirt,
    ),
    ball([to(0.78) - 0.11, 0.54, z - 0.09], [to(0.78) + 0.11, 0.76, z + 0.09], skin),
    ball(
      [to(0.76) - 0.11, 0.6, z - 0.1],
      [to(0.76) + 0.11, 0.79, z + 0.1],
      flat([0.06, 0.05, 0.05]),
    ),
    ...[-0.12, 0.12].flatMap((dz) => [
      ...limb(
        [
          [to(0), 0.42, z + dz * 0.7],
          [to(-0.45), 0.28, z + dz * 0.7],
          [to(-0.86), 0.12, z + dz * 0.7],
        ],
        [0.09, 0.05],
        tights,
      ),
      ...limb(
        [
          [to(0.56), 0.54, z + dz * 1.6],
          [to(0.62), 0.04, z + dz * 1.9],
        ],
        [0.055, 0.045],
        skin,
      ),
      ball(
        [to(-0.9) - 0.05, 0, z + dz * 0.7 - 0.05],
        [to(-0.9) + 0.05, 0.16, z + dz * 0.7 + 0.05],
        flat([0.95, 0.95, 0.95]),
      ),
    ]),
    drum([to(-1.15), z + 0.3], [0, 0.2], [0.035, 0.035], flat([0.3, 0.6, 0.9])),
  ];
}
