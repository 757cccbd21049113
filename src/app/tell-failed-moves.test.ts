import { proxy } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import type { EditorState } from '../canvas/index.ts';
import { tellFailedMoves } from './tell-failed-moves.ts';

it('tells an undo and a redo that failed, and no others', async () => {
  const told: string[] = [];
  const notify = (kind: string, key: string): string => {
    told.push(`${kind}: ${key}`);
    return '';
  };
  const state = proxy<Pick<EditorState, 'news'>>({ news: null });
  tellFailedMoves({ state }, { notify });
  state.news = { serial: 1, event: 'not-undone' };
  await expect.poll(() => told).toEqual(['error: message.notUndone']);
  state.news = { serial: 2, event: 'nothing-to-redo' };
  await Promise.resolve();
  state.news = { serial: 3, event: 'not-redone' };
  await expect.poll(() => told).toEqual(['error: message.notUndone', 'error: message.notRedone']);
});
