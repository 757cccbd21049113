import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, type Material, type Point, type Solid } from '../solids/solid.ts';

/** What a team wears. */
export interface Kit {
  readonly shirt: Colour;
  readonly trim: Colour;
  readonly helmet: Colour;
  readonly pants: Colour;
}

/** How a player skates. */
interface Skating {
  /** −1 or 1: to which side. */
  readonly way: number;
  readonly kit: Kit;
  /** −1 or 1: which leg is stretched back; 0: both stand apart. */
  readonly stride: number;
  /** Whether it is the keeper, with pads on the legs. */
  readonly isKeeper?: true;
}

const SKIN: Colour = [0.86, 0.64, 0.52];
const BLADE: Material = flat([0.12, 0.12, 0.14]);
const STICK: Material = flat([0.2, 0.14, 0.1]);

/** A player of ice hockey on skates, bent over the stick: some 1.8 metres tall. */
export function hockeyPlayer(
  [x, z]: readonly [number, number],
  { way, kit, stride, isKeeper }: Skating,
): Solid[] {
  const at = (out: number, up: number, ahead = 0): Point => [x + way * out, up, z + ahead];
  const [shirt, trim, pants] = [striped(kit), flat(kit.trim), flat(kit.pants)];
  const isWide = isKeeper === true;
  const feet: readonly (readonly [Point, Point, Point])[] = isWide
    ? [
        [at(-0.1, 0.86, -0.12), at(-0.16, 0.48, -0.3), at(-0.3, 0.1, -0.1)],
        [at(0.1, 0.86, -0.12), at(0.16, 0.48, -0.3), at(0.3, 0.1, -0.1)],
      ]
    : [
        [
          at(-0.05, 0.88, 0.1),
          at(-0.06 - 0.16 * stride, 0.52, 0.14),
          at(-0.22 - 0.42 * stride, 0.16, 0.2),
        ],
        [
          at(-0.02, 0.88, -0.1),
          at(0.12 + 0.12 * stride, 0.5, -0.14),
          at(0.08 + 0.2 * stride, 0.1, -0.16),
        ],
      ];
  const [chest, hip, head] = [at(0.2, 1.3), at(-0.04, 0.92), at(0.36, 1.66)];
  const hands = [at(0.52, 1.02, -0.16), at(0.62, 0.82, -0.22)] as const;
  const end = at(1.15, 0.03, -0.3);
  return [
    ...feet.flatMap(([from, knee, foot]) => [
      ...limb([from, knee], [0.15, 0.12], pants),
      ...limb([knee, foot], isWide ? [0.17, 0.15] : [0.1, 0.075], isWide ? trim : flat(kit.shirt)),
      ...skate(foot, way),
    ]),
    ...limb([hip, chest], [0.22, 0.26], shirt),
    ball(corner(chest, -0.3, -0.22, -0.34), corner(chest, 0.26, 0.24, 0.34), shirt),
    ...[-1, 1].flatMap((to) => {
      const shoulder: Point = [chest[0], chest[1] + 0.12, chest[2] + 0.26 * to];
      const hand = hands[to < 0 ? 0 : 1] as Point;
      const elbow: Point = [
        (shoulder[0] + hand[0]) / 2 - way * 0.08,
        (shoulder[1] + hand[1]) / 2 - 0.06,
        shoulder[2] + 0.1 * to,
      ];
      return [
        ...limb([shoulder, elbow], [0.12, 0.1], shirt),
        ...limb([elbow, hand], [0.1, 0.08], trim),
        ball(corner(hand, -0.1, -0.09, -0.09), corner(hand, 0.1, 0.09, 0.09), flat(kit.pants)),
      ];
    }),
    ball(corner(head, -0.11, -0.15, -0.11), corner(head, 0.12, 0.1, 0.11), flat(SKIN)),
    ball(corner(head, -0.15, -0.04, -0.14), corner(head, 0.13, 0.16, 0.14), flat(kit.helmet)),
    ...limb([hands[0], end], [0.022, 0.022], STICK),
    box(
      corner(end, Math.min(0, way * 0.3), -0.03, -0.025),
      corner(end, Math.max(0, way * 0.3), 0.05, 0.025),
      STICK,
    ),
  ];
}

/** A shirt in the team's colour with a band across. */
const striped =
  ({ shirt, trim }: Kit): Material =>
  (_x, y) =>
    Math.abs(y - 1.04) < 0.06 ? trim : scaleColour(shirt, 0.94 + 0.06 * Math.sin(y * 40));

const corner = ([x, y, z]: Point, dx: number, dy: number, dz: number): Point => [
  x + dx,
  y + dy,
  z + dz,
];

/** A boot and the blade below it. */
const skate = ([x, y, z]: Point, way: number): Solid[] => [
  ball(
    [x - 0.1 + way * 0.04, y - 0.07, z - 0.055],
    [x + 0.13 + way * 0.04, y + 0.09, z + 0.055],
    BLADE,
  ),
  box(
    [x - 0.12 + way * 0.04, y - 0.1, z - 0.01],
    [x + 0.15 + way * 0.04, y - 0.07, z + 0.01],
    flat([0.85, 0.87, 0.9]),
  ),
];
