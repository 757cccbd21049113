import type { Editor } from '../../../canvas/index.ts';

/** A connected area of the mask. */
export type Region = Awaited<ReturnType<Editor['maskRegions']>>[number];

type RegionChange = Parameters<Editor['changeRegion']>[1];

/** How far an arrow moves a region, CSS px; with Shift; with Alt it is one image px. */
const STEP = 10;
const LONG_STEP = 50;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to the region that has the focus; null for a key without meaning there. */
export const regionChange = (
  press: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { zoom, resizeBy }: Pick<Editor['state'], 'zoom' | 'resizeBy'>,
): RegionChange | null => {
  if (press.ctrlKey || press.metaKey) return null;
  const [x, y] = ARROWS[press.key] ?? [0, 0];
  if (x !== 0 || y !== 0) {
    const far = Math.max(1, Math.round((press.shiftKey ? LONG_STEP : STEP) / zoom));
    const step = press.altKey ? 1 : far;
    return { kind: 'move', dx: x * step, dy: y * step };
  }
  if (press.key === 'Delete' || press.key === 'Backspace') return { kind: 'remove' };
  if (press.key === '+' || press.key === '=') return { kind: 'grow', by: resizeBy };
  if (press.key === '-' || press.key === '−') return { kind: 'shrink', by: resizeBy };
  return null;
};
