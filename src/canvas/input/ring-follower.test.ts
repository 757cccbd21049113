import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRingFollower, type RingFollower } from './ring-follower.ts';

const FRAME = 16;
let shown: (number | null)[];
let ring: RingFollower;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  shown = [];
  ring = createRingFollower((at) => shown.push(at?.x ?? null));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The pointer is at `here` and expected 10 px further on. */
function move(here: number): void {
  const at = (x: number) => () => ({ x, y: 0 });
  ring.follow(at(here + 10), at(here));
}

test('The ring runs ahead while the pointer moves, once a frame', () => {
  move(1);
  move(2);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(FRAME);
  move(3);
  vi.advanceTimersByTime(FRAME);
  expect(shown).toEqual([12, 13]);
});

test('The ring comes back to a pointer that rests, and stays there', () => {
  move(1);
  vi.advanceTimersByTime(59);
  expect(shown).toEqual([11]);
  vi.advanceTimersByTime(FRAME);
  expect(shown).toEqual([11, 1]);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([11, 1]);
});

test('Each move puts the coming back off', () => {
  move(1);
  vi.advanceTimersByTime(40);
  move(2);
  vi.advanceTimersByTime(59);
  expect(shown).toEqual([11, 12]);
  vi.advanceTimersByTime(FRAME);
  expect(shown).toEqual([11, 12, 2]);
});

test('A ring that was taken away does not come back by itself', () => {
  move(1);
  ring.hide();
  move(2);
  vi.advanceTimersByTime(FRAME);
  ring.hide();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([null, 12, null]);
  move(3);
  ring.detach();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([null, 12, null]);
});
