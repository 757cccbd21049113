import { describe, expect, it } from 'vitest';
import { expandFieldsSchema, instructFieldsSchema } from '../../src/net/contracts/edit.ts';
import { readFields } from './read-fields.ts';

const instruction = { width: '64', height: '48', prompt: 'warm' };
const sides = { left: '1', right: '0', top: '0', bottom: '0' };

describe('readFields', () => {
  it('reads numbers', () => {
    expect(readFields(instructFieldsSchema, { ...instruction, seed: '0', count: '4' })).toEqual({
      ...{ width: 64, height: 48, prompt: 'warm', seed: 0, count: 4 },
    });
  });

  it.each(['', ' '])('takes a field left empty (%j) for one that was not sent', (empty) => {
    const fields = { ...instruction, seed: empty, count: empty };
    const { seed, count } = readFields(instructFieldsSchema, fields);
    expect([seed, count]).toEqual([undefined, undefined]);
  });

  it('takes no empty field for 0 where one has to be said', () => {
    const read = () => readFields(expandFieldsSchema, { ...sides, top: '' });
    expect(read).toThrow(
      expect.objectContaining({ fields: [{ field: 'top', message: '“top” has to be a number.' }] }),
    );
  });

  it('says of an empty prompt what the specification says', () => {
    const message = 'Please enter description text';
    expect(() => readFields(instructFieldsSchema, { ...instruction, prompt: '' })).toThrow(
      expect.objectContaining({ fields: [{ field: 'prompt', message }] }),
    );
  });
});
