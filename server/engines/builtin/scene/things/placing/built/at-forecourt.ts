import type { Colour } from '../../../words/idea.ts';
import { FILLING } from '../../../world/scenery/built/forecourt.ts';
import { car } from '../../vehicles/road/car.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { askedOf, at, HIGH, PAINTS, turned } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';

/** How high who fills up is, world units; of those who are small, that much. */
const TALL = { grown: 1.76, child: 1.3 } as const;

/** The car at the near pump, and who was named beside it with the nozzle; another car at a pump behind. */
export function forecourt(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, subjects, idea } = setting;
  const boost = boostIn(setting);
  const paint = askedOf(stage, 'car') ?? (PAINTS[1] as Colour);
  const carAt = (aside: number, z: number, colour: Colour): Draft => {
    const x = side * aside;
    const draw = turned(stage, car, side > 0 ? Math.PI : 0, [x, z], colour);
    return { ...at(stage, draw, x, z, HIGH.car), boost };
  };
  const driver = subjects.find(({ thing }) => thing === 'person');
  const drafts = [
    carAt(FILLING.car.aside, FILLING.car.z, paint),
    carAt(-1.6, 14.6, PAINTS[3] as Colour),
  ];
  if (driver === undefined || idea.without.includes('person')) return drafts;
  const isChild = driver.traits?.some((one) => one === 'child' || one === 'girl') === true;
  const asked = {
    ...driver,
    posture: 'standing' as const,
    heading: side > 0 ? Math.PI - 0.5 : 0.5,
  };
  const draw: Drawing = (tall) => makeThing(setting, 'person', asked, tall, true);
  const size = isChild ? TALL.child : TALL.grown;
  return [
    ...drafts,
    { ...at(stage, draw, side * FILLING.driver.aside, FILLING.driver.z, size), boost },
  ];
}
