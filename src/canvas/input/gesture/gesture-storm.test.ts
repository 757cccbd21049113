import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GestureEvent, Intent, PointerKind } from './gesture.ts';
import { createGestureMachine } from './gesture-machine.ts';

const POINTERS: readonly (readonly [number, PointerKind])[] = [
  [1, 'mouse'],
  [2, 'pen'],
  [3, 'pen'],
  [4, 'touch'],
  [5, 'touch'],
  [6, 'touch'],
];

const coordinate = fc.integer({ min: 0, max: 200 });
const fact = fc
  .record({
    kind: fc.constantFrom('down', 'move', 'up'),
    pointer: fc.constantFrom(...POINTERS),
    at: fc.record({ x: coordinate, y: coordinate }),
    button: fc.constantFrom(-1, 0, 1, 2, 5, 3),
    buttons: fc.constantFrom(0, 1, 2, 3, 4, 32),
    contact: fc.constantFrom(1, 20, 90),
  })
  .map(({ pointer: [id, pointer], ...rest }) => ({ ...rest, id, pointer }));
const ending = fc.record({
  kind: fc.constantFrom('cancel', 'lost'),
  id: fc.integer({ min: 1, max: 6 }),
});
const other = fc.constantFrom({ kind: 'away' } as const, { kind: 'held-enough' } as const);
const storm = fc.array(
  fc.tuple(fc.oneof(fact, fact, fact, ending, other), fc.integer({ min: 0, max: 400 })),
  { maxLength: 80 },
);

/** What is wrong with the order of intents; null if nothing is. */
function complaint(intents: readonly Intent[]): string | null {
  let leading = false;
  let held = false;
  for (const { kind } of intents) {
    if (kind === 'begin' && leading) return 'a gesture begins within another';
    if (kind === 'begin' && held) return 'a gesture begins before the last one is settled';
    if (['move', 'commit', 'cancel', 'hold'].includes(kind) && !leading) return `${kind} of none`;
    if (['keep', 'drop'].includes(kind) && !held) return `${kind} of none`;
    if (kind === 'pinch' && leading) return 'a pinch while something leads';
    if (kind === 'begin') leading = true;
    if (['commit', 'cancel', 'hold'].includes(kind)) leading = false;
    if (kind === 'hold') held = true;
    if (['keep', 'drop'].includes(kind)) held = false;
  }
  return leading || held ? 'something is left over' : null;
}

it('whatever pointers do, gestures begin, move and end in order and none is left over', () => {
  fc.assert(
    fc.property(storm, fc.constantFrom('draw', 'pan'), (events, finger) => {
      const machine = createGestureMachine({ finger: () => finger, isPanning: () => false });
      let time = 0;
      const intents = events.flatMap(([event, wait]) => {
        time += wait;
        const timed: GestureEvent = 'pointer' in event ? { ...event, time } : event;
        return machine.handle(timed);
      });
      const all = [...intents, ...machine.handle({ kind: 'away' })];
      expect(complaint(all)).toBeNull();
    }),
    { numRuns: 20_000 },
  );
});
