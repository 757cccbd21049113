import type { Page } from '@playwright/test';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const meadow = () => pngFile('meadow.png', 480, 360, meadowPixels(480, 360));

/**
 * Does to a page, now and whenever it changes, what a translator does: each text gives way to an element
 * with other words. `isCareful` says whether that comes in one step or in two.
 */
const translate = (page: Page, isCareful: boolean): Promise<void> =>
  page.evaluate((inTwoSteps) => {
    const done = new WeakSet<Node>();
    const replace = (text: Text): void => {
      const { parentElement: parent, data } = text;
      const isOurs = parent === null || /^(FONT|SCRIPT|STYLE|TEXTAREA|TITLE)$/.test(parent.tagName);
      if (isOurs || done.has(text) || data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${data}»`;
      outer.append(inner);
      if (inTwoSteps) {
        text.before(outer);
        text.remove();
      } else text.replaceWith(outer);
      done.add(text);
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Text) {
            done.delete(node);
            replace(node);
          } else translateAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, isCareful);

for (const isCareful of [false, true]) {
  test(`A page that the browser translates lives on (${isCareful ? 'two steps' : 'one step'})`, async ({
    ends: _,
    home,
    edit,
    page,
  }) => {
    await home.open();
    await translate(page, isCareful);
    await expect(page.getByText('«Explore»').first()).toBeVisible();
    await home.prompt.fill('a fox');
    await page.getByRole('button', { name: /Submit/ }).click();
    await page.getByRole('button', { name: /Cancel/ }).click();
    await page
      .getByRole('link', { name: /Explore/ })
      .first()
      .click();
    await expect(page).toHaveURL(/explore/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«');

    await edit.open();
    await translate(page, isCareful);
    await edit.upload(await meadow());
    const size = page.getByText(/^«?\d+ px»?$/);
    await edit.setBrushSize(40);
    await expect(size.first()).toContainText('40');
    await edit.setBrushSize(70);
    await expect(size.first()).toContainText('70');
    await edit.stroke([{ x: 100, y: 100 }]);
    await page.getByRole('button', { name: /Clear/ }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText(/broke|went wrong/i)).toHaveCount(0);
  });
}
