import { mix } from '../../../../kernels/arithmetic.ts';
import { BURNABLE } from '../../../words/burnable.ts';
import { lookUp } from '../../../world/height-map.ts';
import type { Planted, Stage } from '../stage.ts';
import { broadOf, type Fires, makeFires } from './make-fires.ts';
import { phoenixFires } from './phoenix-fires.ts';
import { cityFires, streetFires } from './town-fires.ts';

/** The fires of one thing: how far across and up it each begins, how wide and how tall it is; in widths and heights of the thing. */
const FIRES = [
  { across: 0.5, up: 0.36, wide: 0.86, tall: 0.5 },
  { across: 0.22, up: 0.36, wide: 0.42, tall: 0.6 },
  { across: 0.82, up: 0.34, wide: 0.4, tall: 0.52 },
  { across: 0.3, up: 0.14, wide: 0.34, tall: 0.62 },
  { across: 0.68, up: 0.12, wide: 0.32, tall: 0.56 },
  { across: 0.42, up: 0.42, wide: 0.52, tall: 0.95 },
  { across: 0.64, up: 0.42, wide: 0.44, tall: 0.8 },
  { across: 0.5, up: 0.06, wide: 0.26, tall: 0.42 },
] as const;
/** How many of these each house of a village has that burns, how many of its houses burn at the most, which share of them, and over which of them there is smoke. */
const HOMES = { fires: 4, most: 12, share: 0.7, smokes: 2 } as const;
/** Flames in a wood where it burns: how many, how far off and how far aside, how tall; world units. */
const WOODS = { many: 34, near: 8, far: 44, aside: 0.55, tall: [2, 6] } as const;

/** Flames and smoke of what is said to burn: of a bird of fire, of each thing that can, or of the wood, the city, the street or the village itself (its `homes`) where none is named. */
export function blaze(
  stage: Stage,
  wished: readonly Planted[],
  homes: readonly Planted[],
): Planted[] {
  const { idea, subjects } = stage.setting;
  const ofFire = subjects.filter(({ traits }) => traits?.includes('aflame'));
  if (!idea.burning && ofFire.length === 0) return [];
  const fires = makeFires(stage);
  const birds = wished
    .filter(({ thing }) => ofFire.some((one) => one.thing === thing))
    .flatMap((one) => phoenixFires(stage, fires, one));
  return idea.burning ? [...birds, ...burning(stage, fires, wished, homes)] : birds;
}

/** Flames and smoke of each thing that can burn, else of the place. */
function burning(
  stage: Stage,
  fires: Fires,
  wished: readonly Planted[],
  homes: readonly Planted[],
): Planted[] {
  const { land } = stage.setting;
  const alight = wished.filter(({ thing }) => thing !== undefined && BURNABLE.has(thing));
  if (alight.length > 0)
    return alight.flatMap((one) => [
      ...firesOn(fires, one, FIRES.length),
      ...fires.smoke(one, broadOf(one)),
    ]);
  if (land === 'woods' || land === 'forest') return inWoods(stage, fires);
  if (land === 'city') return cityFires(stage, fires);
  if (land === 'street' || land === 'canal') return streetFires(stage, fires);
  return inVillage(fires, homes);
}

/** So many of the fires on a thing, before it. */
function firesOn({ fire }: Fires, one: Planted, many: number): Planted[] {
  const { x, z, base, size } = one;
  const broad = broadOf(one);
  return FIRES.slice(FIRES.length - many).map(({ across, up, wide, tall }) =>
    fire(
      {
        x: x + (across - 0.5) * broad,
        z: z * 0.985,
        base: base + up * size,
        size: tall * size,
      },
      (wide * broad) / (tall * size),
    ),
  );
}

/** The fires of the nearest houses of a village. */
function inVillage(fires: Fires, homes: readonly Planted[]): Planted[] {
  const nearest = homes.toSorted((a, b) => a.z - b.z).slice(0, HOMES.most);
  return nearest
    .filter(() => fires.unit() < HOMES.share)
    .flatMap((one, n) => [
      ...firesOn(fires, one, HOMES.fires),
      ...(n % HOMES.smokes === 0 ? fires.smoke(one, broadOf(one)) : []),
    ]);
}

/** Fires among the trunks, larger and more of them far off. */
function inWoods({ map }: Stage, fires: Fires): Planted[] {
  return Array.from({ length: WOODS.many }, (_, n): Planted[] => {
    const z = mix(WOODS.near, WOODS.far, (n + fires.unit()) / WOODS.many);
    const x = (2 * fires.unit() - 1) * WOODS.aside * z;
    const size = mix(...WOODS.tall, fires.unit());
    const place = { x, z, base: lookUp(map.heights, x, z), size };
    const fire = fires.fire(place, 0.8);
    return n % 3 === 0 ? [fire, ...fires.smoke(place, broadOf(fire))] : [fire];
  }).flat();
}
