import { FRONT } from '../../world/street/plan.ts';
import { canalBridge, HIGH } from '../buildings/canal-bridge.ts';
import { mooringPoles } from '../outdoors/mooring-poles.ts';
import type { Wish } from '../wish.ts';
import { wishIn } from '../wish.ts';
import type { Sprite } from '../sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** How far off a canal's bridge is, world units. */
const BRIDGE = 52;
/** Where poles stand: how far the first and how much farther each next group is, how high, how far from the houses. */
const POLES = { first: 15, next: 9.5, groups: 7, high: 3.1, out: 1.5 } as const;

/** What belongs to a town's canal: a bridge from bank to bank, and mooring poles before the doors. */
export function canalDressing(stage: Stage): Planted[] {
  const { setting, camera } = stage;
  if (setting.land !== 'canal') return [];
  const { random, idea, light } = setting;
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
      side * (FRONT - POLES.out),
      z,
      POLES.high * (0.9 + 0.2 * random.unit()),
    );
  });
  const isUnwanted = idea.without.includes('bridge');
  return isUnwanted ? poles : [...poles, put(canalBridge, 0, BRIDGE, 2 * FRONT * HIGH)];
}
