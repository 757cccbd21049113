import { folkFor } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { FLIERS } from '../rooms/on-floors.ts';

const saysFlying = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ posture }) => posture === 'flying');

const namesPerson = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'person' || thing === 'robot') === true;

/** What flies in the wind though it is somebody's. */
const HAIR = /hair|haar|cheveu|pelo|cabell?o|capell|волос|saç|شعر|बाल|发|髪|머리/iu;

const counts = (meanings: readonly Meaning[]): boolean =>
  meanings.length > 0 && meanings.every(({ count, ...rest }) => count && !Object.keys(rest).length);

/** What is said of somebody between the name and that they fly: wings, a cape, colours, where they are. */
const isOfThem = ({ meanings, role, text }: Piece): boolean =>
  !HAIR.test(text) &&
  (meanings.length === 0
    ? role !== null
    : meanings.every(({ thing, hair, held }) => (thing ?? hair ?? held) === undefined));

/** What stands before what somebody flies, a drone or a plane. */
const OBJECT = /^(?:an?|the|his|her|their|my|une?|una|uno|eine?n?|seinen?|ihren?|um|uma)$/iu;

/** In what, or on what, people fly. */
const CRAFT: ReadonlySet<Thing> = new Set<Thing>([
  ...(['airplane', 'airliner', 'helicopter', 'airship', 'spaceship', 'ufo', 'balloons'] as const),
  'dragon',
]);

/** Whether it is said right behind a person, or right before, that they fly: what flies else is another thing's, as sparks or hair. */
function isSaidOfPerson(pieces: Pieces): boolean {
  const at = pieces.findIndex(saysFlying);
  if (OBJECT.test(pieces[at + 1]?.text ?? '')) return false;
  const before = pieces.slice(0, at).findLast((piece) => !isOfThem(piece));
  const next = pieces
    .slice(at + 1)
    .find(({ role, meanings }) => role === null && !counts(meanings));
  return namesPerson(before) || (before === undefined && namesPerson(next));
}

/** Somebody who is said to fly, by wings, a spell or in a dream, and has nothing in the hands, is in the air, level. */
export function inFlight(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isSaid = isSaidOfPerson(pieces) && !things.some(({ thing }) => CRAFT.has(thing));
  return things.map((one) => {
    const { thing, posture, holds, company, on, traits = [] } = one;
    const flies =
      (thing === 'person' || thing === 'robot') &&
      posture === 'flying' &&
      (holds ?? company ?? on) === undefined &&
      !traits.includes('mounted') &&
      (isSaid || traits.some((trait) => FLIERS.has(trait)));
    if (!flies) return one;
    const own = thing === 'robot' ? [...traits, folkFor('robot')] : traits;
    return { ...one, thing: 'flier', traits: own };
  });
}
