import { mix, scaleColour } from '../../arithmetic.ts';
import { isFromAbove, isStillLife } from '../../choices/still-life.ts';
import { isUnderGlass } from '../../choices/under-glass.ts';
import type { Setting } from '../../setting.ts';
import { isWalker } from '../../words/creatures.ts';
import type { Colour, Company, Seat, Subject, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { isLaid } from '../../words/meals/laid.ts';
import { isAtWindow } from '../../words/upon/at-windows.ts';
import type { Camera } from '../frame.ts';
import { shellFittings } from './fittings/shell/dress-shell.ts';
import { BOUNDLESS, IN_ROOM, LONG, SMALL } from './furnishings/tables.ts';
import { inRoom } from './look.ts';
import {
  FULL,
  guestsOf,
  HAS_GUESTS,
  isAmongOwn,
  paints,
  serviceOf,
  sitsThere,
} from './people/guests.ts';
import { planRoom, type Room } from './plan-room.ts';
import { ROOM_KINDS } from './room-kinds.ts';
import { yawOf } from './yaw-of.ts';

/** How far below the eye the top of a table before it is, world units. */
export const BELOW_EYE = 0.46;
/** The same of one that is looked down on. */
const FAR_BELOW_EYE = 1;

/** What needs the middle of a room's floor. */
const ON_FLOOR: ReadonlySet<Thing> = new Set<Thing>([
  'christmastree',
  'gift',
  'balloons',
  'guitar',
  'violin',
  'piano',
  'uprightpiano',
  'bookcase',
  'teddy',
  'toys',
]);

/** Who is drawn with a bed of their own. */
const IN_BED: ReadonlySet<Company['bond']> = new Set(['bedtime', 'inbed', 'asleep']);

/** Courts of houses whose family is about in them, unless an animal is named alone there. */
const OF_FAMILIES: ReadonlySet<Land> = new Set<Land>(['hanokcourt']);

/** Whether animals are named, and nobody else. */
const areAnimals = (subjects: readonly Subject[]): boolean =>
  subjects.some(({ thing }) => thing !== 'person' && isWalker(thing)) &&
  !subjects.some(({ thing }) => thing === 'person');

/** How bright cloth is beside the colour that was named for it: bright colours are deeper on it, white and grey hardly are. */
const CLOTH = { bright: 0.52, grey: 1 } as const;

/** A colour that was named as cloth has it. */
function asCloth(colour: Colour): Colour {
  const [least, most] = [Math.min(...colour), Math.max(...colour)];
  return scaleColour(colour, mix(CLOTH.grey, CLOTH.bright, most > 0 ? (most - least) / most : 0));
}

/** The room of a setting, whose chance is used up. */
export function planFor(camera: Camera, setting: Setting): Room {
  const { land, random, noise, side, subjects, idea } = setting;
  const yaw = yawOf(setting);
  const hasTableware = subjects.some((one) => isLaid(land, one));
  const above = isFromAbove(idea);
  const isBare = ROOM_KINDS[land]?.isBare === true;
  const tableHigh = hasTableware ? camera.height - (above ? FAR_BELOW_EYE : BELOW_EYE) : null;
  const isFilled = subjects.some(({ thing, on }) => on === undefined && ON_FLOOR.has(thing));
  const [cover] = subjects.some(({ colour }) => colour !== null) ? [] : idea.colours.map(asCloth);
  const served = subjects.find(
    (one) =>
      (land === 'barbershop' || (land === 'dentist' && one.served !== undefined)) &&
      sitsThere(land, one),
  );
  const taken = subjects.flatMap(({ on, company }): Seat[] =>
    on !== undefined
      ? [on]
      : company === undefined
        ? []
        : IN_BED.has(company.bond)
          ? ['bed']
          : company.bond === 'kotatsu'
            ? ['table']
            : [],
  );
  // Who sits down to a meal there has it on a table of their own.
  const hasSomebody = subjects.some(({ thing }) => thing === 'person' || thing === 'skater');
  const isSchool = land === 'classroom' && !idea.vacant && !subjects.some(paints);
  const isTaughtBySubject = subjects.some(({ traits }) => traits?.includes('teacher'));
  const isFull = subjects.some((one) => sitsThere(land, one));
  const isLeftToAnimals = OF_FAMILIES.has(land) && areAnimals(subjects);
  // Where pupils sit somebody teaches them.
  const isAttended = isSchool
    ? !isTaughtBySubject && (isFull || !hasSomebody)
    : !idea.vacant &&
      // Nobody is between the eye and who is at its window.
      !isAtWindow(setting) &&
      !isLeftToAnimals &&
      (!hasSomebody || (isFull && HAS_GUESTS.has(land)));
  const hasMeal = subjects.some(({ company }) => company?.bond === 'meal');
  return planRoom({
    land,
    random,
    noise,
    side,
    tableHigh,
    ...(above
      ? { tableSize: BOUNDLESS }
      : isBare
        ? { tableSize: LONG }
        : land === 'balcony'
          ? { tableSize: SMALL }
          : !isStillLife(idea) && { tableSize: IN_ROOM }),
    hasFire: idea.hearth,
    isChristmas: idea.christmas || subjects.some(({ thing }) => thing === 'christmastree'),
    isCandlelit: idea.candlelit && ROOM_KINDS[land]?.hasCandles !== true,
    ...(cover && { cover }),
    ...(served
      ? { service: serviceOf(served) }
      : isAttended && land === 'barbershop' && { service: { act: 'haircut', isWoman: false } }),
    hasBareWall: subjects.some(({ at }) => at === 'wall'),
    taken: isFilled || hasMeal ? [...taken, 'table'] : taken,
    night: setting.time === 'night',
    ...(idea.front && {
      front: {
        ...idea.front,
        isWet: setting.weather === 'rain' || setting.weather === 'storm' || idea.rainOver,
        isSnowy: setting.snowy,
      },
    }),
    ...((hasSomebody || isFull) && { guests: subjects.flatMap((one) => guestsOf(land, one)) }),
    isFull:
      !isLeftToAnimals &&
      (isFull ||
        idea.busy ||
        (isAttended && FULL.has(land)) ||
        (!idea.vacant && subjects.some((one) => isAmongOwn(land, one)))),
    // Passengers are nobody in the middle of a car.
    hasSomebody:
      hasSomebody && !(land === 'metro' && subjects.every((one) => sitsThere(land, one))),
    isAttended,
    isTakenOver: subjects.some(({ thing }) => thing !== 'person' && isWalker(thing)),
    isBathed: subjects.some(({ traits }) => traits?.includes('tubbed')),
    hasOwnTable: hasMeal || subjects.some(({ traits }) => traits?.includes('tablelaying')),
    decor: idea.decor,
    isTaught: land === 'classroom' && (isTaughtBySubject || isAttended),
    isPainted: land === 'classroom' && subjects.some(paints),
    isParty: subjects.some(({ thing }) => thing === 'balloons'),
    yaw,
    isVacant: idea.vacant && !hasSomebody && !isFull,
    fittings: shellFittings(idea.fittings),
    toward: inRoom(setting.light.toward, yaw),
    isDeserted: idea.deserted,
    ...(idea.shell && { outer: idea.shell }),
    ...(isUnderGlass(idea, land, setting.outlook) && { underGlass: setting.outlook }),
  });
}
