import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { decodeRgba, type PictureFile } from '../support/pictures.ts';
import { holdFile, transferFiles } from '../support/transfer-files.ts';

/** A point in image px or CSS px, as the name of the variable says. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The edit page as a person uses it. */
export class EditPage {
  readonly page: Page;
  /** What pointer and keyboard act on. */
  readonly canvas: Locator;
  readonly remove: Locator;
  /** What the start screen offers, and what it opens. */
  readonly uploadCard: Locator;
  readonly uploadDialog: Locator;
  readonly urlCard: Locator;
  readonly urlDialog: Locator;
  /** Tasks in the list of edits. */
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.getByLabel('Picture being edited');
    this.remove = page.getByRole('button', { name: 'Remove Selected Area', exact: true });
    this.uploadCard = page.getByRole('button', { name: 'Edit Uploaded Image' });
    this.uploadDialog = page.getByRole('dialog', { name: 'Edit Uploaded Image' });
    this.urlCard = page.getByRole('button', { name: 'Edit from URL' });
    this.urlDialog = page.getByRole('dialog', { name: 'Edit from URL' });
    this.rows = page.getByRole('complementary', { name: 'Edits' }).getByRole('row');
  }

  /**
   * Opens the view in which one paints, with the editor handle that tests read; `surface` says what
   * draws it.
   */
  async open(surface?: '2d' | 'webgl'): Promise<void> {
    await this.page.goto(
      surface === undefined ? '/remove?handle' : `/remove?handle&surface=${surface}`,
    );
    await expect(this.uploadCard).toBeVisible();
  }

  /** Picks a file, as through the file dialog. */
  async pick(file: PictureFile): Promise<void> {
    if (await this.uploadDialog.isHidden()) await this.uploadCard.click();
    await this.uploadDialog.locator('input[type=file]').setInputFiles(file);
  }

  /** Picks a file and waits until it stands on the canvas. */
  async upload(file: PictureFile): Promise<void> {
    await this.pick(file);
    await this.expectOpen();
  }

  /** Holds a file over the page without letting go. */
  async drag(): Promise<void> {
    await holdFile(this.page);
  }

  /** Drops files on the page. */
  async drop(files: readonly PictureFile[]): Promise<void> {
    await transferFiles(this.page, 'drop', files);
  }

  /** Pastes a file into the page. */
  async paste(file: PictureFile): Promise<void> {
    await transferFiles(this.page, 'paste', [file]);
  }

  /** Waits until a picture can be painted on: it is there, and the camera has come to rest. */
  async expectOpen(): Promise<void> {
    await expect(this.canvas.locator('canvas').first()).toBeVisible();
    let before = '';
    await expect
      .poll(async () => {
        const camera = await this.page.evaluate(() => window.overpaint?.camera());
        const box = await this.canvas.boundingBox();
        // A camera for a window of another size is about to move.
        const fits = camera?.width === box?.width && camera?.height === box?.height;
        const now = JSON.stringify({ camera, box });
        const rests = camera !== undefined && fits && now === before;
        before = now;
        return rests;
      })
      .toBe(true);
  }

  /** Waits until a result stands on the canvas; the mask is empty then. */
  async expectResult(): Promise<void> {
    await expect(this.rows.getByRole('button', { name: /^Result 1 of/ }).first()).toBeVisible({
      timeout: RESULT_LIMIT_MS,
    });
    await expect.poll(() => this.paintedPixels()).toBe(0);
  }

  /** Where an image point stands on the screen, CSS px of the page. */
  async toScreen(imagePoint: Point): Promise<Point> {
    return this.page.evaluate((point) => window.overpaint.toScreen(point), imagePoint);
  }

  /** Moves the slider of the brush to a diameter in image px. */
  async setBrushSize(diameter: number): Promise<void> {
    await this.page.getByRole('slider', { name: 'Brush size' }).fill(String(diameter));
  }

  /** Draws through image points with the mouse, at whole CSS px; answers the client points sent. */
  async stroke(imagePoints: readonly Point[], button: 'left' | 'right' = 'left'): Promise<Point[]> {
    const sent: Point[] = [];
    for (const { x, y } of imagePoints) {
      const screen = await this.toScreen({ x, y });
      sent.push({ x: Math.round(screen.x), y: Math.round(screen.y) });
    }
    const [first, ...rest] = sent;
    if (!first) return sent;
    await this.page.mouse.move(first.x, first.y);
    await this.page.mouse.down({ button });
    for (const point of rest) await this.page.mouse.move(point.x, point.y);
    await this.page.mouse.up({ button });
    return sent;
  }

  /** The mask as the editor holds it: one byte a pixel. */
  async mask(): Promise<{ width: number; height: number; data: Uint8Array }> {
    const { width, height, base64 } = await this.page.evaluate(async () => {
      const mask = await window.overpaint.mask();
      // As a list of numbers it took both sides many times as long.
      const pieces: string[] = [];
      for (let at = 0; at < mask.data.length; at += 8_192) {
        pieces.push(String.fromCharCode(...mask.data.subarray(at, at + 8_192)));
      }
      return { width: mask.width, height: mask.height, base64: btoa(pieces.join('')) };
    });
    return { width, height, data: Uint8Array.from(Buffer.from(base64, 'base64')) };
  }

  /** `brush.drawing`, `rectangle.idle`, …: the tool and what it is doing. */
  async tool(): Promise<string> {
    return this.page.evaluate(() => window.overpaint.tool());
  }

  /** What screen readers were told last about the mask. */
  news(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Opens the popover of a button of the context bar, does something in it, and closes it. */
  async within(name: 'Mask' | 'Brush options', work: (popover: Locator) => Promise<void>) {
    await this.page.getByRole('button', { name, exact: true }).click();
    const popover = this.page.getByRole('dialog', { name, exact: true });
    await work(popover);
    await this.page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }

  /**
   * Chooses one of a popover's radio buttons by what is seen of it: its own box is invisible, and clicked by
   * force it would be missed while the popover still moves in.
   */
  async choose(popover: Locator, name: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name });
    await popover.locator('label').filter({ has: radio }).click();
    await expect(popover.getByRole('radio', { name })).toBeChecked();
  }

  /** How many pixels of the mask are painted. */
  async paintedPixels(): Promise<number> {
    return this.page.evaluate(async () => {
      const { data } = await window.overpaint.mask();
      return data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
    });
  }

  async focusCanvas(): Promise<void> {
    await this.canvas.focus();
  }

  /** Saves the canvas as PNG; answers where the file lies. */
  async downloadCanvas(): Promise<string> {
    const downloading = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Download' }).click();
    await this.page.getByRole('menuitem', { name: /PNG/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^midjourney-edit-\d+\.png$/);
    return download.path();
  }

  /** The picture on the canvas, pixel by pixel. */
  async canvasPixels(): Promise<{ at(x: number, y: number): number[] }> {
    const { width, data } = await decodeRgba(await readFile(await this.downloadCanvas()));
    return {
      at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
    };
  }

  /** Turns the wheel over the middle of the canvas until the zoom is within 1 % of `scale`. */
  async zoomTo(scale: number): Promise<void> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('no canvas');
    await this.page.mouse.move(
      Math.round(box.x + box.width / 2),
      Math.round(box.y + box.height / 2),
    );
    await expect
      .poll(
        async () => {
          const ratio = scale / (await this.#scale());
          if (Math.abs(ratio - 1) < 0.01) return 'there';
          await this.page.mouse.wheel(0, Math.max(-400, Math.min(400, -Math.log(ratio) * 400)));
          return `off by ${ratio}`;
        },
        { intervals: [100] },
      )
      .toBe('there');
  }

  notice(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }

  async #scale(): Promise<number> {
    const [origin, unit] = await Promise.all([
      this.toScreen({ x: 0, y: 0 }),
      this.toScreen({ x: 1, y: 0 }),
    ]);
    return unit.x - origin.x;
  }
}
