import { canFord } from '../animals/own-traits.ts';
import { isWalker } from '../creatures.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import { isStreet, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import { BOATS, ROAD_VEHICLES } from '../vehicles.ts';

const fords = ({ trait }: Meaning): boolean => trait === 'fording';
const rides = ({ trait }: Meaning): boolean => trait === 'mounted';
const swims = ({ trait }: Meaning): boolean => trait === 'swimming';

const thingsOf = (pieces: Pieces): readonly Thing[] =>
  pieces.flatMap(({ meanings }) => meanings.flatMap(({ thing }) => thing ?? []));

/** "In", with which such phrases begin that tell where something lies ("a starfish in shallow water"). */
const IN = /^(?:in|im|en|em|nas?|dans|nell(?=['’])|nelle|на|في)(?=[ '’])/iu;

/** Who looks into the water is not in it, in Japanese: the word behind it. */
const LOOKS = /^(?:見|覗|のぞ|眺)/u;
/** Verbs with which such phrases end where water alone would be a sea to be under ("在水中奔跑"). */
const RUNS = /奔跑$|koşan$/u;

/** Words for shallows, which lakes and rivers have too, and who is at home in those. */
const SHALLOWS = /мелковод|浅|shallows/iu;
const OF_LAKES: ReadonlySet<Thing> = new Set<Thing>(['wader', 'swan', 'duck', 'frog', 'crocodile']);

/** A phrase and the verb with which it ends, as words of their own. */
function withVerbApart(piece: Piece): Pieces {
  const at = piece.text.search(RUNS);
  if (at < 0 || !piece.meanings.some(fords)) return [piece];
  return [
    { ...piece, text: piece.text.slice(0, at).trim() },
    {
      ...piece,
      text: piece.text.slice(at),
      meanings: [SCENE_MEANINGS.running],
      afterStop: false,
    },
  ];
}

/** On what nobody goes through water on their own feet. */
const carries = (thing: Thing): boolean =>
  BOATS.has(thing) ||
  ROAD_VEHICLES.has(thing) ||
  thing === 'bicycle' ||
  thing === 'submarine' ||
  thing === 'swingtree';

/** The words of a prompt; shallow water through which nobody goes who can be drawn so is water like any other: a shore, and what sails is afloat. */
export function throughWater(said: Pieces): Pieces {
  const pieces = said.flatMap(withVerbApart);
  return pieces.flatMap((piece, at): Pieces => {
    if (!piece.meanings.some(fords)) return [piece];
    const before = thingsOf(pieces.slice(0, at));
    const named = before.length > 0 ? before : thingsOf(pieces.slice(at + 1));
    const walkers = named.filter(isWalker);
    const goer = before.length > 0 ? walkers.at(-1) : walkers[0];
    const isGone = goer === undefined ? says(pieces, rides) : canFord(goer);
    const isSeen = LOOKS.test(pieces[at + 1]?.text ?? '');
    const isDry = isSeen || named.some(carries) || says(pieces, swims) || says(pieces, isStreet);
    if (isGone && !isDry) return [piece];
    if (SHALLOWS.test(piece.text) && named.some((thing) => OF_LAKES.has(thing)))
      return [{ ...piece, meanings: [] }];
    const water: Piece = { ...piece, meanings: [SCENE_MEANINGS.sea] };
    const [word] = IN.exec(piece.text) ?? [];
    return word === undefined
      ? [water]
      : [
          { ...piece, text: word, role: 'with', meanings: [] },
          { ...water, afterStop: false },
        ];
  });
}
