import { expect, it } from 'vitest';
import { TASK_STATUS } from '../../net/contracts/index.ts';
import { settle } from '../../net/testing/fakes.ts';
import { createEditorStore } from '../stores/editor-store.ts';
import { createNotices } from '../stores/notices.ts';
import { newTask } from '../stores/task-reducer.ts';
import type { FetchResult } from './fetch-result.ts';
import { createResultPlacer, type PlacingEditor } from './result-placer.ts';

const DONE = { ...newTask('t', 'remove'), status: TASK_STATUS.success, urls: ['/api/images/1'] };

/** A placer for one edit that waits; the test brings the bytes and puts the result on the canvas. */
const setUp = (opening?: Promise<void>) => {
  const store = createEditorStore();
  const of = { documentId: 'd', revision: 1, joins: null } as const;
  store.beginEdit({ ...of, id: 'p', kind: 'remove', sending: null, arrival: null, taskId: 't' });
  const bytes = Promise.withResolvers<Blob>();
  const placed = Promise.withResolvers<'placed'>();
  let onDownload: Parameters<FetchResult>[2];
  const signals: AbortSignal[] = [];
  const told: string[] = [];
  const released: true[] = [];
  const until = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
    signals.push(signal);
    return Promise.race([
      promise,
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
    ]);
  };
  const editor: PlacingEditor = {
    placeResult: (_, { signal }) => until(placed.promise, signal as AbortSignal),
    expansion: { release: () => void released.push(true) },
  };
  let isOpen = opening === undefined;
  const opened = async (): Promise<PlacingEditor> => {
    await opening;
    isOpen = true;
    return editor;
  };
  const placer = createResultPlacer({
    fetchResult: (_, signal, hear) => {
      onDownload = hear;
      return until(bytes.promise, signal);
    },
    reviews: { begin: () => told.push('review'), join: async () => true },
    editor: () => (isOpen ? editor : null),
    opened,
    store,
    tasks: { select: () => {} },
    notices: { ...createNotices(), notify: (_, key) => String(told.push(key)) },
    expected: { add: () => {}, remove: () => told.push('expected no more') },
    log: (message) => told.push(message),
  });
  placer.expect('t', { documentId: 'd', revision: 1, kind: 'remove' });
  const settled = placer.settled(DONE);
  return {
    ...{ store, placer, settled, told, signals, released },
    come: (received: number, total: number | null) => onDownload?.(received, total),
    arrive: () => bytes.resolve(new Blob(['12345'])),
    show: () => placed.resolve('placed'),
    arrival: () => store.state.edits[0]?.arrival,
  };
};

it('tells how many bytes of a result came, that it is being opened, and ends when it stands there', async () => {
  const { settled, told, come, arrive, show, arrival, store } = setUp();
  expect(arrival()).toEqual({ step: 'fetching', received: 0, total: null });
  come(300, 1_000);
  expect(arrival()).toEqual({ step: 'fetching', received: 300, total: 1_000 });
  come(309, 1_000);
  expect(arrival()?.received, 'within a hundredth nothing is drawn anew').toBe(300);
  come(310, 1_000);
  expect(arrival()?.received).toBe(310);
  arrive();
  await settle();
  expect(arrival()).toEqual({ step: 'opening', received: 5, total: 5 });
  show();
  await settled;
  expect(store.state.edits).toEqual([]);
  expect(told).toEqual(['review', 'expected no more']);
});

it.each(['fetching', 'opening'])(
  'leaves a result that nobody wants to wait for in the list while %s it',
  async (step) => {
    const { placer, settled, told, arrive, arrival, store, signals } = setUp();
    if (step === 'opening') arrive();
    await settle();
    expect(arrival()?.step).toBe(step);
    placer.leave('t');
    await settled;
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(store.state.edits).toEqual([]);
    expect(told).toEqual(['message.resultLeft', 'expected no more']);
  },
);

it('lets the camera go that stayed for an expansion of which nothing came', async () => {
  const { placer, settled, released, arrive, show } = setUp();
  placer.expect('u', { documentId: 'd', revision: 1, kind: 'expand' });
  const status = TASK_STATUS.cancelled;
  await placer.settled({ ...newTask('u', 'expand'), status });
  expect(released).toHaveLength(1);
  arrive();
  show();
  await settled;
  expect(released, 'where a result came').toHaveLength(1);
});

it('waits for the editor where a result comes before its picture is there again', async () => {
  const opening = Promise.withResolvers<void>();
  const { settled, told, arrive, show } = setUp(opening.promise);
  arrive();
  show();
  await settle();
  expect(told).toEqual([]);
  opening.resolve();
  await settled;
  expect(told).toEqual(['review', 'expected no more']);
});
