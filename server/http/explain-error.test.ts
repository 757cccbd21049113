import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/net/contracts/answer.ts';
import { Refusal } from '../refusal.ts';
import { ERROR_STATUS } from './error-status.ts';
import { explainError } from './explain-error.ts';

describe('explainError', () => {
  it('tells nobody what a mistake of ours was', () => {
    const explained = explainError(new Error('password=hunter2'));
    expect(explained.code).toBe('internal_error');
    expect(explained.message).not.toContain('hunter2');
  });

  it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'EAI_AGAIN', 'ETIMEDOUT', '57P01', '08006', '25006'])(
    'knows that %s means no database',
    (code) => {
      expect(explainError(Object.assign(new Error('x'), { code })).code).toBe(
        'database_unavailable',
      );
    },
  );

  it.each(['ENOSPC', 'EDQUOT', '53100'])('knows that %s means no space', (code) => {
    const explained = explainError(Object.assign(new Error('x'), { code }));
    expect(explained.code).toBe('storage_full');
    expect(explained.message).toMatch(/no space left.*Nothing of yours was lost/);
  });

  it('repeats a refusal', () => {
    const refusal = new Refusal('mask_empty', 'Paint something.');
    expect(explainError(refusal)).toEqual({ code: 'mask_empty', message: 'Paint something.' });
  });
});

describe('ERROR_STATUS', () => {
  it('has a status of an error for every code, and 401 for one only', () => {
    for (const code of ERROR_CODES) expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400);
    const unauthorised = ERROR_CODES.filter((code) => ERROR_STATUS[code] === 401);
    expect(unauthorised).toEqual(['authentication_required']);
    expect(ERROR_CODES.filter((code) => ERROR_STATUS[code] === 403)).toEqual([]);
  });
});
