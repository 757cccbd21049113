import type { Land } from '../../../words/land.ts';
import { openAir } from '../extents.ts';
import { doesLikeOthers } from '../people/own-people.ts';
import { type RoomKind, WARM } from '../room-kind.ts';
import {
  ATHLETICS_BACK,
  athletics,
  athleticsSurfaces,
  infieldSurfaces,
  poleVault,
} from '../sport/athletics.ts';
import { CRICKET_BACK, cricketGround, cricketSurfaces } from '../sport/cricket-ground.ts';
import { LIDO_BACK, lido, lidoSurfaces } from '../sport/lido.ts';
import { MINI_GOLF_BACK, miniGolf, miniGolfSurfaces } from '../sport/mini-golf.ts';

/** What all of them have: the sky over them, their own people about whoever is named. */
const OPEN = {
  light: { lamp: WARM, least: 0, day: 1.3 },
  outlook: 'field',
  keepsOwn: true,
  isUnderSky: true,
  isFrameless: true,
  isMeasured: true,
} as const;

/** Grounds under the sky on which people play and do sport, by their land. */
export const OPEN_GROUND_KINDS = {
  athletics: {
    ...OPEN,
    has: doesLikeOthers('running'),
    shape: openAir(ATHLETICS_BACK),
    surfaces: athleticsSurfaces,
    furnish: athletics,
  },
  cricketground: {
    ...OPEN,
    has: doesLikeOthers('running', 'throwing'),
    shape: openAir(CRICKET_BACK),
    surfaces: cricketSurfaces,
    furnish: cricketGround,
  },
  lido: {
    ...OPEN,
    has: doesLikeOthers('swimming', 'splashing', 'bombing', 'jumping', 'lying', 'running'),
    shape: openAir(LIDO_BACK),
    surfaces: lidoSurfaces,
    furnish: lido,
  },
  minigolf: {
    ...OPEN,
    has: doesLikeOthers('golf'),
    shape: openAir(MINI_GOLF_BACK),
    surfaces: miniGolfSurfaces,
    furnish: miniGolf,
  },
  polevault: {
    ...OPEN,
    has: doesLikeOthers('jumping', 'running', 'flying'),
    shape: openAir(ATHLETICS_BACK),
    surfaces: infieldSurfaces,
    furnish: poleVault,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
