import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MaskOperation } from '../shared/imaging.ts';
import { ImagingError } from '../shared/imaging-error.ts';
import { createMaskService, type MaskService } from '../shared/mask/mask-service.ts';
import { NO_STORAGE } from '../shared/storage/no-storage.ts';
import { PAGE } from '../testing/saved-page.ts';
import { createTestStorage, type TestStorage } from '../testing/test-storage.ts';
import { createInlineLink } from './inline-link.ts';
import { createMaskClient } from './mask-client.ts';
import type { Call, WorkerLink } from './worker-link.ts';

/** Many sessions on a busy machine take longer than one test usually may, ms. */
const PATIENCE = 60_000;

/** A worker that dies when it is told to: its calls are lost, and so is what it would write. */
function createMortalWorker(first: TestStorage | null) {
  let storage = first;
  let service: MaskService | null = null;
  let ready: Promise<void> = Promise.resolve();
  let isFirst = true;
  let lives = 0;
  const pending = new Set<() => void>();

  const callOf =
    (target: MaskService): Call =>
    (method, parameters, signal) =>
      new Promise((resolve, reject) => {
        const lose = (): void => reject(new ImagingError('worker_lost', 'It died.'));
        if (target !== service) return lose();
        pending.add(lose);
        createInlineLink(target)
          .call(method, parameters, signal)
          .then(resolve, reject)
          .finally(() => pending.delete(lose));
      });
  const connect = (restore: (call: Call) => Promise<void>): WorkerLink => ({
    async call(method, parameters, signal) {
      if (service === null) {
        lives += 1;
        service = createMaskService(storage ?? NO_STORAGE);
        if (!isFirst) ready = restore(callOf(service));
        isFirst = false;
        ready.catch(() => undefined);
      }
      const target = service;
      await ready;
      return callOf(target)(method, parameters, signal);
    },
    destroy: () => undefined,
  });
  return {
    connect,
    lives: () => lives,
    storage: () => storage,
    die() {
      storage = storage?.copy() ?? null;
      service = null;
      for (const lose of [...pending]) lose();
      pending.clear();
    },
  };
}

const coordinate = fc.integer({ min: -200, max: 5_000 });
const points = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 4 })
  .map((list): MaskOperation => ({ kind: 'points', points: Int32Array.from(list.flat()) }));
const stroke = fc
  .tuple(fc.boolean(), fc.integer({ min: 5, max: 90 }), fc.array(points, { maxLength: 4 }))
  .chain(([erase, diameter, parts]) =>
    fc
      .constantFrom<MaskOperation>({ kind: 'end' }, { kind: 'end' }, { kind: 'cancel' })
      .map((end): MaskOperation[] => [{ kind: 'begin', erase, diameter }, ...parts, end]),
  );
const single = fc
  .constantFrom<MaskOperation>(
    { kind: 'undo' },
    { kind: 'undo' },
    { kind: 'redo' },
    { kind: 'invert' },
    { kind: 'clear' },
    { kind: 'grow', by: 3 },
  )
  .map((operation) => [operation]);
const session = fc
  .array(fc.oneof({ weight: 2, arbitrary: stroke }, { weight: 1, arbitrary: single }), {
    minLength: 2,
    maxLength: 10,
  })
  .map((list) => list.flat());

/** Where the worker dies: before this many calls were sent, and whether it had time to do them. */
const deaths = fc.array(fc.tuple(fc.nat(40), fc.boolean()), { minLength: 1, maxLength: 3 });

async function run(
  operations: readonly MaskOperation[],
  dying: readonly (readonly [number, boolean])[],
  first: TestStorage | null,
) {
  const worker = createMortalWorker(first);
  const { masks, saving } = createMaskClient(worker.connect);
  await saving.open('w');
  await masks.open('p', PAGE.width, PAGE.height);
  await saving.store('p', new Blob(['picture']));
  const turned = saving.turn(PAGE, 1);
  const answers: Promise<unknown>[] = [turned];
  for (const [at, operation] of operations.entries()) {
    const death = dying.find(([call]) => call === at);
    if (death?.[1]) await new Promise((resolve) => setImmediate(resolve));
    if (death !== undefined) worker.die();
    answers.push(masks.apply('p', [operation], { revision: at + 2 }));
  }
  const ends = await Promise.allSettled(answers);
  const bytes = Buffer.from(await masks.read('p'));
  const { undoSteps, redoSteps } = await masks.apply('p', [{ kind: 'refresh' }]);
  return {
    work: { bytes, undoSteps, redoSteps },
    failed: ends.filter(({ status }) => status === 'rejected').length,
    worker,
    client: { masks, saving },
  };
}

describe('the client of the mask worker', () => {
  for (const [name, makeStorage] of [
    ['with storage', () => createTestStorage()],
    ['without storage', () => null],
  ] as const) {
    it(
      `${name} loses nothing when the worker dies, and answers every call`,
      async () => {
        await fc.assert(
          fc.asyncProperty(session, deaths, async (operations, dying) => {
            const mortal = await run(operations, dying, makeStorage());
            const immortal = await run(operations, [], makeStorage());
            expect(mortal.failed).toBe(0);
            expect(mortal.work).toEqual(immortal.work);
          }),
          { numRuns: 30 },
        );
      },
      PATIENCE,
    );
  }

  it(
    'saves after a death what it would have saved without',
    async () => {
      await fc.assert(
        fc.asyncProperty(session, deaths, async (operations, dying) => {
          const saved = async (given: typeof dying) => {
            const { worker } = await run(operations, given, createTestStorage());
            const next = createMaskClient(() =>
              createInlineLink(createMaskService(worker.storage()?.copy() ?? NO_STORAGE)),
            );
            const work = await next.saving.open('w');
            const bytes = await next.masks.read('p');
            return { steps: work?.steps, position: work?.position, bytes: Buffer.from(bytes) };
          };
          expect(await saved(dying)).toEqual(await saved([]));
        }),
        { numRuns: 20 },
      );
    },
    PATIENCE,
  );

  it('makes a frozen mask again where nothing was painted since', async () => {
    const begin: MaskOperation[] = [
      { kind: 'rectangle', erase: false, left: 0, top: 0, right: 800, bottom: 800 },
    ];
    const { worker, client } = await run(begin, [], createTestStorage());
    await client.masks.freeze('p', 'f');
    const before = Buffer.from(await client.masks.read('f'));
    worker.die();
    expect(Buffer.compare(Buffer.from(await client.masks.read('f')), before)).toBe(0);

    await client.masks.apply('p', [{ kind: 'invert' }], { revision: 9 });
    await client.masks.apply('p', [{ kind: 'refresh' }]);
    worker.die();
    await expect(client.masks.read('f')).rejects.toMatchObject({ code: 'worker_lost' });
    expect(Buffer.from(await client.masks.read('p')).some((byte) => byte > 0)).toBe(true);
  });

  it('numbers what is sent again as it was, so that nothing unwritten is taken for written', async () => {
    const numbers: unknown[][] = [];
    let isDead = false;
    const answer: Call = async (method, parameters) => {
      if (method === 'openWorkspace') return { saved: null, sequence: isDead ? 2 : 0 };
      if (method !== 'apply') return undefined;
      numbers.push([parameters[1], parameters[3]]);
      if (!isDead) throw new ImagingError('worker_lost', 'It died when it had written.');
      return { durable: 0, problem: null, isWriting: false, change: null };
    };
    const { masks, saving } = createMaskClient((restore) => ({
      async call(method, parameters) {
        if (numbers.length > 0 && !isDead) {
          isDead = true;
          await restore(answer);
        }
        return answer(method, parameters);
      },
      destroy: () => undefined,
    }));
    await saving.open('w');
    await masks.apply('p', [{ kind: 'invert' }, { kind: 'clear' }]);
    // The new worker has both: it only shows them, as number 2.
    expect(numbers.at(-1)).toEqual([[{ kind: 'refresh' }], 1]);
  });

  it('tells those who wait when the worker dies again and again', async () => {
    const storage = createTestStorage();
    const { worker, client } = await run([], [], storage);
    const answer = client.masks.apply('p', [{ kind: 'invert' }], { revision: 2 });
    const told = answer.then(
      () => 'answered',
      (error: unknown) => (error instanceof ImagingError ? error.code : 'other'),
    );
    let settled = false;
    void told.finally(() => {
      settled = true;
    });
    for (let i = 0; i < 50 && !settled; i += 1) {
      worker.die();
      await Promise.resolve();
    }
    expect(['answered', 'worker_lost']).toContain(await told);
    expect(worker.lives()).toBeGreaterThan(1);
  });
});
