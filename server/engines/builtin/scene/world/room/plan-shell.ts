import { pick, type Random } from '../../../kernels/random.ts';
import type { Noise } from '../../noise.ts';
import type { Decor } from '../../words/decor.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { naveSurfaces } from './faith/nave.ts';
import { panelled } from './furnishings/dressing.ts';
import { OAK, type Shell, WALNUT, WHITE } from './furniture.ts';
import { modernShape, modernSurfaces, widened } from './home/modern-home.ts';
import { boards, brick, paint, panes, tiles, wood } from './materials.ts';
import type { Room } from './plan-room.ts';
import { ROOM_KINDS } from './room-kinds.ts';
import type { Material } from './solids/solid.ts';
import { OLD_STATION } from './travel/old-station-plan.ts';

const WALLS: readonly Colour[] = [
  [0.86, 0.83, 0.76],
  [0.68, 0.74, 0.7],
  [0.8, 0.72, 0.62],
  [0.62, 0.68, 0.76],
];

/** How a kind of room is built. Lengths in metres. */
export interface Shape {
  readonly half: number;
  readonly high: number;
  /** Where the wall ahead is, and how much farther it can be. */
  readonly back: readonly [number, number];
  /** Half the window's width, how far it is from the middle toward the heavy side, its lower and upper edge. */
  readonly window: readonly [half: number, aside: number, low: number, high: number];
}

const LIVING: Shape = { half: 2.5, high: 2.9, back: [5.6, 1.2], window: [1.5, -0.55, 0.75, 2.4] };

const SHAPES: Partial<Record<Land, Shape>> = {
  kitchen: { half: 2.9, high: 2.9, back: [5.6, 1.2], window: [1.5, -0.55, 1.12, 2.4] },
  library: { half: 2.7, high: 3.7, back: [5.6, 1.2], window: [1, 0, 0.75, 3] },
  classroom: { half: 3.5, high: 3.1, back: [7.6, 0.8], window: [0.75, 2.5, 0.9, 2.5] },
  cafe: { half: 3.1, high: 3.2, back: [6.8, 0.8], window: [1.7, -0.9, 0.7, 2.6] },
  bathroom: { half: 2.1, high: 2.7, back: [4.6, 0.4], window: [0.6, -0.6, 1.25, 2.25] },
  garage: { half: 3, high: 2.9, back: [6, 0.6], window: [0.75, 1.7, 1.1, 2.2] },
  office: { half: 2.8, high: 2.9, back: [5.4, 0.6], window: [1.7, -0.3, 0.8, 2.5] },
  greenhouse: { half: 3.3, high: 3.5, back: [13, 2], window: [2.4, 0, 0.4, 3] },
  nave: { half: 4.7, high: 9, back: [26, 2], window: [0, 0, 4, 8] },
  station: { half: 6.4, high: 7, back: [52, 6], window: [6, 0, 0.4, 6.2] },
};

/** How far from the eye the middle of a train's compartment is toward the heavy side, metres. */
export const COMPARTMENT_SHIFT = 0.12;

/** How far from the eye the middle of a convenience store is toward the heavy side, metres. */
export const MINISTORE_SHIFT = 0.35;

/** How far from the eye the middle of most rooms is toward the heavy side, metres. */
export const ROOM_SHIFT = 0.7;

/** How far from the eye a hall's middle is toward the heavy side; in rooms a little: one stands beside it. */
const SHIFTS: Partial<Record<Land, number>> = {
  station: 1.6,
  oldstation: OLD_STATION.shift,
  nave: 0.25,
  churchwedding: 0.2,
  ofrenda: 0.1,
  hanukkah: 0,
  beertent: 0.2,
  metro: 0,
  circusring: 0.3,
  planecabin: 0,
  planewindow: 0,
  trainwindow: 0,
  compartment: COMPARTMENT_SHIFT,
  serverroom: 0.1,
  winecellar: 0.15,
  bowling: 0.3,
  boxingring: 0.2,
  boxinggym: 0.25,
  cinema: 0.25,
  nightclub: 0.25,
  operahall: 0.2,
  dancestudio: 0.3,
  yogastudio: 0.3,
  rockconcert: 0.2,
  jazzclub: 0.2,
  karaoke: 0.15,
  recordingstudio: 0.15,
  aquariumtunnel: 0,
  aquariumhall: 0.15,
  ballroom: 0.4,
  dwarfhall: 0.6,
  schoolcorridor: 0.2,
  lecturehall: 0.25,
  homelaundry: 0.15,
  recordshop: 0.2,
  ministore: MINISTORE_SHIFT,
  captaincabin: 0.15,
  atticbedroom: 0.2,
  restaurantkitchen: 0.3,
  hospitalcorridor: 0.15,
  newsstudio: 0.15,
  petshop: 0.25,
  wreckhold: 0.12,
  stationmodule: 0.1,
  sewer: 0.7,
  submarineroom: 0.12,
  clockroom: 0.2,
  spiralstair: 0.2,
  booktower: 0.2,
  balcony: 0,
  shopfront: 0,
  storefront: 0,
  porch: 0,
  engawa: 0,
  beachbar: 0,
  roofterrace: 0,
  flatroof: 0,
  carcabin: 0,
  elevator: 0.2,
  stairhall: 0.2,
  hauntedhall: 0.2,
  cocktailbar: 0.1,
  teahouse: 0.25,
  basement: 0.2,
  butchershop: 0.5,
  pizzeria: 0.25,
  buscabin: 0,
  tramcabin: 0,
  sauna: 0.2,
  tattooparlour: 0.2,
  synagogue: 0.3,
  templehall: 0.2,
  postoffice: 0.3,
  bankhall: 0.2,
  hardwarestore: 0.3,
  burrow: 0.1,
  hollowtree: 0.1,
  mushroomroom: 0.1,
  lavaforge: 0.2,
  igloohall: 0.15,
  yurtroom: 0.15,
  treehouseroom: 0.15,
  ambulanceroom: 0.08,
  egyptiantomb: 0.2,
  romanbath: 0.3,
  longhouse: 0.2,
  carshowroom: 0.3,
  assemblyline: 0.3,
  controlroom: 0.25,
  musicroom: 0.3,
  backstage: 0.25,
  spa: 0.25,
  seventieskitchen: 0.35,
  marsdome: 0,
  warehouse: 0.3,
  hotelcorridor: 0.15,
  canteen: 0.3,
  readingroom: 0.3,
  parkinggarage: 0.3,
  flightdeck: 0,
  tabletop: 0,
  quay: 0,
  tinyhouse: 0.15,
  logcabin: 0.15,
  jeweller: 0.2,
  optician: 0.2,
  instrumentshop: 0.2,
  clockshop: 0.2,
  cobblershop: 0.2,
  engineroom: 0.2,
  airshipgondola: 0,
  dormitory: 0.1,
  barracks: 0.1,
  campcabin: 0.1,
  izba: -0.2,
  bingohall: 0.1,
  dinosaurhall: 0.1,
  curlingrink: 0.2,
  fencinghall: 0.2,
  gaminghall: 0.2,
  kindergarten: 0.2,
  sumoring: 0.15,
  forestbakery: 0.1,
  dagashishop: 0.1,
  diwalicourt: 0.1,
  hanokcafe: 0.1,
  hanokcourt: 0.1,
  madlaboratory: 0.15,
  newskiosk: 0.15,
  teastall: 0.15,
  tentbar: 0.1,
  athletics: 0.2,
  cricketground: 0.2,
  lido: 0.3,
  minigolf: 0.1,
  polevault: 0.4,
  trampolinehall: 0.2,
  escaperoom: 0.15,
  readingnook: 0.15,
  closet: 0.15,
  blanketfort: 0.15,
  bubblebath: 0.15,
  nursery: 0.15,
  callcenter: 0.15,
  openoffice: 0.2,
  meetingroom: 0.15,
  spacegarden: 0.15,
  camper: 0.15,
  wizardtower: 0.15,
  nailsalon: 0.15,
  sento: 0.15,
  bankvault: 0.15,
  prisoncell: 0.15,
  hammam: 0.15,
  prayerhall: 0.3,
  tentroom: 0.12,
  santaworkshop: 0.15,
  waitingroom: 0.15,
  stationwaiting: 0.3,
  doctoroffice: 0.15,
  dentist: 0.15,
};

/** What a shell is planned by. */
interface ShellWish {
  readonly land: Land;
  readonly random: Random;
  readonly noise: Noise;
  readonly side: number;
  readonly hasFire: boolean;
  /** Whether it is dark outside. */
  readonly night: boolean;
  readonly decor: Decor;
}

/** A room's walls, floor, ceiling and window, without what stands in it. */
export function planShell({ land, random, noise, side, hasFire, night, decor }: ShellWish): Shell {
  const kind = ROOM_KINDS[land];
  const usual = modernShape(land, decor) ?? kind?.shape ?? SHAPES[land] ?? LIVING;
  // A fireplace takes one half of the wall ahead.
  const isWide = decor.isWide && !hasFire;
  const { half, high, back, window } = isWide ? widened(usual, land) : usual;
  const shift = SHIFTS[land] ?? ROOM_SHIFT;
  const wider = (land === 'library' ? 0 : 0.2) * (random.unit() - 0.5);
  const wide = hasFire ? 0.7 : window[0] + (INTIMATE.includes(land) && !isWide ? wider : 0);
  const centre = side * shift;
  const middle = centre + side * (hasFire ? 1.1 : window[1]);
  return {
    left: centre - half,
    right: centre + half,
    high,
    back: back[0] + back[1] * random.unit(),
    ...(kind?.surfaces(noise, centre, night) ??
      (land === 'nave'
        ? naveSurfaces(noise, centre)
        : decor.manner !== null
          ? modernSurfaces(land, decor.manner, noise, high)
          : surfaces(land, random, noise, high))),
    window: [middle - wide, middle + wide, window[2], window[3]],
  };
}

/** The window in the wall ahead of a room, about: metres. */
export interface WindowAhead {
  /** How high above the floor its sill is. */
  readonly sill: number;
  /** How far its middle is from straight ahead toward the heavy side, and how far ahead it is. */
  readonly aside: number;
  readonly away: number;
}

/** Where a room has its window in the wall ahead; null where it has none. */
export function windowAhead(land: Land): WindowAhead | null {
  const kind = ROOM_KINDS[land];
  const { back, window } = kind?.shape ?? SHAPES[land] ?? LIVING;
  if (window[0] === 0 || kind?.isBare === true || isHall(land)) return null;
  return {
    sill: window[2],
    aside: (SHIFTS[land] ?? ROOM_SHIFT) + window[1],
    away: back[0] + back[1] / 2,
  };
}

/** Whether a room's opening ahead has no frame, and is no window to stand at. */
export const isHall = (land: Land): boolean =>
  UNFRAMED.has(land) || ROOM_KINDS[land]?.isFrameless === true;

/** Halls of no kind of their own. */
const UNFRAMED: ReadonlySet<Land> = new Set<Land>(['station', 'greenhouse', 'nave']);

/** Rooms whose windows are now wider, now narrower. */
const INTIMATE: readonly Land[] = ['room', 'kitchen', 'bedroom'];

function surfaces(
  land: Land,
  random: Random,
  noise: Noise,
  high: number,
): Pick<Room, 'walls' | 'floor' | 'ceiling'> {
  const plaster = panelled(paint(pick(random, WALLS), noise), high);
  const white = paint(WHITE, noise);
  const usual = { walls: plaster, floor: boards(OAK, noise), ceiling: white };
  const own: Partial<Record<Land, { walls: Material; floor: Material; ceiling: Material }>> = {
    library: {
      walls: wood(WALNUT, noise),
      floor: boards(WALNUT, noise),
      ceiling: paint([0.5, 0.4, 0.3], noise),
    },
    kitchen: { ...usual, floor: tiles([0.78, 0.75, 0.7], [0.56, 0.53, 0.5], 0.42) },
    cafe: {
      walls: brick([0.56, 0.3, 0.22], noise),
      floor: boards(WALNUT, noise),
      ceiling: paint([0.3, 0.27, 0.25], noise),
    },
    classroom: {
      walls: panelled(paint([0.88, 0.85, 0.72], noise), high),
      floor: boards(OAK, noise),
      ceiling: white,
    },
    garage: {
      walls: brick([0.74, 0.68, 0.6], noise),
      floor: paint([0.5, 0.49, 0.47], noise),
      ceiling: paint([0.56, 0.53, 0.49], noise),
    },
    bathroom: {
      walls: tiles([0.86, 0.92, 0.92], [0.8, 0.88, 0.9], 0.22),
      floor: tiles([0.9, 0.9, 0.88], [0.3, 0.36, 0.4], 0.34),
      ceiling: white,
    },
    greenhouse: {
      walls: panes([0.86, 0.98, 0.98], 0.8),
      floor: tiles([0.62, 0.56, 0.5], [0.56, 0.5, 0.44], 0.5),
      ceiling: panes([0.96, 1.04, 1.08], 0.8),
    },
    station: {
      walls: brick([0.62, 0.4, 0.3], noise),
      floor: tiles([0.62, 0.61, 0.6], [0.56, 0.55, 0.54], 0.9),
      ceiling: panes([0.78, 0.88, 0.94], 2),
    },
  };
  return own[land] ?? usual;
}
