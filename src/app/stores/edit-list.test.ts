import { describe, expect, it } from 'vitest';
import type { EditItem, TaskStatus } from '../../net/contracts/index.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import { EVERY_EDIT, mergeRows, rowOfItem, shownRows, tempRow } from './edit-list.ts';

const timeOf = (minute: number): string => new Date(minute * 60_000).toISOString();
const itemOf = (number: number, status: TaskStatus = '2', updated = number): EditItem => ({
  id: taskIdOf(number),
  taskId: taskIdOf(number),
  kind: 'remove',
  status,
  stage: null,
  progress: 1,
  queuePosition: null,
  error: null,
  createTime: timeOf(number),
  updateTime: timeOf(updated),
  eventType: 'IMAGE_REMOVE',
  originalImageUrl: '/o',
  editedImageUrls: status === '2' ? ['/e'] : [],
  prompt: 'Remove selected area',
  timestamp: timeOf(number),
});
const rows = (...items: EditItem[]) => items.map(rowOfItem);
const idsOf = (list: readonly { readonly id: string }[]) => list.map((row) => row.id);
const temp = tempRow({
  id: 'temp_1',
  eventType: 'IMAGE_REMOVE',
  originalImageUrl: null,
  prompt: 'p',
  timestamp: timeOf(9),
});

describe('a row', () => {
  it('of an unfinished task has one placeholder', () => {
    expect(rowOfItem(itemOf(1, '1'))).toMatchObject({ state: 'loading', editedImageUrls: [''] });
  });
  it.each([
    ['2', 'completed'],
    ['3', 'failed'],
    ['4', 'cancelled'],
  ] as const)('of status %s is %s', (status, state) => {
    expect(rowOfItem(itemOf(1, status)).state).toBe(state);
  });
});

describe('a page of the list', () => {
  it('is shown newest first, under the temporary rows', () => {
    const merged = mergeRows([temp], rows(itemOf(2), itemOf(3)), true);
    expect(idsOf(merged)).toEqual(['temp_1', taskIdOf(3), taskIdOf(2)]);
  });
  it('replaces rows of the same task', () => {
    const known = rows(itemOf(2, '1', 2));
    expect(mergeRows(known, rows(itemOf(2, '2', 5)), true)).toEqual(rows(itemOf(2, '2', 5)));
  });
  it('does not undo what is known to be newer', () => {
    const known = rows(itemOf(2, '2', 5));
    expect(mergeRows(known, rows(itemOf(2, '1', 4)), true)).toEqual(known);
  });
  it('takes rows away that it should have had, and leaves older pages alone', () => {
    const known = rows(itemOf(4), itemOf(3), itemOf(2), itemOf(1));
    const merged = mergeRows(known, rows(itemOf(4), itemOf(2)), true);
    expect(idsOf(merged)).toEqual([4, 2, 1].map(taskIdOf));
  });
  it('that is empty and the first leaves temporary rows only', () => {
    expect(idsOf(mergeRows([...rows(itemOf(4)), temp], [], true))).toEqual(['temp_1']);
  });
  it('further down leaves newer rows alone', () => {
    const merged = mergeRows(rows(itemOf(9), itemOf(8)), rows(itemOf(5), itemOf(4)), false);
    expect(idsOf(merged)).toEqual([9, 8, 5, 4].map(taskIdOf));
  });
});

describe('the rows that are shown', () => {
  const mine = { ...temp, prompt: 'A red Balloon' };
  const list = [mine, ...rows(itemOf(1))];
  it('are all, where nothing is looked for', () => {
    expect(shownRows(list, EVERY_EDIT)).toBe(list);
  });
  it.each([
    [{ q: 'balloon', kind: null }, true],
    [{ q: 'boat', kind: null }, false],
    [{ q: '', kind: 'remove' }, true],
    [{ q: '', kind: 'expand' }, false],
    [{ q: 'red', kind: 'expand' }, false],
  ] as const)("with %j hold the server's rows, and this tab's own: %s", (filter, isShown) => {
    expect(idsOf(shownRows(list, filter))).toEqual([...(isShown ? ['temp_1'] : []), taskIdOf(1)]);
  });
});
