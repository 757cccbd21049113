import type { WallFitting } from '../../../words/fitting.ts';
import type { FittingKind } from './fitting.ts';
import { antlers, banner, cross, shield, tapestry } from './makers/emblems.ts';
import { paintings, photoFrames, posters, wallShelf, worldMap } from './makers/framed.ts';
import { ceilingFan, chandelier, herbs, mobile, windChimes } from './makers/hung.ts';
import { mirror } from './makers/mirror.ts';
import { cuckooClock, dartboard, dreamcatcher, neonHeart, wallGuitar } from './makers/wall-play.ts';

/** What hangs on walls and beneath ceilings. */
export const WALL_KINDS: Readonly<Record<WallFitting, FittingKind>> = {
  mirror: { where: 'wall', size: [0.62, 0.9, 0.1], make: mirror },
  paintings: {
    where: 'wall',
    size: [1.44, 0.88, 0.05],
    hangs: 1.7,
    isGroup: true,
    make: paintings,
  },
  photoframes: {
    where: 'wall',
    size: [1.1, 0.8, 0.05],
    hangs: 1.7,
    isGroup: true,
    make: photoFrames,
  },
  posters: { where: 'wall', size: [1.26, 1, 0.06], hangs: 1.65, isGroup: true, make: posters },
  worldmap: { where: 'wall', size: [1.44, 0.88, 0.05], hangs: 1.7, isGroup: true, make: worldMap },
  wallshelf: {
    where: 'wall',
    size: [1.24, 0.86, 0.23],
    hangs: 1.65,
    isGroup: true,
    make: wallShelf,
  },
  cuckooclock: { where: 'wall', size: [0.5, 1.1, 0.22], hangs: 1.72, make: cuckooClock },
  dartboard: { where: 'wall', size: [0.54, 0.54, 0.18], hangs: 1.7, make: dartboard },
  shield: { where: 'wall', size: [0.9, 0.98, 0.1], hangs: 1.75, isGroup: true, make: shield },
  banner: { where: 'wall', size: [0.8, 1.3, 0.08], hangs: 1.75, make: banner },
  tapestry: { where: 'wall', size: [1.38, 1.32, 0.06], hangs: 1.65, isGroup: true, make: tapestry },
  antlers: { where: 'wall', size: [0.96, 0.8, 0.26], hangs: 1.85, isGroup: true, make: antlers },
  cross: { where: 'wall', size: [0.56, 0.8, 0.06], hangs: 1.8, make: cross },
  dreamcatcher: {
    where: 'wall',
    size: [0.46, 0.9, 0.04],
    hangs: 1.75,
    isGroup: true,
    make: dreamcatcher,
  },
  neonheart: { where: 'wall', size: [0.64, 0.64, 0.09], hangs: 1.8, make: neonHeart },
  wallguitar: { where: 'wall', size: [0.44, 1.08, 0.14], hangs: 1.65, make: wallGuitar },
  ceilingfan: { where: 'ceiling', size: [1.34, 0.54, 1.34], make: ceilingFan },
  chandelier: { where: 'ceiling', size: [1.1, 1.1, 1.1], make: chandelier },
  mobile: { where: 'ceiling', size: [0.96, 1.1, 0.6], make: mobile },
  windchimes: { where: 'ceiling', size: [0.34, 1.1, 0.34], isGroup: true, make: windChimes },
  herbs: { where: 'ceiling', size: [1.5, 0.8, 0.6], isGroup: true, make: herbs },
};
