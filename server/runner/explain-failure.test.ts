import { expect, it } from 'vitest';
import { EngineError } from '../engines/engine.ts';
import { Refusal } from '../refusal.ts';
import { STORAGE_UNWRITABLE } from '../storage-trouble.ts';
import { explainFailure } from './explain-failure.ts';

it('says of a full disk that it is one, and leaves it to be logged', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(explainFailure(full)).toMatchObject({ code: 'storage_full', isExpected: false });
});

it('says of a folder that can not be written what whoever asked can do', () => {
  const { code, message } = STORAGE_UNWRITABLE;
  const explained = { code, message, isExpected: false };
  expect(explainFailure(new Refusal(code, message))).toEqual(explained);
});

it('repeats what an engine says, and hides what nobody foresaw', () => {
  const said = explainFailure(new EngineError('nothing_found', 'No text was found.'));
  expect(said).toEqual({ code: 'nothing_found', message: 'No text was found.', isExpected: true });
  expect(explainFailure(new Error('/home/me')).message).not.toContain('/home/me');
});
