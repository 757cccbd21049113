import { INDOORS } from '../../world/room/plan-room.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';

/** Rooms that are within a hull, a tank, a tree or the ground wherever they are, and keep their walls. */
const HULLS: ReadonlySet<Land> = new Set<Land>([
  'submarineroom',
  'wreckhold',
  'stationmodule',
  'spacebridge',
  'spacegarden',
  'planecabin',
  'planewindow',
  'flightdeck',
  'airshipgondola',
  'shipbridge',
  'trainwindow',
  'compartment',
  'metro',
  'buscabin',
  'tramcabin',
  'carcabin',
  'camper',
  'captaincabin',
  'aquariumtunnel',
  'aquariumhall',
  'planetarium',
  'cinema',
  'burrow',
  'hollowtree',
  'mushroomroom',
  'igloohall',
  'yurtroom',
  'tentroom',
  'treehouseroom',
  'lavaforge',
]);

/** Whether a room has the walls of a vessel, a tank, a tree or the ground wherever it is. */
export const isHull = (land: Land): boolean => HULLS.has(land);

/** Whether a word names a room itself that can stand anywhere, in a cave and on the moon. */
export const namesLooseRoom = ({ land, ifNone, seat, pane }: Meaning): boolean =>
  ifNone !== true &&
  seat === undefined &&
  pane === undefined &&
  land !== undefined &&
  INDOORS.includes(land) &&
  !isHull(land);
