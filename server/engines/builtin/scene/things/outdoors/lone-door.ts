import { scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, plain, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const noise = createNoise(77_041);
const RED: Colour = [0.66, 0.08, 0.07];
const BRASS: Colour = [0.82, 0.62, 0.26];
const STONE: Colour = [0.5, 0.47, 0.42];
const PLASTER: Colour = [0.84, 0.8, 0.72];
const IVY: Colour = [0.16, 0.34, 0.11];
const MAGIC: Colour = [1, 0.84, 0.42];

/** Half the width of a door, and how high its straight part is. */
const DOOR = { half: 0.46, straight: 1.5 } as const;
const FACING = pitch(Math.PI / 2);

/** Boards of a door around x = 0, painted, darker in their joints. */
const boards = (colour: Colour): Look => ({
  paint: (x, y) => {
    const board = (x + DOOR.half) / 0.184;
    const joint = Math.min(board - Math.floor(board), 1 - board + Math.floor(board));
    const grain = 0.1 * noise.fbm(x * 30, y * 3, 3);
    return scaleColour(colour, (0.55 + 0.45 * smoothstep(0.02, 0.1, joint)) * (1 + grain));
  },
  gloss: 0.25,
});

/** A door with a round head, its middle at the origin, so thick half way: what `look` is of. */
const leaf = (look: Look, wide: number, half: number): Solid[] => [
  box(look, [0, DOOR.straight / 2, 0], [wide, DOOR.straight / 2, half]),
  frustum(look, [0, DOOR.straight, half], half * 2, wide, wide, FACING),
];

/** Hinges of iron across a door, and its ring and lock. */
function fittings(): Solid[] {
  const iron = worn([0.13, 0.13, 0.14], 0.14, { gloss: 0.4 });
  const brass = plain(BRASS, { gloss: 0.8 });
  return [
    ...[0.34, 1.32].flatMap((y) => [
      box(iron, [-0.12, y, -0.075], [0.32, 0.035, 0.014], undefined, 0.008),
      ...[-0.36, -0.12, 0.12].map((x) => ball(iron, [x, y, -0.09], 0.022)),
    ]),
    ring(brass, [0.3, 0.8, -0.1], 0.075, 0.017, FACING),
    ball(brass, [0.3, 0.875, -0.095], 0.028),
    box(brass, [0.3, 0.66, -0.075], [0.035, 0.05, 0.01], undefined, 0.01),
  ];
}

/** Leaves of ivy up a side and over the head of a door's frame. */
function ivy(side: number): Solid[] {
  return Array.from({ length: 64 }, (_, n): Solid => {
    const share = (n * 0.618) % 1;
    const angle = share * 1.45;
    const up =
      share < 0.62 ? (share / 0.62) * 1.5 : 1.5 + 0.62 * Math.sin(((share - 0.62) / 0.38) * 1.4);
    const out = share < 0.62 ? 0.62 : 0.62 * Math.cos(((share - 0.62) / 0.38) * 1.4);
    const look = plain(scaleColour(IVY, 0.7 + 0.7 * ((n * 0.37) % 1)));
    const at: Vector = [
      side * (out + 0.09 * Math.sin(n * 5.1)),
      up + 0.06 * Math.cos(n * 3.7),
      -0.19 - 0.03 * Math.sin(n * 2.9),
    ];
    return ellipsoid(look, at, [0.065, 0.05 + 0.01 * Math.sin(angle), 0.022]);
  });
}

/** A door alone in its frame of stone, ivy round it; with magic it stands ajar, and light comes through. */
function framed(wish: Wish, isMagic: boolean): Sprite {
  const stone = masonry(STONE, 0.16);
  const light: Look = { ...plain(MAGIC), glow: () => 1 };
  const colour = wish.colour ?? (isMagic ? [0.2, 0.26, 0.5] : RED);
  const frame = [
    box(stone, [0, DOOR.straight / 2, 0.06], [0.68, DOOR.straight / 2, 0.19]),
    frustum(stone, [0, DOOR.straight, 0.25], 0.38, 0.68, 0.68, FACING),
    ...leaf(isMagic ? light : plain([0.05, 0.04, 0.04]), DOOR.half, 0.1).map((piece) =>
      cut(moved([piece], { to: [0, 0, -0.12] })[0] as Solid),
    ),
  ];
  const shine = isMagic
    ? [
        ...leaf(light, DOOR.half * 0.99, 0.012),
        ...Array.from({ length: 26 }, (_, n): Solid => {
          const around = n * 2.4;
          const at: Vector = [
            (0.2 + 0.75 * ((n * 0.37) % 1)) * Math.cos(around),
            0.3 + 1.9 * ((n * 0.618) % 1),
            -0.3 - 0.2 * ((n * 0.53) % 1),
          ];
          return ball(plain(MAGIC, { glow: () => 1 }), at, 0.012 + 0.012 * ((n * 0.73) % 1));
        }),
      ]
    : [];
  const panel = [...leaf(boards(colour), DOOR.half * (isMagic ? 0.8 : 0.97), 0.05), ...fittings()];
  const steps = [
    box(stone, [0, 0.03, -0.34], [0.8, 0.03, 0.34], undefined, 0.02),
    box(stone, [0, 0.02, -0.62], [0.94, 0.02, 0.3], undefined, 0.02),
  ];
  // Hung at its left side; ajar, it comes toward the eye.
  const hung = isMagic
    ? moved(moved(panel, { to: [0.42, 0, 0] }), { by: yaw(1.05), to: [-0.46, 0, -0.1] })
    : panel;
  return portray(
    wish,
    [...frame, ...shine, ...hung, ...steps, ...ivy(-1), ...ivy(1)],
    0.2,
    0.05,
    3,
  );
}

/** A door alone in its frame. */
export const loneDoor = (wish: Wish): Sprite => framed(wish, false);

/** A door alone in its frame that stands ajar, light behind it. */
export const magicDoor = (wish: Wish): Sprite => framed(wish, true);

/** How far a wall reaches to either side of its door, and how high it is. */
const WALL = { half: 2.1, high: 2.75 } as const;

/** A door in a wall: plaster that has come off the bricks in places, a step before it. */
export function doorInWall(wish: Wish): Sprite {
  const bricks = masonry([0.52, 0.27, 0.19], 0.085);
  const coat = worn(PLASTER, 0.1);
  const bare = (x: number, y: number): number =>
    noise.fbm(x * 1.3 + 4, y * 1.5, 4) + 0.3 * smoothstep(0.7, 0, y);
  const wall: Look = {
    paint: (x, y, z, normal) =>
      bare(x, y) > 0.3 ? bricks.paint(x, y, z, normal) : coat.paint(x, y, z, normal),
    bump: (x, y, z) =>
      bare(x, y) > 0.3 ? (bricks.bump?.(x, y, z) ?? 0) : 0.02 * smoothstep(0.34, 0.24, bare(x, y)),
  };
  const stone = masonry(STONE, 0.2);
  const model = [
    box(wall, [0, WALL.high / 2, 0.06], [WALL.half, WALL.high / 2, 0.2]),
    box(stone, [0, WALL.high, 0.06], [WALL.half + 0.05, 0.06, 0.27], undefined, 0.02),
    ...leaf(plain([0.05, 0.04, 0.04]), DOOR.half, 0.1).map((piece) =>
      cut(moved([piece], { to: [0, 0, -0.12] })[0] as Solid),
    ),
    ...leaf(boards(wish.colour ?? RED), DOOR.half * 0.97, 0.05),
    ...fittings(),
    ...Array.from({ length: 15 }, (_, n): Solid => {
      const angle = (n / 14) * Math.PI;
      const at: Vector = [0.54 * Math.cos(angle), DOOR.straight + 0.54 * Math.sin(angle), -0.12];
      return box(stone, at, [0.08, 0.054, 0.05], roll(angle), 0.012);
    }),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3, 4, 5, 6].map((n) =>
        box(stone, [side * 0.54, 0.11 + n * 0.215, -0.12], [0.08, 0.1, 0.05], undefined, 0.012),
      ),
    ),
    box(stone, [0, 0.04, -0.36], [0.66, 0.04, 0.3], undefined, 0.015),
  ];
  return portray(wish, model, 0.14, 0.04, 3);
}
