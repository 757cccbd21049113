import type { Setting } from '../../../setting.ts';
import { folkOfNth, isAnimalFolk } from '../../../words/creatures.ts';
import type { Colour, Subject, Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { isFeat } from '../../creatures/at-feat.ts';
import { costumeOf } from '../../creatures/clothing/costumes.ts';
import { figureOf } from '../../creatures/figure.ts';
import { roleOf } from '../../creatures/roles/role.ts';
import { isFemale } from '../../creatures/visage/face.ts';
import { clothsOf } from './group-cloths.ts';

/** What one of several is like beside the others. */
interface Member {
  /** Skin, build, age and beard; then clothes and what is on the head, where none are said. */
  readonly traits: readonly Trait[];
  readonly wears: readonly Trait[];
  readonly hair: Colour;
  /** How tall one is beside what is usual for who is like that. */
  readonly tall: number;
}

const BLACK: Colour = [0.1, 0.07, 0.06];
const BROWN: Colour = [0.3, 0.18, 0.1];
const FAIR: Colour = [0.62, 0.45, 0.24];
const GINGER: Colour = [0.46, 0.19, 0.08];
const GREY: Colour = [0.8, 0.79, 0.77];

/** Men, women and children who differ in all that is seen from afar; each is unlike the next. */
const MEN: readonly Member[] = [
  { traits: ['fairskinned'], wears: ['jacket'], hair: BROWN, tall: 1.02 },
  { traits: ['darkskinned', 'broad'], wears: ['shirt'], hair: BLACK, tall: 0.98 },
  { traits: ['fairskinned', 'old', 'slight'], wears: ['coat'], hair: GREY, tall: 0.98 },
  { traits: ['brownskinned', 'bearded', 'slight'], wears: ['pullover'], hair: BLACK, tall: 1.05 },
  { traits: ['fairskinned', 'broad'], wears: ['shirt', 'hatted'], hair: FAIR, tall: 0.95 },
  { traits: ['darkskinned', 'slight'], wears: ['jacket'], hair: BLACK, tall: 1.04 },
  { traits: ['fairskinned', 'bearded', 'broad'], wears: ['pullover'], hair: GINGER, tall: 1 },
];
const WOMEN: readonly Member[] = [
  { traits: ['brownskinned', 'longhaired'], wears: ['gown'], hair: BLACK, tall: 0.98 },
  { traits: ['fairskinned', 'shorthaired', 'slight'], wears: ['jacket'], hair: FAIR, tall: 1.03 },
  { traits: ['darkskinned', 'broad'], wears: ['shirt'], hair: BLACK, tall: 1 },
  { traits: ['fairskinned', 'broad', 'shorthaired'], wears: ['pullover'], hair: BROWN, tall: 0.95 },
  { traits: ['fairskinned', 'longhaired', 'slight'], wears: ['gown'], hair: GINGER, tall: 1.04 },
  { traits: ['darkskinned', 'longhaired'], wears: ['coat'], hair: BLACK, tall: 1.01 },
  { traits: ['fairskinned', 'old'], wears: ['coat'], hair: GREY, tall: 0.97 },
];
const CHILDREN: readonly Member[] = [
  { traits: ['boy', 'fairskinned', 'slight'], wears: ['shirt'], hair: FAIR, tall: 1.06 },
  { traits: ['girl', 'darkskinned'], wears: ['gown'], hair: BLACK, tall: 0.94 },
  { traits: ['boy', 'brownskinned', 'broad'], wears: ['shirt'], hair: BLACK, tall: 0.86 },
  { traits: ['girl', 'fairskinned', 'slight'], wears: ['shirt'], hair: GINGER, tall: 1.1 },
  { traits: ['boy', 'darkskinned'], wears: ['jacket'], hair: BLACK, tall: 1 },
  { traits: ['girl', 'fairskinned'], wears: ['gown'], hair: BROWN, tall: 0.88 },
];

/** What is said of one's looks already, or is the look of all. */
const DRESSED: readonly Trait[] = [
  'shirt',
  'jacket',
  'coat',
  'gown',
  'ballgown',
  'pullover',
  'raincoat',
  'cloak',
  'bride',
  'groom',
  'doctor',
  'karate',
  'farmer',
  'hiker',
  'fisher',
  'headscarf',
  'footballer',
  'basketballer',
  'racing',
  'graduate',
];
/** What is worn in warmth and what in the cold. */
const COOL: readonly Trait[] = ['coat', 'jacket', 'pullover'];
const WARM: readonly Trait[] = ['gown', 'shirt', 'hatted'];
/** What is taken off in a room. */
const OUTDOORS: readonly Trait[] = ['coat', 'hatted'];
/** What is said of one's skin. */
const SKINS: readonly Trait[] = ['fairskinned', 'brownskinned', 'darkskinned', 'blackhaired'];
/** Nobody has a beard or grey hair who is young. */
const GROWN: readonly Trait[] = ['old', 'bearded'];

const isOfNoAge = ({ traits }: Member): boolean => !traits.some((one) => GROWN.includes(one));

const nthOf = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;

/** With whom a picture begins: another one in each. */
const firstOf = ({ noise }: Pick<Setting, 'noise'>): number =>
  Math.floor(500 * (1 + noise.at(3.37, 8.61)));

/** What is somebody, with what that one has. */
const PEOPLE: ReadonlySet<Thing> = new Set<Thing>(['person', 'umbrella', 'skateboarder']);

/** Whether one of a subject is one of several people who are each drawn for themselves. */
export const isOfGroup = ({ thing, count, company }: Subject): boolean =>
  PEOPLE.has(thing) && count > 1 && company === undefined;

/** Who that one is; `own` is what is known of that one. */
function memberOf(setting: Setting, index: number, own: readonly Trait[]): Member {
  const isYoung = own.includes('child') || own.includes('girl');
  const grown = isFemale(own) ? WOMEN : MEN;
  const all = isYoung ? CHILDREN : own.includes('teen') ? grown.filter(isOfNoAge) : grown;
  return nthOf(all, firstOf(setting) + index);
}

/** What is added to the traits of somebody of that member, of whom `own` is said. */
function traitsOf({ traits, wears }: Member, own: readonly Trait[], isFree: boolean): Trait[] {
  const isChild = own.includes('child');
  const isYoung = isChild || own.includes('girl');
  const hasSex = own.includes('boy') || own.includes('girl') || !isYoung;
  const looks = traits.filter(
    (trait) =>
      !(hasSex && (trait === 'boy' || trait === 'girl')) &&
      !(isYoung && GROWN.includes(trait)) &&
      !(own.includes('old') && trait === 'bearded') &&
      !(SKINS.includes(trait) && own.some((one) => SKINS.includes(one))) &&
      !(trait === 'longhaired' && own.some((one) => CUTS.includes(one))) &&
      !(trait === 'shorthaired' && own.some((one) => CUTS.includes(one))),
  );
  const isWarm = own.includes('summery');
  const isCold = own.includes('wintry');
  const clothes = wears.filter(
    (trait) => !(isWarm && COOL.includes(trait)) && !(isCold && WARM.includes(trait)),
  );
  return isFree ? [...looks, ...clothes] : looks;
}

/** Whether somebody of whom that is said may wear anything. */
const isFreelyDressed = ({ thing, posture }: Subject, own: readonly Trait[]): boolean =>
  thing !== 'skateboarder' &&
  (posture === null || posture === 'standing' || posture === 'walking' || posture === 'sitting') &&
  roleOf(own) === null &&
  costumeOf(own) === null &&
  !isFeat(own) &&
  !own.includes('dancing') &&
  !own.some((trait) => DRESSED.includes(trait));

/** What tells the one of several that is the `index`th from the others, beside what all of them are: skin, hair, build, clothes and their colour, and how they hold themselves; nothing for one alone. */
export function oneOfSeveral(
  setting: Setting,
  subject: Subject,
  index: number,
  own: readonly Trait[],
): Partial<Pick<Subject, 'colour' | 'hair' | 'traits'>> & { readonly nth?: number } {
  if (!isOfGroup(subject)) return {};
  if (isAnimalFolk(own)) return { nth: index, traits: folkOfNth(own, index) };
  const member = memberOf(setting, index, own);
  const isInside = INDOORS.includes(setting.land);
  const cut = cutOf(own, index);
  const looks = [...own, ...cut];
  const traits = [...looks, ...traitsOf(member, looks, isFreelyDressed(subject, own))].filter(
    (trait) => !isInside || own.includes(trait) || !OUTDOORS.includes(trait),
  );
  const cloths = clothsOf(subject.thing, own);
  return {
    nth: index,
    traits,
    ...(subject.colour === null &&
      cloths !== null &&
      !isUniform(own) && { colour: nthOf(cloths, firstOf(setting) + index) }),
    ...(subject.hair === undefined && { hair: hairOfMember(member, own, index) }),
  };
}

/** Hair of the old: light grey, white, dark grey. */
const GREYS: readonly Colour[] = [GREY, [0.93, 0.92, 0.89], [0.5, 0.48, 0.46]];

/** How old women wear the hair of whom no more is said, each the next. */
const OLD_WOMENS: readonly Trait[] = ['curly', 'bun', 'shorthaired'];

/** How long the hair is, or how else it is worn. */
const CUTS: readonly Trait[] = ['longhaired', 'shorthaired', 'curly', 'bun', 'braided', 'bald'];

/** The hair of the one of several old women with that index: no two neighbours wear it alike. */
function cutOf(own: readonly Trait[], index: number): readonly Trait[] {
  if (!own.includes('old') || !isFemale(own) || own.some((one) => CUTS.includes(one))) return [];
  return [nthOf(OLD_WOMENS, index)];
}

/** The hair of a member of whom that is known. */
function hairOfMember({ hair }: Member, own: readonly Trait[], index: number): Colour {
  if (own.includes('old')) return nthOf(GREYS, index);
  const isDark = (['brownskinned', 'darkskinned', 'blackhaired'] as const).some((one) =>
    own.includes(one),
  );
  return isDark ? BLACK : hair;
}

/** Whether the colour of what they wear tells what they are. */
const isUniform = (own: readonly Trait[]): boolean =>
  (['footballer', 'basketballer', 'bride', 'groom', 'doctor', 'keeper', 'raincoat'] as const).some(
    (trait) => own.includes(trait),
  );

/** How tall the one of several that is the `index`th is beside one of whom no more is said than of all; `own` is what is known of that one. */
export function statureOf(
  setting: Setting,
  subject: Subject,
  index: number,
  own: readonly Trait[],
): number {
  if (!isOfGroup(subject)) return 1;
  const { traits, tall } = memberOf(setting, index, own);
  const usual = figureOf(subject.traits ?? []).tall;
  // Children are as tall as they are old, whoever they are.
  const others = traits.filter((trait) => trait !== 'girl' && trait !== 'boy');
  return (tall * figureOf([...own, ...others]).tall) / usual;
}
