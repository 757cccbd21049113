import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../../net/testing/fakes.ts';
import { taskIdOf } from '../testing/fake-server.ts';
import { createCreationMemory } from './creation-memory.ts';
import { boundCreation, type Creation, placeholderCreation } from './creation-reducer.ts';
import { EMPTY_FORM } from './creation-store.ts';

const FORM = { prompt: 'a cat', ratio: '2:3', style: 'pixel', seed: 7, count: 3 } as const;
const DAY = 24 * 60 * 60 * 1000;
const creationOf = (number: number, status: Creation['status']): Creation => ({
  ...boundCreation(
    placeholderCreation('temp_1', FORM, 4, '2026-01-01T00:00:00Z'),
    taskIdOf(number),
  ),
  status,
});
const open = (storage = createFakeStorage(), tabId = 'a', now = 1000) => ({
  storage,
  memory: createCreationMemory({ storage, tabId, now: () => now }),
});
const keysOf = (storage: ReturnType<typeof createFakeStorage>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

describe('what a tab remembers of Home', () => {
  it('are ids, never addresses', () => {
    const { memory, storage } = open();
    const loaded = creationOf(1, '2');
    const images = loaded.images.map((image) => ({ ...image, url: '/api/images/secret?sig=1' }));
    memory.save([{ ...loaded, images }], FORM, true);
    const all = keysOf(storage).map((key) => storage.getItem(key ?? ''));
    expect(all.join()).not.toContain('/api/images');
    expect(all.join()).toContain(taskIdOf(1));
  });

  it('after a reload are the unfinished only, after a page switch all', () => {
    const { memory } = open();
    memory.save([creationOf(1, '1'), creationOf(2, '2')], FORM, true);
    expect(memory.creations(true).map(({ id }) => id)).toEqual([taskIdOf(1)]);
    expect(memory.creations(false).map(({ id }) => id)).toEqual([taskIdOf(1), taskIdOf(2)]);
    expect(memory.creations(true)[0]).toMatchObject({
      prompt: 'a cat',
      status: '0',
      images: Array.from({ length: 4 }, () => ({ status: 'loading', url: null })),
    });
  });

  it('is where a duplicate of the tab begins, which leaves it alone from then on', () => {
    const { memory, storage } = open();
    memory.save([creationOf(1, '1')], FORM, true);
    const duplicate = createCreationMemory({
      ...{ storage, tabId: 'b', originalId: 'a', now: () => 1000 },
    });
    expect(duplicate.form()).toEqual(FORM);
    expect(duplicate.creations(true).map(({ id }) => id)).toEqual([taskIdOf(1)]);
    duplicate.save([], { ...FORM, prompt: 'a dog' }, false);
    expect(memory.form().prompt).toBe('a cat');
    expect(memory.isLocked()).toBe(true);
  });

  it('belongs to the tab, but ratio and style to the browser', () => {
    const { memory, storage } = open();
    memory.save([creationOf(1, '1')], FORM, true);
    const other = open(storage, 'b').memory;
    expect(other.creations(false)).toEqual([]);
    expect(other.isLocked()).toBe(false);
    expect(other.form()).toEqual({ ...EMPTY_FORM, ratio: '2:3', style: 'pixel' });
    expect(memory.form()).toEqual(FORM);
  });

  it('has no creation keys when there is no creation', () => {
    const { memory, storage } = open();
    memory.save([creationOf(1, '1')], FORM, true);
    memory.save([], FORM, false);
    expect(keysOf(storage)).toEqual(['formData', 'tempCreationData:a']);
  });

  it('goes altogether by Clear', () => {
    const { memory, storage } = open();
    memory.save([creationOf(1, '1')], FORM, true);
    memory.clear();
    memory.save([], EMPTY_FORM, false);
    expect(keysOf(storage)).toEqual([]);
  });

  it('survives broken storage', () => {
    const { memory, storage } = open();
    storage.setItem('tempCreations:a', '[{"taskId":5}]');
    storage.setItem('formData', '{');
    storage.setItem('tempCreationData:a', 'null');
    expect(memory.creations(false)).toEqual([]);
    expect(memory.form()).toEqual(EMPTY_FORM);
  });

  it('stays for a tab that goes on, however far its clock was set', () => {
    const { storage, memory } = open();
    memory.save([], FORM, false);
    expect(open(storage, 'a', 3 * DAY).memory.form()).toEqual(FORM);
  });

  it('goes a day after its tab was last used', () => {
    const { storage } = open();
    open(storage, 'old', 0).memory.save([creationOf(1, '1')], FORM, true);
    open(storage, 'young', DAY - 1).memory.save([creationOf(2, '1')], FORM, true);
    open(storage, 'new', DAY);
    expect(keysOf(storage).filter((key) => key?.endsWith(':old'))).toEqual([]);
    expect(keysOf(storage).filter((key) => key?.endsWith(':young'))).toHaveLength(3);
  });
});
