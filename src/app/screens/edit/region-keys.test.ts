import { expect, it } from 'vitest';
import { regionChange } from './region-keys.ts';

const NOW = { zoom: 0.5, resizeBy: 8 };
const press = (key: string, held: Partial<Record<'shiftKey' | 'altKey' | 'ctrlKey', true>> = {}) =>
  regionChange(
    { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held },
    NOW,
  );

it.each([
  ['ArrowRight', {}, { kind: 'move', dx: 20, dy: 0 }],
  ['ArrowUp', { shiftKey: true }, { kind: 'move', dx: 0, dy: -100 }],
  ['ArrowLeft', { altKey: true }, { kind: 'move', dx: -1, dy: 0 }],
  ['+', { shiftKey: true }, { kind: 'grow', by: 8 }],
  ['-', {}, { kind: 'shrink', by: 8 }],
  ['Delete', {}, { kind: 'remove' }],
  ['ArrowLeft', { ctrlKey: true }, null],
  ['a', {}, null],
] as const)('a region answers %s with %o by %o', (key, held, change) => {
  expect(press(key, held)).toEqual(change);
});
