import type { Thing } from '../thing.ts';

/** What people ride. */
export const MOUNTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'horse',
  'camel',
  'zebra',
  'donkey',
  'unicorn',
  'elephant',
  'bicycle',
  'motorcycle',
]);
