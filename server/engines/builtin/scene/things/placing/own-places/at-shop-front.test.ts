import { expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { Stage } from '../stage.ts';
import { atShopFront } from './at-shop-front.ts';

it('stands everybody on the pavement before a shop, in their own size and apart', () => {
  const idea = readPrompt('two women and a cat in front of a bakery, a bicycle');
  const { subjects } = idea;
  const setting = { idea, land: 'shopfront', side: 1, subjects };
  const stage = { camera: { focal: 100 }, setting } as unknown as Stage;
  const places = subjects.flatMap((one) =>
    Array.from({ length: one.count }, (_, n) => atShopFront(stage, one, n)),
  );
  expect(places).toHaveLength(4);
  expect(new Set(places.map((place) => place?.x)).size).toBe(4);
  for (const place of places) expect(place?.base).toBe(0.1);
  const elsewhere = { ...stage, setting: { ...setting, land: 'street' } } as unknown as Stage;
  expect(subjects.map((one) => atShopFront(elsewhere, one, 0))).toEqual([null, null, null]);
});

it('lets who cleans its window stand close to the pane', () => {
  const idea = readPrompt('a woman cleaning the windows of a café');
  const { subjects } = idea;
  const setting = { idea, land: 'shopfront', side: 1, subjects };
  const stage = { camera: { focal: 100 }, setting } as unknown as Stage;
  const [cleaner] = subjects;
  if (cleaner === undefined) throw new Error('nobody');
  expect(atShopFront(stage, cleaner, 0)?.z).toBeGreaterThan(5.5);
});
