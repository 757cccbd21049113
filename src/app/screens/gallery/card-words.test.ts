import { describe, expect, it } from 'vitest';
import english from '../../../../locales/en.json' with { type: 'json' };
import type { GalleryItem } from '../../../net/contracts/index.ts';
import type { Translate } from '../../i18n/texts.ts';
import { cardDate, cardTitle } from './card-words.ts';

const text: Translate = (key) => english[key];

const card: GalleryItem = {
  id: '01a1fea8-0000-7000-8000-000000000001',
  taskId: '01a1fea8-0000-7000-8000-000000000001',
  kind: 'area-redraw',
  eventType: 'IMAGE_AREA_REDRAW',
  imgUrl: '/api/images/1',
  width: 10,
  height: 10,
  imageCount: 1,
  originalImageUrl: null,
  prompt: 'a red balloon',
  title: 'Balloon',
  createTime: '2026-11-21T10:00:00.000Z',
};

describe('A card of the gallery', () => {
  it('is headed by the prompt', () => {
    expect(cardTitle(text, card)).toBe('a red balloon');
  });

  it('is headed by the title where there is no prompt', () => {
    expect(cardTitle(text, { ...card, prompt: '' })).toBe('Balloon');
  });

  it("is headed 'Untitled' where there is neither", () => {
    expect(cardTitle(text, { ...card, prompt: '', title: null })).toBe('Untitled');
  });

  it("has its day, or 'Unknown date'", () => {
    const day = (time: string): string | null => (time === '' ? null : 'Nov 21, 2026');
    expect(cardDate(text, day, card.createTime)).toBe('Nov 21, 2026');
    expect(cardDate(text, day, '')).toBe('Unknown date');
  });
});
