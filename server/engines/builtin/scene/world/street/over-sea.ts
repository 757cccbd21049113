import type { Random } from '../../../kernels/random.ts';
import type { Setting } from '../../setting.ts';
import type { Town } from '../../words/place.ts';
import { favela, onFlatRoof } from './america/favela.ts';
import { hillStreet, onHillStreet } from './america/hill-street.ts';
import { ghats, onPlatform } from './asia/ghats.ts';
import { greekIsland, onTerrace } from './europe/greek-island.ts';
import { containerPort, onApron } from './port/container-port.ts';
import type { Point, Solid } from './solid.ts';

/** A town that stands over open water, built as a whole. */
export interface OverSea {
  /** Builds all of it; `lamps` is the share of lit windows. */
  readonly build: (setting: Setting, random: Random, lamps: number) => Solid[];
  /** Where the one of so many of whoever is asked for stands: right, up, ahead. World units. */
  readonly stands: (setting: Setting, index: number) => Point;
}

const OVER_SEA: Partial<Readonly<Record<Town, OverSea>>> = {
  greek: { build: greekIsland, stands: onTerrace },
  favela: { build: favela, stands: onFlatRoof },
  ghats: { build: ghats, stands: onPlatform },
  hillstreet: { build: hillStreet, stands: onHillStreet },
  port: { build: containerPort, stands: onApron },
};

/** The town over open water that a setting is; null: none. */
export const overSea = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): OverSea | null =>
  land === 'canal' && idea.town !== null ? (OVER_SEA[idea.town] ?? null) : null;
