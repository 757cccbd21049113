import type { Land } from '../land.ts';

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
