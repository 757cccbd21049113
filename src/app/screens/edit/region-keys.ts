import type { Editor } from '../../../canvas/index.ts';
import { arrowStep } from '../../../canvas/kernels/arrow-step.ts';

/** A connected area of the mask. */
export type Region = Awaited<ReturnType<Editor['maskRegions']>>[number];

type RegionChange = Parameters<Editor['changeRegion']>[1];

/** What a key does to the region that has the focus; null for a key without meaning there. */
export const regionChange = (
  press: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { zoom, resizeBy }: Pick<Editor['state'], 'zoom' | 'resizeBy'>,
): RegionChange | null => {
  if (press.ctrlKey || press.metaKey) return null;
  const step = arrowStep(press, zoom);
  if (step !== null) return { kind: 'move', ...step };
  if (press.key === 'Delete' || press.key === 'Backspace') return { kind: 'remove' };
  if (press.key === '+' || press.key === '=') return { kind: 'grow', by: resizeBy };
  if (press.key === '-' || press.key === '−') return { kind: 'shrink', by: resizeBy };
  return null;
};
