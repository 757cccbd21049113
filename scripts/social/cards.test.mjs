import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CARDS } from './cards.mjs';

const folder = (name) => new URL(`../../public/${name}/`, import.meta.url);

it('Social pictures are made of examples that there are, one for each card', async () => {
  const examples = new Set(await readdir(folder('examples')));
  const wanted = CARDS.flatMap(({ pictures }) => pictures.map((name) => `${name}.webp`));
  expect(wanted.filter((name) => !examples.has(name))).toEqual([]);
  expect((await readdir(folder('social'))).sort()).toEqual(
    CARDS.map(({ page }) => `${page}.jpg`).sort(),
  );
});
