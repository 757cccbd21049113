import type { Piece } from '../../../words/reader.ts';
import { canFord } from '../animals/own-traits.ts';
import { isWalker } from '../creatures.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Thing } from '../thing.ts';
import { BOATS, ROAD_VEHICLES } from '../vehicles.ts';

type Pieces = readonly Piece<Meaning>[];

const fords = ({ trait }: Meaning): boolean => trait === 'fording';
const rides = ({ trait }: Meaning): boolean => trait === 'mounted';
const swims = ({ trait }: Meaning): boolean => trait === 'swimming';

const thingsOf = (pieces: Pieces): readonly Thing[] =>
  pieces.flatMap(({ meanings }) => meanings.flatMap(({ thing }) => thing ?? []));

/** "In", with which such phrases begin that tell where something lies ("a starfish in shallow water"). */
const IN = /^(?:in|im|en|em)(?= )/iu;

/** On what nobody goes through water on their own feet. */
const carries = (thing: Thing): boolean =>
  BOATS.has(thing) ||
  ROAD_VEHICLES.has(thing) ||
  thing === 'bicycle' ||
  thing === 'submarine' ||
  thing === 'swingtree';

/** The words of a prompt; shallow water through which nobody goes who can be drawn so is water like any other: a shore, and what sails is afloat. */
export function throughWater(pieces: Pieces): Pieces {
  return pieces.flatMap((piece, at): Pieces => {
    if (!piece.meanings.some(fords)) return [piece];
    const before = thingsOf(pieces.slice(0, at));
    const named = before.length > 0 ? before : thingsOf(pieces.slice(at + 1));
    const walkers = named.filter(isWalker);
    const goer = before.length > 0 ? walkers.at(-1) : walkers[0];
    const isGone = goer === undefined ? says(pieces, rides) : canFord(goer);
    if (isGone && !named.some(carries) && !says(pieces, swims)) return [piece];
    const water: Piece<Meaning> = { ...piece, meanings: [SCENE_MEANINGS.sea] };
    const [word] = IN.exec(piece.text) ?? [];
    return word === undefined
      ? [water]
      : [
          { ...piece, text: word, role: 'with', meanings: [] },
          { ...water, afterStop: false },
        ];
  });
}
