import { expect, it } from 'vitest';
import { StartError } from './config/start-error.ts';
import { explainStartFailure } from './explain-start-failure.ts';

it('is a sentence where the operator can do something, and else the error with where it came from', () => {
  expect(explainStartFailure(new StartError('Choose another PORT.'))).toBe('Choose another PORT.');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(explainStartFailure(full)).toMatch(/^No space is left on the disk of the data folder/);
  const odd = new Error('odd');
  expect(explainStartFailure(odd)).toBe(odd);
});
