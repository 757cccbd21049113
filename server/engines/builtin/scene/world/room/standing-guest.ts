import { flat } from './furniture.ts';
import { limb } from './limb.ts';
import { stander } from './rock-band.ts';
import { ball, drum, type Solid } from './solid.ts';
import { guestOf } from './table-guest.ts';

/** Who stands about at a party and faces the eye, a drink in the hand that is on that side (−1 or 1); metres, `number` decides their looks. */
export function standingGuest(
  [x, z]: readonly [number, number],
  side: number,
  number: number,
): Solid[] {
  const { hair, skin, shirt, isLong } = guestOf(number);
  const [cloth, face] = [flat(shirt), flat(skin)];
  const trousers = [0.12 + 0.1 * (number % 3), 0.13 + 0.1 * (number % 3), 0.2] as const;
  const held = [x + side * 0.2, 1.2, z - 0.3] as const;
  return [
    ...stander(x, z, { hair, shirt, trousers, skin, ...(isLong ? {} : { isShort: true }) }),
    ...limb(
      [
        [x + side * 0.22, 1.4, z],
        [x + side * 0.3, 1.12, z - 0.06],
        [x + side * 0.2, 1.16, z - 0.28],
      ],
      [0.062, 0.046],
      cloth,
    ),
    ...limb(
      [
        [x - side * 0.22, 1.4, z],
        [x - side * 0.29, 1.12, z + 0.02],
        [x - side * 0.27, 0.86, z - 0.05],
      ],
      [0.062, 0.046],
      cloth,
    ),
    ball([held[0] - 0.05, 1.12, z - 0.36], [held[0] + 0.05, 1.22, z - 0.26], face),
    ball([x - side * 0.27 - 0.045, 0.76, z - 0.1], [x - side * 0.27 + 0.045, 0.88, z], face),
    drum([held[0], z - 0.34], [1.18, 1.32], [0.022, 0.036], flat([0.95, 0.72, 0.3])),
  ];
}
