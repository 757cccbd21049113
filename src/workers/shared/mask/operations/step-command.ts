import type { MaskStep } from '../../imaging.ts';
import type { Edit } from '../edit.ts';
import type { TileStore } from '../tile-store.ts';

/** A step of the kinds named. */
export type StepOf<Kind extends MaskStep['kind']> = Extract<MaskStep, { readonly kind: Kind }>;

/** Does one step by writing into the edit; what it reads is in the store. */
export type StepCommand<Kind extends MaskStep['kind']> = (
  edit: Edit,
  store: TileStore,
  step: StepOf<Kind>,
) => void;
