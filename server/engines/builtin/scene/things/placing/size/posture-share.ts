import { isWalker } from '../../../words/creatures.ts';
import { MENDING, TABLE_CRAFTS } from '../../../words/deeds-at-table.ts';
import type { Held } from '../../../words/held.ts';
import type { Company, Idea, Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import type { Trait } from '../../../words/trait.ts';
import { shareWithAide } from '../../creatures/aide.ts';
import { featShare } from '../../creatures/feat.ts';
import { FLAG } from '../../creatures/held/held-things.ts';
import { UNDER_TABLE } from '../../creatures/pastimes/beneath.ts';
import { ARM_WRESTLING } from '../../creatures/together/arm-wrestling.ts';
import { KOTATSU } from '../../creatures/together/at-kotatsu.ts';
import { SALE } from '../../creatures/together/at-stall.ts';
import { ASLEEP, BEDTIME, VISITED } from '../../creatures/together/bed.ts';
import { TELEVISION } from '../../creatures/together/before-television.ts';
import { BOULES } from '../../creatures/together/boules.ts';
import { WITH_SHOULDERED } from '../../creatures/together/carried.ts';
import { DANCE_GAME } from '../../creatures/together/dance-game.ts';
import { CHOIR, ORCHESTRA } from '../../creatures/together/ensemble.ts';
import { FIRECRACKERS } from '../../creatures/together/firecrackers.ts';
import { FOOD_FIGHT } from '../../creatures/together/food-fight.ts';
import { QUEUE } from '../../creatures/together/in-queue.ts';
import { MOVING_LOAD } from '../../creatures/together/moving-loads.ts';
import { SCAFFOLD } from '../../creatures/together/on-scaffold.ts';
import { TRAMPOLINE } from '../../creatures/together/on-trampoline.ts';
import { PILLOW_FIGHT } from '../../creatures/together/pillow-fight.ts';
import { PINATA } from '../../creatures/together/pinata.ts';
import { RING_DANCE } from '../../creatures/together/ring-dance.ts';
import { ROUND_FOUNTAIN } from '../../creatures/together/round-fountain.ts';
import { STRONGMAN } from '../../creatures/together/strongman.ts';
import { VOLLEYBALL } from '../../creatures/together/volleyball.ts';
import { SHORN } from '../../creatures/with-animals/shearing.ts';
import { AT_FOOT, sitsBeneath } from '../beneath-tree.ts';
import { isRoom } from './about.ts';

/** How much higher somebody is with what is held over the head. */
const WITH_HELD: Partial<Readonly<Record<Held, number>>> = {
  balloon: 1.5,
  flag: FLAG.staff,
  sign: 1.2,
};

const heldShare = ({ holds }: Subject): number =>
  (holds === undefined ? undefined : WITH_HELD[holds.thing]) ?? 1;

/** What one that lies is high beside one that stands: an animal asleep, one that holds its head up, one that slides on its belly, and somebody. */
export const LYING = { animal: 0.42, awake: 0.62, sliding: 0.46, person: 0.3 } as const;

function lyingShare({ thing, posture, traits = [] }: Subject): number {
  if (traits.includes('sliding')) return LYING.sliding;
  if ((posture !== 'sleeping' && posture !== 'lying') || !isWalker(thing)) return 1;
  if (thing === 'person') return LYING.person;
  return posture === 'lying' ? LYING.awake : LYING.animal;
}

/** What is played at a table. */
const AT_GAMES = ['chess', 'cards', 'dice', 'boardgame'] as const;

/** Whether someone has something to sit on: in a room, and whoever reads or plays at a table. */
export const hasSeat = (
  { posture, traits = [] }: Pick<Subject, 'posture' | 'traits'>,
  isInside: boolean,
): boolean =>
  !traits.includes('perched') &&
  ((posture === 'sitting' && isInside && !traits.includes('listening')) ||
    traits.includes('armchaired') ||
    traits.includes('typing') ||
    traits.includes('sewing') ||
    traits.includes('papercutting') ||
    traits.includes('slumped') ||
    [...MENDING, ...TABLE_CRAFTS].some((one) => traits.includes(one)) ||
    traits.includes('microscope') ||
    AT_GAMES.some((game) => traits.includes(game)) ||
    traits.includes('knitting') ||
    ((posture === null || posture === 'sitting') && traits.includes('reading')));

/** Rooms in which nothing stands to sit on: one sits on their floor. */
const WITHOUT_SEATS: ReadonlySet<Land | null> = new Set<Land>(['tentroom']);

/** What is drawn with the seat it is done on, also on the boards of a Japanese veranda, where one sits on them else. */
const ON_OWN_SEAT: ReadonlySet<Trait> = new Set<Trait>([
  ...(['armchaired', 'typing', 'sewing', 'papercutting', 'slumped', 'microscope'] as const),
  ...(['knitting', ...AT_GAMES, ...MENDING, ...TABLE_CRAFTS] as const),
]);

/** Whether someone who else had a seat there sits on the floor. */
export const sitsOnFloor = (
  land: Land | null,
  subject: Pick<Subject, 'posture' | 'traits'>,
): boolean =>
  hasSeat(subject, true) &&
  (WITHOUT_SEATS.has(land) ||
    (land === 'engawa' && (subject.traits ?? []).every((trait) => !ON_OWN_SEAT.has(trait))));

/** How high someone who sits is, of the height upright. */
const SEATED = 0.78;

/** The same of who kneels. */
const KNEELING = 0.74;

/** The same of those who are drawn as one with what they do it with or on. */
const PAIRED: Partial<Readonly<Record<Company['bond'], number>>> = {
  shoulders: WITH_SHOULDERED,
  bedtime: BEDTIME,
  asleep: ASLEEP,
  trampoline: TRAMPOLINE,
  volleyball: VOLLEYBALL,
  undertable: UNDER_TABLE,
  scaffold: SCAFFOLD,
  television: TELEVISION,
  choir: CHOIR,
  orchestra: ORCHESTRA,
  sale: SALE,
  queue: QUEUE,
  armwrestling: ARM_WRESTLING,
  dancegame: DANCE_GAME,
  pulling: MOVING_LOAD,
  shoving: MOVING_LOAD,
  boules: BOULES,
  pillowfight: PILLOW_FIGHT,
  foodfight: FOOD_FIGHT,
  pinata: PINATA,
  firecrackers: FIRECRACKERS,
  strongman: STRONGMAN,
  roundfountain: ROUND_FOUNTAIN,
  ringdancing: RING_DANCE,
  firedancing: RING_DANCE,
  kotatsu: KOTATSU,
};

/** How high who stands in water up to the waist is over it, of who swims there. */
const IN_WATER = 2.3;

function seatedShare(idea: Idea, subject: Subject): number {
  if (subject.thing === 'swimmer' && subject.traits?.includes('splashing')) return IN_WATER;
  if (subject.thing === 'sheep' && subject.traits?.includes('shearing')) return SHORN;
  if (subject.thing !== 'person') return 1;
  const { company } = subject;
  if (company?.bond === 'inbed') return company.members.length > 1 ? VISITED : BEDTIME;
  const paired = company && PAIRED[company.bond];
  if (paired !== undefined) return paired;
  if (
    (sitsBeneath(idea, subject) && subject.posture !== 'sleeping') ||
    subject.traits?.includes('listening')
  )
    return AT_FOOT;
  if (sitsOnFloor(idea.land, subject)) return AT_FOOT;
  if (hasSeat(subject, isRoom(idea))) return SEATED;
  return subject.traits?.includes('repairing') === true
    ? KNEELING
    : subject.aide === undefined
      ? featShare(subject.traits ?? [])
      : shareWithAide(subject.traits ?? [], subject.aide);
}

/** How high someone is in a posture, or with what is held, of the height upright. */
export const postureShare = (idea: Idea, subject: Subject): number =>
  lyingShare(subject) * seatedShare(idea, subject) * heldShare(subject);
