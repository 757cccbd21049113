import { COLOURS } from '../../../words/lists/colours.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { isBeast } from '../creatures.ts';
import { TALE_FIGURE_KEYS } from '../keys/people/tale-figure-keys.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { inSenses, type Sense } from './sense.ts';

/** With whom Snow White is named. */
const WITH_SNOW_WHITE =
  /dwar[fv]|queen|huntsman|witch|mirror|nains?$|reine|sorcière|miroir|poisoned|disney/iu;

/** What she does or is, or where, right behind her name. */
const TOLD_OF_HER =
  /^(?:is|was|and|with|in|on|at|by|near|under|beside|among|from|as|eats|sits|sleeps|lies|bites|takes|runs|walks|holds|meets|sings|dances|cleans|stands|\p{L}+ing)(?: |$)/iu;

/** Whether nothing is named before a word that it could be said of, or the picture is one of it. */
const isFirst = (pieces: Pieces, at: number): boolean =>
  pieces[at - 2]?.meanings.some(({ composition }) => composition === 'portrait') === true ||
  (!/^(?:an?|the|la|une|de)$/iu.test(pieces[at - 1]?.text ?? '') &&
    !says(pieces.slice(0, at), (one) =>
      [one.thing, one.land, one.scenery, one.settled].some((it) => it !== undefined),
    ));

/** Whether a colour and what has it come behind a word: "and red roses". */
function isOneOfColours(pieces: Pieces, at: number): boolean {
  const [and, next] = [pieces[at + 1], pieces[at + 2]];
  return and?.role === 'and' && next?.meanings.some(({ colour }) => colour !== undefined) === true;
}

/** Snow White is written as a name, or with those of her tale, or it is told what she does; else it is a colour, and in French the snow. */
const snowWhite: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (piece === undefined || !/^(?:snow[ -]white|blanche neige)$/iu.test(piece.text)) return null;
  const next = pieces[at + 1];
  const isFrench = /neige$/iu.test(piece.text);
  const isBeforeThing =
    next?.afterStop === false && next.meanings.some(({ thing }) => thing !== undefined);
  const isTold =
    isFirst(pieces, at) &&
    (next === undefined ||
      next.afterStop ||
      isFrench ||
      (TOLD_OF_HER.test(next.text) && !isOneOfColours(pieces, at)));
  const isWritten = /^Snow White$|^Blanche Neige$/u.test(piece.text);
  const isWith = pieces.some(({ text }) => WITH_SNOW_WHITE.test(text));
  if ((isWritten || isTold || isWith) && (isFrench || !isBeforeThing))
    return [TALE_FIGURE_KEYS.snowwhite];
  return isFrench ? [{ snowy: true, ground: true }] : [{ colour: COLOURS.white }];
};

/** What a court has, where a little prince is a child of it. */
const isCourtly = ({ thing, land, trait }: Meaning): boolean =>
  thing === 'castle' ||
  thing === 'horse' ||
  land === 'throneroom' ||
  trait === 'royal' ||
  trait === 'mounted';

/** Articles by which a little prince is any. */
const ANY = /^(?:an?|one|ein|eine[mnrs]?|une?|uno?|um)$/iu;

/** A little prince is any by his article or at a court; the one of the tale has a planet. */
const littlePrince: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (piece?.meanings.some(({ trait }) => trait === 'littleprince') !== true) return null;
  const others = pieces.filter((one) => one !== piece);
  const isAny = ANY.test(pieces[at - 1]?.text ?? '');
  if (!isAny && !says(others, isCourtly)) return null;
  return says(others, ({ tinyPlanet }) => tinyPlanet === true)
    ? null
    : [
        { thing: 'person', trait: 'royal' },
        { thing: 'person', trait: 'child' },
      ];
};

/** What stands right before a small planet that nobody is on. */
const NOT_ON_PLANET =
  /(?:^|\s)(?:over|above|at|near|around|towards?|to|past|by|behind|from|our|holding|holds|orbiting|orbits|approaching|watching|our|notre|unser|unsere[mnrs]?|nuestro|nosso|nostro|vers|über|tenant|regardant|hält|hacia|mirando|segurando|guardando)(?: (?:an?|the|this|that|une?|la|el|il|ein|eine[mnrs]?|de[mnrs]|um|uno))?$/iu;

/** What stands right behind one. */
const BEHIND_PLANET = /^(?:earth|over|above|behind|beside|terre|erde|tierra|terra)$/iu;

/** A small planet that nobody is on is one of the sky. */
const smallPlanet: Sense = (pieces, at) => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (piece?.meanings.some(({ tinyPlanet }) => tinyPlanet === true) !== true) return null;
  if (/^(?:on|sur|auf|en|no|sul) /iu.test(piece.text)) return null;
  const before = pieces.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const isBehind = next?.afterStop === false && BEHIND_PLANET.test(next.text);
  return NOT_ON_PLANET.test(before.join(' ')) || isBehind ? [SCENE_MEANINGS.planet] : null;
};

/** What is done on a carpet of a tale that lies on a floor, and where such are sold. */
const LYING =
  /^(?:sleep\p{L}*|asleep|rest\p{L}*|nap\p{L}*|shops?|stores?|sale|sells?|selling|sold|merchants?|sellers?)$/iu;

/** A carpet of a tale flies in no room, and not where it is sold or slept on. */
const carpet: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (piece?.meanings.some(({ mount }) => mount === 'oncarpet') !== true) return null;
  const others = pieces.filter((one) => one !== piece);
  const isWithin = says(others, ({ land }) => land !== undefined && INDOORS.includes(land));
  const isLying = others.some(({ text }) => text.split(' ').some((word) => LYING.test(word)));
  return isWithin || isLying ? [] : null;
};

/** Figures of tales whose names are also those of others, of temples and of statues. */
const FIGURES: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['zeus', 'krishna', 'ganesha', 'aladdin', 'monkeyking', 'cinderella', 'momotaro'] as const),
  ...(['nasreddin', 'peterpan', 'babayaga', 'titan'] as const),
]);

/** The same who look like others, by their names. */
const FIGURE_NAMES =
  /^(?:don qui[jx]ote|(?:el )?quijote|don quichotte|don chisciotte|dom quixote|дон кихота?|don kişot|堂吉诃德|唐吉诃德|ドン・?キホーテ|돈 ?키호테|دون كيشوت|merlin|merlín|merlino|мерлин|(?:court )?jester|jesters)$/iu;

const isFigure = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  piece.meanings.length > 0 &&
  (FIGURE_NAMES.test(piece.text) || piece.meanings.some(({ trait }) => FIGURES.has(trait)));

/** A word that a bird, a fish or a hat has too, right before or behind its kind: "a merlin falcon", "a jester hat". */
function isOfBeastOrHat(pieces: Pieces, at: number): boolean {
  const [piece, before, next] = [pieces[at], pieces[at - 1], pieces[at + 1]];
  const isKind = (one: Piece | undefined) =>
    one?.meanings.some(
      ({ thing }) => thing === 'hat' || thing === 'fish' || (thing !== undefined && isBeast(thing)),
    ) === true;
  if (piece === undefined || !/^(?:merlin|(?:court )?jester)$/iu.test(piece.text)) return false;
  return (next?.afterStop === false && isKind(next)) || (!piece.afterStop && isKind(before));
}

/** What makes a name that of somebody or something else, right before it. */
const CALLED =
  /(?:^|\s)(?:named|called|(?:temple|statue|bust|shrine|sculpture|tomb|figurine|painting|altar) of|my (?:friend|dog|cat|brother|son|uncle|husband|boss)|namens|nommée?|appelée?|llamad[oa]|chamad[oa]|chiamat[oa]|temple de|statue de|statue von|tempel des|templo de|estatua de|estátua de|tempio di|statua di)(?: lord)?$/iu;

/** What a name says the kind of, right behind it. */
const OF_KIND =
  /^(?:s|temple|statue|shrine|bust|sculpture|figurine|tempel|idol|costume|slippers?|parks?|hotels?|restaurants?|shops?|stores?|店|本店|店舗|(?:总部|總部|公司|集团|大楼)\p{L}*|본사|매장)$/iu;

/** Small words between a building or a statue and whose it is. */
const LINK = /^(?:の|की|का|के|의|的|of|de|des|del|di|do|da|von)$/iu;
/** Words for gods and their temples that mean nothing else. */
const OF_GODS = /^(?:神|神庙|神廟|庙|廟|殿)$/u;
/** Who does something in Korean. */
const DOER = /[가이은는]$/u;

/** Whether a name is that of whose temple or statue is named right beside it, in any order ("ゼウスの神殿", "معبد زيوس"). */
const isOfTemple = (pieces: Pieces, at: number): boolean =>
  !DOER.test(pieces[at]?.text ?? '') &&
  ([1, -1] as const).some((step) => {
    const isLinked = LINK.test(pieces[at + step]?.text ?? '');
    const one = pieces[at + step * (isLinked ? 2 : 1)];
    const isParted = (step > 0 ? one : pieces[at])?.afterStop !== false;
    return (
      one !== undefined &&
      !isParted &&
      (OF_GODS.test(one.text) ||
        one.meanings.some(
          ({ thing, land }) => thing === 'temple' || thing === 'statue' || land === 'templehall',
        ))
    );
  });

/** A name of a tale that somebody else or something has names nobody: "a dog named Zeus", "Zeus the husky", "krishna temple", "Aladdin's lamp". */
const called: Sense = (pieces, at) => {
  const [piece, next, beast] = [pieces[at], pieces[at + 1], pieces[at + 2]];
  if (!isFigure(piece)) return null;
  const before = pieces.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const isTheBeast =
    next?.text.toLowerCase() === 'the' &&
    beast?.meanings.some(({ thing }) => thing !== undefined && isBeast(thing)) === true;
  const owned = LINK.test(next?.text ?? '') ? beast : next;
  const isOf = next?.afterStop === false && OF_KIND.test(owned?.text ?? '');
  const isOther = isTheBeast || isOf || isOfBeastOrHat(pieces, at) || isOfTemple(pieces, at);
  return isOther || CALLED.test(before.join(' ')) ? [] : null;
};

/** A festival or a museum of the oldest pictures is no cave. */
const rockArt: Sense = (pieces, at) => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  const isPainted = piece?.meanings.some(({ painted }) => painted === true) === true;
  const isEvent =
    next?.afterStop === false && /^(?:festivals?|museums?|exhibitions?|shows?)$/iu.test(next.text);
  return isPainted && isEvent ? [] : null;
};

/** In whose sleigh somebody else is, Santa is not there: "a dog in santa's sleigh". */
const santasOwn: Sense = (pieces, at) => {
  const piece = pieces[at];
  const isOwned = /^s$/iu.test(pieces[at + 1]?.text ?? '') && piece?.afterStop === false;
  const isIn = /^(?:in|inside|on|driving|stealing|steals|drives)$/iu.test(
    pieces[at - 1]?.text ?? '',
  );
  const isSleigh = pieces[at + 2]?.meanings.some(({ thing }) => thing === 'sleigh') === true;
  if (!isOwned || !isIn || !isSleigh) return null;
  return piece.meanings.flatMap(({ thing, trait, ...rest }) =>
    trait === 'santa' || thing === 'person' ? [rest] : [{ thing, trait, ...rest }],
  );
};

/** What a tsar is called for: the lion, and a cannon and a bell in Moscow. */
const tsar: Sense = (pieces, at) => {
  const isTsar = /^царь$/iu.test(pieces[at]?.text ?? '');
  const isOf = /^(?:звер|пушк|колокол|птиц|рыб)/iu.test(pieces[at + 1]?.text ?? '');
  return isTsar && isOf ? [] : null;
};

const SENSES: readonly Sense[] = [
  tsar,
  santasOwn,
  ...[snowWhite, littlePrince, smallPlanet, carpet, called, rockArt],
];

/** The words of a prompt, with names of tales where those are meant: what is snow white is no princess, a dog named Zeus no god, and a small planet over a desert nobody's. */
export const namesOfTales = (pieces: Pieces): Pieces => inSenses(pieces, SENSES);
