import type { MaskStep } from '../../workers/index.ts';
import type { MaskChangeKind } from '../editor-types.ts';

const STEP_KINDS = {
  clear: 'cleared',
  invert: 'inverted',
  grow: 'grown',
  shrink: 'shrunk',
  feather: 'feathered',
  'clear-region': 'region-removed',
  'move-region': 'region-moved',
} as const;

/** What a step of the mask is called when the user is told of it. */
export function changeOfStep(step: MaskStep): MaskChangeKind {
  if (step.kind === 'rectangle' || step.kind === 'lasso')
    return step.erase ? 'area-removed' : 'area-added';
  return STEP_KINDS[step.kind];
}
