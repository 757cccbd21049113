import { INDOORS } from '../../world/room/plan-room.ts';
import { DOER_KEYS } from '../keys/people/doer-keys.ts';
import { FAR_KEYS } from '../keys/places/far-keys.ts';
import type { Meaning } from '../meaning.ts';
import { changed, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { inWorkshops } from '../work/in-workshops.ts';
import { christmasTrees } from './christmas-trees.ts';

/** A street of a favela is in that, and no avenue. */
function inFavelas(pieces: Pieces): Pieces {
  const favela = pieces
    .flatMap(({ meanings }) => meanings)
    .find(({ town, ifNone }) => town === 'favela' && ifNone !== true);
  return favela === undefined
    ? pieces
    : changed(pieces, (one) =>
        one.land === 'street' ? { ...one, land: 'canal', town: 'favela' } : one,
      );
}

/** A studio in which ballerinas are has bars and mirrors, unless somebody paints them there. */
function inDanceStudios(pieces: Pieces): Pieces {
  const isDanced =
    says(pieces, ({ trait }) => trait === 'ballet') &&
    !says(pieces, ({ trait, easel }) => trait === 'painting' || easel === true);
  return isDanced
    ? changed(pieces, (one) => (one.land === 'artstudio' ? { land: 'dancestudio' } : one))
    : pieces;
}

/** A region that is known by what it sows shows houses of its own round a square. */
function onSquaresOfRegions(pieces: Pieces): Pieces {
  return says(pieces, ({ square, ifNone }) => square === true && ifNone !== true)
    ? changed(pieces, (one) =>
        one.crop === 'lavender' && one.ifNone === true
          ? { land: 'street', ifNone: true, square: true, manner: 'southern' }
          : one,
      )
    : pieces;
}

/** Stickers that people have before them, or that are in a room, are things of a shop and no picture that is one. */
function boughtStickers(pieces: Pieces): Pieces {
  const isPasted = ({ pasted }: Meaning) => pasted === true;
  const isRoom = says(
    pieces,
    ({ land, ifNone }) => land !== undefined && ifNone !== true && INDOORS.includes(land),
  );
  const arePeople = says(pieces, ({ thing }) => thing === 'person');
  return pieces.map((piece) =>
    piece.meanings.some(isPasted) && arePeople && (isRoom || piece.plural)
      ? { ...piece, meanings: [{ land: 'stationeryshop', ifNone: true }] }
      : piece,
  );
}

/** What stands by a lake, a moat or a pool where only water is named with it. */
const BY_STILL_WATER: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...(['khmertemple', 'temple', 'tajmahal', 'castle', 'torii'] as const),
]);

/** The water along which somebody walks at a temple or a castle is no sea. */
function byStillWater(pieces: Pieces): Pieces {
  const isWater = ({ land, ground }: Meaning) => land === 'sea' && ground === true;
  const isSea = says(pieces, (one) => one.land === 'sea' && !isWater(one));
  const stands = says(pieces, ({ thing }) => BY_STILL_WATER.has(thing));
  return stands && !isSea && !pieces.some(({ text }) => WAVES.test(text))
    ? changed(pieces, (one) => (isWater(one) ? { land: 'lake' } : one))
    : pieces;
}

/** Words for the sea's water that "water" alone is not. */
const WAVES =
  /^(?:sea|seas|ocean|waves?|meer|wellen?|mer|vagues?|mar|olas?|ondas?|mare|ond[ae]|мор\p{L}*|океан\p{L}*|волн\p{L}*|deniz\p{L}*|dalga\p{L}*|بحر|البحر|أمواج|समुद्र|海|大海|波浪|海浪|波|바다\p{L}*|파도\p{L}*)$/iu;

/** A sauna under lights of the sky is a hut by its lake, seen from there. */
function saunasUnderSkies(pieces: Pieces): Pieces {
  const isUnderSky = says(
    pieces,
    ({ sky }) => sky === 'aurora' || sky === 'stars' || sky === 'moon',
  );
  return isUnderSky && says(pieces, ({ land }) => land === 'lake' || land === 'forest')
    ? changed(pieces, (one) =>
        one.land === 'sauna' ? { thing: 'house', hut: true, trait: 'logs', smoking: true } : one,
      )
    : pieces;
}

/** An astronaut whose sky has the Earth or another planet in it is out there, on the moon under the Earth, whatever is welded. */
function inOuterSpace(pieces: Pieces): Pieces {
  const isAstronaut = ({ thing, trait }: Meaning) => thing === 'astronaut' || trait === 'spacesuit';
  // The sky alone is over a plain, and tales of the future are set in space.
  const isNamed = ({ land, ifNone, scenery }: Meaning) =>
    scenery !== undefined ||
    (land !== undefined && land !== 'plain' && land !== 'space' && ifNone !== true);
  const isSky = ({ sky }: Meaning) => sky === 'earth' || sky === 'planet';
  if (!says(pieces, isAstronaut) || !says(pieces, isSky) || says(pieces, isNamed)) return pieces;
  return changed(pieces, (one) => {
    const { land: _land, ...rest } = one;
    if (isSky(one)) return { ...one, land: 'space', ...(one.sky === 'earth' && { lunar: true }) };
    // What an astronaut works as is nobody beside him.
    if (one.thing === 'person' && one.trait === 'repairing') return { trait: 'repairing' };
    return one.land !== undefined ? rest : one.thing === 'freighter' ? { thing: 'spaceship' } : one;
  });
}

/** A telescope on a roof is at no observatory. */
const stargazingOnRoofs = (pieces: Pieces): Pieces =>
  says(pieces, ({ perch }) => perch === 'roof')
    ? changed(pieces, (one) =>
        one.scenery === 'observatory' && one.ifNone === true ? { trait: 'stargazing' } : one,
      )
    : pieces;

/** A window beside somebody whose trade has a room of its own is one of that room, and no living room's. */
function windowsOfTrades(pieces: Pieces): Pieces {
  const isPane = ({ pane, land }: Meaning) => pane === true && land === 'room';
  const isTrades = ({ thing, land, ifNone }: Meaning) =>
    thing === 'person' && ifNone === true && land !== undefined && INDOORS.includes(land);
  return says(pieces, isPane) && says(pieces, isTrades)
    ? changed(pieces, (one) => {
        if (!isPane(one)) return one;
        const { land: _land, ...rest } = one;
        return rest;
      })
    : pieces;
}

/** Where a band plays or jazz is heard below the ground is a club. */
const clubsBelow = (pieces: Pieces): Pieces =>
  says(pieces, ({ trait, count = 1 }) => trait === 'musician' && count > 1) ||
  pieces.some(({ text }) => JAZZ.test(text))
    ? changed(pieces, (one) => (one.land === 'basement' ? { land: 'jazzclub' } : one))
    : pieces;

/** Jazz, in all languages. */
const JAZZ = /jazz|caz\b|джаз|爵士|ジャズ|재즈|جاز|जैज़/iu;

/** A ship as one of Vikings, whose bows have the head of a dragon. */
function asLongship(one: Meaning): Meaning {
  if (one.trait === 'dragonboat') {
    const { trait: _trait, land: _land, ifNone: _, ...boat } = one;
    return { ...boat, thing: 'longship' };
  }
  return one.thing === 'boat' ? { ...one, thing: 'longship' } : one;
}

/** Ships that are named with Vikings are theirs. */
const shipsOfVikings = (pieces: Pieces): Pieces =>
  says(pieces, ({ trait }) => trait === 'viking') ? changed(pieces, asLongship) : pieces;

/** The town by whose name its caves are known too. */
const DUNHUANG = /^(?:敦煌|dunhuang|дуньхуан\p{L}*|둔황)$/iu;

/** Who is in the desert about Dunhuang is before no cave. */
const desertOfDunhuang = (pieces: Pieces): Pieces =>
  says(pieces, ({ land }) => land === 'desert')
    ? pieces.map((piece) =>
        DUNHUANG.test(piece.text) ? { ...piece, meanings: [{ land: 'desert' }] } : piece,
      )
    : pieces;

/** Words for lava, and not for a mountain that throws it out. */
const LAVA =
  /^(?:\p{Script=Latin}*lav[ae]s?|magma|лав\p{L}*|магм\p{L}*|熔岩|岩浆|溶岩|マグマ|용암\p{L}*|마그마|लावा|الحمم|حمم|اللافا|لافا)$/iu;

/** Lava that a bridge is over flows through a land of fire: on the meadow before a volcano there is none under it. */
function overLava(pieces: Pieces): Pieces {
  const isLava = ({ text, negated, meanings }: Piece) =>
    !negated && LAVA.test(text) && meanings.some(({ land }) => land === 'volcano');
  const isBridge = ({ thing }: Meaning) => thing === 'bridge' || thing === 'ropebridge';
  const isElsewhere = pieces.some(
    ({ text, meanings }) =>
      !LAVA.test(text) &&
      meanings.some(({ land, ifNone }) => land !== undefined && ifNone !== true),
  );
  return says(pieces, isBridge) && !isElsewhere
    ? pieces.map((piece) => (isLava(piece) ? { ...piece, meanings: [FAR_KEYS.inferno] } : piece))
    : pieces;
}

/** Words for an avenue that say nothing of trees, and for the aisle of a shop or a lane of a bowling hall. */
const BARE_AVENUE = /^(?:all[eé]e|alameda|алле)\p{L}*$/iu;

/** An avenue in a town or a room is a street or part of that. */
function avenuesOfTowns(pieces: Pieces): Pieces {
  const isAvenue = ({ scenery }: Meaning) => scenery === 'treeavenue';
  const isTown = (one: Meaning) =>
    !isAvenue(one) &&
    one.land !== undefined &&
    (INDOORS.includes(one.land) || one.land === 'street' || one.land === 'city');
  return says(pieces, isTown)
    ? pieces.map((piece) =>
        BARE_AVENUE.test(piece.text) && piece.meanings.some(isAvenue)
          ? { ...piece, meanings: [{ land: 'street' as const }] }
          : piece,
      )
    : pieces;
}

/** Who keeps a shop stands on a square where no other place is named, and neither in a portrait nor asleep; at a checkout they are served there. */
function shopkeepersElsewhere(pieces: Pieces): Pieces {
  const isElsewhere = says(
    pieces,
    ({ land, ifNone, composition, posture, seat, trait }) =>
      (land !== undefined && ifNone !== true) ||
      composition === 'portrait' ||
      posture === 'sleeping' ||
      posture === 'lying' ||
      seat !== undefined ||
      trait === 'queue',
  );
  return isElsewhere
    ? changed(pieces, (one) => {
        if (one !== DOER_KEYS.shopkeeper) return one;
        return says(pieces, ({ trait }) => trait === 'queue')
          ? { thing: 'person' }
          : { thing: 'person', trait: 'shopkeeping' };
      })
    : pieces;
}

/** The words of a prompt: some name another place than by themselves, by who and what is there. */
export const byWhatIsThere = (pieces: Pieces): Pieces =>
  [
    inFavelas,
    inDanceStudios,
    inWorkshops,
    onSquaresOfRegions,
    boughtStickers,
    byStillWater,
    stargazingOnRoofs,
    inOuterSpace,
    saunasUnderSkies,
    avenuesOfTowns,
    shopkeepersElsewhere,
    windowsOfTrades,
    christmasTrees,
    clubsBelow,
    shipsOfVikings,
    desertOfDunhuang,
    overLava,
  ].reduce((all, step) => step(all), pieces);
