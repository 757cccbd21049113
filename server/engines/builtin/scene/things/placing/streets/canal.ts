import { createRandom } from '../../../../kernels/random.ts';
import { wayOf } from '../../../world/street/way.ts';
import { mooringPoles } from '../../outdoors/mooring-poles.ts';
import type { Sprite } from '../../sprite.ts';
import { gondola } from '../../vehicles/water/gondola.ts';
import type { Wish } from '../../wish.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where poles stand: how far the first and how much farther each next group is, how high, how far from the houses. */
const POLES = { first: 15, next: 9.5, groups: 7, high: 3.1, out: 1.5 } as const;

/** What belongs to a town's canal: mooring poles before the doors, and gondolas, unless one was asked for. */
export function canalDressing(stage: Stage): Planted[] {
  const { setting, camera } = stage;
  if (setting.land !== 'canal') return [];
  if (setting.idea.town !== null) return [];
  const { random, idea, light } = setting;
  const way = wayOf(setting);
  const boost = light.isNight ? 1.3 : 1;
  const put = (make: (wish: Wish) => Sprite, x: number, z: number, size: number): Planted => {
    const tall = (size * camera.focal) / z;
    const sprite = make(wishIn(setting, { colour: null, posture: null, tall, isPortrait: false }));
    return { sprite, x, z, base: 0, size, boost };
  };
  const poles = Array.from({ length: POLES.groups }, (_, n) => {
    const side = (n % 2 === 0 ? 1 : -1) * setting.side;
    const z = POLES.first + POLES.next * (n + 0.5 * random.unit());
    return put(
      mooringPoles,
      way.middle(z) + side * (way.front - POLES.out),
      z,
      POLES.high * (0.9 + 0.2 * random.unit()),
    );
  });
  const isUnwanted = idea.without.includes('gondola') || idea.subjects.length > 0;
  return isUnwanted ? poles : [...poles, ...gondolas(stage)];
}

/** Where gondolas lie or go: how far off, and how far aside as a share of the way to the houses. */
const GONDOLAS: readonly (readonly [z: number, aside: number])[] = [
  [17, 0.5],
  [27, -0.42],
  [38, 0.3],
];
/** How high one is with who rows it, how many of them look different. World units. */
const GONDOLA = 2.9;
const KINDS = 2;

/** Gondolas on the water of a canal. */
function gondolas({ camera, setting }: Stage): Planted[] {
  const { random, side } = setting;
  const way = wayOf(setting);
  const kinds = Array.from({ length: KINDS }, (_, n) => {
    const tall = (GONDOLA * camera.focal) / (GONDOLAS[n]?.[0] ?? 1);
    const rest = { colour: null, posture: null, tall, isPortrait: false } as const;
    const wish = { ...wishIn(setting, rest), random: createRandom(random.uint32()) };
    return gondola({ ...wish, faces: n % 2 === 0 ? 1 : -1, traits: n === 0 ? ['crewed'] : [] });
  });
  return GONDOLAS.map(([z, share], n) => {
    const off = z * (0.9 + 0.2 * random.unit());
    const sprite = kinds[n % KINDS] as Sprite;
    const x = way.middle(off) + side * share * way.front;
    return { sprite, x, z: off, base: 0, size: GONDOLA, boost: 1, floats: true };
  });
}
