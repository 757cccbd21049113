import { createRandom } from '../../../kernels/random.ts';
import { mixColour, smoothstep } from '../../arithmetic.ts';
import { composeSprites, type Part } from '../compose-sprites.ts';
import { broadleaf, type Foliage } from '../plants/broadleaf.ts';
import { conifer } from '../plants/conifer.ts';
import { rough } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import type { Colour } from '../../words/idea.ts';

const ROCK: Colour = [0.5, 0.42, 0.36];
const GRASS: Colour = [0.36, 0.54, 0.2];
const FALL: Colour = [0.88, 0.95, 1];

/** How far down a sprite its meadow is, as a share, and how tall its trees are. */
const MEADOW = 0.44;
const TREE = 0.36;

/** An island that floats in the air: rock that tapers downward, a meadow with trees on it, water that falls from its edge. */
export function floatingIsland(wish: Wish, foliage: Foliage): Sprite {
  const height = Math.round(Math.max(120, wish.tall));
  const rock = sculpt(
    crag(wish),
    { yaw: 0, pitch: 0.16, away: 4 },
    wish.rays,
    height * 0.64,
    wish.random,
  );
  const width = Math.round((height * 0.64 * rock.width) / rock.height);
  const trees = [0.3, 0.68, 0.44, 0.56].map((share, n): Part => {
    const tall = height * TREE * (n === 3 ? 1.1 : 0.72 + 0.2 * wish.random.unit());
    const own = { ...wish, random: createRandom(wish.random.uint32()), colour: null, tall };
    const sprite = n % 2 === 0 ? conifer(own, foliage.snowy) : broadleaf(own, foliage);
    const left = width * share - (sprite.width * tall) / sprite.height / 2;
    return { sprite, left, foot: height * (MEADOW + 0.025 * n), tall };
  });
  return composeSprites(width, height, [
    { sprite: rock, left: 0, foot: height, tall: height * 0.64 },
    ...trees,
  ]);
}

function crag({ random, colour }: Wish): Solid[] {
  const stone = rough(colour ?? ROCK, 1.4);
  const look: Look = {
    ...stone,
    paint: (x, y, z, normal) => {
      const grass =
        smoothstep(0.35, 0.6, normal[1]) * smoothstep(0.8, 0.86, y + 0.04 * Math.sin(x * 21));
      const streak = 0.86 + 0.2 * Math.sin(x * 17 + 4 * Math.sin(y * 5));
      const [r, g, b] = stone.paint(x, y, z, normal);
      return mixColour([r * streak, g * streak, b * streak], GRASS, grass);
    },
  };
  const down = pitch(Math.PI);
  const fangs = Array.from({ length: 9 }, (_, n) => {
    const angle = n * 2.4;
    const out = 0.62 * Math.sqrt((n + 0.5) / 9);
    const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out * 0.6];
    const long = (0.86 - 0.7 * out) * (0.75 + 0.4 * random.unit());
    return { ...frustum(look, [x, 0.86, z], long, 0.27, 0.02, down), blend: 0.1 };
  });
  const water = { paint: () => FALL };
  return [
    ellipsoid(look, [0, 0.86, 0], [0.92, 0.1, 0.58]),
    ...fangs,
    limb(water, [0.3, 0.94, -0.4], [0.34, 0.9, -0.56], 0.05, 0.05),
    limb(water, [0.34, 0.9, -0.56], [0.35, 0.2, -0.6], 0.05, 0.025),
  ];
}
