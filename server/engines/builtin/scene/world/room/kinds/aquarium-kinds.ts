import type { Land } from '../../../words/land.ts';
import type { RoomKind } from '../room-kind.ts';
import { aquariumHall, aquariumTunnel, tankSurfaces } from '../shows/aquarium.ts';

/** The light of a tank. */
const WATER_LIGHT = { lamp: [0.62, 1.02, 1.25], least: 1.25, day: 0.1 } as const;

/** Rooms with a tank of the sea around or before them, by their land. */
export const AQUARIUM_KINDS = {
  aquariumtunnel: {
    shape: { half: 6.4, high: 5.6, back: [20, 0], window: [0, 0, 1, 2] },
    surfaces: tankSurfaces,
    furnish: aquariumTunnel,
    light: WATER_LIGHT,
    isFrameless: true,
    isMeasured: true,
  },
  aquariumhall: {
    shape: { half: 5.6, high: 5.2, back: [10.4, 0], window: [0, 0, 1, 2] },
    surfaces: tankSurfaces,
    furnish: aquariumHall,
    light: WATER_LIGHT,
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
