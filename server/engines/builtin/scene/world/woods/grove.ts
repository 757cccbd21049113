import type { Setting } from '../../setting.ts';
import type { Cover } from '../cover.ts';
import type { Camera, Frame } from '../frame.ts';
import type { Mist } from './mist.ts';
import type { Gap } from './moon-gap.ts';

/** A forest in the making: the ground it stands on, and what is drawn of it from near to far. */
export interface Grove {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly setting: Setting;
  readonly mist: Mist;
  readonly cover: Cover;
  /** Where the moon is seen through it; null: nowhere. */
  readonly gap: Gap | null;
}
