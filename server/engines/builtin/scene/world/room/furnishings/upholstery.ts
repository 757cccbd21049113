import { type Material, pad, type Solid } from '../solids/solid.ts';

/** From where to where, metres. */
type Range = readonly [number, number];

/** A seat for one or more along z, its back at a wall or to one side. */
interface SeatWish {
  /** Where its back is outermost, and on which side of the seat that is: −1 left, 1 right. */
  readonly rear: number;
  readonly side: number;
  /** From the one arm's outer face to the other's. */
  readonly along: Range;
  readonly fabric: Material;
  /** What its loose cushions are of, one for each; they lean in its corners. */
  readonly cushions: readonly Material[];
  /** Whether its back and arms are low, as those of today are; missing: they are not. */
  readonly isLow?: true;
}

/** How deep a seat is, how wide one place on it and an arm are, how high its arms and back are, metres. */
const DEEP = 0.95;
const PLACE = 0.75;
const ARM = 0.2;
const ARM_HIGH = 0.62;
const BACK_HIGH = 0.88;
/** The same of low ones. */
const LOW = { arm: 0.54, back: 0.72 } as const;

/** An upholstered seat: arms, a cushion to sit on and one to lean against for each place. */
export function upholstered({ rear, side, along, fabric, cushions, isLow }: SeatWish): Solid[] {
  const [near, far] = along;
  const [armHigh, backHigh] = isLow ? [LOW.arm, LOW.back] : [ARM_HIGH, BACK_HIGH];
  const part = (from: number, to: number, y: Range, z: Range, radius: number, of = fabric) => {
    const [a, b] = [rear - side * from, rear - side * to];
    return pad([Math.min(a, b), y[0], z[0]], [Math.max(a, b), y[1], z[1]], of, radius);
  };
  const [first, last] = [near + ARM, far - ARM];
  const places = Math.max(1, Math.round((last - first) / PLACE));
  const place = (last - first) / places;
  const seats = Array.from({ length: places }, (_, n): Solid[] => {
    const z: Range = [first + n * place, first + (n + 1) * place];
    return [
      part(0.22, DEEP, [0.27, 0.47], z, 0.07),
      part(0.14, 0.36, [0.42, backHigh - 0.02], z, 0.1),
    ];
  });
  const loose = cushions.map((of, n) => {
    const z = n % 2 === 0 ? first + 0.2 : last - 0.2;
    return part(0.33, 0.52, [0.46, backHigh - 0.04], [z - 0.2, z + 0.2], 0.09, of);
  });
  return [
    part(0.06, DEEP - 0.04, [0.1, 0.3], [near + 0.04, far - 0.04], 0.03),
    part(0, 0.22, [0.1, backHigh], [near + 0.03, far - 0.03], 0.08),
    part(0.02, DEEP, [0.1, armHigh], [near, near + ARM], 0.08),
    part(0.02, DEEP, [0.1, armHigh], [far - ARM, far], 0.08),
    ...seats.flat(),
    ...loose,
  ];
}
