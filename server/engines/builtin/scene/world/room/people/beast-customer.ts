import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Thing } from '../../../words/thing.ts';
import { flat } from '../furniture.ts';
import { bone } from '../solids/bone.ts';
import { ball, type Material, type Solid } from '../solids/solid.ts';

const DARK: Material = flat([0.06, 0.05, 0.05]);
const GOLD: Colour = [0.82, 0.58, 0.26];
const HORN: Colour = [0.94, 0.76, 0.36];
const PINK: Colour = [0.92, 0.6, 0.78];
const MANE: Colour = [0.42, 0.2, 0.07];

/** The coat of an animal, and how its ears are. */
interface Coat {
  readonly coat: Colour;
  readonly ears: 'round' | 'pointed' | 'long';
  readonly hasMane?: true;
  /** Whether a horn is on its forehead. */
  readonly hasHorn?: true;
  /** How far its muzzle is ahead of a short one's, metres. */
  readonly muzzle?: number;
}

/** Animals that sit in a barber's chair, or a dentist's. */
const COATS: Partial<Readonly<Record<Thing, Coat>>> = {
  lion: { coat: GOLD, ears: 'round', hasMane: true },
  tiger: { coat: [0.86, 0.45, 0.12], ears: 'round' },
  leopard: { coat: [0.84, 0.64, 0.32], ears: 'round' },
  bear: { coat: [0.36, 0.2, 0.1], ears: 'round' },
  panda: { coat: [0.93, 0.92, 0.9], ears: 'round' },
  monkey: { coat: [0.42, 0.27, 0.14], ears: 'round' },
  dog: { coat: [0.66, 0.44, 0.24], ears: 'long' },
  sheep: { coat: [0.93, 0.9, 0.82], ears: 'long' },
  rabbit: { coat: [0.72, 0.62, 0.52], ears: 'long' },
  cat: { coat: [0.78, 0.48, 0.2], ears: 'pointed' },
  fox: { coat: [0.84, 0.4, 0.12], ears: 'pointed' },
  wolf: { coat: [0.5, 0.5, 0.52], ears: 'pointed' },
  unicorn: { coat: [0.95, 0.94, 0.96], ears: 'pointed', hasHorn: true, muzzle: 0.1 },
  horse: { coat: [0.5, 0.28, 0.13], ears: 'pointed', muzzle: 0.1 },
};

/** Whether an animal can sit in a barber's chair, or a dentist's. */
export const isCustomer = (thing: Thing): boolean => COATS[thing] !== undefined;

/** The colour of the coat of an animal that is served. */
export const coatOf = (thing: Thing): Colour => COATS[thing]?.coat ?? GOLD;

const around = (x: number, y: number, z: number, r: number, look: Material, deep = r): Solid =>
  ball([x - r, y - r, z - deep], [x + r, y + r, z + deep], look);

/** The head of an animal that looks to the eye, over a cape: its middle at a point, metres; a lion's in its mane. */
export function beastHead(thing: Thing, [x, y, z]: readonly [number, number, number]): Solid[] {
  const { coat, ears, hasMane, hasHorn, muzzle } = COATS[thing] ?? {
    coat: GOLD,
    ears: 'round',
  };
  const own = flat(coat);
  const pale = flat(mixColour(coat, [0.96, 0.93, 0.88], 0.6));
  const dark = flat(thing === 'panda' ? [0.1, 0.1, 0.1] : scaleColour(coat, 0.55));
  const mane = flat(MANE);
  const tuft = (turn: number): Solid =>
    around(x + 0.2 * Math.cos(turn), y + 0.2 * Math.sin(turn), z + 0.05, 0.11, mane);
  const ear = (side: number): Solid[] => {
    const at = [x + side * 0.13, y + 0.14, z] as const;
    if (ears === 'round') return [around(x + side * 0.14, y + 0.16, z, 0.06, dark, 0.03)];
    const tip =
      ears === 'pointed'
        ? ([x + side * 0.17, y + 0.28, z] as const)
        : thing === 'rabbit'
          ? ([x + side * 0.11, y + 0.44, z] as const)
          : ([x + side * 0.23, y - 0.1, z - 0.03] as const);
    return [bone(at, tip, ears === 'pointed' ? [0.07, 0.012] : [0.06, 0.05], dark)];
  };
  return [
    ...(hasMane === true
      ? [
          around(x, y, z + 0.08, 0.23, mane, 0.16),
          ...Array.from({ length: 12 }, (_, n) => tuft((n * Math.PI) / 6)),
        ]
      : []),
    around(x, y, z - 0.03, 0.17, own),
    ...(hasHorn === true
      ? [
          bone([x, y + 0.13, z - 0.1], [x, y + 0.46, z - 0.16], [0.036, 0.006], flat(HORN)),
          ...[-0.08, 0, 0.08].map((dx) => around(x + dx, y + 0.16, z, 0.075, flat(PINK))),
          ...[0.05, -0.08, -0.2].map((dy) => around(x + 0.17, y + dy, z + 0.04, 0.085, flat(PINK))),
        ]
      : []),
    ...(muzzle === undefined
      ? []
      : [
          bone(
            [x, y - 0.03, z - 0.1],
            [x, y - 0.15, z - 0.12 - muzzle],
            [0.11, 0.085],
            flat(mixColour(coat, [0.96, 0.85, 0.82], 0.3)),
          ),
          ...[-1, 1].map((side) =>
            around(x + side * 0.035, y - 0.14, z - 0.2 - muzzle, 0.016, DARK),
          ),
        ]),
    ...[-1, 1].flatMap((side) => [
      ...ear(side),
      ...(muzzle === undefined ? [around(x + side * 0.05, y - 0.075, z - 0.17, 0.062, pale)] : []),
      around(x + side * 0.075, y + 0.045, z - 0.175, 0.03, flat([0.95, 0.75, 0.25])),
      around(x + side * 0.075, y + 0.045, z - 0.2, 0.016, DARK),
    ]),
    ...(muzzle === undefined
      ? [
          around(x, y - 0.035, z - 0.22, 0.035, DARK, 0.03),
          around(x, y - 0.13, z - 0.13, 0.05, pale),
        ]
      : []),
  ];
}
