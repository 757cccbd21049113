import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { rough } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { hull, type Look, type Solid } from '../sculpt/solid.ts';
import { normalise, roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const STONE: Colour = [0.3, 0.285, 0.27];
/** Weed and wet stone, as high as waves reach, in heights of the rock. */
const WET: Colour = [0.085, 0.085, 0.075];
const REACHED = { least: 0.16, most: 0.44 } as const;
/** Faces of one piece. */
const FACES = 18;
/** How far its beds are turned from the level, radians, and how many of them there are in its height. */
const DIP = 0.3;
const BEDS = 9;
/** Pieces: how far aside of the middle, how high, half as wide, and how near to the eye. In heights of the highest. */
const PIECES = [
  [0, 1, 0.46, 0],
  [-0.52, 0.62, 0.42, 0.1],
  [0.5, 0.72, 0.36, 0.16],
  [0.92, 0.36, 0.4, -0.06],
  [-0.98, 0.3, 0.4, -0.12],
  [0.12, 0.4, 0.5, -0.38],
  [-0.5, 0.26, 0.38, -0.42],
] as const;

/** A rock that stands in the sea, about two and a half times as wide as high: broken blocks of tilted beds, black where waves wet them. */
export function seaRock({ random, rays, tall, colour }: Wish): Sprite {
  const side = random.unit() < 0.5 ? -1 : 1;
  const look = wetBelow(colour ?? STONE, side);
  const model = PIECES.map(([aside, high, half, near]) => {
    const rises = high * (0.86 + 0.2 * random.unit());
    return block(
      random,
      look,
      side,
      [side * aside, rises, near],
      half * (0.9 + 0.2 * random.unit()),
    );
  });
  return sculpt(
    model,
    { yaw: 0.3 * (random.unit() - 0.5), pitch: 0.1, away: 7 },
    rays,
    tall,
    random,
  );
}

function wetBelow(colour: Colour, side: number): Look {
  const { paint, bump } = rough(colour, 2.6);
  const bedAt = (x: number, y: number, z: number) =>
    Math.sin((y + side * DIP * x + 0.12 * z) * BEDS * 2 * Math.PI + 1.6 * Math.sin(5 * x + 3 * z));
  return {
    paint: (x, y, z, normal) => {
      const dry = [...paint(x, y, z, normal)] as Colour;
      const bedded = scaleColour(dry, 0.9 + 0.14 * bedAt(x, y, z));
      const edge = y + 0.05 * Math.sin(9 * x + 4 * z) + 0.04 * Math.sin(23 * x);
      return mixColour(WET, bedded, smoothstep(REACHED.least, REACHED.most, edge));
    },
    bump: (x, y, z) => (bump?.(x, y, z) ?? 0) + 0.008 * bedAt(x, y, z),
  };
}

/** A block that narrows upward, its faces steep and uneven, its foot below the water. */
function block(
  random: Random,
  look: Look,
  side: number,
  [x, high, z]: Solid['a'],
  half: number,
): Solid {
  const planes = Array.from({ length: FACES }, (_, n) => {
    const isTop = n % 3 === 0;
    const around = n * 2.399963 + 0.6 * random.unit();
    const up = isTop ? 0.75 + 0.5 * random.unit() : 0.1 + 0.34 * random.unit();
    const facing = normalise([Math.cos(around), up, Math.sin(around)]);
    const away = isTop ? high * (0.5 + 0.16 * random.unit()) : half * (0.7 + 0.34 * random.unit());
    return [...facing, away];
  });
  const top = [...normalise([0.24 * side, 1, 0.1]), high * 0.62];
  return hull(
    look,
    [x, high * 0.3, z],
    [...planes.flat(), ...top],
    [half * 1.3, high, half * 1.3],
    roll(side * DIP * 0.5),
    0.02,
  );
}
