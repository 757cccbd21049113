import { MENDING, type Mending } from '../deeds-at-table.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What is mended on a table, of the things that have a picture of their own. */
const MENDED: Partial<Readonly<Record<Thing, Mending>>> = {
  clock: 'clockmending',
  shoes: 'shoemending',
};

const isMending = (trait: Trait | undefined): trait is Mending =>
  MENDING.some((one) => one === trait);

/** A machine that is mended on a table, which else somebody works at or has in the hands. */
const asDevice = (meaning: Meaning): Meaning =>
  meaning.held === 'phone' || meaning.held === 'camera' || meaning.trait === 'typing'
    ? { trait: 'devicemending' }
    : meaning;

const without = (pieces: Pieces, test: (meaning: Meaning) => boolean): Pieces =>
  pieces.map((piece) => {
    const meanings = piece.meanings.filter((meaning) => !test(meaning));
    return meanings.length === piece.meanings.length ? piece : { ...piece, meanings };
  });

/** Whether a word says that a smith works. */
const isSmithy = ({ trait, land, forged }: Meaning): boolean =>
  trait === 'smith' || land === 'forge' || (trait === 'hammering' && forged !== true);

/** What is mended itself, whatever else is named in its garage. */
const VEHICLES: ReadonlySet<Thing> = new Set<Thing>(['car', 'motorcycle', 'bicycle', 'tractor']);

/** How many words a net is off the word that says that it is mended, at the most. */
const NEAR = 3;

/** Whether a word names a net; in Portuguese a fisherman's is called as a hammock is. */
const isNet = ({ burden, thing }: Meaning, isFishers: boolean): boolean =>
  burden === 'net' || (isFishers && thing === 'hammock');

/** The words of a prompt with who mends a net at it, as fishermen do. */
function mendingNets(pieces: Pieces): Pieces {
  const isFishers = says(pieces, ({ trait }) => trait === 'fisher');
  const at = pieces.findIndex(({ meanings }) =>
    meanings.some(({ trait }) => trait === 'repairing'),
  );
  const net = pieces.findIndex(
    ({ negated, meanings }, n) =>
      !negated && Math.abs(n - at) <= NEAR && meanings.some((one) => isNet(one, isFishers)),
  );
  if (net < 0) return pieces;
  return pieces.map((piece, n) =>
    n === net
      ? { ...piece, meanings: [{ trait: 'netmending' }], plural: false }
      : n === at
        ? { ...piece, meanings: [{ size: 1 }] }
        : piece,
  );
}

/** The words of a prompt; what is only named where somebody mends it, and hot iron and its sparks where a smith works, else say nothing. */
export function inTrades(pieces: Pieces): Pieces {
  const mends = says(pieces, ({ trait }) => trait === 'repairing');
  const named = mends ? mendingNets(pieces) : pieces;
  const told = says(named, isSmithy) ? named : without(named, ({ forged }) => forged === true);
  return mends && !says(told, ({ thing }) => thing !== undefined && VEHICLES.has(thing))
    ? told.map((piece) => ({ ...piece, meanings: piece.meanings.map(asDevice) }))
    : without(told, ({ thing, trait }) => thing === undefined && isMending(trait));
}

/** Who mends what lies on a table sits at it, and is drawn with it; so does who is asleep over books or work, the head on the arms. */
export function atBenches(pieces: Pieces, all: readonly Subject[]): readonly Subject[] {
  const things = asleepOverWork(pieces, all);
  const mender = things.find(
    ({ thing, traits = [] }) =>
      thing === 'person' && (traits.includes('repairing') || traits.some(isMending)),
  );
  const what = things.find(({ thing, isDressing }) => MENDED[thing] && isDressing !== true);
  const own = mender?.traits?.find(isMending) ?? (what && MENDED[what.thing]);
  if (mender === undefined || own === undefined) return besideVehicles(things);
  const traits = (mender.traits ?? []).filter(
    (trait) => trait !== 'repairing' && !isMending(trait),
  );
  return things
    .filter((one) => one !== what)
    .map((one) =>
      one === mender ? { ...mender, posture: 'sitting', traits: [...traits, own] } : one,
    );
}

/** What one kneels beside to mend it. */
const KNELT_TO: ReadonlySet<Thing> = new Set<Thing>(['motorcycle', 'bicycle', 'robot', 'tractor']);

/** Who mends a vehicle is beside it, on one ground and as near as it is. */
function besideVehicles(things: readonly Subject[]): readonly Subject[] {
  const mender = things.find(
    ({ thing, traits }) => thing === 'person' && traits?.includes('repairing') === true,
  );
  const what = things.find(({ thing, count }) => KNELT_TO.has(thing) && count === 1);
  if (mender === undefined || what === undefined) return things;
  return things.map((one) =>
    one === mender || one === what
      ? { ...one, relation: { is: 'meets', party: one === mender ? 'first' : 'second' } }
      : one,
  );
}

/** What is done at a table over which one may fall asleep, and rooms that people are in for such work. */
const TABLE_WORK: readonly Trait[] = ['reading', 'studying', 'sketching', 'typing', 'working'];
const WORKPLACES: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['library', 'classroom', 'office', 'openoffice', 'meetingroom'] as const),
]);

function asleepOverWork(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isElsewhere = says(
    pieces,
    ({ land, ifNone }) => land !== undefined && ifNone !== true && !WORKPLACES.has(land),
  );
  // Who has an office may be asleep at a gate.
  const isAtWork = says(
    pieces,
    ({ land, ifNone }) => WORKPLACES.has(land) && !(isElsewhere && ifNone === true),
  );
  const sleeps = ({ thing, posture, on, traits = [] }: Subject) =>
    thing === 'person' &&
    posture === 'sleeping' &&
    on === undefined &&
    (isAtWork || traits.some((trait) => TABLE_WORK.includes(trait)));
  if (!things.some(sleeps)) return things;
  return things
    .filter(({ thing }) => thing !== 'book')
    .map((one) => {
      if (!sleeps(one)) return one;
      const traits = (one.traits ?? []).filter((trait) => !TABLE_WORK.includes(trait));
      return { ...one, posture: 'sitting', traits: [...traits, 'slumped'] };
    });
}

/** The room of who mends or sleeps at a table where no place is said; null where nobody does. */
export const roomOfBench = (named: readonly Subject[]): Land | null => {
  const people = named.filter(({ thing }) => thing === 'person');
  const does = (test: (trait: Trait) => boolean) =>
    people.some(({ traits = [] }) => traits.some(test));
  return does(isMending) ? 'carpentry' : does((trait) => trait === 'slumped') ? 'library' : null;
};
