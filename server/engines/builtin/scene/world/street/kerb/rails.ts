import type { Setting } from '../../../setting.ts';

/** Where the middle between a tram's rails is, aside of the street's, and half of their gauge, world units. */
export const TRAM_LINE = -2.4;
const HALF_GAUGE = 0.72;

/** Half the width of a rail, and how much of it a pixel adds far off. */
const RAIL = 0.045;
const SPREAD = 0.0005;

/** Whether a tram goes through a street. */
export const hasTram = ({ subjects }: Setting): boolean =>
  subjects.some(({ thing }) => thing === 'tram');

/** How much of the roadway at a place is rail, 0 or 1. */
export const railAt = (x: number, z: number): number =>
  Math.abs(Math.abs(x - TRAM_LINE) - HALF_GAUGE) < RAIL + SPREAD * z ? 1 : 0;
