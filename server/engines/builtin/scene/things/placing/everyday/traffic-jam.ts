import type { Colour } from '../../../words/idea.ts';
import { JAMMED } from '../../../world/scenery/everyday/traffic-jam.ts';
import type { Sprite } from '../../sprite.ts';
import { bus } from '../../vehicles/road/bus.ts';
import { brakingCar } from '../../vehicles/road/car.ts';
import { truck } from '../../vehicles/road/truck.ts';
import type { Wish } from '../../wish.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { askedOf, at, PAINTS } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** A kind of what stands in the jam: how high and how long it is. World units. */
interface Kind {
  readonly draw: (wish: Wish) => Sprite;
  readonly high: number;
  readonly long: number;
}

const CAR: Kind = { draw: brakingCar, high: 1.5, long: 4.3 };
const TRUCK: Kind = { draw: truck, high: 3.1, long: 7.2 };
const BUS: Kind = { draw: bus, high: 3.1, long: 9.4 };
/** How far off the first and the last are, and how much room is between two at the least. World units. */
const QUEUE = { near: 8.5, far: 170, gap: 1.9 } as const;
/** The light of brake lamps. */
const BRAKES: Colour = [1.6, 0.1, 0.05];
/** The share of trucks and buses. */
const LARGE = 0.1;

/** Vehicles close behind one another in all lanes, those that go with their brake lights on. */
export function trafficJam(stage: Stage): Draft[] {
  const { setting, camera } = stage;
  const { random, idea } = setting;
  if (idea.without.includes('car')) return [];
  const asked = askedOf(stage, 'car');
  const drawn = new Map<string, Drawing>();
  const eye = camera.height - 12;
  const drafts: Draft[] = [];
  for (const way of [1, -1])
    for (let lane = 0; lane < 3; lane++) {
      const x = JAMMED.middle + way * (lane + 0.5) * JAMMED.lane;
      let z = QUEUE.near + 3.4 * random.unit() + (way < 0 ? 3 : 0);
      while (z < QUEUE.far) {
        const isLarge = random.unit() < LARGE && z > 16 && lane > 0;
        const kind = isLarge ? (random.unit() < 0.6 ? TRUCK : BUS) : CAR;
        const isAsked = asked !== null && drafts.length === 1;
        const paint = isAsked ? asked : (PAINTS[random.below(PAINTS.length)] as Colour);
        drafts.push(standing(stage, drawn, { kind, x, z, way, eye, paint }));
        z += kind.long + QUEUE.gap + 1.6 * random.unit();
      }
    }
  return drafts;
}

/** Where one stands, its nearest end at `z`, which way it looks, and how high the eye is over the road. */
interface Place {
  readonly kind: Kind;
  readonly x: number;
  readonly z: number;
  readonly way: number;
  readonly eye: number;
  readonly paint: Colour;
}

/** One in the jam, seen from as high as the eye is; those far off that look alike share what is drawn. */
function standing(
  stage: Stage,
  drawn: Map<string, Drawing>,
  { kind, x, z, way, eye, paint }: Place,
): Draft {
  const middle = z + kind.long / 2;
  const fine = middle < 22 ? 0.08 : 0.22;
  const aside = Math.round(Math.atan2(x, middle) / fine) * fine;
  const above = Math.round(Math.atan2(eye - kind.high / 2, middle) / 0.06) * 0.06;
  const key = `${kind.high} ${kind.long} ${way} ${aside.toFixed(2)} ${above.toFixed(2)} ${paint.join(' ')}`;
  const known = drawn.get(key);
  const draw =
    known ??
    kindOf(
      stage,
      (wish) =>
        kind.draw({
          ...wish,
          heading: (-way * Math.PI) / 2 - aside,
          sight: { above, away: Math.max(3, middle / kind.high) },
        }),
      paint,
    );
  drawn.set(key, draw);
  // From above its length is seen as well.
  const size = kind.high * Math.cos(above) + kind.long * Math.sin(above) * 0.96;
  return {
    ...at(stage, draw, x, z, size),
    boost: boostIn(stage.setting),
    ...(way > 0 && { shine: BRAKES }),
  };
}
