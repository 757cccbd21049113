import { expect, it } from 'vitest';
import { thenClose } from './then-close.ts';

/** What is done, by name, in its order. */
function recorder() {
  const done: string[] = [];
  const act = (name: string, error?: Error) => async () => {
    done.push(name);
    if (error !== undefined) throw error;
  };
  return { done, act };
}

it('closes all after the work, and tells why the work failed rather than why closing did', async () => {
  const { done, act } = recorder();
  const ended = thenClose(act('work', new Error('the database is lost')), [
    act('first', new Error('the lock can not be removed')),
    act('second'),
  ]);
  await expect(ended).rejects.toThrow('the database is lost');
  expect(done).toEqual(['work', 'first', 'second']);
});

it('tells of a closing that failed after work that did well', async () => {
  const { done, act } = recorder();
  const ended = thenClose(act('work'), [act('first', new Error('not closed')), act('second')]);
  await expect(ended).rejects.toThrow('not closed');
  expect(done).toEqual(['work', 'first', 'second']);
  await thenClose(act('work'), [act('closing')]);
});
