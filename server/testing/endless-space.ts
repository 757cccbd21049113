import type { Space } from '../space/open-space.ts';

/** A disk that is never full. */
export const ENDLESS: Space = {
  trouble: () => null,
  assertEnough: async () => undefined,
  makeRoom: (work) => work(),
  close: async () => undefined,
};
