import type { Lamp } from '../../../world/lights/lamp-beam.ts';
import { LAMP_AT } from '../../buildings/lighthouse.ts';
import type { Planted } from '../stage.ts';

/** The lamps of the lighthouses among the wished-for things. */
export const lampsOf = (wished: readonly Planted[]): Lamp[] =>
  wished
    .filter(({ thing }) => thing === 'lighthouse')
    .map(({ x, z, base, size }) => ({ x, y: base + LAMP_AT * size, z, size }));
