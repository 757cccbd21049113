import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Feat } from '../feat.ts';
import { underTable } from '../pastimes/beneath.ts';
import { groupSelfie } from '../pastimes/selfie.ts';
import { wheeling } from '../pastimes/wheelchair.ts';
import { vending } from '../work/selling.ts';
import { armWrestling } from './arm-wrestling.ts';
import { atKotatsu } from './at-kotatsu.ts';
import { atStall } from './at-stall.ts';
import { bearing } from './bearing.ts';
import { bedtime } from './bedtime.ts';
import { beforeTelevision } from './before-television.ts';
import { boules } from './boules.ts';
import { onArm, onShoulders } from './carried.ts';
import { checkup } from './checkup.ts';
import { combing } from './combing.ts';
import { cycleLesson } from './cycle-lesson.ts';
import { danceGame } from './dance-game.ts';
import { choir, orchestra } from './ensemble.ts';
import { firecrackers } from './firecrackers.ts';
import { fitting } from './fitting.ts';
import { foodFight } from './food-fight.ts';
import { flowerHanding, handing } from './handing.ts';
import { asleepInBed, inBed } from './in-bed.ts';
import { inQueue } from './in-queue.ts';
import { pulling, pushing } from './moving-loads.ts';
import { onScaffold } from './on-scaffold.ts';
import { onTrampoline } from './on-trampoline.ts';
import { pillowFight } from './pillow-fight.ts';
import { pinata } from './pinata.ts';
import { fireDance, ringDance } from './ring-dance.ts';
import { roundFountain } from './round-fountain.ts';
import { hurrying, sheltering } from './sheltering.ts';
import { strongman } from './strongman.ts';
import { volleyball } from './volleyball.ts';
import { whispering } from './whispering.ts';

/** Those who do something with each other or with a thing, as one model: who they are, how much their turn to the eye varies (radians), and what they move, hand over or carry. */
type Together = (
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
  what: With,
) => Feat;

/** With what several are drawn who move, hand over or carry something. */
export type With = Pick<Company, 'moves' | 'handed' | 'borne'>;

/** What a grown person and a child do with each other, and what several do for a picture. */
export const DONE_TOGETHER: Partial<Readonly<Record<Company['bond'], Together>>> = {
  carry: onArm,
  shoulders: onShoulders,
  lesson: cycleLesson,
  bedtime,
  inbed: inBed,
  asleep: asleepInBed,
  checkup,
  wheelchair: wheeling,
  selfie: groupSelfie,
  trampoline: onTrampoline,
  volleyball,
  undertable: underTable,
  scaffold: onScaffold,
  television: beforeTelevision,
  choir,
  orchestra,
  sale: atStall,
  queue: inQueue,
  armwrestling: armWrestling,
  dancegame: danceGame,
  pulling: (random, colour, all, vary, { moves }) => pulling(random, colour, all, vary, moves),
  shoving: (random, colour, all, vary, { moves }) => pushing(random, colour, all, vary, moves),
  boules,
  pillowfight: pillowFight,
  foodfight: foodFight,
  pinata,
  whispering,
  handing: (random, colour, all, vary, { handed }) => handing(random, colour, all, vary, handed),
  bearing: (random, colour, all, vary, { borne }) => bearing(random, colour, all, vary, borne),
  flowerhanding: (random, colour, all, vary) => flowerHanding(random, colour, all, vary),
  fitting,
  combing,
  sheltering,
  hurrying,
  vending,
  firecrackers,
  strongman,
  roundfountain: roundFountain,
  ringdancing: ringDance,
  firedancing: fireDance,
  kotatsu: atKotatsu,
};
