import type { MaskStep } from '../../imaging.ts';
import type { Edit } from '../edit.ts';
import type { TileStore } from '../tile-store.ts';
import { clear } from './clear.ts';
import { feather } from './feather.ts';
import { grow, shrink } from './grow.ts';
import { invert } from './invert.ts';
import { lasso } from './lasso.ts';
import { rectangle } from './rectangle.ts';
import { clearRegion, moveRegion } from './region.ts';
import type { StepCommand, StepOf } from './step-command.ts';

/** Every step there is: a further one is a kernel, a command beside this file and a line here. */
const COMMANDS: { readonly [Kind in MaskStep['kind']]: StepCommand<Kind> } = {
  clear,
  invert,
  rectangle,
  lasso,
  grow,
  shrink,
  feather,
  'clear-region': clearRegion,
  'move-region': moveRegion,
};

/** Does `step`, whose kind is `kind`. */
export function performStep<Kind extends MaskStep['kind']>(
  kind: Kind,
  edit: Edit,
  store: TileStore,
  step: StepOf<Kind>,
): void {
  COMMANDS[kind](edit, store, step);
}
