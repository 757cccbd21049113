import { describe, expect, it } from 'vitest';
import { createFakeClock, createFakeStorage } from '../../net/testing/fakes.ts';
import { createCreationMemory } from '../stores/creation-memory.ts';
import { createCreationStore, EMPTY_FORM } from '../stores/creation-store.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import { watchInputLock } from './watch-input-lock.ts';

const FORM = { ...EMPTY_FORM, prompt: 'a cat' };

/** A page whose input is locked, with or without a task to show for it. */
const openPage = (hasTask: boolean) => {
  const clock = createFakeClock();
  const creations = createCreationStore({ now: clock.now });
  const memory = createCreationMemory({ storage: createFakeStorage(), tabId: 'a', now: clock.now });
  const target = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  if (hasTask) creations.bind(creations.begin(FORM), taskIdOf(1));
  creations.state.inputDisabled = true;
  memory.save(creations.state.creations, FORM, true);
  const stop = watchInputLock({ target, page, creations, memory, clock });
  return { clock, creations, memory, target, page, stop };
};

describe('the input lock', () => {
  it.each(['error', 'unhandledrejection'])(
    'is released by a global %s, even with a task',
    (name) => {
      const { target, creations } = openPage(true);
      target.dispatchEvent(new Event(name));
      expect(creations.state.inputDisabled).toBe(false);
      expect(creations.unfinished()).toEqual([taskIdOf(1)]);
    },
  );

  it.each(['offline', 'online'])(
    'is released when the network goes %s, unless a task is active',
    (name) => {
      for (const hasTask of [false, true]) {
        const { target, creations } = openPage(hasTask);
        target.dispatchEvent(new Event(name));
        expect(creations.state.inputDisabled).toBe(hasTask);
      }
    },
  );

  it('is released when the page becomes visible, unless a task is active', () => {
    for (const hasTask of [false, true]) {
      const { page, creations } = openPage(hasTask);
      page.dispatchEvent(new Event('visibilitychange'));
      expect(creations.state.inputDisabled).toBe(hasTask);
    }
  });

  it('is released 100 ms after loading when it is stale', async () => {
    for (const hasTask of [false, true]) {
      const { clock, creations } = openPage(hasTask);
      await clock.pass(99);
      expect(creations.state.inputDisabled).toBe(true);
      await clock.pass(1);
      expect(creations.state.inputDisabled).toBe(hasTask);
    }
  });

  it('is not remembered once the page was left', () => {
    const { target, memory } = openPage(true);
    target.dispatchEvent(new Event('pagehide'));
    expect(memory.isLocked()).toBe(false);
  });

  it('is left alone after the watch ended', async () => {
    const { clock, target, creations, stop } = openPage(false);
    stop();
    target.dispatchEvent(new Event('error'));
    await clock.pass(1_000);
    expect(creations.state.inputDisabled).toBe(true);
  });
});
