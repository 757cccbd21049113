import { expect, it } from 'vitest';
import type { StorageProblem } from '../../workers/index.ts';
import { keepSaving } from './keep-saving.ts';
import { WORKSPACE_KEY } from './workspace-key.ts';

/** A tab that saves into a browser with as many bytes left, each workspace taking one. */
function createTab({ held = [] as string[], space = 0, needed = 1, others = 4 } = {}) {
  const stored = new Map<string, number>(
    Array.from({ length: others }, (_, i) => [`w${i}`, i] as const),
  );
  stored.set('own', 99);
  const listeners = new Set<(problem: StorageProblem | null) => void>();
  const told: string[] = [];
  const waits: { readonly act: () => void; readonly milliseconds: number }[] = [];
  let left = space;
  let problem: StorageProblem | null = null;
  const become = (next: StorageProblem | null): StorageProblem | null => {
    if (next !== problem) for (const listener of listeners) listener(next);
    problem = next;
    return next;
  };
  const dispose = keepSaving({
    saving: {
      list: async () => [...stored].map(([id, usedAt]) => ({ id, usedAt })),
      async remove(id) {
        stored.delete(id);
        left += 1;
      },
      retry: async () => become(left >= needed ? null : problem),
      onProblem(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    claims: { take: async (id) => !held.includes(id), release: () => undefined },
    storage: {
      getItem: (key) => (key === WORKSPACE_KEY ? 'own' : null),
      setItem: () => undefined,
      removeItem: () => undefined,
    },
    notices: {
      notify: (kind, key) => {
        told.push(`${kind}: ${key}`);
        return '';
      },
    },
    log: (message) => told.push(message),
    later: (act, milliseconds) => {
      waits.push({ act, milliseconds });
      return () => undefined;
    },
  });
  return {
    stored,
    told,
    waits,
    become,
    dispose,
    free: () => {
      left = needed;
    },
  };
}

/** Lets everything asynchronous come to its end. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('makes room by removing the oldest work that no tab has, and says nothing of it', async () => {
  const tab = createTab({ held: ['w0'], needed: 2 });
  tab.become('full');
  await rest();
  expect([...tab.stored.keys()]).toEqual(['w0', 'w3', 'own']);
  expect([tab.told, tab.waits]).toEqual([[], []]);
});

it('without enough room keeps its own work and the last other one, says so once, and tries again', async () => {
  const tab = createTab({ needed: 9 });
  tab.become('full');
  await rest();
  expect([...tab.stored.keys()]).toEqual(['w3', 'own']);
  for (let i = 0; i < 6; i += 1) {
    tab.waits.at(-1)?.act();
    await rest();
  }
  expect(tab.told).toEqual(['warning: message.storageFull']);
  expect(tab.waits.map(({ milliseconds }) => milliseconds / 1000)).toEqual([
    5, 10, 20, 40, 80, 160, 240,
  ]);
  tab.free();
  tab.waits.at(-1)?.act();
  await rest();
  expect(tab.told.slice(1)).toEqual(['success: message.savingAgain']);
  expect(tab.waits.length).toBe(7);
});

it.each([
  ['silent', 'message.storageSilent', 1],
  ['denied', 'message.storageDenied', 1],
  ['busy', 'message.storageTaken', 0],
  ['unreadable', 'message.storageDenied', 0],
] as const)('says of %s what can be done, and removes nothing', async (problem, key, tries) => {
  const tab = createTab({ needed: 9 });
  tab.become(problem);
  await rest();
  expect(tab.told).toEqual([`warning: ${key}`]);
  expect([tab.waits.length, tab.stored.size]).toEqual([tries, 5]);
});
