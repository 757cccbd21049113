import { describe, expect, it } from 'vitest';
import { createHistory } from './history.ts';

describe('the history', () => {
  it('goes back and forth and forgets what was undone when something new is done', () => {
    const history = createHistory<string>();
    history.append('a')(true);
    history.append('b')(true);
    expect(history.undo()).toBe('b');
    expect(history.redo()).toBe('b');
    history.undo();
    history.append('c')(true);
    expect(history.canRedo()).toBe(false);
    expect(history.steps()).toEqual(['a', 'c']);
  });

  it('names a state by a number that comes back with the state', () => {
    const history = createHistory<string>();
    history.append('a')(true);
    const revision = history.revision();
    history.append('b')(true);
    expect(history.revision()).not.toBe(revision);
    history.undo();
    expect(history.revision()).toBe(revision);
    history.append('c')(true);
    expect(history.revision()).not.toBe(revision);
  });

  it('takes a step that changed nothing out again and gives back what had been undone', () => {
    const history = createHistory<string>();
    history.append('a')(true);
    history.append('b')(true);
    history.undo();
    const revision = history.revision();
    const decide = history.append('nothing');
    expect(history.canRedo()).toBe(false);
    decide(false);
    expect(history.revision()).toBe(revision);
    expect(history.redo()).toBe('b');
  });

  it('keeps a later step although an earlier one changed nothing', () => {
    const history = createHistory<string>();
    const decide = history.append('nothing');
    history.append('b')(true);
    decide(false);
    expect(history.steps()).toEqual(['b']);
  });
});
