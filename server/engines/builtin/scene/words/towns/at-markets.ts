import { INDOORS } from '../../world/room/plan-room.ts';
import { PLACE_KEYS } from '../keys/places/place-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import { WILD } from '../lands/halts.ts';
import type { Meaning } from '../meaning.ts';
import type { Nation } from '../nation.ts';
import type { Pieces } from '../pieces.ts';

/** The streets and squares of a people's towns. */
const TOWNS = {
  northern: { land: 'street', square: true },
  southern: { land: 'street', square: true, manner: 'southern' },
  white: { land: 'street', square: true, manner: 'white' },
  french: { land: 'street', square: true, manner: 'southern' },
  colonial: { land: 'street', town: 'plaza' },
  arab: { land: 'street', town: 'souk' },
  indian: { land: 'street', town: 'indian' },
  chinese: { land: 'street', town: 'hutong' },
  japanese: { land: 'street', town: 'machiya' },
  korean: { land: 'street', town: 'hanok' },
  african: TOWN_KEYS.africanstreet,
} as const satisfies Readonly<Record<Nation, Meaning>>;

/** A market of fish that is held in the open. */
const FISH_STALLS: Meaning = { land: 'street', thing: 'stall', also: ['fish'] };

/** Whether it is a country of beaches under palms. */
export const isUnderPalms = ({ land, ifNone, also }: Meaning): boolean =>
  land === 'beach' && ifNone === true && also?.includes('palm') === true;

const STALL: Meaning = { thing: 'stall' };

/** A street of a town under palms. */
export const UNDER_PALMS: Meaning = { land: 'street', town: 'caribbean' };

const INDIAN_MARKET: Meaning = { ...TOWN_KEYS.indianstreet, thing: 'stall' };

/** Words that mean any market in languages in which they mean a souk as well. */
const ANY_MARKET = /^(?:(?:ال)?سوق|أسواق|बाज़ार|बाजार|базар|çarşı|bazar)/iu;

/** Whether it is a country or a town of it, of other people than those who have souks; whose shop is known by their name is of none. */
const isOfOthers = ({ folk, nation, land, ifNone, town, manner, settled }: Meaning): boolean =>
  folk !== 'arab' &&
  folk !== 'indian' &&
  nation !== 'arab' &&
  town !== 'souk' &&
  (nation !== undefined ||
    (ifNone === true &&
      settled === undefined &&
      land !== undefined &&
      land !== 'city' &&
      !INDOORS.includes(land)) ||
    manner !== undefined);

/** Words for Thailand, whose towns stand under palms. */
const THAI =
  /^(?:thai|thaï|tay(?:land)?|tailand|тайск|таиланд|тайланд|تايلان|泰国|タイ(?:の|$)|태국|타이|थाई)/iu;

/**
 * The words of a prompt; a market is held in the streets of whose it is, a village's on its square. Of anything else
 * whose it is says nothing.
 */
export function atMarkets(pieces: Pieces): Pieces {
  const has = (test: (one: Meaning) => boolean) =>
    pieces.some(({ negated, meanings }) => !negated && meanings.some(test));
  const isOfFish =
    has(({ land }) => land === 'fishshop') &&
    has(({ settled, nation, town }) => (settled ?? nation ?? town) !== undefined);
  const isMarket = isOfFish || has(({ thing }) => thing === 'stall');
  const isTropical = isMarket && has(isUnderPalms);
  const isIndian = isMarket && has(({ folk, land }) => folk === 'indian' && land !== undefined);
  const isAbroad = isMarket && has(isOfOthers);
  return pieces.map((piece) => {
    const { meanings } = piece;
    if (isMarket && meanings.length === 0 && THAI.test(piece.text))
      return { ...piece, role: null, meanings: [UNDER_PALMS] };
    if (!isMarket && meanings.every(({ nation }) => nation === undefined)) return piece;
    return {
      ...piece,
      meanings: meanings.flatMap((one) =>
        // A word that means a bazaar elsewhere means a market there.
        one.town === 'souk' && isIndian && ANY_MARKET.test(piece.text)
          ? [INDIAN_MARKET]
          : one.town === 'souk' && (isTropical || (isAbroad && ANY_MARKET.test(piece.text)))
            ? [STALL]
            : meantAt(isMarket, one),
      ),
    };
  });
}

/** Whether it is Africa, or a country there that is known by its savanna. */
export const isSavanna = ({ savanna, ifNone, scenery }: Meaning): boolean =>
  savanna === true && ifNone === true && scenery === undefined;

/** Whether it is a country or a region that is known by its land. */
const isCountry = ({ land, ifNone, thing, scenery }: Meaning): boolean =>
  ifNone === true &&
  land !== undefined &&
  WILD.has(land) &&
  thing === undefined &&
  scenery === undefined;

/** In what town of a country its markets are. */
function townIn({ folk, manner }: Meaning): Meaning {
  if (folk === 'arab') return TOWNS.arab;
  return manner === 'southern' ? TOWNS.southern : TOWNS.northern;
}

/** What a word means where a market is held, or none is. */
function meantAt(isMarket: boolean, one: Meaning): readonly Meaning[] {
  if (one.nation !== undefined) return isMarket ? [TOWNS[one.nation]] : [];
  if (!isMarket) return [one];
  if (one.land === 'fishshop') return [FISH_STALLS];
  if (one.settled === 'village') return [TOWNS.northern];
  // Where rice grows in terraces there are towns too.
  if (one.land === 'terraces' && one.ifNone === true) return [TOWNS.chinese];
  if (one.tuscan === true) return [TOWNS.southern];
  // Under palms by the sea houses are of wood.
  if (isUnderPalms(one)) return [UNDER_PALMS];
  if (isSavanna(one) || one === PLACE_KEYS.africanlands) return [TOWNS.african];
  // A country is known by its land, but its markets are in its towns.
  if (isCountry(one)) return [townIn(one)];
  return one.town === 'greek' ? [TOWNS.white] : [one];
}
