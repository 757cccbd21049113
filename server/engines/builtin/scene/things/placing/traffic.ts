import { createRandom, type Random } from '../../../kernels/random.ts';
import { FRONT } from '../../world/street/plan.ts';
import { person } from '../creatures/person.ts';
import { underUmbrella } from '../creatures/umbrella.ts';
import type { Sprite } from '../sprite.ts';
import { car } from '../vehicles/car.ts';
import { wishIn } from '../wish.ts';
import { hasRoadway } from './on-lane.ts';
import type { Planted, Stage } from './stage.ts';

/** Height of a car, how far from the middle it drives, and where the nearest and the farthest are. World units. */
const CAR = { high: 1.5, lane: 2.6, near: 20, far: 110, apart: 15 } as const;
/** How far ahead a car is that is drawn for all of them. */
const SEEN_AT = 30;
/** Cars of each direction, and people, that are drawn. */
const CARS = 3;
const PEOPLE = 5;
/** The same of those on the pavements; they keep to its middle. */
const WALKER = { near: 9, far: 80, apart: 6, aside: (FRONT + 6) / 2, sway: 1.2 } as const;
const MAN = 1.78;
const WOMAN = 1.68;
const WITH_UMBRELLA = 1.3;

/** Cars that drive both ways along a street and people on its pavements, unless they are not wanted. */
export function traffic(stage: Stage): Planted[] {
  const { setting } = stage;
  if (setting.land !== 'street' || !hasRoadway(setting)) return [];
  const { idea } = setting;
  // The draws are the same whoever is wanted.
  const [drivers, walkers] = [cars(stage), passersBy(stage)];
  return [
    ...(idea.without.includes('car') ? [] : drivers),
    ...(idea.without.includes('person') ? [] : walkers),
  ];
}

const apart = (random: Random): Random => createRandom(random.uint32());

function cars({ camera, setting }: Stage): Planted[] {
  const { random } = setting;
  return [-1, 1].flatMap((side) => {
    const x = side * CAR.lane;
    // Those on the left come, those on the right go.
    const heading = (-side * Math.PI) / 2 - Math.atan2(x, SEEN_AT);
    const tall = (CAR.high * camera.focal) / CAR.near;
    const kinds = Array.from({ length: CARS }, () =>
      car({
        ...wishIn(setting, { colour: null, posture: null, tall, isPortrait: false, heading }),
        random: apart(random),
      }),
    );
    return along(random, CAR, (z, n) => ({
      sprite: kinds[n % CARS] as Sprite,
      x,
      z,
      base: 0,
      size: CAR.high,
    }));
  });
}

function passersBy({ camera, setting }: Stage): Planted[] {
  const { random, weather } = setting;
  const isWet = weather === 'rain' || weather === 'storm';
  const kinds = Array.from({ length: PEOPLE }, (_, n) => {
    const isWoman = n % 2 === 1;
    const size = (isWoman ? WOMAN : MAN) * (isWet ? WITH_UMBRELLA : 1);
    const wish = wishIn(setting, {
      colour: null,
      posture: 'walking',
      traits: isWoman ? ['woman'] : [],
      tall: (size * camera.focal) / WALKER.near,
      isPortrait: n % 3 === 0,
    });
    const draw = isWet ? underUmbrella : person;
    return { size, sprite: draw({ ...wish, random: apart(random) }) };
  });
  return [-1, 1].flatMap((side) =>
    along(random, WALKER, (z, n) => {
      const { sprite, size } = kinds[
        (n * 2 + (side > 0 ? 1 : 0)) % PEOPLE
      ] as (typeof kinds)[number];
      const x = side * (WALKER.aside + WALKER.sway * (random.unit() - 0.5));
      return { sprite, x, z, base: 0, size, casts: true };
    }),
  );
}

/** One after another from near to far, at irregular distances. */
function along(
  random: Random,
  { near, far, apart: step }: { near: number; far: number; apart: number },
  make: (z: number, index: number) => Planted,
): Planted[] {
  const all: Planted[] = [];
  let z = near + step * random.unit();
  for (let n = 0; z < far; n++) {
    all.push(make(z, n));
    z += step * (0.5 + 1.1 * random.unit());
  }
  return all;
}
