import { INDOORS } from '../../world/room/plan-room.ts';
import { isAnimalFolk } from '../creatures.ts';
import { SELLING } from '../deeds-by-hand.ts';
import type { Idea, Subject } from '../idea.ts';
import type { Folk } from '../nation.ts';
import type { Pieces } from '../pieces.ts';
import { TALE_FIGURES } from '../roles.ts';
import type { Trait } from '../trait.ts';

/** What skin and hair most people of a part of the world have. */
const LOOKS: Readonly<Record<Folk, Trait>> = {
  african: 'darkskinned',
  arab: 'brownskinned',
  indian: 'brownskinned',
  eastern: 'blackhaired',
  latin: 'brownskinned',
  northern: 'fairskinned',
};

/** What women and men wear there in the open where nothing is said of their clothes; missing: what is worn everywhere. */
const WORN: Partial<Readonly<Record<Folk, { readonly woman: Trait; readonly man: Trait }>>> = {
  african: { woman: 'waxprint', man: 'waxprint' },
  arab: { woman: 'headscarf', man: 'djellaba' },
  indian: { woman: 'sari', man: 'kurta' },
};

/** What is said of somebody's skin and hair, which is not said again. */
const SAID: ReadonlySet<Trait> = new Set<Trait>([
  'fairskinned',
  'brownskinned',
  'darkskinned',
  'blackhaired',
]);

/** What somebody may be who may be dressed as most are: who is known by clothes, is at sport or at work is dressed for that. */
const PLAIN: ReadonlySet<Trait> = new Set<Trait>([
  'woman',
  'old',
  'bearded',
  'laughing',
  'sad',
  'talking',
  'couple',
  'family',
  ...SELLING,
]);

/** Who is of a tale or of long ago, in clothes and with a face of their own. */
const OF_TALES: ReadonlySet<Trait> = new Set<Trait>([
  ...TALE_FIGURES,
  'knight',
  'mage',
  'superhero',
  'pirate',
  'viking',
  'cowboy',
  'santa',
  'vampire',
  'angel',
  'fairy',
  'elf',
  'goblin',
  'orc',
  'troll',
  'gladiator',
  'legionary',
  'senator',
  'zombie',
  'clown',
]);

/** Whether somebody is of a tale or of long ago, by traits. */
export const isOfTale = (traits: readonly Trait[]): boolean =>
  traits.some((one) => OF_TALES.has(one));

/** Words before a name, which is no place then ("a girl named Vienna"). */
const CALLED =
  /^(named|called|namens|genannt|nommée?s?|appelée?s?|llamad[ao]s?|chamad[ao]s?|chiamat[aoie]|adlı|isimli)$/iu;

/** Whose home the place is of which words tell; null: nobody's who is told from others. */
export const folkOf = (pieces: Pieces): Folk | null =>
  pieces
    .filter((_, at) => !CALLED.test(pieces[at - 1]?.text ?? ''))
    .flatMap(({ meanings }) => meanings)
    .find(({ folk }) => folk !== undefined)?.folk ?? null;

function asThere(traits: readonly Trait[], folk: Folk, open: boolean, said: boolean) {
  if (isAnimalFolk(traits) || isOfTale(traits)) return traits;
  const look = said || traits.some((one) => SAID.has(one)) ? [] : [LOOKS[folk]];
  const worn = open && traits.every((one) => PLAIN.has(one)) ? WORN[folk] : undefined;
  const dress = worn === undefined ? [] : [worn[traits.includes('woman') ? 'woman' : 'man']];
  return [...traits, ...look, ...dress];
}

/** The members of a company, each with the skin or the hair that is said of all of them ("a German family"). */
function alike(members: readonly (readonly Trait[])[], traits: readonly Trait[]) {
  const said = traits.filter((one) => SAID.has(one));
  return members.map((each) => (each.some((one) => SAID.has(one)) ? each : [...each, ...said]));
}

/** An idea whose people look as most do where it is, and in the open, where no clothes are said and none belong to what they do, are dressed so. */
export function ofTheirLand(idea: Idea, folk: Folk | null): Idea {
  if (folk === null) return idea;
  const isOpen = idea.land === null || !INDOORS.includes(idea.land);
  const there = (one: Subject): Subject => {
    if (one.thing !== 'person' || one.isDressing === true) return one;
    const isSaid = one.hair !== undefined;
    const own = one.traits ?? [];
    const traits = asThere(own, folk, isOpen && one.company === undefined, isSaid);
    if (one.company === undefined) return { ...one, traits };
    const members = alike(one.company.members, own).map((each) =>
      asThere(each, folk, isOpen, isSaid),
    );
    return { ...one, traits, company: { ...one.company, members } };
  };
  return { ...idea, subjects: idea.subjects.map(there) };
}
