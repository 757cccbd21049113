import { createRandom } from '../../../../kernels/random.ts';
import type { Thing } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { flames } from '../../outdoors/flames.ts';
import { SOOT, smokePuff } from '../../smoke-puff.ts';
import type { Sprite } from '../../sprite.ts';
import type { Planted, Stage } from '../stage.ts';

/** What burns where it is said to. */
const BURNABLE: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'villa',
  'barn',
  'castle',
  'church',
  'tower',
  'temple',
  'treehouse',
  'windmill',
  'car',
  'bus',
  'tree',
  'conifer',
]);

/** The fires of one thing: how far across and up it each begins, how wide and how tall it is; in widths and heights of the thing. */
const FIRES = [
  { across: 0.3, up: 0.14, wide: 0.34, tall: 0.62 },
  { across: 0.68, up: 0.12, wide: 0.32, tall: 0.56 },
  { across: 0.42, up: 0.42, wide: 0.52, tall: 0.95 },
  { across: 0.64, up: 0.42, wide: 0.44, tall: 0.8 },
  { across: 0.5, up: 0.06, wide: 0.26, tall: 0.42 },
] as const;
/** Flames in a wood where it burns: how many, how far off and how far aside, how tall; world units. */
const WOODS = { many: 34, near: 8, far: 44, aside: 0.55, tall: [2, 6] } as const;
/** The smoke above a fire: its puffs, how far it drifts and rises and how large they get, in heights of what burns. */
const SMOKE = { puffs: 20, drifts: 0.7, rises: 1.5, first: 0.28, last: 0.95 } as const;

/** Flames and smoke of what is said to burn: of each thing that can, or of the wood itself where none is named. */
export function blaze(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { camera, frame, map, setting } = stage;
  const { idea, land } = setting;
  if (!idea.burning) return [];
  const random = createRandom(setting.random.uint32());
  const kinds = [0.85, 0.6, 0.36].map((dense) => smokePuff(setting.light, SOOT, dense, random));
  const alight = wished.filter(({ thing }) => thing !== undefined && BURNABLE.has(thing));
  const burning = alight.flatMap((one) => [
    ...FIRES.map((fire) => tongueAt(one, fire)),
    ...smokeOver(one),
  ]);
  const isWood = alight.length === 0 && (land === 'woods' || land === 'forest');
  return isWood ? inWoods() : burning;

  /** One fire on a thing, before it. */
  function tongueAt(
    { sprite, x, z, base, size }: Planted,
    { across, up, wide, tall }: (typeof FIRES)[number],
  ): Planted {
    const broad = (size * sprite.width) / sprite.height;
    return fireOf({
      x: x + (across - 0.5) * broad,
      z: z * 0.985,
      base: base + up * size,
      size: tall * size,
      pixels: Math.min(frame.height, (tall * size * camera.focal) / z),
      ratio: (wide * broad) / (tall * size),
    });
  }

  function fireOf({
    pixels,
    ratio,
    ...place
  }: Pick<Planted, 'x' | 'z' | 'base' | 'size'> & {
    readonly pixels: number;
    readonly ratio: number;
  }): Planted {
    const tall = Math.max(16, pixels);
    const sprite = flames({ random }, Math.max(8, tall * ratio), tall);
    return { ...place, sprite, tone: [1, 1, 1], gives: 'blaze' };
  }

  function smokeOver({ sprite, x, z, base, size }: Planted): Planted[] {
    const broad = (size * sprite.width) / sprite.height;
    return Array.from({ length: SMOKE.puffs }, (_, n): Planted => {
      const share = n / (SMOKE.puffs - 1);
      const large = size * (SMOKE.first + (SMOKE.last - SMOKE.first) * share ** 0.8);
      const astray = (random.unit() - 0.5) * 0.5 * large;
      return {
        sprite: kinds[Math.min(2, Math.floor(share * 3))] as Sprite,
        x:
          x +
          astray +
          setting.side * SMOKE.drifts * size * share ** 1.4 +
          (random.unit() - 0.5) * 0.3 * broad,
        z: z * 1.01 + 0.01 * n,
        base: base + size * (0.7 + SMOKE.rises * share ** 0.7) - 0.42 * large,
        size: large,
        tone: [0.42, 0.38, 0.36],
      };
    });
  }

  /** Fires among the trunks, larger and more of them far off. */
  function inWoods(): Planted[] {
    return Array.from({ length: WOODS.many }, (_, n): Planted[] => {
      const z = WOODS.near + (WOODS.far - WOODS.near) * ((n + random.unit()) / WOODS.many);
      const x = (2 * random.unit() - 1) * WOODS.aside * z;
      const size = WOODS.tall[0] + (WOODS.tall[1] - WOODS.tall[0]) * random.unit();
      const place = { x, z, base: lookUp(map.heights, x, z), size };
      const fire = fireOf({
        ...place,
        pixels: Math.min(frame.height, (size * camera.focal) / z),
        ratio: 0.8,
      });
      return n % 3 === 0 ? [fire, ...smokeOver({ ...place, sprite: fire.sprite })] : [fire];
    }).flat();
  }
}
