import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../net/testing/fakes.ts';
import { createDebounced } from './debounce.ts';

const setUp = () => {
  const clock = createFakeClock();
  const heard: string[] = [];
  return { clock, heard, ...createDebounced<string>(clock, 300, (value) => heard.push(value)) };
};

describe('a debounced call', () => {
  it('comes once, with the latest value, after a pause', async () => {
    const { clock, heard, later } = setUp();
    later('c');
    await clock.pass(299);
    later('ca');
    await clock.pass(299);
    later('cat');
    expect(heard).toEqual([]);
    await clock.pass(300);
    expect(heard).toEqual(['cat']);
  });

  it('comes at once when it is flushed, and then not again', async () => {
    const { clock, heard, later, flush } = setUp();
    flush();
    later('cat');
    flush();
    await clock.pass(1000);
    expect(heard).toEqual(['cat']);
  });

  it('does not come when it is cancelled', async () => {
    const { clock, heard, later, cancel } = setUp();
    later('cat');
    cancel();
    await clock.pass(1000);
    expect([heard, clock.waiting()]).toEqual([[], 0]);
  });
});
