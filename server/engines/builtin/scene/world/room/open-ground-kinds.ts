import type { Land } from '../../words/land.ts';
import {
  ATHLETICS_BACK,
  athletics,
  athleticsSurfaces,
  infieldSurfaces,
  poleVault,
} from './athletics.ts';
import { CRICKET_BACK, cricketGround, cricketSurfaces } from './cricket-ground.ts';
import { openAir } from './extents.ts';
import { LIDO_BACK, lido, lidoSurfaces } from './lido.ts';
import { MINI_GOLF_BACK, miniGolf, miniGolfSurfaces } from './mini-golf.ts';
import { type RoomKind, WARM } from './room-kind.ts';

/** What all of them have: the sky over them, those who are named among their own people. */
const OPEN = {
  light: { lamp: WARM, least: 0, day: 1.3 },
  outlook: 'field',
  isPeopled: true,
  isUnderSky: true,
  isFrameless: true,
  isMeasured: true,
} as const;

/** Grounds under the sky on which people play and do sport, by their land. */
export const OPEN_GROUND_KINDS = {
  athletics: {
    ...OPEN,
    shape: openAir(ATHLETICS_BACK),
    surfaces: athleticsSurfaces,
    furnish: athletics,
  },
  cricketground: {
    ...OPEN,
    shape: openAir(CRICKET_BACK),
    surfaces: cricketSurfaces,
    furnish: cricketGround,
  },
  lido: { ...OPEN, shape: openAir(LIDO_BACK), surfaces: lidoSurfaces, furnish: lido },
  minigolf: {
    ...OPEN,
    shape: openAir(MINI_GOLF_BACK),
    surfaces: miniGolfSurfaces,
    furnish: miniGolf,
  },
  polevault: {
    ...OPEN,
    shape: openAir(ATHLETICS_BACK),
    surfaces: infieldSurfaces,
    furnish: poleVault,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
