import { createRandom, type Random } from '../../../kernels/random.ts';
import type { Noise } from '../../noise.ts';
import { type Decor, USUAL_DECOR } from '../../words/decor.ts';
import type { Colour, Seat } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { overgrown } from './deserted/climbing.ts';
import { desert } from './deserted/desert.ts';
import type { Enclosure } from './enclosures/enclosure.ts';
import { type Around, enclosureOf } from './enclosures/enclosure-of.ts';
import { withinShell } from './enclosures/outer-shells.ts';
import { standsWithin } from './enclosures/stands-within.ts';
import {
  dressShell,
  isBareWindow,
  type ShellFittings,
  shapeOf,
  shellSolids,
  skylightIn,
  withRug,
} from './fittings/shell/dress-shell.ts';
import { furnisherOf } from './furnishers.ts';
import { byCandlelight } from './furnishings/candle-stands.ts';
import { fireplace } from './furnishings/fireplace.ts';
import { TABLE, type TableSize } from './furnishings/tables.ts';
import { windowFrame } from './furnishings/window-frame.ts';
import type { Furnishing, Service } from './furniture.ts';
import { indoorPlants } from './home/indoor-plants.ts';
import { wideFrame } from './home/modern-home.ts';
import type { Beam } from './light/beam.ts';
import { isHall, planShell } from './plan-shell.ts';
import { ROOM_KINDS } from './room-kinds.ts';
import { box, type Material, type Point, type Solid } from './solids/solid.ts';

/** The rooms that can be drawn. */
export const INDOORS: readonly Land[] = [
  'room',
  'kitchen',
  'library',
  'bedroom',
  'classroom',
  'cafe',
  'bathroom',
  'office',
  'garage',
  'greenhouse',
  'station',
  'nave',
  'churchwedding',
  'ofrenda',
  'hanukkah',
  'beertent',
  ...(Object.keys(ROOM_KINDS) as Land[]),
];

/** An empty box of a room that is open at the eye, and what stands in it. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly high: number;
  /** Where the wall ahead is. */
  readonly back: number;
  readonly walls: Material;
  readonly floor: Material;
  readonly ceiling: Material;
  /** The opening in the wall ahead: left, right, low, high. */
  readonly window: readonly [number, number, number, number];
  /** Whether a place of the wall ahead is within the opening, grown by so much all around (metres; missing: not at all); missing: all of its rectangle is. */
  readonly outline?: (x: number, y: number, beyond?: number) => boolean;
  /** The colours of the glass in it; missing: it is clear. */
  readonly tint?: (x: number, y: number) => Colour;
  readonly solids: readonly Solid[];
  /** The top of a table right before the eye, one of the solids; null without one. */
  readonly table: Solid | null;
  /** Where its lamps hang or stand. */
  readonly lamps: readonly Point[];
  /** How many of them, the first, have shades that are open above and below. */
  readonly shaded: number;
  /** How far to the right of the wall ahead the eye looks, radians. */
  readonly yaw: number;
  /** Whether it has no walls, floor or ceiling. */
  readonly isBare: boolean;
  /** What is around it instead of walls and ceiling of its own; missing: nothing is. */
  readonly enclosure?: Enclosure;
  /** What falls in through its ceiling; missing: nothing does. */
  readonly beam?: Beam;
  /** Whether people have left it, and no lamp is lit; missing: they have not. */
  readonly isDeserted?: true;
}

/** What a room is planned by. */
export interface RoomWish extends Around {
  readonly land: Land;
  readonly random: Random;
  readonly noise: Noise;
  /** −1 or 1: the side where the heavy things stand. */
  readonly side: number;
  /** How high the table before the eye is, world units; null: there is none. */
  readonly tableHigh: number | null;
  /** Its extent; missing: the usual one. */
  readonly tableSize?: TableSize;
  /** Whether a fire burns in it. */
  readonly hasFire: boolean;
  /** Whether Christmas is kept there, and stockings hang at its fire; missing: it is not. */
  readonly isChristmas?: boolean;
  /** Whether candles light it; missing: those that it has anyway. */
  readonly isCandlelit?: boolean;
  /** Whether it is dark outside; missing: it is not. */
  readonly night?: boolean;
  /** Whether people sit on its seats. */
  readonly isFull?: boolean;
  /** Those named who sit on its seats, each by what they are; missing: nobody is named. */
  readonly guests?: Furnishing['guests'];
  /** Whether somebody teaches there, and is near enough to be seen; missing: nobody does. */
  readonly isTaught?: boolean;
  /** Whether children paint there, at easels of their own; missing: nobody does. */
  readonly isPainted?: boolean;
  /** Whether somebody stands or sits in its middle, where nothing else does then; missing: nobody does. */
  readonly hasSomebody?: boolean;
  /** Whether those are there who are there every day; missing: they are not. */
  readonly isAttended?: boolean;
  /** Whether an animal or a robot stands where its own people do what one comes for; missing: none does. */
  readonly isTakenOver?: boolean;
  /** Whether somebody is in a bathtub of their own; missing: nobody is. */
  readonly isBathed?: boolean;
  /** Whether somebody lays or eats at a table of their own; missing: nobody does. */
  readonly hasOwnTable?: boolean;
  /** Whether a birthday is kept there; missing: none is. */
  readonly isParty?: boolean;
  /** Who is served in its chair; missing: nobody is. */
  readonly service?: Service;
  /** What somebody is on: that is put where it is seen well, and not where it usually stands. */
  readonly taken?: readonly Seat[];
  /** Whether the wall beside the window is free for a picture that is hung up; missing: it is not. */
  readonly hasBareWall?: boolean;
  /** The shop whose front it is; missing: it is no shop's front. */
  readonly front?: Furnishing['front'];
  /** How it is said to be furnished; missing: nothing is said. */
  readonly decor?: Decor;
  /** What colour its seats are asked to be; missing: one of its own. */
  readonly cover?: Colour;
  /** How far to the right the eye looks, radians; missing: straight ahead. */
  readonly yaw?: number;
  /** What is said of its walls, floor, ceiling and window; missing: nothing is. */
  readonly fittings?: ShellFittings;
  /** Toward the sun or the moon, as the room has it; missing: from overhead. */
  readonly toward?: Point;
  /** Whether nobody is there, not even those whom it has anyway; missing: they are. */
  readonly isVacant?: boolean;
  /** Whether people have left it for good; missing: they have not. */
  readonly isDeserted?: boolean;
}

/** Toward what light falls from straight above. */
const OVERHEAD: Point = [0, 1, 0];

/** How much nearer the blackboard is where somebody teaches before it, metres. */
export const TAUGHT_NEARER = 2.1;

/** Makes a room of a kind, its window and heavier side chosen by chance. */
export function planRoom({
  land,
  random,
  noise,
  side,
  tableHigh,
  tableSize,
  hasFire: wantsFire,
  isCandlelit = false,
  isChristmas = false,
  taken,
  hasBareWall,
  cover,
  night = false,
  isFull = false,
  guests,
  isTaught = false,
  isPainted = false,
  hasSomebody = false,
  isAttended = false,
  isTakenOver = false,
  isBathed = false,
  hasOwnTable = false,
  isParty = false,
  service,
  front,
  decor = USUAL_DECOR,
  yaw = 0,
  fittings = [],
  toward = OVERHEAD,
  isVacant = false,
  isDeserted = false,
  underGlass,
  outer,
}: RoomWish): Room {
  const hasFire = wantsFire && ROOM_KINDS[land]?.hasFire !== true;
  const planned = planShell({ land, random, noise, side, hasFire, night, decor });
  const whole = outer ? withinShell(planned, outer) : planned;
  const isEnclosed = underGlass !== undefined || outer !== undefined;
  const isFramed = !isEnclosed && !isHall(land);
  const shell = dressShell(
    isTaught ? { ...whole, back: whole.back - TAUGHT_NEARER } : whole,
    fittings,
    isFramed,
    noise,
  );
  const furnishing = {
    random,
    noise,
    shell,
    side,
    hasFire,
    isFull,
    isTaught,
    isPainted,
    hasSomebody,
    isAttended,
    isTakenOver,
    isBathed,
    hasOwnTable,
    isParty,
    isChristmas,
    decor,
    ...(isDeserted && { isDeserted: true as const }),
    ...((isEnclosed || isBareWindow(fittings)) && { isBareWindow: true as const }),
    ...(guests && { guests }),
    ...(taken && { taken }),
    ...(hasBareWall && { hasBareWall }),
    ...(cover && { cover }),
    ...(service && { service }),
    ...(front && { front }),
  };
  const { solids, lamps: all, isShaded } = furnisherOf(land, decor)(furnishing);
  const isClosed = night && ROOM_KINDS[land]?.light.closed !== undefined;
  const lamps = isClosed ? all.filter((_, n) => n % 4 === 0 || n % 4 === 3) : all;
  const { wide, near, far, top } = tableSize ?? TABLE;
  const table =
    tableHigh === null
      ? null
      : box([-wide, tableHigh - 0.06, near], [wide, tableHigh, far], top(noise));
  const middle = (shell.left + shell.right) / 2;
  const fire = hasFire
    ? fireplace(furnishing, middle - side * 0.9, isChristmas)
    : { solids: [], lamps: [] };
  const candles = isCandlelit ? byCandlelight(shell) : { solids: [], lamps: [] };
  const chance = fittings.length > 0 ? random.uint32() : 0;
  const skylight = skylightIn(shell, fittings, toward);
  const everything = [
    ...shellSolids(shell, fittings, { isOwn: isFramed, chance, noise }),
    ...(skylight?.solids ?? []),
    ...(!isFramed || shapeOf(fittings) !== null
      ? []
      : decor.isWide && !hasFire
        ? wideFrame(shell.window, shell.back, decor.manner, noise)
        : windowFrame(shell.window, shell.back, noise)),
    ...(decor.hasPlants ? indoorPlants(furnishing, land, decor) : []),
    ...(isVacant ? solids.filter(({ isBody }) => isBody !== true) : solids),
    ...fire.solids,
    ...candles.solids,
    ...(table === null ? [] : [table]),
  ];
  const hasRoundWindow = shapeOf(fittings) === 'round';
  const enclosed = enclosureOf(
    { ...(outer && { outer }), ...(underGlass && { underGlass }) },
    shell,
    hasRoundWindow,
    noise,
  );
  const { enclosure } = enclosed;
  const standing = withRug(
    enclosure === undefined
      ? everything
      : standsWithin(enclosure, everything, shell, hasRoundWindow),
    shell,
    side,
    fittings,
    noise,
  );
  const isClimbed = !isDeserted && fittings.some(({ name }) => name === 'ivy');
  const room: Room = {
    ...shell,
    ...enclosed,
    solids: isClimbed
      ? [...standing, ...overgrown(shell, standing, createRandom(chance))]
      : standing,
    table,
    lamps: [...lamps, ...fire.lamps, ...candles.lamps],
    shaded: isShaded === true ? lamps.length : 0,
    yaw,
    isBare: ROOM_KINDS[land]?.isBare === true,
    ...(skylight && { beam: skylight.beam }),
  };
  return isDeserted ? desert(room, { random, noise, hasPanes: isFramed, toward }) : room;
}
