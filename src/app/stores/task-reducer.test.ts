import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTerminal, TASK_STATUS, type TaskStatus } from '../../net/contracts/index.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import {
  addTask,
  applyTaskEvent,
  eventOfMessage,
  newTask,
  pendingTasks,
  type TaskEvent,
  type TaskMap,
} from './task-reducer.ts';

const IDS = [1, 2, 3].map(taskIdOf);
const [FIRST = '', SECOND = '', STRANGER = ''] = IDS;
const TIMES = Array.from({ length: 6 }, (_, hour) => `2026-01-01T0${hour}:00:00.000Z`);
const START: TaskMap = addTask(
  addTask({}, newTask(FIRST, 'remove')),
  newTask(SECOND, 'text-to-image'),
);

const anyEvent: fc.Arbitrary<TaskEvent> = fc.record(
  {
    taskId: fc.constantFrom(...IDS),
    status: fc.constantFrom<TaskStatus>('0', '1', '2', '3', '4'),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    urls: fc.array(fc.constantFrom('/a', '/b'), { maxLength: 4 }),
    updateTime: fc.constantFrom(...TIMES),
  },
  { requiredKeys: ['taskId'] },
);
const after = (events: readonly TaskEvent[], from: TaskMap = START): TaskMap =>
  events.reduce(applyTaskEvent, from);

describe('whatever events come, in whatever order', () => {
  it('an unknown id changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        expect(Object.keys(after(events)).sort()).toEqual([FIRST, SECOND].sort());
        const tasks = after(events);
        expect(applyTaskEvent(tasks, { taskId: STRANGER, status: '2', urls: ['/a'] })).toBe(tasks);
      }),
    );
  });

  it('a terminal state is final', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, later) => {
        const tasks = after(before);
        const result = after(later, tasks);
        for (const task of Object.values(tasks)) {
          if (isTerminal(task.status)) expect(result[task.taskId]).toBe(task);
        }
      }),
    );
  });

  it('an older time changes nothing unless it is an end, and time never goes back', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (events, last) => {
        const tasks = after(events);
        const known = tasks[last.taskId];
        const result = applyTaskEvent(tasks, last);
        if (known === undefined) return;
        const isEnd = last.status !== undefined && last.status >= '2';
        if (last.updateTime !== undefined && last.updateTime < known.updateTime && !isEnd) {
          expect(result).toBe(tasks);
        }
        expect((result[last.taskId]?.updateTime ?? '') >= known.updateTime).toBe(true);
      }),
    );
  });

  it('an end counts although progress was told with a later time', () => {
    const taskId = FIRST;
    const running: TaskEvent = { taskId, status: '1', updateTime: '2026-01-01T00:00:02.000Z' };
    const end: TaskEvent = {
      taskId,
      status: '2',
      urls: ['/one'],
      updateTime: '2026-01-01T00:00:01.000Z',
    };
    const start = addTask({}, newTask(taskId, 'text-to-image'));
    const tasks = applyTaskEvent(applyTaskEvent(start, running), end);
    expect(tasks[taskId]).toMatchObject({ status: '2', urls: ['/one'] });
  });

  it('the same event twice is the same as once', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (events, last) => {
        const once = after([...events, last]);
        expect(applyTaskEvent(once, last)).toEqual(once);
      }),
    );
  });

  it('a success always has what its event said of addresses', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const finished = Object.values(after(events)).filter(({ status }) => status === '2');
        for (const { taskId, urls } of finished) {
          const said = events.filter((event) => event.taskId === taskId && event.urls);
          expect(said.map((event) => event.urls)).toContainEqual(urls);
        }
      }),
    );
  });
});

it('a success without addresses stays unfinished until they come', () => {
  const told = after([{ taskId: FIRST, status: '2' }]);
  expect(told[FIRST]?.status).toBe(TASK_STATUS.waiting);
  expect(after([{ taskId: FIRST, status: '2', urls: ['/a'] }], told)[FIRST]).toMatchObject({
    status: TASK_STATUS.success,
    progress: 1,
    urls: ['/a'],
  });
});

it('addresses without a status mean success', () => {
  expect(after([{ taskId: FIRST, urls: ['/a'] }])[FIRST]?.status).toBe(TASK_STATUS.success);
});

it('a message without a task id belongs to the oldest pending task, to nobody when none is', () => {
  const message = { target_client_id: 'me', urls: ['/a'] };
  expect(eventOfMessage(START, message)?.taskId).toBe(FIRST);
  const rest = after([{ taskId: FIRST, status: '4' }]);
  expect(eventOfMessage(rest, message)?.taskId).toBe(SECOND);
  expect(eventOfMessage(after([{ taskId: SECOND, status: '3' }], rest), message)).toBe(null);
  expect(pendingTasks(rest).map((task) => task.taskId)).toEqual([SECOND]);
});

it('a preview is kept by its index', () => {
  const tasks = after([{ taskId: SECOND, preview: { index: 2, url: '/p' } }]);
  expect(tasks[SECOND]?.previews).toEqual({ 2: '/p' });
});
