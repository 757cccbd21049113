import type { Land } from '../../../words/land.ts';
import { AMBULANCE, ambulanceRoom, ambulanceSurfaces } from '../care/ambulance-room.ts';
import { ROMAN_BATH, romanBath, romanBathSurfaces } from '../care/roman-bath.ts';
import type { Shape } from '../plain-shells.ts';
import { type RoomKind, TORCH, WARM } from '../room-kind.ts';
import { BURROW, burrow, burrowSurfaces } from '../shelters/burrow.ts';
import { HOLLOW_TREE, hollowTree, hollowTreeSurfaces } from '../shelters/hollow-tree.ts';
import { IGLOO, iglooHall, iglooSurfaces } from '../shelters/igloo-hall.ts';
import { marsDome, marsDomeSurfaces } from '../shelters/mars-dome.ts';
import { MUSHROOM_ROOM, mushroomRoom, mushroomSurfaces } from '../shelters/mushroom-room.ts';
import { TREEHOUSE, treehouseRoom, treehouseSurfaces } from '../shelters/treehouse-room.ts';
import { YURT, yurtRoom, yurtSurfaces } from '../shelters/yurt-room.ts';
import { egyptianTomb, TOMB } from '../tales/egyptian-tomb.ts';
import { LONGHOUSE, longhouse, longhouseSurfaces } from '../tales/longhouse.ts';
import { tombSurfaces } from '../tales/tomb-paintings.ts';

interface Measures {
  readonly half: number;
  readonly high: number;
  readonly back: number;
}

/** The shape of a room of its measures that has no window ahead. */
const shut = ({ half, high, back }: Measures): Shape => ({
  half,
  high,
  back: [back, 0],
  window: [0, 0, 1, 2],
});

/** What is within tents, huts and hills, and rooms of ancient peoples, by their land. */
export const SHELTER_KINDS = {
  burrow: {
    shape: shut(BURROW),
    surfaces: burrowSurfaces,
    furnish: burrow,
    light: { lamp: [1.5, 1.05, 0.56], least: 1.3, day: 0.5 },
    isFrameless: true,
  },
  hollowtree: {
    shape: shut(HOLLOW_TREE),
    surfaces: hollowTreeSurfaces,
    furnish: hollowTree,
    light: { lamp: [1.3, 1.06, 0.74], least: 0.85, day: 0.9 },
    isFrameless: true,
  },
  mushroomroom: {
    shape: shut(MUSHROOM_ROOM),
    surfaces: mushroomSurfaces,
    furnish: mushroomRoom,
    light: { lamp: [1.15, 0.98, 0.74], least: 0.8, day: 0.8 },
    isFrameless: true,
  },
  igloohall: {
    shape: shut(IGLOO),
    surfaces: iglooSurfaces,
    furnish: iglooHall,
    light: { lamp: [1.35, 0.98, 0.6], least: 0.7, day: 0.7 },
    isFrameless: true,
    isMeasured: true,
  },
  yurtroom: {
    shape: shut(YURT),
    surfaces: yurtSurfaces,
    furnish: yurtRoom,
    light: { lamp: [1.35, 1.1, 0.78], least: 0.9, day: 1 },
    isFrameless: true,
    hasFire: true,
    isMeasured: true,
  },
  treehouseroom: {
    shape: {
      half: TREEHOUSE.half,
      high: TREEHOUSE.high,
      back: [TREEHOUSE.back, 0],
      window: [0.7, -0.05, 0.8, 1.85],
    },
    surfaces: treehouseSurfaces,
    furnish: treehouseRoom,
    light: { lamp: WARM, least: 0.6, day: 1.25 },
    outlook: 'forest',
    isFrameless: true,
    isMeasured: true,
  },
  ambulanceroom: {
    shape: shut(AMBULANCE),
    surfaces: ambulanceSurfaces,
    furnish: ambulanceRoom,
    light: { lamp: [1.05, 1.1, 1.15], least: 1, day: 0.8 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  egyptiantomb: {
    shape: shut(TOMB),
    surfaces: tombSurfaces,
    furnish: egyptianTomb,
    light: { lamp: TORCH, least: 1.7, day: 0.7 },
    isFrameless: true,
    isMeasured: true,
  },
  romanbath: {
    shape: shut(ROMAN_BATH),
    surfaces: romanBathSurfaces,
    furnish: romanBath,
    light: { lamp: [1.4, 1.2, 0.95], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  longhouse: {
    shape: shut(LONGHOUSE),
    surfaces: longhouseSurfaces,
    furnish: longhouse,
    light: { lamp: [1.6, 1.05, 0.58], least: 2.1, day: 1 },
    isFrameless: true,
    hasFire: true,
    isMeasured: true,
  },
  marsdome: {
    shape: { half: 40, high: 40, back: [15, 0], window: [40, 0, 0, 40] },
    surfaces: marsDomeSurfaces,
    furnish: marsDome,
    light: { lamp: [1.1, 1.1, 1.05], least: 0.5, day: 1 },
    outlook: 'desert',
    isFrameless: true,
    isBare: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
