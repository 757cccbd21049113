import { createRandom, pick } from '../../../../kernels/random.ts';
import { clamp, mixColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { railwayOf } from '../../../world/paths/railway.ts';
import { sculptAnchored } from '../../sculpt/sculpt.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { SOOT, smokePuff } from '../../smoke-puff.ts';
import { fastCoachOf, fastEngineOf } from '../../vehicles/fast-train.ts';
import { CAR, coachOf, engineOf, PAINTS } from '../../vehicles/train.ts';
import { raysOf } from '../../wish.ts';
import { boostIn } from '../light/boost.ts';
import type { Planted, Stage } from '../stage.ts';

/** World units to a unit of the models: a carriage is as high as one is. */
const UNIT = 5.4;
/** How high the locomotive is at its place, as a share of the picture, in the four compositions. */
const SHOWN = [0.34, 0.2, 0.3, 0.3] as const;
/** Carriages behind it. */
const COACHES = 8;
/** How near and far the locomotive may be, and how far off the last carriage is at the most. World units. */
const NEAREST = 8;
const FARTHEST = 60;
const LAST = 300;
const RED: Colour = [0.55, 0.13, 0.1];
const DARKEST = 0.16;

/** Whether a train that was asked for has its line of rails. */
export const hasRails = (setting: Setting): boolean =>
  setting.idea.path === 'rail' && middleOfWay(setting, 1) !== null;

/** A train on its line, coming, the smoke of one of steam trailing behind: each carriage as the eye sees it at its place. */
export function trainOnRails(stage: Stage): Planted[] {
  const { setting, camera, frame } = stage;
  const subject = setting.subjects.find(({ thing }) => thing === 'train');
  if (subject === undefined || !hasRails(setting)) return [];
  const random = createRandom(setting.random.uint32());
  const line = railwayOf(setting);
  const shown = (SHOWN[setting.turn % 4] ?? SHOWN[0]) * clamp(subject.size, 0.7, 1.25);
  const nearest = clamp(
    (CAR.high * UNIT * camera.focal) / (shown * frame.height),
    NEAREST,
    FARTHEST,
  );
  const along = walkAlong(line, nearest);
  const paint = subject.colour ?? pick(random, PAINTS);
  const coach = subject.colour === null ? RED : mixColour(subject.colour, [0, 0, 0], DARKEST);
  const { traits } = subject;
  const driver = traits?.includes('crewed') ? { random, traits } : null;
  const isFast = traits?.includes('streamlined') === true;
  const carOf = (n: number): readonly Solid[] => {
    if (isFast) return n === 0 ? fastEngineOf(subject.colour) : fastCoachOf(subject.colour);
    return n === 0 ? engineOf(paint, driver) : coachOf(coach);
  };
  const cars: Planted[] = [];
  let from = 0;
  for (let n = 0; n <= COACHES; n++) {
    const long = (n === 0 ? CAR.engine : CAR.coach) * UNIT;
    const [front, back] = [along(from), along(from + long)];
    from += long;
    if (back.z > LAST) break;
    cars.push(carAt(stage, carOf(n), front, back, random));
  }
  return isFast ? cars : [...cars, ...smoke(stage, along, from, random)];
}

interface Place {
  readonly x: number;
  readonly z: number;
}

/** The place so far along the line from a distance on, away from the eye. */
function walkAlong({ middle }: ReturnType<typeof railwayOf>, from: number): (far: number) => Place {
  const step = 0.5;
  const places: Place[] = [{ x: middle(from), z: from }];
  const lengths = [0];
  for (let z = from + step; z < LAST + 60; z += step) {
    const [last, far] = [places.at(-1) as Place, lengths.at(-1) as number];
    const next = { x: middle(z), z };
    lengths.push(far + Math.hypot(next.x - last.x, step));
    places.push(next);
  }
  return (far) => {
    const at = lengths.findIndex((length) => length >= far);
    return places[at < 0 ? places.length - 1 : at] as Place;
  };
}

/** One car between its two couplings, drawn as it is seen there. */
function carAt(
  { camera, map, setting }: Stage,
  model: readonly Solid[],
  front: Place,
  back: Place,
  random: ReturnType<typeof createRandom>,
): Planted {
  const [x, z] = [(front.x + back.x) / 2, (front.z + back.z) / 2];
  const ground = lookUp(map.heights, x, z);
  const away = Math.hypot(x, z);
  const heading = Math.PI - Math.atan2(back.z - front.z, back.x - front.x) - Math.atan2(x, z);
  const above = Math.atan2(camera.height - ground, away);
  const tall = (1.5 * CAR.high * UNIT * camera.focal) / z;
  const { sprite, origin, scale } = sculptAnchored(
    model,
    { yaw: heading, pitch: above, away: Math.max(1.6, away / UNIT) },
    { ...raysOf(setting.light), snowy: false },
    tall,
    random,
  );
  // The sprite's own middle and foot, from where the model's origin stands.
  const unit = UNIT / scale;
  return {
    sprite,
    thing: 'train',
    x: x + (sprite.width / 2 - origin[0]) * unit,
    z,
    base: ground - (sprite.height - origin[1]) * unit,
    size: sprite.height * unit,
    boost: boostIn(setting),
  };
}

/** Where the chimney is behind the front, and how high; puffs from there back. */
const CHIMNEY = { behind: 0.3, high: 0.82 } as const;
const PUFFS = 40;

/** Puffs that leave the chimney and grow, rise and thin out behind it. */
function smoke(
  { map, setting }: Stage,
  along: (far: number) => Place,
  long: number,
  random: ReturnType<typeof createRandom>,
): Planted[] {
  const kinds = [0.95, 0.72, 0.46].map((dense) => smokePuff(setting.light, SOOT, dense, random));
  return Array.from({ length: PUFFS }, (_, n): Planted => {
    const share = n / (PUFFS - 1);
    const far = UNIT * CHIMNEY.behind + share ** 1.6 * long * 0.85;
    const { x, z } = along(far);
    const grown = 1.5 + 7.5 * share ** 0.75;
    const sprite = kinds[Math.min(2, Math.floor(share * 3))] as (typeof kinds)[number];
    const rises = 0.4 + 7 * share ** 0.6;
    return {
      sprite,
      x: x + (random.unit() - 0.5) * grown * 0.5,
      // The first of them hide the chimney that they come from.
      z: z + 0.05 * n - (n < 4 ? 1.2 : 0),
      base:
        lookUp(map.heights, x, z) +
        CHIMNEY.high * UNIT -
        0.5 * grown +
        rises * (0.85 + 0.3 * random.unit()),
      size: grown * (0.85 + 0.35 * random.unit()),
      tone: [1, 1, 1],
    };
  });
}
