import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, timbered, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { hip } from '../parts.ts';

const PLASTER: Colour = [0.93, 0.9, 0.82];
const BEAMS: Colour = [0.3, 0.2, 0.13];
const STONE: Colour = [0.55, 0.5, 0.44];
const STRAWS: readonly Colour[] = [
  [0.6, 0.47, 0.27],
  [0.5, 0.42, 0.3],
  [0.68, 0.55, 0.33],
];
const ROSE: Colour = [0.8, 0.25, 0.34];
const LEAF: Colour = [0.2, 0.36, 0.14];

/** Half its width and depth, how high its walls are and how high and far out its roof is. */
const HALF = [0.58, 0.32] as const;
const WALL = 0.36;
const ROOF = { rise: 0.5, eaves: 0.12 } as const;

const PANES: readonly Pane[] = [
  { side: '-z', at: [-0.36, 0.2], half: [0.075, 0.07], kind: 'window' },
  { side: '-z', at: [0.36, 0.2], half: [0.075, 0.07], kind: 'window' },
  { side: '-z', at: [0, 0.15], half: [0.07, 0.15], kind: 'door' },
  { side: 'x', at: [0, 0.2], half: [0.07, 0.07], kind: 'window' },
  { side: '-x', at: [0, 0.2], half: [0.07, 0.07], kind: 'window' },
];

/** Grain that every thatch shares; it is no part of what a seed decides. */
const noise = createNoise(31_417);

/** Straw in strands that run down the roof, each layer a little darker at its edge. */
function thatch(straw: Colour): Look {
  return {
    paint: (x, y, z) => {
      const strands = noise.at(x * 60 + z * 55, y * 5) * 0.16;
      const layer = y / 0.11 + 0.12 * noise.at(x * 6, z * 6);
      const edge = layer - Math.floor(layer) < 0.16 ? 0.84 : 1;
      return scaleColour(straw, edge * (0.95 + strands + 0.2 * noise.fbm(x * 4, y * 4 + z * 3, 3)));
    },
    bump: (x, y, z) => 0.012 * noise.at(x * 50 + z * 46, y * 4),
  };
}

/** A cottage under thatch: low white walls, some of them timbered, a thick roof that comes down over them, a chimney, roses beside the door. */
export function thatchedCottage(wish: Wish): Sprite {
  const { random } = wish;
  const colour = wish.colour ?? PLASTER;
  const straw = pick(random, STRAWS);
  const bare = random.unit() < 0.4 ? timbered(colour, BEAMS, 0.17) : worn(colour, 0.1);
  const stone = masonry(STONE, 0.035);
  const [wide, deep] = HALF;
  const model = [
    box(withPanes(bare, PANES), [0, WALL / 2, 0], [wide, WALL / 2, deep]),
    box(stone, [0, 0.02, 0], [wide + 0.03, 0.03, deep + 0.03]),
    ...roof(thatch(straw), straw),
    box(stone, [wide * 0.6, WALL + 0.42, 0.03], [0.06, 0.17, 0.06]),
    box(stone, [wide * 0.6, WALL + 0.59, 0.03], [0.075, 0.018, 0.075]),
    ...roses(),
  ];
  return portray(underOpenSky(wish), model, 0.45 + 0.2 * random.unit(), 0.09, 2.2);
}

/** The roof, its thick lower edge and the roll of straw along its ridge. */
function roof(look: Look, straw: Colour): Solid[] {
  const [wide, deep] = HALF;
  const { rise, eaves } = ROOF;
  const edge = thatch(scaleColour(straw, 0.8));
  const [x, z] = [wide + eaves, deep + eaves];
  const y = WALL - 0.02;
  const ridge = wide - deep;
  return [
    hip(look, [0, y, 0], [x, z], rise),
    ...[-1, 1].flatMap((side) => [
      limb(
        edge,
        [-x + 0.03, y + 0.01, side * (z - 0.03)],
        [x - 0.03, y + 0.01, side * (z - 0.03)],
        0.036,
        0.036,
      ),
      limb(
        edge,
        [side * (x - 0.03), y + 0.01, -z + 0.03],
        [side * (x - 0.03), y + 0.01, z - 0.03],
        0.036,
        0.036,
      ),
    ]),
    limb(edge, [-ridge, y + rise - 0.005, 0], [ridge, y + rise - 0.005, 0], 0.032, 0.032),
  ];
}

/** Roses that climb on both sides of the door, and bushes along the wall. */
const roses = (): Solid[] =>
  [-0.13, 0.13].flatMap((x, side) =>
    Array.from({ length: 16 }, (_, n) => {
      const y = 0.03 + n * 0.021;
      const off = 0.024 * Math.sin(n * 2.3 + side);
      return n % 3 === 1
        ? ball(worn(ROSE, 0.1), [x + off, y, -HALF[1] - 0.03], 0.017)
        : ellipsoid(worn(LEAF, 0.3), [x + off, y, -HALF[1] - 0.012], [0.032, 0.024, 0.024], 0.01);
    }),
  );
