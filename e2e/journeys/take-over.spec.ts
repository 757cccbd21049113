import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What the build says of its pages (scripts/build/write-site.ts). */
interface Site {
  paths: { path: string }[];
  languages: Record<string, string>;
}

/**
 * Home in every language that the build rendered, and each other page with one address in one of them,
 * turn by turn: all in all would take half a minute, and finds the same.
 */
const readAddresses = async (): Promise<string[]> => {
  const file = join(import.meta.dirname, '../../dist/pages/index.json');
  const { paths, languages }: Site = JSON.parse(await readFile(file, 'utf8'));
  const prefixes = Object.entries(languages)
    .filter(([prefix, language]) => prefix === '' || (prefix === language && prefix !== 'en'))
    .map(([prefix]) => (prefix === '' ? '' : `/${prefix}`));
  const others = paths.map(({ path }) => path).filter((path) => path !== '' && !path.includes('*'));
  return [
    ...prefixes.map((prefix) => `${prefix}/`),
    ...others.map((path, turn) => `${prefixes[turn % prefixes.length]}/${path}`),
  ];
};

/**
 * Runs in each page before anything of it: keeps hold of an element that the server sent, and keeps
 * answers of the API away, which come to no two pages at one time. (Routes would cost the cache.)
 */
const holdOn = (): void => {
  addEventListener('DOMContentLoaded', () =>
    Object.assign(globalThis, { sent: document.querySelector('#root footer') }),
  );
  // What comes when the browser is idle is no part of the pages that are compared, and costs much.
  globalThis.requestIdleCallback = () => 0;
  const { fetch } = globalThis;
  const answerNever = new Promise<Response>(() => {});
  globalThis.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/api/')
      ? answerNever
      : fetch(input, init);
};

/** Whether that element is still a part of the page. */
const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(globalThis, 'sent').isConnected);

/** Every element below #root with its own text and all attributes, ids by the order of their coming. */
const elementsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = new Map<string, number>();
    const steady = (text: string): string =>
      text.replace(/(react-aria-)?_r_\w+?_/gi, (id) => {
        const known = ids.get(id) ?? ids.size;
        ids.set(id, known);
        return `id-${known}`;
      });
    const told = (element: Element): string => {
      const attributes = [...element.attributes]
        // Of an option that is only what it began with.
        .filter(({ name }) => name !== 'selected')
        .map(({ name, value }) => `${name}="${steady(value)}"`);
      for (const name of ['value', 'checked', 'selected', 'disabled']) {
        if (name in element) attributes.push(`${name} is ${Reflect.get(element, name)}`);
      }
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent).join('');
      return `<${element.localName} ${attributes.sort().join(' ')}>${text}`;
    };
    return [...document.querySelectorAll('#root *')].map(told);
  });

test('What a browser takes over of the pages is what it would render, to the last attribute', async ({
  context,
  page,
}) => {
  const addresses = await readAddresses();
  expect(addresses.length).toBeGreaterThan(15);
  await context.addInitScript(holdOn);
  const other = await context.newPage();
  for (const one of [page, other]) await one.setViewportSize({ width: 1280, height: 200 });
  for (const address of addresses) {
    // With a question the address is another one than the build's: React renders all of it.
    await Promise.all([page.goto(address), other.goto(`${address}?anew`)]);
    expect([address, await isTakenOver(page)]).toEqual([address, true]);
    await expect
      .poll(async () => {
        const [taken, rendered] = await Promise.all([elementsOf(page), elementsOf(other)]);
        return [
          ...taken.filter((one, at) => one !== rendered[at]).map((one) => `${address} has ${one}`),
          ...rendered
            .filter((one, at) => one !== taken[at])
            .map((one) => `${address} lacks ${one}`),
        ].slice(0, 4);
      })
      .toEqual([]);
  }
});
