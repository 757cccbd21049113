import { expect, type Locator, type Page } from '@playwright/test';
import { RESULT_LIMIT_MS } from '../support/limits.ts';

/** What can be chosen beside the prompt; the form's own choice stands for what is missing. */
interface Choices {
  ratio?: string;
  style?: string;
  /** How many pictures, fewer than four: each takes seconds to be drawn, a pattern a third of that. */
  count?: 1 | 2 | 3;
}

/** Home as a person uses it. */
export class HomePage {
  readonly page: Page;
  readonly prompt: Locator;
  readonly submit: Locator;
  readonly pictures: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.getByRole('textbox', { name: 'Prompt' });
    this.submit = page.getByRole('button', { name: 'Submit' });
    this.pictures = page.getByRole('img', { name: /^Picture \d of \d: / });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.prompt).toBeEditable();
  }

  /** Types a prompt, chooses what is given, and submits. */
  async generate(prompt: string, choices: Choices = {}): Promise<void> {
    await this.prompt.fill(prompt);
    if (choices.ratio) await this.#choose('Ratio', choices.ratio);
    if (choices.style) await this.#choose('Style', choices.style);
    if (choices.count) await this.#chooseCount(choices.count);
    await this.submit.click();
  }

  /** Waits until exactly `count` pictures are there, each loaded; answers their addresses. */
  async expectPictures(count: number): Promise<string[]> {
    await expect(this.pictures).toHaveCount(count, { timeout: RESULT_LIMIT_MS });
    const loaded = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
    for (const picture of await this.pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(loaded)).toBe(true);
    }
    return this.pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
  }

  /** The same, and that it is told, once: the notice goes by itself, on a slow machine before all was looked at. */
  async expectSuccess(count: number): Promise<string[]> {
    const [urls] = await Promise.all([
      this.expectPictures(count),
      expect(this.notice('Images generated successfully')).toHaveCount(1, {
        timeout: RESULT_LIMIT_MS,
      }),
    ]);
    return urls;
  }

  notice(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }

  async #chooseCount(count: number): Promise<void> {
    const pictures = this.page.getByRole('group', { name: 'Pictures' });
    if (!(await pictures.isVisible())) await this.page.getByText('Advanced').click();
    await pictures.getByRole('radio', { name: String(count) }).press(' ');
  }

  async #choose(group: string, option: string): Promise<void> {
    const choices = this.page.getByRole('group', { name: new RegExp(`^${group}`) });
    await choices.getByRole('radio', { name: option }).press(' ');
  }
}
