import { expect, it } from 'vitest';
import { EVENT_TYPES, RATIOS, STYLES, TASK_KINDS, TASK_STATUS } from './terms.ts';

// Other clients and stored rows go by these: they are written out here, so that a change is seen.

it('Kinds of edits have the event types that the edit list promises (decision 23)', () => {
  expect(EVENT_TYPES).toEqual({
    'area-redraw': 'IMAGE_AREA_REDRAW',
    remove: 'IMAGE_REMOVE',
    enhance: 'IMAGE_ENHANCEMENT',
    expand: 'IMAGE_EXPAND',
    'flux-context': 'FLUX_CONTEXT',
    'flux-context-multi': 'FLUX_CONTEXT_MULTI',
    restore: 'IMAGE_RESTORE',
    'watermark-remover': 'WATERMARK_REMOVER',
    'text-removal': 'TEXT_REMOVAL',
  });
  const edits = TASK_KINDS.filter((kind) => kind !== 'text-to-image');
  expect(Object.keys(EVENT_TYPES).sort()).toEqual([...edits].sort());
});

it('Ratios have the sizes of decision 26', () => {
  expect(RATIOS).toEqual({
    '1:1': { width: 1024, height: 1024 },
    '2:3': { width: 832, height: 1248 },
    '4:3': { width: 1152, height: 864 },
    '9:16': { width: 768, height: 1344 },
    '16:9': { width: 1344, height: 768 },
  });
});

it('There are the nine styles of document 1 section 2', () => {
  const styles = 'midjourney ghibsky realism movie fantasy cartoon 3d pixel makoto_shinkai';
  expect(STYLES).toEqual(styles.split(' ').map((style) => style.replace('_', ' ')));
});

it('States are the characters of decision 18', () => {
  expect(Object.values(TASK_STATUS)).toEqual(['0', '1', '2', '3', '4']);
});
