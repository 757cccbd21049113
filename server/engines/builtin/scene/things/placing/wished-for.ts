import type { Setting } from '../../setting.ts';
import type { Instrument } from '../../words/held.ts';
import type { Colour, Idea, Subject } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Trait } from '../../words/trait.ts';
import { isOffDuty, withoutIdleTrades } from '../../words/work/off-duty.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { figureOf } from '../creatures/figure.ts';
import { isAtFlower } from '../creatures/insects/at-flower.ts';
import type { Wish } from '../wish.ts';
import { stirsCauldron } from './at-cauldron.ts';
import { eyesOn } from './eyes-on.ts';
import { facing } from './facing.ts';
import { besideFlag, isWithoutFlag } from './groups/flag-bearers.ts';
import { isOfHerd } from './groups/one-of-herd.ts';
import { oneOfSeveral, statureOf } from './groups/one-of-several.ts';
import { isWomanOfSeveral } from './groups/woman-of-several.ts';
import { isLed } from './leads.ts';
import { feedsFowl } from './own-places/at-pond.ts';
import { atAnvil, atBakersOven, cooksOutdoors, cooksThere } from './own-places/at-posts.ts';
import { isOverGulf } from './own-places/over-gulf.ts';
import { isSingle } from './single-flowers.ts';
import { isAbout } from './size/about.ts';
import { isAnimalBust } from './size/close-up.ts';
import { buildsIt } from './spots/gathered.ts';
import { isWomanOfCrowd } from './spots/in-room.ts';

/** What one of a kind is to be drawn as. */
export type WishedFor = Omit<Subject, 'bloom'> &
  Pick<Wish, 'faces' | 'heading' | 'bloom' | 'nth' | 'isBust'>;

/** What the one of a subject that is the `index`th is to be; `heading` where its lane turns it, radians. */
export function wishedFor(
  setting: Setting,
  subject: Subject,
  index: number,
  heading: number | undefined,
): WishedFor {
  const { bloom: _, holds, treat, ...others } = subject;
  const said = holds === undefined || isWithoutFlag(subject, index) ? others : { ...others, holds };
  const built = buildsIt(setting, subject);
  const own: readonly Trait[] = [
    ...withoutIdleTrades(traitsOf(subject, index))
      .filter((trait) => trait !== 'playing' || hasBall(subject, index))
      // Who teaches children to paint writes on no board.
      .map((trait) => (trait === 'teacher' && setting.subjects.some(paints) ? 'talking' : trait))
      // Who washes windows does not scrub the ground.
      .filter((trait) => trait !== 'scrubbing' || !washesWindows(subject))
      .map((trait) => (trait === 'tightrope' && isOverGulf(setting, subject) ? HIGH_ROPE : trait))
      .map((trait) => (trait === 'watering' && INDOORS.includes(setting.land) ? IN_POTS : trait))
      .map((trait) => (trait === 'windowcleaning' && isAtPane(setting, subject) ? PANE : trait)),
    ...womanOf(setting, subject, index),
    ...dressedFor(setting, subject),
    ...toBirds(setting, subject),
    ...withBasketball(subject, index),
    ...(built === null ? [] : [built]),
    ...(stirsCauldron(setting, subject) ? (['cauldronstirring'] as const) : []),
    ...(areCloseBlades(setting, subject) ? (['unarmed'] as const) : []),
    ...(isLed(setting, subject) ? (['led'] as const) : []),
    ...(forges(setting, subject, index) ? (['hammering'] as const) : []),
    ...(cooksOutdoors(setting, subject) ? (['campstove'] as const) : []),
    ...(cooksThere(setting.land, subject, index) ? (['atstove'] as const) : []),
    ...(atBakersOven(setting.land, subject, index) ? (['atoven'] as const) : []),
    ...(heading === undefined ? eyesOn(setting, subject, index) : []),
  ];
  return {
    ...said,
    ...(treat !== undefined && hasTreat(subject, index) && { treat }),
    ...(subject.on !== undefined && subject.posture === null
      ? { posture: 'sitting' as const }
      : {}),
    ...facing(setting, subject, index),
    ...playedBy(setting, subject, index),
    ...inPairs(setting, subject),
    ...afterBall(subject, index),
    ...inTeams(subject, index),
    ...(heading !== undefined && { heading }),
    ...(isAnimalBust(setting.idea, subject) && { isBust: true as const }),
    // They come toward the eye, each a little aside.
    ...(subject.traits?.includes('racing') && { heading: COMING + 0.3 * ((index * 0.618) % 1) }),
    traits: own,
    ...(isOfHerd(subject) ? { nth: index } : oneOfSeveral(setting, subject, index, own)),
    ...bloomOf(setting, subject),
  };
}

/** What who walks a rope does where nothing is beneath it. */
const HIGH_ROPE: Trait = 'highrope';

/** What who waters flowers does in a room. */
const IN_POTS: Trait = 'potwatering';

/** What who cleans a window does where there is one: they bring none. */
const PANE: Trait = 'panecleaning';
const washesWindows = ({ traits }: Subject): boolean => traits?.includes('windowcleaning') === true;
const isAtPane = ({ land }: Setting, { at }: Subject): boolean =>
  land === 'shopfront' || at === 'window';

/** Whether several pirates are in a ship's narrow cabin, where one's sabre would be before the face of the next. */
const areCloseBlades = ({ land }: Setting, { thing, count, traits }: Subject): boolean =>
  thing === 'person' &&
  count > 1 &&
  land === 'captaincabin' &&
  traits?.includes('pirate') === true &&
  !traits.includes('fighting');

/** That one of several is a woman, or nothing. */
const womanOf = (setting: Setting, subject: Subject, index: number): readonly Trait[] =>
  isWomanOfCrowd(setting, subject, index) || isWomanOfSeveral(subject, index) ? ['woman'] : [];

/** Whether somebody is the smith at the anvil, of whom nothing else is said. */
const forges = ({ land }: Setting, subject: Subject, index: number): boolean =>
  atAnvil(land, subject, index) &&
  !isOffDuty(subject.traits ?? []) &&
  subject.posture === null &&
  subject.traits?.includes('hammering') !== true;

/** How far those of a race are turned from running to the right, radians. */
const COMING = 1.1;

/** From how many on players are two teams, and dancers pairs. */
const SEVERAL = 3;

/** What one is like who is dressed for a ball. */
const dressedForBall = (traits: readonly Trait[]): readonly Trait[] => [
  ...traits,
  traits.includes('woman') ? 'ballgown' : 'groom',
];

/** Who dances in a ballroom is dressed for it, and several do so in pairs. */
function inPairs(
  { land }: Setting,
  { count, company, traits = [] }: Subject,
): Pick<Subject, 'company'> {
  if (land !== 'ballroom') return {};
  if (company?.bond === 'dance')
    return { company: { bond: 'dance', members: company.members.map(dressedForBall) } };
  if (company !== undefined || count < SEVERAL) return {};
  if (!traits.includes('dancing') || traits.includes('ballet')) return {};
  return { company: { bond: 'dance', members: [['groom'], ['woman', 'ballgown']] } };
}

/** Of several who play one in their middle has the ball. */
const hasBall = ({ count }: Subject, index: number): boolean =>
  index === Math.floor((count - 1) / 2);

/** Whether the one of several has what is said that they have: each leaps over its hurdle, one plays with the ball. */
const hasTreat = (subject: Subject, index: number): boolean =>
  subject.treat?.thing === 'hurdle' || hasBall(subject, index);

/** Whether somebody plays, as children or footballers do who have not just scored, and on no instrument. */
const plays = ({ traits = [] }: Subject): boolean =>
  !hasScored(traits) &&
  !traits.includes('musician') &&
  (traits.includes('playing') || traits.includes('footballer'));

const hasScored = (traits: readonly Trait[]): boolean => traits.includes('scoring');

/** The others run to it. */
const afterBall = (subject: Subject, index: number): Partial<WishedFor> =>
  subject.thing === 'person' &&
  subject.posture === null &&
  plays(subject) &&
  !hasBall(subject, index)
    ? { posture: 'running', faces: index > (subject.count - 1) / 2 ? -1 : 1 }
    : {};

/** What the second of two teams wears. */
const AWAY: Colour = [0.1, 0.26, 0.62];

/** Whether so many players are two teams. */
export const areTeams = ({ count, traits = [] }: Subject): boolean =>
  (count >= SEVERAL && traits.includes('footballer') && !hasScored(traits)) ||
  (count > 1 && traits.includes('basketballer'));

/** Of those who play basketball one has the ball, the others are in the way. */
const withBasketball = (subject: Subject, index: number): readonly Trait[] =>
  subject.posture === null && subject.traits?.includes('basketballer') === true
    ? [hasBall(subject, index) ? 'dribbling' : 'guarding']
    : [];

/** Every other player of a match is of the other team. */
const inTeams = (subject: Subject, index: number): Partial<WishedFor> =>
  areTeams(subject) && subject.colour === null && index % 2 === 1 ? { colour: AWAY } : {};

/** Whether flowers are those in a vase: in a room no others are. */
const isInVase = ({ land }: Setting, { thing }: Subject): boolean =>
  thing === 'vase' || (thing === 'flower' && INDOORS.includes(land));

/** The kind of flowers that stand alone or in a vase. */
function bloomOf(setting: Setting, subject: Subject): Pick<Wish, 'bloom'> {
  if (isSingle(setting, subject) || isAtFlower(subject)) return { bloom: subject.bloom ?? 'any' };
  return isInVase(setting, subject) && subject.bloom !== undefined ? { bloom: subject.bloom } : {};
}

const paints = ({ traits }: Subject): boolean => traits?.includes('painting') === true;

/** What one of several is like: of a couple every other one is a woman, a family has a father, a mother and children. */
function traitsOf({ traits = [] }: Subject, index: number): readonly Trait[] {
  if (traits.includes('couple') && index % 2 === 1) return [...traits, 'woman'];
  if (!traits.includes('family') || index === 0) return traits;
  return [...traits, index === 1 ? 'woman' : 'child'];
}

/** What musicians play of whom nothing is said, each the next. */
const INSTRUMENTS: readonly Instrument[] = [
  'violin',
  'accordion',
  'guitar',
  'trumpet',
  'saxophone',
  'cello',
  'drum',
  'flute',
];

/** What those of a quartet play, each the next. */
const STRINGS: readonly Instrument[] = ['violin', 'violin', 'violin', 'cello'];

/** What one of several musicians plays. */
function playedBy(
  { side }: Setting,
  { traits = [], holds }: Subject,
  index: number,
): Pick<Subject, 'holds'> {
  if (!traits.includes('musician') || holds !== undefined) return {};
  if (traits.includes('strings'))
    return { holds: { thing: STRINGS[index % STRINGS.length] ?? 'violin', colour: null } };
  const at = (index + (side > 0 ? 0 : 2)) % INSTRUMENTS.length;
  return { holds: { thing: INSTRUMENTS[at] ?? 'guitar', colour: null } };
}

/** Who feeds birds on the ground or on the water throws crumbs to them. */
const toBirds = (setting: Setting, subject: Subject): readonly Trait[] => {
  const { thing, traits } = subject;
  const { grounded, sky } = setting.idea;
  const isToPigeons =
    thing === 'person' && traits?.includes('feeding') === true && grounded && sky.includes('birds');
  return isToPigeons || feedsFowl(setting, subject) ? ['scattering'] : [];
};

/** Lands where people wear little. */
const WARM: ReadonlySet<Land> = new Set<Land>(['beach', 'island', 'pool', 'desert', 'oasis']);

/** What people wear for where and when they are. */
function dressedFor({ land, season, snowy, idea }: Setting, { thing }: Subject): readonly Trait[] {
  if (thing !== 'person' || INDOORS.includes(land)) return [];
  if (snowy) return ['wintry'];
  const isMild = idea.weather === null || idea.weather === 'clear' || idea.weather === 'cloudy';
  const isSummer = idea.season === 'summer' && season === 'summer';
  return isMild && (WARM.has(land) || isSummer) ? ['summery'] : [];
}

/** How tall one of several is beside the first of a family, or beside one of whom no more is said. */
export function shareOf(setting: Setting, subject: Subject, index: number): number {
  const own = [...traitsOf(subject, index), ...womanOf(setting, subject, index)];
  const tall =
    subject.traits?.includes('family') === true
      ? figureOf(own).tall
      : statureOf(setting, subject, index, own);
  return tall * besideFlag(subject, index);
}

/** People in a landscape look at it; who is portrayed looks out of the picture. */
export const showsItsFace = (idea: Idea, subject: Subject): boolean =>
  isAbout(idea, subject) &&
  (idea.land === null || idea.composition === 'portrait' || subject.thing !== 'person');
