import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { decodeRgba, type PictureFile } from '../support/pictures.ts';
import { holdFile, transferFiles } from '../support/transfer-files.ts';

/** The screen of an instruction tool as a person uses it. */
export class ToolPage {
  readonly page: Page;
  readonly prompt: Locator;
  readonly generate: Locator;
  readonly regenerate: Locator;
  readonly clear: Locator;
  /** The divider between before and after. */
  readonly divider: Locator;
  /** The dividers in the grid of examples. */
  readonly exampleDividers: Locator;
  /** The examples that can be tried. */
  readonly tries: Locator;
  /** The pictures that were brought, by name. */
  readonly pictures: Locator;
  /** The steps so far, the start first. */
  readonly steps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.getByRole('textbox', { name: 'Prompt' });
    this.generate = page.getByRole('button', { name: 'Generate', exact: true });
    this.regenerate = page.getByRole('button', { name: 'Regenerate' });
    this.clear = page.getByRole('button', { name: 'Clear', exact: true });
    this.divider = page.getByRole('slider', {
      name: 'Divider between before and after',
      exact: true,
    });
    const examples = page.getByRole('region', { name: 'Examples' });
    this.exampleDividers = examples.getByRole('slider');
    this.tries = page.getByRole('region', { name: 'Try these' }).getByRole('button');
    this.pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('img');
    this.steps = page.getByRole('navigation', { name: 'Steps so far' }).getByRole('button');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Picks files, as through the file dialog, and waits until so many pictures are there. */
  async pick(files: readonly PictureFile[], count = files.length): Promise<void> {
    const input = this.page.locator('input[type=file]').first();
    // The picker of a tool for one picture takes one file.
    await input.setInputFiles(files.length === 1 && files[0] ? files[0] : [...files]);
    await this.expectSelected(count);
  }

  async drop(files: readonly PictureFile[]): Promise<void> {
    await transferFiles(this.page, 'drop', files);
  }

  async drag(): Promise<void> {
    await holdFile(this.page);
  }

  async paste(file: PictureFile): Promise<void> {
    await transferFiles(this.page, 'paste', [file]);
  }

  async expectSelected(count: number): Promise<void> {
    await expect(this.page.getByText(`${count} image(s) selected`)).toBeVisible();
  }

  /** Nothing is made yet: the first example is compared. */
  async expectExample(): Promise<void> {
    const results = this.page.getByRole('region', { name: 'Results' });
    await expect(results.getByText('Drag the center line to compare Before/After')).toBeVisible();
    await expect(results.getByText('Example', { exact: true })).toBeVisible();
  }

  /** Waits until the result is there. */
  async expectResult(): Promise<void> {
    await expect(this.regenerate).toBeEnabled({ timeout: RESULT_LIMIT_MS });
  }

  /** The task whose result is shown, as the tab remembers it. */
  async shownTask(kind: string): Promise<string> {
    const stored = await this.page.evaluate(() => sessionStorage.getItem('toolWork'));
    return String(JSON.parse(stored ?? '{}')[kind].steps[0].taskId);
  }

  /** The result as it is downloaded, decoded. */
  async download(): Promise<{ name: string; width: number; height: number; data: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    const decoded = await decodeRgba(await readFile(await download.path()));
    return { name: download.suggestedFilename(), ...decoded };
  }
}
