import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { startTexts } from '../../i18n/texts.ts';
import { ExploreGallery } from './explore-gallery.tsx';

vi.mock('../../content/examples.ts', () => ({ EXPLORE_EXAMPLES: [] }));

it('Where no example was made yet, that is said', async () => {
  await startTexts();
  const shown = renderToStaticMarkup(<ExploreGallery promptRef={{ current: null }} />);
  expect(shown).toContain('No example images available');
});
