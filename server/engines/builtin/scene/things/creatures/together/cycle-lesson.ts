import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { moved } from '../../sculpt/move.ts';
import { add, scale, type Vector } from '../../sculpt/vector.ts';
import { bicycleOf, GRIP, MAN_ON_BICYCLE, SADDLE } from '../../vehicles/road/bicycle.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import { hipsOf } from '../stance.ts';

const PAINT: Colour = [0.86, 0.16, 0.14];
const VEST: Colour = [0.96, 0.76, 0.14];

/** A grown person who walks bent beside a child's bicycle, with the child on it: a hand holds the saddle, the other is at the child's back. */
export function cycleLesson(
  random: Random,
  colour: Colour | null,
  [grown = [], child = []]: Company['members'],
  vary: number,
): Feat {
  const [, size = 1] = sizesOf([grown, child]);
  const bike = size / MAN_ON_BICYCLE;
  const at: Vector = [0.12, 0, -0.08];
  const onBike = (point: Vector): Vector => add(at, scale(point, bike));
  const seat = add(onBike(SADDLE), [0, -hipsOf(figureOf(child), 'cycling') * size, 0]);
  const grip = (side: -1 | 1): Vector => onBike([GRIP[0], GRIP[1], side * GRIP[2]]);
  const saddle = onBike(SADDLE);
  const model = [
    ...moved(bicycleOf(PAINT), { size: bike, to: at }),
    ...member(
      random,
      'cycling',
      VEST,
      [...child, 'child'],
      { at: seat, turned: 0, size },
      { near: grip(-1), far: grip(1) },
    ),
    ...member(
      random,
      'guiding',
      colour,
      grown,
      { at: [-0.37, 0, 0.16], turned: 0.1, size: 1 },
      {
        near: [saddle[0] - 0.06, saddle[1] + 0.005, 0.02],
        far: [saddle[0] - 0.02, saddle[1] + 0.17, 0.05],
      },
    ),
  ];
  return { model, turn: 0.32 + vary };
}
