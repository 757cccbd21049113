import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import type { Trait } from '../../../words/trait.ts';
import { isOffDuty } from '../../../words/work/off-duty.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { ROOM_SHIFT } from '../../../world/room/room-shifts.ts';
import { ANVIL } from '../../../world/room/work/forge.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';
import { MAN } from './body-heights.ts';

/** How far from an anvil's middle the smith stands, metres. */
const ANVIL_REACH = 0.62;

/** Whether somebody is the first smith of a forge, wherever that is, who stands at its anvil. */
export const atAnvil = (land: Land, { thing, traits }: Subject, index: number): boolean =>
  (land === 'forge' || land === 'lavaforge') &&
  thing === 'person' &&
  traits?.includes('smith') === true &&
  index === 0;

/** Whether somebody is the first cook of a kitchen, who has a stove before them. */
export const cooksThere = (land: Land, subject: Subject, index: number): boolean =>
  (land === 'restaurantkitchen' || land === 'kitchen') &&
  subject.thing === 'person' &&
  subject.traits?.includes('chef') === true &&
  (subject.posture === null || subject.posture === 'standing') &&
  subject.holds === undefined &&
  !isOffDuty(subject.traits) &&
  index === 0;

/** What is done with a pan or a pot on a stove. */
const OVER_STOVES: ReadonlySet<Trait> = new Set<Trait>(['frying', 'stirring', 'flambe']);

/** Whether somebody has a pan over a fire out of doors, where no range of a kitchen stands. */
export const cooksOutdoors = ({ land }: Setting, { thing, traits }: Subject): boolean =>
  thing === 'person' &&
  !INDOORS.includes(land) &&
  traits?.some((trait) => OVER_STOVES.has(trait)) === true;

/** Where the baker stands who is at a bakery's oven: to the heavy side of the room's middle, ahead; metres. */
const BY_OVEN = { aside: -0.18, away: 3.25 } as const;

/** Whether somebody is the first baker of a bakery, who has bread in its oven. */
export const atBakersOven = (land: Land, subject: Subject, index: number): boolean =>
  land === 'bakery' &&
  subject.thing === 'person' &&
  subject.traits?.some((trait) => trait === 'chef' || trait === 'atoven') === true &&
  !subject.traits.includes('baking') &&
  (subject.posture === null || subject.posture === 'standing') &&
  subject.holds === undefined &&
  !isOffDuty(subject.traits) &&
  index === 0;

/** Where a smith stands at the anvil and a baker at the oven; null: nobody who does. */
export function atPost(
  { camera, setting }: Pick<Stage, 'camera' | 'setting'>,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, side } = setting;
  const { traits } = subject;
  if (atAnvil(land, subject, index)) {
    const x = side * (ROOM_SHIFT + ANVIL.out - ANVIL_REACH);
    const tall = (MAN * figureOf(traits ?? []).tall * camera.focal) / ANVIL.away;
    return { x, z: ANVIL.away, base: 0, tall };
  }
  if (atBakersOven(land, subject, index)) {
    const { aside, away } = BY_OVEN;
    const tall = (MAN * figureOf(traits ?? []).tall * camera.focal) / away;
    return { x: side * (ROOM_SHIFT + aside), z: away, base: 0, tall };
  }
  return null;
}
