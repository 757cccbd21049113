import type { Random } from '../../../kernels/random.ts';
import type { Setting } from '../../setting.ts';
import type { View } from '../../views/view.ts';
import type { DayTime, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Trait } from '../../words/trait.ts';
import type { Ground } from '../ground.ts';
import type { Light } from '../light.ts';
import type { Soil } from '../soil/soil.ts';
import type { Solid } from '../street/solid.ts';
import type { Water } from '../water/water.ts';

/** What is built upon: the setting, chance of its own, the share of lit windows, and the ground's height (world units). */
export interface Site {
  readonly setting: Setting;
  readonly random: Random;
  readonly lamps: number;
  readonly groundAt: Ground;
}

/** A place that is known by what stands in it. */
export interface SceneryPlan {
  /** The land in which it is. */
  readonly land: Land;
  /** Whether who is there is so near that a wide picture shows more beside them instead of less of them. */
  readonly isNear?: true;
  /** The four compositions; missing: those of the land. */
  readonly views?: readonly View[];
  /** How rugged its land is beside others of its kind; missing: as those. */
  readonly relief?: number;
  /** How densely trees grow around it, as in `vegetation.ts`; missing: as in its land. */
  readonly trees?: number;
  /** The same where people or animals are in it; missing: the same. */
  readonly amongWalkers?: readonly View[];
  /** Its ground, of that of the land. */
  readonly ground?: (wild: Ground, setting: Setting) => Ground;
  /** How high the ground is on which the eye stands, where a hill rises close before it; missing: over all that is close. World units. */
  readonly standsOn?: number;
  /** What its ground is of. */
  readonly soil?: (wild: Soil, setting: Setting) => Soil;
  /** Whether its ground is level, and so hard that rain stands on it. */
  readonly isHard?: true;
  /** Its light, of that of the hour. */
  readonly light?: (light: Light, time: DayTime) => Light;
  /** When it is shown where nothing says it; missing: at any hour. */
  readonly time?: DayTime;
  /** How much of the light of lamps falls on a place (right, up, ahead) when they are on, 0 to 1; missing: none. */
  readonly lampAt?: (setting: Setting) => (x: number, y: number, z: number) => number;
  /** What is built there. */
  readonly solids?: (site: Site) => Solid[];
  /** Whether beams of the sun fall into it. */
  readonly hasShafts?: true;
  /** Its water, and how deep that counts as; missing: that of the land. */
  readonly water?: Pick<Water, 'deep' | 'shallow' | 'roughness' | 'sheen'> &
    Partial<Pick<Water, 'depthAt' | 'surf'>>;
  /** How that moves, and the foam on it; missing: as that of the land. */
  readonly moves?: (setting: Setting) => Pick<Water, 'swell' | 'wakes'>;
  /** Whether nothing grows wild at a place. */
  readonly isTended?: (x: number, z: number, setting: Setting) => boolean;
  /** What is there anyway and is not put there once more. */
  readonly has?: ReadonlySet<Thing>;
  /** By what those are known who are there anyway. */
  readonly who?: ReadonlySet<Trait>;
  /** Whether people fill its street, so that nothing drives there. */
  readonly isFull?: true;
}
