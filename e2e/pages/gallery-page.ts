import { expect, type Locator, type Page } from '@playwright/test';

/** The gallery of the edit page as a person uses it. */
export class GalleryPage {
  readonly page: Page;
  readonly cards: Locator;
  readonly search: Locator;
  readonly pages: Locator;

  constructor(page: Page) {
    this.page = page;
    const gallery = page.getByRole('region', { name: 'All images' });
    this.cards = gallery.getByRole('listitem');
    this.search = gallery.getByRole('searchbox', { name: 'Search prompts' });
    this.pages = gallery.getByRole('navigation', { name: 'Pages' });
  }

  /** Opens it with so many cards a page. */
  async open(size: number): Promise<void> {
    await this.page.goto(`/edit?handle&view=all&size=${size}`);
  }

  async expectCount(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: false }).first()).toBeVisible();
  }

  /** How many cards stand side by side in a window of this width. */
  async columnsAt(width: number): Promise<number> {
    await this.page.setViewportSize({ width, height: 800 });
    const boxes = await this.cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    return boxes.filter((top) => top === boxes[0]).length;
  }
}
