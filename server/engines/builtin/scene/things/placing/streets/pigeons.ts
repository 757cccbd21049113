import { createRandom, pick } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { endsStreet } from '../../../words/buildings.ts';
import { LAND } from '../../../world/frame.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { planOf } from '../../../world/scenery/sceneries.ts';
import { type StreetKind } from '../../../world/street/street-kind.ts';
import { wayOf } from '../../../world/street/way.ts';
import { pigeon } from '../../creatures/birds/pigeon.ts';
import { wishIn } from '../../wish.ts';
import { heightOf } from '../size/how-large.ts';
import type { Planted, Stage } from '../stage.ts';
import { fillsStreet } from './crowd.ts';

/** How many there are where no number is said, how many where they are not spoken of, and how many of them look different. */
const FLOCK = 17;
const AT_HOME = 9;
const KINDS = 8;
/** How long one is, world units, and the least share of the picture that the nearest has. */
const LONG = 0.42;
const LEAST = 0.068;
/** How much larger those are that are counted: up to so many each is seen for itself. */
const COUNTED = { larger: 2.6, most: 12 } as const;
/** How far the nearest and the farthest are, by how far the nearest ground that is seen is. */
const NEAR = 1.12;
const FAR = 4.2;
/** How often a place is sought for one that is counted. */
const TRIES = 30;
/** How far down the picture the nearest ground is looked for. */
const LOW = 0.98;

/** How long a pigeon is by the height of who feeds it. */
const BESIDE_PEOPLE = 0.17;

/** How tall who feeds them is drawn, as a share of the picture; 0 where nobody does. */
const peopleIn = ({ idea, subjects }: Setting): number =>
  Math.max(
    0,
    ...subjects
      .filter(({ traits }) => traits?.includes('feeding') === true)
      .map((one) => heightOf(idea, one)),
  );

/** Birds that are said to be on the ground, walking and pecking before the eye: as many as are said, or a loose flock; a few on the empty stones of an old town in any case. */
export function pigeons(stage: Stage): Planted[] {
  const { frame, camera, setting } = stage;
  const { idea, random } = setting;
  const { flock, birdColour } = idea;
  const isAsked = idea.sky.includes('birds') && idea.grounded;
  if (!isAsked && !areAtHome(setting)) return [];
  const lowest = Math.floor(LOW * frame.height);
  const nearest = frame.depth[lowest * frame.width + Math.floor(frame.width / 2)] ?? 1;
  const larger = 1 + (COUNTED.larger - 1) * (flock === null ? 0 : clamp(1 - flock / COUNTED.most));
  // Those that are counted are drawn too large to be near people farther off.
  const far = flock === null ? FAR : Math.min(FAR, NEAR + 0.25 + 0.12 * flock);
  const share = Math.max(LEAST * larger, BESIDE_PEOPLE * peopleIn(setting));
  const least = share * Math.min(frame.height, frame.width);
  const long = Math.max(LONG, (least * NEAR * nearest) / camera.focal);
  const tall = (0.8 * long * camera.focal) / (NEAR * nearest);
  const wish = wishIn(setting, { colour: birdColour, posture: null, tall, isPortrait: false });
  const kinds = Array.from({ length: KINDS }, () =>
    pigeon({ ...wish, random: createRandom(random.uint32()) }),
  );
  const one = (): Planted[] => {
    const away = NEAR + (far - NEAR) * random.unit() ** 1.6;
    // About the middle they are closer together.
    const across = 0.5 + 0.46 * (random.unit() + random.unit() - 1);
    const sprite = pick(random, kinds);
    const row = Math.round(camera.horizon + (lowest - camera.horizon) / away);
    const column = Math.round(across * frame.width);
    const at = row * frame.width + column;
    const z = frame.depth[at] as number;
    if (frame.kind[at] !== LAND || z > 2 * FAR * nearest) return [];
    const x = ((column - camera.centre) * z) / camera.focal;
    const base = camera.height - ((row - camera.horizon) * z) / camera.focal;
    // One that pecks is as long as one that looks about.
    const size = (long * sprite.height) / sprite.width;
    const isFront = INDOORS.includes(setting.land);
    return [{ sprite, x, z, base, size, casts: true, boost: 1.05, isFront }];
  };
  if (flock === null) return Array.from({ length: isAsked ? FLOCK : AT_HOME }, one).flat();
  const all: Planted[] = [];
  for (let n = 0; n < TRIES * flock && all.length < flock; n++)
    all.push(...one().filter((next) => all.every((other) => areApart(next, other, long))));
  return all;
}

/** Streets of stone for people on foot, on which pigeons are by themselves. */
const STONY: ReadonlySet<StreetKind> = new Set<StreetKind>(['old', 'cafes', 'plaza']);

/** Whether pigeons peck on a setting's stones though nobody speaks of them: by day, where nothing named is to be seen before them. */
function areAtHome(setting: Setting): boolean {
  const { land, idea, subjects, light, snowy, weather } = setting;
  return (
    land === 'street' &&
    STONY.has(wayOf(setting).kind) &&
    !light.isNight &&
    !snowy &&
    weather !== 'rain' &&
    weather !== 'storm' &&
    !idea.without.includes('bird') &&
    !idea.sky.includes('birds') &&
    !idea.forsaken &&
    !fillsStreet(setting) &&
    planOf(setting)?.isFull !== true &&
    subjects.every(
      ({ thing, far, isDressing }) => far === true || isDressing === true || endsStreet(thing),
    )
  );
}

/** Whether two birds so long do not stand before each other. */
function areApart(a: Planted, b: Planted, long: number): boolean {
  const aside = Math.abs(a.x / a.z - b.x / b.z) * Math.max(a.z, b.z);
  return aside > 1.05 * long || (aside > 0.6 * long && Math.abs(a.z - b.z) > 2.5 * long);
}

/** How far before a bird nothing grows that would hide it, and how far to each side, in its heights. */
const CLEAR = 6;
const ASIDE = 1.1;

/** Whether a plant stands between the eye and a bird on the ground, close to it. */
export const growsBefore = (plant: Planted, { x, z, size }: Planted): boolean =>
  plant.z < z + size &&
  plant.z > z - CLEAR * size &&
  Math.abs(plant.x / plant.z - x / z) * z < ASIDE * size;
