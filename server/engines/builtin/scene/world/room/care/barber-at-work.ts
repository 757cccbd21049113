import type { Colour } from '../../../words/idea.ts';
import { flat, type Service } from '../furniture.ts';
import { beastHead, coatOf } from '../people/beast-customer.ts';
import { attireOf, posed, type Reach } from '../people/posed.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, type Material, pad, type Solid } from '../solids/solid.ts';

const CAPE: Colour = [0.96, 0.95, 0.92];
const STRIPE: Colour = [0.36, 0.46, 0.6];
const FOAM: Colour = [0.98, 0.98, 0.96];
const STEEL: Material = flat([0.82, 0.84, 0.86]);
const BOARD: Material = flat([0.5, 0.32, 0.18]);

/** How high the middle of an animal's head is over its seat, metres above the floor. */
const HEAD = 1.46;

/** The same of one that serves, on its feet. */
const BARBER_HEAD = 1.68;

/** How high the seat of a barber's chair is, metres. */
const SEAT = 0.6;

/** How tall a child is there, how much higher than the seat it sits, on a board, how much lower its face is than a grown one's, and how wide its cape: shares of a grown one's, and metres. */
const CHILD = { tall: 0.64, higher: 0.24, lower: 0.1, wide: 0.64 } as const;

/** Somebody, or an animal, in a barber's chair at that place, who faces the eye beneath a cape, and the barber, somebody or an animal, who shaves them or cuts their hair from behind. */
export function barberAtWork(
  [x, z]: readonly [number, number],
  side: number,
  { act, isWoman, beast, isOld, isChild, by }: Service,
): Solid[] {
  const isShave = act === 'shaving';
  const customer = attireOf(isWoman ? 6 : 9, {
    top: CAPE,
    skin: beast === undefined ? [0.86, 0.64, 0.52] : coatOf(beast),
    hair: isOld
      ? [0.82, 0.82, 0.8]
      : isChild
        ? [0.6, 0.38, 0.17]
        : isWoman
          ? [0.36, 0.18, 0.08]
          : [0.2, 0.12, 0.07],
    hairForm: isWoman ? 'long' : 'short',
    ...(isShave && { beard: FOAM }),
  });
  // Behind and aside, so that the face is seen.
  const [bx, bz] = [x - side * 0.44, z + 0.36];
  const turn = Math.atan2(z - 0.02 - bz, x - bx);
  const faceUp = isShave ? 1.34 : isChild ? 1.5 - CHILD.lower : 1.5;
  /** What is on the side of the eye is to the left of who looks to the left. */
  const toEye = -side;
  const near: Reach = [0.44, toEye * 0.13, faceUp + (isShave ? 0 : 0.04)];
  const far: Reach = [0.46, -toEye * 0.1, isShave ? 1.56 : faceUp + 0.1];
  const hands = toEye > 0 ? ([near, far] as const) : ([far, near] as const);
  const [c, sn] = [Math.cos(turn), Math.sin(turn)];
  const tool = [bx + c * near[0] - sn * near[1], near[2], bz + sn * near[0] + c * near[1]] as const;
  return [
    ...posed(
      {
        at: [x, z + 0.04],
        turn: -Math.PI / 2,
        seat: SEAT + (isChild ? CHILD.higher : 0),
        ...(isChild && { tall: CHILD.tall }),
        lean: -0.03,
        hands: [
          [0.3, 0.1, 0.8],
          [0.3, -0.1, 0.8],
        ],
      },
      customer,
    ),
    ...(beast === undefined ? [] : beastHead(beast, [x, HEAD, z + 0.02])),
    ...(isChild
      ? [
          pad(
            [x - 0.4, SEAT + 0.14, z - 0.16],
            [x + 0.4, SEAT + CHILD.higher, z + 0.2],
            BOARD,
            0.02,
          ),
        ]
      : []),
    ...cape([x, z], isChild ? CHILD.wide : 1),
    ...posed(
      { at: [bx, bz], turn, lean: 0.1, hands },
      attireOf(3, {
        top: [0.94, 0.95, 0.95],
        legs: [0.14, 0.15, 0.19],
        apron: [0.3, 0.09, 0.1],
        skin: by === undefined ? [0.8, 0.58, 0.45] : coatOf(by),
        hair: [0.1, 0.07, 0.05],
        hairForm: isWoman ? 'bun' : 'short',
      }),
    ),
    ...(by === undefined ? [] : beastHead(by, [bx + 0.1 * c, BARBER_HEAD, bz + 0.1 * sn])),
    ...(isShave ? razor(...tool) : scissors(...tool)),
  ];
}

/** A cape with stripes from the neck over arms and knees; `wide`: its breadth as a share of a grown one's. */
function cape([x, z]: readonly [number, number], wide: number): Solid[] {
  const cloth: Material = (px, _y, pz) => {
    const turn = Math.atan2(pz - z - 0.1, px - x) * 7;
    return turn - Math.floor(turn) < 0.22 ? STRIPE : CAPE;
  };
  const lap = [x, 0.76, z - 0.24] as const;
  const [narrow, broad] = [(r: number) => r * wide, (dx: number) => x + dx * wide];
  return [
    ...[-1, 1].map((to) =>
      bone(
        [broad(to * 0.15), 1.1, z],
        [broad(to * 0.2), 0.82, z - 0.14],
        [narrow(0.12), narrow(0.16)],
        cloth,
      ),
    ),
    bone([x, 1.17, z], lap, [narrow(0.13), narrow(0.26)], cloth),
    bone(lap, [x, 0.62, z - 0.46], [narrow(0.26), narrow(0.24)], cloth),
    ...[-1, 1].map((to) =>
      bone(
        [broad(to * 0.16), 0.66, z - 0.42],
        [broad(to * 0.18), 0.62 - 0.16 * wide, z - 0.5],
        [narrow(0.16), narrow(0.17)],
        cloth,
      ),
    ),
  ];
}

/** An open razor. */
const razor = (x: number, y: number, z: number): Solid[] => [
  box([x - 0.012, y + 0.02, z - 0.07], [x + 0.012, y + 0.13, z - 0.06], STEEL),
  box([x - 0.01, y - 0.1, z - 0.07], [x + 0.01, y + 0.02, z - 0.056], flat([0.12, 0.08, 0.06])),
];

/** Scissors that are open. */
const scissors = (x: number, y: number, z: number): Solid[] => [
  box([x - 0.012, y, z - 0.06], [x, y + 0.13, z - 0.05], STEEL),
  box([x + 0.014, y, z - 0.06], [x + 0.026, y + 0.12, z - 0.05], STEEL),
  ...[-0.02, 0.034].map((dx) =>
    ball(
      [x + dx - 0.02, y - 0.045, z - 0.066],
      [x + dx + 0.02, y + 0.005, z - 0.046],
      flat([0.1, 0.1, 0.1]),
    ),
  ),
];
