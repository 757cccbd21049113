import { createRandom, type Random } from '../../../kernels/random.ts';
import { mixColour, multiplyColours, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour, Season } from '../../words/idea.ts';
import { drawMeshes } from '../../world/mesh.ts';
import { composeSprites, type Part } from '../compose-sprites.ts';
import { type Rays, shine } from '../sculpt/rays.ts';
import type { Vector } from '../sculpt/vector.ts';
import { paintLitSprite, type Sprite, spriteOf } from '../sprite.ts';
import { ABOVE, islandGround } from './island-ground.ts';

/** What is built on an island: where in its radii, and how high. */
export interface Built {
  readonly sprite: Sprite;
  readonly x: number;
  readonly z: number;
  readonly tall: number;
  /** How far its foot is before and below the place on which it stands, of its height; missing: not at all. */
  readonly sunk?: number;
}

/** What an island is made with. */
export interface IslandPlan {
  readonly random: Random;
  readonly rays: Rays;
  readonly season: Season;
  readonly snowy: boolean;
  readonly built: readonly Built[];
  /** Trees to choose from, and how many stand there. */
  readonly trees: readonly Sprite[];
  readonly wooded: number;
  /** How many brooks fall over the rim. */
  readonly falls: number;
  /** Pixels of its radius. */
  readonly radius: number;
}

/** How far an island's sprite reaches up, down and aside from the middle of its meadow, in its radii. */
export const ISLAND = { up: 1.34, down: 1.72, aside: 1.3 } as const;

/** Where the brooks go over the rim, radians: 3/2 π is toward the eye; and how far they fall, in radii. */
const BROOKS = [1.34, 1.71, 1.05] as const;
const FALL = { least: 1.1, more: 0.42, wide: 0.075, more_wide: 0.05 } as const;
const SPRAY: Colour = [0.93, 0.97, 1];

/** How high trees are, in radii. */
const TREE = { least: 0.15, more: 0.17 } as const;
/** How high bushes are, and how many of five plants are some. */
const BUSH = 0.07;
const BUSHES = 2;
/** How far from the middle trees begin where something is built, and where nothing is. */
const AROUND = { built: 0.56, open: 0.08 } as const;

/** An island that floats in the air: rock that tapers downward, a meadow with what is built and grows on it, brooks that fall over its rim. */
export function floatingIsland(plan: IslandPlan): Sprite {
  const { random, rays, radius } = plan;
  const width = Math.round(2 * ISLAND.aside * radius);
  const height = Math.round((ISLAND.up + ISLAND.down) * radius);
  const show = ([x, y, z]: Vector): Vector => [
    width / 2 + x * radius,
    (ISLAND.up - y - z * ABOVE) * radius,
    z - y * ABOVE,
  ];
  const turned = random.unit() < 0.5 ? 1 : -1;
  const angles = BROOKS.slice(0, plan.falls).map(
    (share) =>
      1.5 * Math.PI + turned * (share - 1.5) * Math.PI * 1.0 + 0.16 * (random.unit() - 0.5),
  );
  const ground = islandGround(createRandom(random.uint32()), rays, plan, angles, radius, show);
  const { rgba } = drawMeshes(width, height, ground.meshes);
  const rock = spriteOf({ width, height, rgba, glow: new Float32Array(width * height) });
  const footOf = (x: number, z: number) => show([x, ground.height(x, z), z]);
  const standing = ({ sprite, x, z, tall, sunk = 0 }: Built): Part => {
    const [column, row] = footOf(x, z);
    const high = tall * radius;
    const left = column - (sprite.width * high) / sprite.height / 2;
    return { sprite, left, foot: row + sunk * high, tall: high };
  };
  const trees = treesOf(plan, ground.rim, angles);
  const all = [...plan.built, ...trees].sort((a, b) => b.z - a.z);
  const water = angles.map((angle) => {
    const far = ground.rim(angle);
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.78];
    const [column, top] = footOf(x, z);
    const long = (FALL.least + FALL.more * random.unit()) * radius;
    const wide = (FALL.wide + FALL.more_wide * random.unit()) * radius;
    const sprite = fallingWater(wide * 2.4, long, wide, rays, createRandom(random.uint32()));
    return { sprite, left: column - wide * 1.2, foot: top - 0.012 * radius + long, tall: long };
  });
  return composeSprites(width, height, [
    { sprite: rock, left: 0, foot: height, tall: height },
    ...all.map(standing),
    ...water,
  ]);
}

function treesOf(
  { random, trees, wooded, built }: IslandPlan,
  rim: (angle: number) => number,
  falls: readonly number[],
): Built[] {
  const from = built.length > 0 ? AROUND.built : AROUND.open;
  return Array.from({ length: wooded }, (_, n) => {
    const angle = n * 2.4 + 1.1 * random.unit();
    const out = from + (0.93 - from) * Math.sqrt(random.unit());
    const far = out * rim(angle);
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.78];
    const tall = n % 5 < BUSHES ? BUSH : TREE.least + TREE.more * random.unit();
    const sprite = trees[n % Math.max(1, trees.length)];
    const isInWater = falls.some(
      (fall) => Math.abs(Math.sin((angle - fall) / 2)) * out < 0.09 + 0.02 * (n % 2),
    );
    // Before a gate nothing hides it.
    const isBefore = built.some((one) => z < one.z && Math.abs(x - one.x) < 0.36 * one.tall);
    const low = isBefore ? Math.min(1, BUSH / tall) : 1;
    return sprite === undefined || isInWater ? null : { sprite, x, z, tall: tall * low };
  }).filter((one) => one !== null);
}

/** Water that falls free: streaks that part on the way down and go over into mist. */
function fallingWater(
  width: number,
  height: number,
  wide: number,
  rays: Rays,
  random: Random,
): Sprite {
  const noise = createNoise(random.uint32());
  const light = shine(rays, { sun: 0.5, sky: 0.72, ground: 0.2 });
  const body = multiplyColours(SPRAY, light);
  return paintLitSprite(
    Math.max(2, Math.round(width)),
    Math.max(2, Math.round(height)),
    (sheet) => {
      for (let row = 0; row < sheet.height; row++) {
        const down = row / sheet.height;
        const half = (0.5 * wide * (0.82 + 0.9 * down ** 1.5) * sheet.width) / width;
        for (let column = 0; column < sheet.width; column++) {
          const aside = (column + 0.5 - sheet.width / 2) / half;
          const u = aside * (0.82 + 0.9 * down);
          const streak = noise.fbm(u * 3.2, down * 5 * (height / wide / 9) + 3, 3);
          const torn = noise.fbm(u * 1.4 + 9, down * 11, 3);
          const edge = smoothstep(1.06, 0.55, Math.abs(aside) + 0.3 * torn * down);
          const fades = smoothstep(1, 0.42, down + 0.22 * torn);
          const alpha = edge * fades * (0.86 + 0.3 * streak) * smoothstep(0, 0.012, down + 0.004);
          if (alpha < 0.01) continue;
          const shown = mixColour(
            [body[0] * 0.74, body[1] * 0.82, body[2] * 0.9],
            body,
            0.55 + streak,
          );
          const at = (row * sheet.width + column) * 4;
          const share = Math.min(1, alpha);
          for (let c = 0; c < 3; c++) sheet.rgba[at + c] = (shown[c] as number) * share;
          sheet.rgba[at + 3] = share;
        }
      }
    },
  );
}
