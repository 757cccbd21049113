import type { Shell } from '../furniture.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed, type Reach } from '../people/posed.ts';
import { box, type Solid } from '../solids/solid.ts';

/** Where who sits has the middle of the seat, from the wall; how high that is, how far from one to the next, and which share of the seats is taken in a full car and in another. */
const SEAT = { out: 0.3, high: 0.46, apart: 0.5, full: 0.8, taken: 0.35 } as const;
/** How long a door's place without seats is, and from where to where benches are looked for. */
const DOORWAY = 1.5;
const NEAREST = 1.9;
/** Who stands: how far from the middle to each side and ahead, metres, and which way they face, by a turn of a circle: −¼ is toward the eye. */
const STANDING = [
  [0.42, 3.1, 0.62],
  [-0.55, 3.7, -0.12],
  [-0.66, 4.3, -0.1],
  [0.7, 4.9, 0.55],
  [0.15, 5.9, -0.22],
  [-0.5, 6.6, -0.3],
  [0.62, 7.3, 0.6],
  [-0.1, 8.3, -0.2],
  [0.5, 9.4, -0.28],
  [-0.6, 10.2, -0.25],
] as const;
/** How many of them do in a car that is not full, the farthest. */
const FEW = 4;
/** Up to how far off room is left for somebody who is looked at in the car. */
const CLEAR = 4.2;

const GLASS = flat([0.5, 0.66, 0.9]);

/** Who rides in a car whose doors are so far off, `leaner` −1 or 1: on which side somebody else is by the first door, 0: nobody is. Most sit along its walls, some stand and hold on to a strap, nearly all look at a phone. */
export function passengers(
  { left, right, back }: Pick<Shell, 'left' | 'right' | 'back'>,
  doors: readonly number[],
  leaner: number,
  isFull: boolean,
): Solid[] {
  const middle = (left + right) / 2;
  const isDoor = (z: number) => doors.some((door) => Math.abs(z - door) < DOORWAY / 2);
  const seated = [-1, 1].flatMap((to) =>
    Array.from({ length: Math.floor((back - NEAREST) / SEAT.apart) }, (_, n) => {
      const z = NEAREST + n * SEAT.apart + 0.12 * to;
      const number = 2 * n + (to > 0 ? 1 : 0);
      if (
        isDoor(z) ||
        chance(number, 31) > (isFull ? SEAT.full : SEAT.taken) ||
        (to === leaner && z < CLEAR)
      )
        return [];
      const x = (to < 0 ? left : right) - to * SEAT.out;
      return rider([x, z], to < 0 ? 0 : Math.PI, number, SEAT.high);
    }).flat(),
  );
  const upright = STANDING.slice(isFull ? 0 : STANDING.length - FEW).flatMap(([x, z, turn], n) =>
    z > back - 0.6 || (leaner !== 0 && z < CLEAR) || Math.abs(middle + x) > right
      ? []
      : rider([middle + x, z], turn * 2 * Math.PI, n + 50),
  );
  return [...seated, ...upright];
}

/** Somebody who looks at a phone, or, standing, holds on to a strap with the other hand. */
function rider(
  at: readonly [x: number, z: number],
  turn: number,
  number: number,
  seat?: number,
): Solid[] {
  const up = seat === undefined ? 1.22 : seat + 0.4;
  const ahead = seat === undefined ? 0.3 : 0.34;
  const hasPhone = chance(number, 33) < 0.85;
  const phone: Reach = [ahead, 0.03, up];
  const other: Reach = seat === undefined ? [0.1, -0.2, 1.8] : [ahead - 0.02, -0.05, up - 0.03];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [x, z] = [at[0] + c * (ahead + 0.05), at[1] + s * (ahead + 0.05)];
  const [wide, deep] = [0.012 + 0.03 * Math.abs(s), 0.012 + 0.03 * Math.abs(c)];
  return [
    ...posed(
      {
        at,
        turn,
        ...(seat !== undefined && { seat }),
        ...(hasPhone ? { hands: [phone, other] as const, lean: 0.08 } : {}),
        tall: 0.94 + 0.1 * chance(number, 35),
      },
      attireOf(number + 3),
    ),
    ...(hasPhone
      ? [
          {
            ...box([x - wide, up - 0.02, z - deep], [x + wide, up + 0.11, z + deep], GLASS),
            glow: 0.5,
          },
        ]
      : []),
  ];
}
