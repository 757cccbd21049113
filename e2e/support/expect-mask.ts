import { expect } from '@playwright/test';
import type { OracleMask } from '../oracle/operations-oracle.ts';
import type { EditPage } from '../pages/edit-page.ts';

/** Expects the page's mask to be the oracle's to the last pixel; `what` says which mask it is. */
export async function expectMask(
  edit: EditPage,
  expected: OracleMask,
  what: string,
): Promise<void> {
  const { data } = await edit.mask();
  const different = data.reduce((sum, value, at) => sum + (value === expected.data[at] ? 0 : 1), 0);
  expect(different, `pixels that differ: ${what}`).toBe(0);
}
