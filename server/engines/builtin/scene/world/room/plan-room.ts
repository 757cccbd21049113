import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import { isFromAbove, isStillLife } from '../../still-life.ts';
import { type Decor, USUAL_DECOR } from '../../words/decor.ts';
import type { Colour, Seat, Subject, Thing } from '../../words/idea.ts';
import { isLaid } from '../../words/laid.ts';
import type { Land } from '../../words/land.ts';
import type { Camera } from '../frame.ts';
import { candelabrum } from './candles.ts';
import { fireplace } from './fireplace.ts';
import { furnisherOf } from './furnishers.ts';
import { type Furnished, flat, OAK, type Service, type Shell, WHITE } from './furniture.ts';
import { indoorPlants } from './indoor-plants.ts';
import { boards, cloth, paint, wood } from './materials.ts';
import { wideFrame } from './modern-home.ts';
import { planShell } from './plan-shell.ts';
import { ROOM_KINDS } from './room-kinds.ts';
import { box, type Material, type Point, type Solid } from './solid.ts';

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
}
const PALE: Colour = [0.95, 0.74, 0.5];
const WEATHERED: Colour = [0.4, 0.29, 0.2];
/** Half the width of a table, where it begins and ends before the eye (world units), and what it is made of. */
interface TableSize {
  readonly wide: number;
  readonly near: number;
  readonly far: number;
  readonly top: (noise: Noise) => Material;
}
const TABLE: TableSize = { wide: 1.3, near: 0.4, far: 1.7, top: (noise) => wood(OAK, noise) };
/** A runner of linen with a border of two stripes, laid ahead along a table of wood. */
const laid = (noise: Noise): Material => {
  const [plank, linen] = [wood(OAK, noise), cloth([0.86, 0.82, 0.72], noise)];
  return (x, y, z, axis) => {
    const aside = Math.abs(x);
    if (axis !== 1 || aside > RUNNER) return plank(x, y, z, axis);
    if (aside > RUNNER - 0.012) return [0.5, 0.46, 0.38];
    const isStripe =
      Math.abs(aside - RUNNER + 0.09) < 0.022 || Math.abs(aside - RUNNER + 0.15) < 0.01;
    return isStripe ? [0.6, 0.2, 0.17] : linen(x, y, z, axis);
  };
};
/** Half the width of the runner, world units. */
const RUNNER = 0.5;
/** In a room that is seen as well it is small enough to be seen as a table. */
const IN_ROOM: TableSize = { wide: 0.98, near: 0.62, far: 1.62, top: laid };
/** In the open it goes on beyond the sides of the picture: nothing else bears it. */
const LONG: TableSize = {
  wide: 6,
  near: 0.1,
  far: 1.7,
  top: (noise) => boards(WEATHERED, noise),
};
/** On a balcony it is small: the railing is seen over it. */
const SMALL: TableSize = { wide: 1.3, near: 0.4, far: 1.2, top: (noise) => wood(PALE, noise) };
/** Seen from above it fills the picture, and is of pale wood: nothing else gives it light. */
const BOUNDLESS: TableSize = { wide: 4, near: 0.1, far: 8, top: (noise) => wood(PALE, noise) };
const BRASS = flat([0.62, 0.47, 0.2]);

/** What a room is planned by. */
export interface RoomWish {
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
  /** Whether somebody teaches there, and is near enough to be seen; missing: nobody does. */
  readonly isTaught?: boolean;
  /** Whether children paint there, at easels of their own; missing: nobody does. */
  readonly isPainted?: boolean;
  /** Whether somebody stands or sits in its middle, where nothing else does then; missing: nobody does. */
  readonly hasSomebody?: boolean;
  /** Whether those are there who are there every day; missing: they are not. */
  readonly isAttended?: boolean;
  /** Whether a birthday is kept there; missing: none is. */
  readonly isParty?: boolean;
  /** Who is served in its chair; missing: nobody is. */
  readonly service?: Service;
  /** What somebody is on: that is put where it is seen well, and not where it usually stands. */
  readonly taken?: readonly Seat[];
  /** How it is said to be furnished; missing: nothing is said. */
  readonly decor?: Decor;
  /** What colour its seats are asked to be; missing: one of its own. */
  readonly cover?: Colour;
  /** How far to the right the eye looks, radians; missing: straight ahead. */
  readonly yaw?: number;
}
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
  cover,
  night = false,
  isFull = false,
  isTaught = false,
  isPainted = false,
  hasSomebody = false,
  isAttended = false,
  isParty = false,
  service,
  decor = USUAL_DECOR,
  yaw = 0,
}: RoomWish): Room {
  const hasFire = wantsFire && ROOM_KINDS[land]?.hasFire !== true;
  const whole = planShell({ land, random, noise, side, hasFire, night, decor });
  const shell = isTaught ? { ...whole, back: whole.back - TAUGHT_NEARER } : whole;
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
    isParty,
    isChristmas,
    decor,
    ...(taken && { taken }),
    ...(cover && { cover }),
    ...(service && { service }),
  };
  const { solids, lamps, isShaded } = furnisherOf(land, decor)(furnishing);
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
  const isHall =
    land === 'station' ||
    land === 'greenhouse' ||
    land === 'nave' ||
    ROOM_KINDS[land]?.isFrameless === true;
  const all = [
    ...(isHall
      ? []
      : decor.isWide && !hasFire
        ? wideFrame(shell.window, shell.back, decor.manner, noise)
        : frame(shell.window, shell.back, noise)),
    ...(decor.hasPlants ? indoorPlants(furnishing, land, decor) : []),
    ...solids,
    ...fire.solids,
    ...candles.solids,
    ...(table === null ? [] : [table]),
  ];
  return {
    ...shell,
    solids: all,
    table,
    lamps: [...lamps, ...fire.lamps, ...candles.lamps],
    shaded: isShaded === true ? lamps.length : 0,
    yaw,
    isBare: ROOM_KINDS[land]?.isBare === true,
  };
}

/** How high candles burn on stands, and how far from the window's sides and before the wall ahead these are. */
const STAND = { high: 1.35, aside: 0.42, before: 0.75 } as const;

/** A stand with candles on either side of the window. */
function byCandlelight({ window, left, right, back }: Shell): Furnished {
  const z = back - STAND.before;
  const places = [
    Math.max(left + STAND.aside, window[0] - STAND.aside),
    Math.min(right - STAND.aside, window[1] + STAND.aside),
  ];
  return {
    lamps: places.map((x) => [x, STAND.high + 0.3, z - 0.3]),
    solids: places.flatMap((x) => candelabrum(x, z, STAND.high, BRASS)),
  };
}

/** The window's frame, bars and sill. */
function frame([left, right, low, high]: Room['window'], back: number, noise: Noise): Solid[] {
  const white = paint(WHITE, noise);
  const bar = (x: number, y: number, w: number, h: number) =>
    box([x - w, y - h, back - 0.05], [x + w, y + h, back + 0.03], white);
  const [x, y, w, h] = [(left + right) / 2, (low + high) / 2, (right - left) / 2, (high - low) / 2];
  return [
    bar(left, y, 0.05, h + 0.05),
    bar(right, y, 0.05, h + 0.05),
    bar(x, low, w, 0.05),
    bar(x, high, w, 0.05),
    bar(x, y, 0.03, h),
    bar(x, low + 1.3 * h, w, 0.02),
    box([left - 0.12, low - 0.09, back - 0.24], [right + 0.12, low - 0.05, back], white),
  ];
}

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

/** How far the eye looks toward the heavy side in each of the four compositions, radians: straight ahead, or into the corner. */
const YAWS = [0, 0.36, 0, 0.27] as const;

/** The same toward the sofa that is named, which stands along the wall of that side. */
const TO_SOFA = [0.5, 0.62, 0.42, 0.55] as const;

/** Rooms that have something in that corner. */
const HAS_CORNER: ReadonlySet<Land> = new Set<Land>([
  'room',
  'kitchen',
  'bedroom',
  'library',
  'cafe',
  'office',
  'bathroom',
  'kidsroom',
  'classroom',
  'garage',
]);

/** How far to the right the eye of a setting looks: straight ahead where somebody or something is to be seen in the room. */
const yawOf = ({ land, side, turn, subjects, idea }: Setting): number =>
  HAS_CORNER.has(land) && subjects.length === 0 && !idea.hearth
    ? side * ((idea.decor.isForSofa ? TO_SOFA : YAWS)[turn % 4] ?? 0)
    : 0;

/** Lands whose seats are for more than two who are named: two are looked at. */
const SEATS_MANY: ReadonlySet<Land> = new Set<Land>(['classroom', 'restaurant']);

/** Rooms whose seats are taken where nobody is named. */
const FULL: ReadonlySet<Land> = new Set<Land>([
  'restaurant',
  'classroom',
  'cinema',
  'planetarium',
  'operahall',
  'basketballhall',
  'icerink',
  'gym',
  'spacebridge',
  'jazzclub',
  'rockconcert',
  'yogastudio',
]);

/** Rooms whose own guests are the people of whom no more is said than that they are there. */
const HAS_GUESTS: ReadonlySet<Land> = new Set<Land>([
  'cafe',
  'diner',
  'sushibar',
  'tavern',
  'laundry',
  'bookshop',
  'recordshop',
  'metro',
  'barbershop',
  'elevator',
  'pizzeria',
  'butchershop',
  'buscabin',
  'tramcabin',
  'sauna',
  'synagogue',
  'postoffice',
  'hardwarestore',
  'igloohall',
  'yurtroom',
  'romanbath',
  'longhouse',
  'carshowroom',
  'assemblyline',
  'controlroom',
  'musicroom',
  'backstage',
  'marsdome',
]);

/** Those of them in which one waits. */
const HAS_QUEUE: ReadonlySet<Land> = new Set<Land>(['barbershop', 'elevator', 'postoffice']);

/** Whether people are as many and as little told of as a room's own guests. */
const areGuests = (land: Land, { count, exact, posture, traits = [] }: Guests): boolean =>
  count > 2 &&
  exact !== 'said' &&
  traits.length === 0 &&
  (posture === null || posture === 'sitting' || (posture === 'standing' && HAS_QUEUE.has(land)));

/** What of people tells whether they are a room's guests. */
type Guests = Pick<Subject, 'count' | 'exact' | 'posture' | 'traits'>;

const paints = ({ traits }: Pick<Subject, 'traits'>): boolean =>
  traits?.includes('painting') === true || traits?.includes('sketching') === true;

/** Whether those of a subject sit on the seats of a land that has them for many. */
export const sitsThere = (land: Land, subject: Guests & Pick<Subject, 'thing'>): boolean =>
  subject.thing === 'person' &&
  (ROOM_KINDS[land]?.isPeopled === true ||
    ROOM_KINDS[land]?.has?.(subject) === true ||
    (ROOM_KINDS[land]?.seatsThem === true && subject.count > 1) ||
    (HAS_GUESTS.has(land) && areGuests(land, subject)) ||
    (SEATS_MANY.has(land) &&
      subject.count > 2 &&
      !paints(subject) &&
      (subject.posture === null || subject.posture === 'sitting')));

/** How who is served at a barber's is: shaved where that is said or nothing is. */
const serviceOf = ({ traits = [] }: Subject): Service => {
  const isWoman = traits.includes('woman') || traits.includes('girl');
  return { act: isWoman || traits.includes('haircut') ? 'haircut' : 'shaving', isWoman };
};

/** A colour that was named as cloth has it, which is deeper. */
const asCloth = (colour: Colour): Colour => scaleColour(colour, 0.52);

/** The room of a setting, whose chance is used up. */
export function planFor(camera: Camera, setting: Setting): Room {
  const { land, random, noise, side, subjects, idea } = setting;
  const hasTableware = subjects.some((one) => isLaid(land, one));
  const above = isFromAbove(idea);
  const isBare = ROOM_KINDS[land]?.isBare === true;
  const tableHigh = hasTableware ? camera.height - (above ? FAR_BELOW_EYE : BELOW_EYE) : null;
  const isFilled = subjects.some(({ thing, on }) => on === undefined && ON_FLOOR.has(thing));
  const [cover] = subjects.some(({ colour }) => colour !== null) ? [] : idea.colours.map(asCloth);
  const served = subjects.find((one) => land === 'barbershop' && sitsThere(land, one));
  const taken = subjects.flatMap(({ on, company }): Seat[] =>
    on !== undefined ? [on] : company?.bond === 'bedtime' ? ['bed'] : [],
  );
  // Who sits down to a meal there has it on a table of their own.
  const hasSomebody = subjects.some(({ thing }) => thing === 'person');
  const isSchool = land === 'classroom' && !idea.vacant && !subjects.some(paints);
  const isTaughtBySubject = subjects.some(({ traits }) => traits?.includes('teacher'));
  const isFull = subjects.some((one) => sitsThere(land, one));
  // Where pupils sit somebody teaches them.
  const isAttended = isSchool
    ? !isTaughtBySubject && (isFull || !hasSomebody)
    : !idea.vacant && (!hasSomebody || (isFull && HAS_GUESTS.has(land)));
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
    taken: isFilled || hasMeal ? [...taken, 'table'] : taken,
    night: setting.time === 'night',
    isFull: isFull || idea.busy || (isAttended && FULL.has(land)),
    // Passengers are nobody in the middle of a car.
    hasSomebody:
      hasSomebody && !(land === 'metro' && subjects.every((one) => sitsThere(land, one))),
    isAttended,
    decor: idea.decor,
    isTaught: land === 'classroom' && (isTaughtBySubject || isAttended),
    isPainted: land === 'classroom' && subjects.some(paints),
    isParty: subjects.some(({ thing }) => thing === 'balloons'),
    yaw: yawOf(setting),
  });
}
