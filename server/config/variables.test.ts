import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type Variable, variables } from './variables.ts';

it('lists every variable with its default in docs/operating.md, and no other', async () => {
  const document = await readFile('docs/operating.md', 'utf8');
  const rows = [...document.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(
    ([, name, shown]) => [name, shown?.trim().replaceAll('`', '')] as const,
  );
  const wanted = Object.entries<Variable<unknown>>(variables).map(
    ([name, variable]) => [name, variable.defaultShown ?? variable.defaultText ?? 'none'] as const,
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(wanted));
  expect(rows).toHaveLength(wanted.length);
});
