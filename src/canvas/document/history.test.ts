import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHistory, type Decide, type Move } from './history.ts';

/** The step of a move that could be made. */
function stand(move: Move<string> | null): string | null {
  move?.decide(true);
  return move?.step ?? null;
}

type Did = { readonly what: 'undo' | 'redo' | number; stands: boolean };

/** What one sees of a history in which only this was done: a list, and how much of it is done. */
function looksAfter(deeds: readonly Did[]) {
  let list: number[] = [];
  let position = 0;
  for (const { what } of deeds.filter((deed) => deed.stands)) {
    if (what === 'undo') position = Math.max(0, position - 1);
    else if (what === 'redo') position = Math.min(list.length, position + 1);
    else {
      list = [...list.slice(0, position), what];
      position += 1;
    }
  }
  const done = list.slice(0, position);
  return { revision: done.at(-1) ?? 0, canUndo: position > 0, canRedo: position < list.length };
}

describe('the history', () => {
  it('goes back and forth and forgets what was undone when something new is done', () => {
    const history = createHistory<string>(() => true);
    history.append('a')(true);
    history.append('b')(true);
    expect(stand(history.undo())).toBe('b');
    expect(stand(history.redo())).toBe('b');
    stand(history.undo());
    history.append('c')(true);
    expect(history.canRedo()).toBe(false);
    expect(history.landmarks()).toEqual(['a', 'c']);
  });

  it('names a state by a number that comes back with the state', () => {
    const history = createHistory<string>(() => true);
    history.append('a')(true);
    const revision = history.revision();
    history.append('b')(true);
    expect(history.revision()).not.toBe(revision);
    stand(history.undo());
    expect(history.revision()).toBe(revision);
    history.append('c')(true);
    expect(history.revision()).not.toBe(revision);
  });

  it('takes a step that changed nothing out again and gives back what had been undone', () => {
    const history = createHistory<string>(() => true);
    history.append('a')(true);
    history.append('b')(true);
    stand(history.undo());
    const revision = history.revision();
    const decide = history.append('nothing');
    expect(history.canRedo()).toBe(false);
    decide(false);
    expect(history.revision()).toBe(revision);
    expect(stand(history.redo())).toBe('b');
  });

  it('keeps a later step although an earlier one changed nothing', () => {
    const history = createHistory<string>(() => true);
    const decide = history.append('nothing');
    history.append('b')(true);
    decide(false);
    expect(history.landmarks()).toEqual(['b']);
  });

  it('puts a step back that could not be undone, although another was done meanwhile', () => {
    const history = createHistory<string>(() => true);
    history.append('a')(true);
    history.append('b')(true);
    const failing = history.undo();
    history.append('c')(true);
    failing?.decide(false);
    expect(history.landmarks()).toEqual(['a', 'b', 'c']);
    expect(history.canRedo()).toBe(false);
  });

  it('takes no more for a stroke after thousands than after the first', () => {
    let looks = 0;
    const history = createHistory<string>((step) => {
      looks += 1;
      return step === 'page';
    });
    history.append('page')(true);
    const costs = new Set<number>();
    for (let i = 0; i < 5_000; i += 1) {
      const before = looks;
      history.append('stroke')(true);
      const undone = history.undo();
      undone?.decide(true);
      history.redo()?.decide(true);
      costs.add(looks - before + history.landmarks().length);
    }
    // Each deed is tried and then decided; what is far below is never looked at.
    expect([...costs]).toEqual([7]);
  });

  it('is what stands of all that was done, in whatever order that is decided', () => {
    const act = fc.oneof(
      { weight: 3, arbitrary: fc.constant('append' as const) },
      { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
      { weight: 4, arbitrary: fc.record({ index: fc.nat(20), stands: fc.boolean() }) },
    );
    const property = fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const history = createHistory<number>(() => true);
      const deeds: Did[] = [];
      const pending: { readonly decide: Decide; readonly deed: Did }[] = [];
      const seen: unknown[] = [];
      const expected: unknown[] = [];
      let appended = 0;
      const note = (what: Did['what'], decide: Decide | undefined): void => {
        if (decide === undefined) return;
        const deed = { what, stands: true };
        deeds.push(deed);
        pending.push({ decide, deed });
      };
      for (const one of acts) {
        if (one === 'append') {
          appended += 1;
          note(appended, history.append(appended));
        } else if (typeof one === 'string') note(one, history[one]()?.decide);
        else {
          const [decided] = pending.splice(one.index % Math.max(1, pending.length), 1);
          if (decided === undefined) continue;
          decided.deed.stands = one.stands;
          decided.decide(one.stands);
        }
        const [revision, canUndo, canRedo] = [
          history.revision(),
          history.canUndo(),
          history.canRedo(),
        ];
        seen.push({ revision, canUndo, canRedo });
        expected.push(looksAfter(deeds));
      }
      expect(seen).toEqual(expected);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
