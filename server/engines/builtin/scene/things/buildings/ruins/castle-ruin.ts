import type { Colour } from '../../../words/idea.ts';
import { rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { type BrokenWall, brokenWall, fallen, ivied, weatheredStone } from './broken-walls.ts';
import { archway, archwayAcross } from './openings.ts';

const STONE: Colour = [0.6, 0.55, 0.47];
const ROCK: Colour = [0.36, 0.38, 0.25];

/** What is left of the walls around its yard. */
const WALLS: readonly BrokenWall[] = [
  { from: [-0.42, -0.3], to: [-0.14, -0.36], high: [0.34, 0.24], thick: 0.035 },
  { from: [0.26, -0.36], to: [0.62, -0.3], high: [0.3, 0.1], thick: 0.035 },
  { from: [0.66, -0.26], to: [0.66, 0.24], high: [0.12, 0.4], thick: 0.035 },
  { from: [-0.58, 0.04], to: [-0.5, 0.4], high: [0.4, 0.16], thick: 0.035 },
  { from: [0.02, 0.4], to: [0.62, 0.34], high: [0.52, 0.3], thick: 0.035, ragged: 0.4 },
];

/** A castle that has fallen: a keep split open to the sky, a broken round tower, a gate arch, walls that end in rubble, ivy. */
export function castleRuin(wish: Wish): Sprite {
  const { random } = wish;
  const stone = wish.colour ?? STONE;
  const look = ivied(weatheredStone(stone, 0.03), 0.4);
  const model = [
    ...keep(look),
    ...roundTower(look, [-0.52, 0, -0.14], 0.15, 0.62),
    ...gateHouse(look),
    ...WALLS.flatMap((wall) => brokenWall(random, look, wall)),
    ...roundTower(look, [0.66, 0, 0.3], 0.1, 0.34),
    ...fallen(random, stone, [0.45, -0.44], 0.28, 14),
    ...fallen(random, stone, [-0.2, -0.46], 0.26, 10),
    ...fallen(random, stone, [-0.62, -0.32], 0.2, 8),
    ellipsoid(rough(ROCK, 1.4), [0, -0.06, 0], [0.9, 0.1, 0.62]),
  ];
  return portray(underOpenSky(wish), model, 0.34, 0.08, 2.4);
}

/** One round tower that has fallen in: open above, one side gone, its stones around it. */
export function towerRuin(wish: Wish): Sprite {
  const { random } = wish;
  const stone = wish.colour ?? STONE;
  const look = ivied(weatheredStone(stone, 0.03), 0.35);
  const model = [
    ...roundTower(look, [0, 0, 0], 0.17, 0.96),
    ...fallen(random, stone, [0.24, -0.16], 0.2, 12),
    ...fallen(random, stone, [-0.2, -0.18], 0.16, 7),
    ellipsoid(rough(ROCK, 1.4), [0.04, -0.05, 0], [0.42, 0.08, 0.34]),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.06, 2.6);
}

/** A square keep without a roof, a corner of it gone, windows through which the sky is seen. */
function keep(look: Look): Solid[] {
  const [x, z, half, high] = [-0.08, 0.16, 0.2, 1];
  return [
    box(look, [x, high / 2, z], [half, high / 2, half * 0.9]),
    ...[-1, 1].flatMap((u) =>
      [-1, 1].map((w) =>
        box(look, [x + u * half, high * 0.46, z + w * half * 0.9], [0.035, high * 0.46, 0.035]),
      ),
    ),
    cut(box(look, [x, high * 0.56, z], [half - 0.045, high * 0.52, half * 0.9 - 0.045])),
    // What has come down: the corner to the right, and teeth along the other walls.
    cut(box(look, [x + 0.24, 0.98, z - 0.1], [0.13, 0.36, 0.26], roll(0.32))),
    cut(box(look, [x + 0.1, 1.04, z + 0.1], [0.1, 0.2, 0.3], roll(-0.5))),
    cut(box(look, [x - 0.06, 1.03, z - 0.14], [0.05, 0.13, 0.12], roll(0.6))),
    cut(box(look, [x - 0.2, 1.04, z + 0.06], [0.1, 0.1, 0.07], pitch(0.5))),
    ...[0.3, 0.58].map((y) => cut(archway(look, [x - 0.085, y, z], 0.04, 0.1, 0.4, 0))),
    cut(archway(look, [x + 0.075, 0.3, z], 0.04, 0.1, 0.4, 0)),
    cut(archwayAcross(look, [x, 0.55, z], 0.045, 0.1, 0.4, 0)),
    cut(archway(look, [x, 0, z - 0.2], 0.055, 0.12, 0.1, 0)),
  ];
}

/** A round tower that is open above and has lost one side. */
const roundTower = (look: Look, [x, y, z]: Vector, radius: number, high: number): Solid[] => [
  frustum(look, [x, y, z], high, radius, radius * 0.94),
  cut(frustum(look, [x, high * 0.3, z], high, radius * 0.74, radius * 0.74)),
  cut(
    box(
      look,
      [x + radius * 0.9, high * 1.05, z - radius * 0.6],
      [radius * 1.1, high * 0.34, radius * 1.3],
      after(roll(0.5), pitch(0.3)),
    ),
  ),
  cut(box(look, [x - radius * 0.4, high, z], [radius * 0.22, high * 0.07, radius * 2], roll(0.2))),
  cut(archway(look, [x, high * 0.42, z], radius * 0.17, high * 0.12, radius * 3, 0)),
];

/** A gate of which the arch still stands, between two stumps. */
const gateHouse = (look: Look): Solid[] => [
  box(look, [0.06, 0.23, -0.38], [0.2, 0.23, 0.06]),
  ...[-0.1, 0.22].map((x, n) => frustum(look, [x, 0, -0.42], 0.5 - 0.14 * n, 0.075, 0.07)),
  cut(archway(look, [0.06, 0, -0.38], 0.075, 0.16, 0.3)),
  cut(box(look, [0.22, 0.5, -0.38], [0.16, 0.08, 0.2], roll(-0.5))),
  cut(box(look, [-0.04, 0.5, -0.38], [0.05, 0.05, 0.2], roll(0.3))),
];
