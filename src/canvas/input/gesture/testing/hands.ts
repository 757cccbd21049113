import type { Point } from '../../../editor-types.ts';
import type { Intent, PointerFact, PointerKind } from '../gesture.ts';
import { createGestureMachine } from '../gesture-machine.ts';

/** Where hands begin, canvas px. */
export const AT: Point = { x: 100, y: 100 };
/** That place moved. */
export const by = (dx: number, dy = 0): Point => ({ x: AT.x + dx, y: AT.y + dy });

/** Hands over a machine; each verb answers what the machine made of it, in short. */
export function hands({ finger = 'draw' as 'draw' | 'pan', isPanning = false } = {}) {
  const machine = createGestureMachine({ finger: () => finger, isPanning: () => isPanning });
  const send = (kind: PointerFact['kind'], pointer: PointerKind, id: number) => {
    return (at: Point, time: number, more: Partial<PointerFact> = {}): string[] => {
      const buttons = kind === 'up' ? 0 : 1;
      const button = kind === 'move' ? -1 : 0;
      const fact = { kind, pointer, id, at, time, button, buttons, contact: 20, ...more };
      return machine.handle(fact).map(brief);
    };
  };
  const pointer = (kind: PointerKind, id: number) => ({
    down: send('down', kind, id),
    move: send('move', kind, id),
    up: send('up', kind, id),
    cancel: () => machine.handle({ kind: 'cancel', id }).map(brief),
    lost: () => machine.handle({ kind: 'lost', id }).map(brief),
  });
  return {
    mouse: pointer('mouse', 1),
    pen: pointer('pen', 50),
    otherPen: pointer('pen', 51),
    finger: (n: number) => pointer('touch', 100 + n),
    away: () => machine.handle({ kind: 'away' }).map(brief),
    wait: () => machine.handle({ kind: 'held-enough' }).map(brief),
  };
}

function brief(intent: Intent): string {
  if (intent.kind === 'begin') return `${intent.lead}${intent.subtract ? ' subtracts' : ''}`;
  return intent.kind;
}

/** A move with nothing pressed. */
export const HOVER = { buttons: 0 };
