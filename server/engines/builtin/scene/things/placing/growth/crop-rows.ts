import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { clamp, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Crop } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { groundLight } from '../../../world/paint-land.ts';
import { pathAt } from '../../../world/paths/path.ts';
import { bedOf, cropOf, cropTone, ROWS, rowsAside, TULIPS } from '../../../world/soil/sown.ts';
import { coffee } from '../../plants/coffee.ts';
import { corn } from '../../plants/corn.ts';
import { cotton } from '../../plants/cotton.ts';
import { currantBush } from '../../plants/currant-bush.ts';
import { grain } from '../../plants/grain.ts';
import { DIMMED, type Growing } from '../../plants/growing.ts';
import { lavender } from '../../plants/lavender.ts';
import { pumpkinVine } from '../../plants/pumpkin-vine.ts';
import { rape } from '../../plants/rape.ts';
import { strawberry } from '../../plants/strawberry.ts';
import { sunflower } from '../../plants/sunflower.ts';
import { tulips } from '../../plants/tulips.ts';
import type { Sprite } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { nearestGround } from '../foreground.ts';
import { slopeLight } from '../light/ground-tone.ts';
import type { Planted, Stage } from '../stage.ts';

/** How a crop is set in its rows; lengths in world units. */
interface Sown {
  /** Lines of plants in a row, and from one to the next. */
  readonly lines: number;
  readonly between: number;
  /** From a plant to the next along its line, and how unevenly it stands. */
  readonly along: number;
  readonly uneven: number;
}

const SETS: Readonly<Record<Crop, Sown>> = {
  grain: { lines: 18, between: 0.79, along: 0.55, uneven: 1 },
  corn: { lines: 1, between: 0, along: 0.85, uneven: 0.4 },
  lavender: { lines: 1, between: 0, along: 0.85, uneven: 0.16 },
  rape: { lines: 18, between: 0.79, along: 0.6, uneven: 1 },
  sunflower: { lines: 1, between: 0, along: 0.75, uneven: 0.4 },
  tulip: { lines: 4, between: 0.72, along: 0.62, uneven: 0.34 },
  strawberry: { lines: 2, between: 0.55, along: 0.6, uneven: 0.3 },
  pumpkin: { lines: 1, between: 0, along: 1.5, uneven: 0.9 },
  currant: { lines: 1, between: 0, along: 0.85, uneven: 0.3 },
  cotton: { lines: 1, between: 0, along: 0.7, uneven: 0.4 },
  coffee: { lines: 1, between: 0, along: 0.95, uneven: 0.3 },
};

/** How far plants are drawn one by one, and how much farther apart they are for each unit of distance. World units. */
const FAR = 175;
const THINNED = { along: 0.02, across: 0.011 } as const;
/** How much nearer than the ground at the picture's lower edge plants stand whose tips are seen there, world units. */
const BEYOND_EDGE = 1.2;
/** How many plants of a kind are drawn, so that no two neighbours need be alike, and their height in pixels. */
const ALIKE = 4;
const TALL = { least: 24, most: 300 } as const;
/** From how far on a plant's foot is not seen between the others, and up to what share of its height it goes over into them. */
const MELTS = { share: 0.6, from: 20, to: 70 } as const;
/** How deep a plant's foot is in the ground, as a share of its height. */
const SUNK = 0.05;

/** The crop that the field is sown with, plant by plant, in rows that run with the land. */
export function cropRows(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  const crop = cropOf(setting);
  if (crop === null) return [];
  const { side, noise } = setting;
  const random = createRandom(setting.random.uint32());
  const { apart, high } = ROWS[crop];
  const { lines, between, along, uneven } = SETS[crop];
  const near = Math.max(1, nearestGround(stage) - BEYOND_EDGE);
  const kinds = kindsOf(crop, { ...setting, random }, (high * camera.focal) / near);
  const half = (0.53 * frame.width) / camera.focal;
  const planted: Planted[] = [];
  for (let z = FAR; z > near; z -= Math.max(along, z * THINNED.along)) {
    const reach = half * z + apart;
    const zero = rowsAside(side, z);
    // Far off fewer lines stand for all of a row.
    const few = Math.max(1, Math.min(lines, Math.floor((lines * between) / (THINNED.across * z))));
    const first = Math.ceil((-reach - zero) / apart);
    for (let row = first; row * apart + zero < reach; row++)
      for (let line = 0; line < few; line++) {
        const aside = ((line + 0.5) / few - 0.5) * lines * between;
        const x = zero + row * apart + aside + (random.unit() - 0.5) * uneven * 0.5;
        const atZ = z + (random.unit() - 0.5) * uneven * Math.max(1, z * THINNED.along);
        const kind = pick(
          random,
          crop === 'tulip' ? (kinds[bedOf(row)] as Sprite[]) : (kinds[0] as Sprite[]),
        );
        const size = high * (0.86 + 0.28 * random.unit());
        const base = lookUp(map.heights, x, atZ) - SUNK * size;
        if (atZ < near || pathAt(setting, x, atZ) > 0.35) continue;
        const varied = cropTone(noise, x, atZ) * (0.93 + 0.14 * random.unit());
        const level = (varied * slopeTone(stage, x, atZ)) / DIMMED;
        planted.push({
          ...{ sprite: kind, x, z: atZ, base, size },
          melts: MELTS.share * smoothstep(MELTS.from, MELTS.to, atZ),
          tone: [level, level, level],
        });
      }
  }
  return planted;
}

/** How much lighter a slope is than level ground, by how it faces the sun and the sky. */
function slopeTone(stage: Stage, x: number, z: number): number {
  const { light } = stage.setting;
  const level = groundLight(light, light.toward[1], 1, lookUp(stage.map.sunlight, x, z))[1];
  return clamp(slopeLight(stage, x, z)[1] / level, 0.5, 1.5);
}

/** Some plants of a crop, drawn so many pixels high: of tulips some of each colour. */
function kindsOf(
  crop: Crop,
  setting: Setting & { readonly random: Random },
  tall: number,
): Sprite[][] {
  const asked = setting.subjects.find(({ thing }) => thing === 'flower')?.colour ?? null;
  const { rays } = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const growing = (): Growing => ({
    random: createRandom(setting.random.uint32()),
    rays,
    tall: Math.round(clamp(tall, TALL.least, TALL.most)),
  });
  const some = (make: (one: Growing) => Sprite) =>
    Array.from({ length: ALIKE }, () => make(growing()));
  if (crop === 'tulip')
    return TULIPS.map((petal: Colour) => some((one) => tulips(one, asked ?? petal)));
  if (crop === 'lavender') return [some((one) => lavender(one, asked))];
  return [
    some(
      {
        grain,
        corn,
        rape,
        sunflower,
        strawberry,
        cotton,
        coffee,
        pumpkin: pumpkinVine,
        currant: currantBush,
      }[crop],
    ),
  ];
}
