import type { YardThing } from '../../../words/yard-things.ts';
import { chalkDrawings } from '../../outdoors/yard/chalk.ts';
import {
  beehives,
  cart,
  chickenCoop,
  compostHeap,
  silo,
  well,
  wheelbarrow,
} from '../../outdoors/yard/farm.ts';
import { fieldFence, gate, hedge } from '../../outdoors/yard/fences.ts';
import { birdbath, birdFeeder, pergola, roseArch } from '../../outdoors/yard/garden-ornaments.ts';
import { cornPatch, ladderInTree, nestInFork } from '../../outdoors/yard/in-trees.ts';
import { fallenLog, sledge, stump } from '../../outdoors/yard/lying-wood.ts';
import { basketballHoop, sandbox, seesaw } from '../../outdoors/yard/play-yard.ts';
import { stoneArch } from '../../outdoors/yard/stone-arch.ts';
import { fern } from '../../plants/thicket.ts';
import type { Make } from './make.ts';

/** How what stands in yards, gardens and on farms is drawn. */
export const YARD: Readonly<Record<YardThing, Make>> = {
  well,
  wheelbarrow,
  cart,
  sledge,
  beehive: beehives,
  birdbath,
  birdfeeder: birdFeeder,
  compost: compostHeap,
  chickencoop: chickenCoop,
  stump,
  log: fallenLog,
  seesaw,
  sandbox,
  basketballhoop: basketballHoop,
  rosearch: roseArch,
  pergola,
  silo,
  fieldfence: fieldFence,
  gate,
  hedge,
  archway: stoneArch,
  chalk: chalkDrawings,
  ladder: ladderInTree,
  nest: nestInFork,
  maize: cornPatch,
  ferns: ({ random }) => fern(random),
};
