import { describe, expect, it } from 'vitest';
import type { Point } from '../../editor-types.ts';
import type { Intent, PointerFact, PointerKind } from './gesture.ts';
import { createGestureMachine } from './gesture-machine.ts';

const AT: Point = { x: 100, y: 100 };
const by = (dx: number, dy = 0): Point => ({ x: AT.x + dx, y: AT.y + dy });

/** Hands over a machine; each verb answers what the machine made of it, in short. */
function hands({ finger = 'draw' as 'draw' | 'pan', isPanning = false } = {}) {
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

const HOVER = { buttons: 0 };

describe('a mouse', () => {
  it('leads the tool with the main button until that is let go', () => {
    const { mouse } = hands();
    expect(mouse.down(AT, 0)).toEqual(['tool']);
    expect(mouse.move(by(9), 5)).toEqual(['move']);
    expect(mouse.up(by(9), 9)).toEqual(['move', 'commit']);
    expect(mouse.move(by(20), 12, HOVER)).toEqual([]);
  });

  it('takes away with the right button and pans with the middle one', () => {
    const { mouse } = hands();
    expect(mouse.down(AT, 0, { button: 2, buttons: 2 })).toEqual(['tool subtracts']);
    mouse.up(AT, 5, { button: 2 });
    expect(mouse.down(AT, 9, { button: 1, buttons: 4 })).toEqual(['pan']);
  });

  it('pans with the main button while the hand is chosen or held, and still erases', () => {
    const { mouse } = hands({ isPanning: true });
    expect(mouse.down(AT, 0)).toEqual(['pan']);
    mouse.up(AT, 5);
    expect(mouse.down(AT, 9, { button: 2, buttons: 2 })).toEqual(['tool subtracts']);
  });

  it('does nothing with buttons that have no meaning', () => {
    const { mouse } = hands();
    expect(mouse.down(AT, 0, { button: 3, buttons: 8 })).toEqual([]);
  });

  it('goes on with its stroke when a second button is pressed and let go', () => {
    const { mouse } = hands();
    mouse.down(AT, 0);
    expect(mouse.move(by(5), 5, { button: 2, buttons: 3 })).toEqual(['move']);
    expect(mouse.move(by(6), 6, { button: 2, buttons: 1 })).toEqual(['move']);
  });

  it('ends its stroke when its button is let go while another is held', () => {
    const { mouse } = hands();
    mouse.down(AT, 0);
    mouse.move(by(5), 5, { button: 2, buttons: 3 });
    expect(mouse.move(by(6), 6, { button: 0, buttons: 2 })).toEqual(['move', 'commit']);
    expect(mouse.up(by(6), 9, { button: 2 })).toEqual([]);
  });

  it('ends its stroke, without the way back in, when the button was let go outside', () => {
    const { mouse } = hands();
    mouse.down(AT, 0);
    expect(mouse.move(by(300), 50, HOVER)).toEqual(['commit']);
  });

  it('keeps what it drew when the capture or the window is lost', () => {
    const { mouse, away } = hands();
    mouse.down(AT, 0);
    expect(mouse.lost()).toEqual(['commit']);
    mouse.down(AT, 9);
    expect(away()).toEqual(['commit']);
    expect(mouse.move(by(4), 12)).toEqual([]);
  });

  it('begins anew when its last end was never told', () => {
    const { mouse } = hands();
    mouse.down(AT, 0);
    expect(mouse.down(by(50), 90)).toEqual(['commit', 'tool']);
  });
});

describe('a pen', () => {
  it('draws, and is known from then on', () => {
    const { pen } = hands();
    expect(pen.down(AT, 0)).toEqual(['pen-seen', 'tool']);
    expect(pen.up(AT, 5)).toEqual(['move', 'commit']);
    expect(pen.down(AT, 9)).toEqual(['tool']);
  });

  it('takes away with its eraser end and with its barrel button', () => {
    const { pen } = hands();
    expect(pen.down(AT, 0, { button: 5, buttons: 32 })).toEqual(['pen-seen', 'tool subtracts']);
    expect(pen.move(by(3), 2, { buttons: 32 })).toEqual(['move']);
    pen.up(AT, 5, { button: 5 });
    expect(pen.down(AT, 9, { button: 2, buttons: 2 })).toEqual(['tool subtracts']);
  });

  it('leaves nothing when the browser takes it away', () => {
    const { pen } = hands();
    pen.down(AT, 0);
    expect(pen.cancel()).toEqual(['cancel']);
    expect(pen.up(AT, 5)).toEqual([]);
  });

  it('is not disturbed by a second one', () => {
    const { pen, otherPen } = hands();
    pen.down(AT, 0);
    expect(otherPen.down(by(50), 5)).toEqual([]);
    expect(otherPen.up(by(50), 9)).toEqual([]);
    expect(pen.move(by(4), 12)).toEqual(['move']);
  });
});

describe('a palm', () => {
  it('down before the pen is taken back, however long it rested', () => {
    const { pen, finger } = hands();
    expect(finger(1).down(AT, 0)).toEqual(['tool']);
    expect(finger(1).move(by(3), 800)).toEqual(['move']);
    expect(pen.down(by(90), 2000)).toEqual(['pen-seen', 'cancel', 'tool']);
    expect(finger(1).move(by(6), 2010)).toEqual([]);
    expect(finger(1).up(by(6), 2020)).toEqual([]);
  });

  it('that was lifted just before the pen came is taken back', () => {
    const { pen, finger } = hands();
    finger(1).down(AT, 0);
    expect(finger(1).up(AT, 40)).toEqual(['move', 'hold']);
    expect(pen.down(by(90), 300)).toEqual(['pen-seen', 'drop', 'tool']);
  });

  it('is not what a finger did well before the pen came, however late the page hears of it', () => {
    const { pen, finger } = hands();
    finger(1).down(AT, 0);
    finger(1).up(AT, 40);
    expect(pen.down(by(90), 700)).toEqual(['pen-seen', 'keep', 'tool']);
  });

  it('is taken back by a pen that comes near without touching', () => {
    const { pen, finger } = hands();
    finger(1).down(AT, 0);
    expect(pen.move(by(90), 200, HOVER)).toEqual(['pen-seen', 'cancel']);
  });

  it('is not what a finger is that drew long before a pen hovers', () => {
    const { pen, finger } = hands();
    finger(1).down(AT, 0);
    expect(pen.move(by(90), 900, HOVER)).toEqual(['pen-seen']);
    expect(finger(1).move(by(9), 905)).toEqual(['move']);
  });

  it('does nothing while the pen is down, near or was there just now', () => {
    const { pen, finger } = hands();
    pen.down(AT, 0);
    expect(finger(1).down(by(60), 5000)).toEqual([]);
    expect(finger(1).move(by(66), 5010)).toEqual([]);
    pen.up(AT, 5100);
    expect(finger(2).down(by(60), 5300)).toEqual([]);
    pen.move(AT, 5700, HOVER);
    expect(finger(3).down(by(60), 6000)).toEqual([]);
    expect(finger(4).down(by(60), 6300)).toEqual(['tool']);
  });

  it('is told by its size, at once or when it grows', () => {
    const { finger } = hands();
    expect(finger(1).down(AT, 0, { contact: 90 })).toEqual([]);
    expect(finger(1).move(by(5), 5, { contact: 60 })).toEqual([]);
    expect(finger(2).down(AT, 50)).toEqual(['tool']);
    expect(finger(2).move(by(5), 60, { contact: 110 })).toEqual(['cancel']);
    expect(finger(2).up(by(5), 70)).toEqual([]);
  });

  it('of several contacts at once leaves nothing either', () => {
    const { pen, finger } = hands();
    finger(1).down(AT, 0);
    finger(2).down(by(40), 30);
    expect(pen.down(by(200), 200)).toEqual(['pen-seen', 'tool']);
    expect(finger(1).move(by(30), 210)).toEqual([]);
    expect([...finger(1).up(AT, 220), ...finger(2).up(AT, 230)]).toEqual([]);
  });
});

describe('one finger', () => {
  it('draws, and what it drew is kept after a while or by what comes next', () => {
    const { finger, wait } = hands();
    expect(finger(1).down(AT, 0)).toEqual(['tool']);
    expect(finger(1).move(by(40), 50)).toEqual(['move']);
    expect(finger(1).up(by(40), 90)).toEqual(['move', 'hold']);
    expect(wait()).toEqual(['keep']);
    expect(wait()).toEqual([]);
    finger(2).down(AT, 900);
    finger(2).up(AT, 950);
    expect(finger(3).down(by(200), 1000)).toEqual(['keep', 'tool']);
  });

  it('pans where it is set to, leaving nothing to keep', () => {
    const { finger } = hands({ finger: 'pan' });
    expect(finger(1).down(AT, 0)).toEqual(['pan']);
    expect(finger(1).up(by(40), 90)).toEqual(['move', 'commit']);
  });

  it('resets the view by a double tap and takes the dab of the first tap back', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    expect(finger(1).up(AT, 60)).toEqual(['move', 'hold']);
    expect(finger(2).down(by(8), 200)).toEqual([]);
    expect(finger(2).up(by(8), 260)).toEqual(['drop', 'reset-view']);
  });

  it('resets the view by a double tap where it pans', () => {
    const { finger } = hands({ finger: 'pan' });
    finger(1).down(AT, 0);
    finger(1).up(AT, 60);
    finger(2).down(AT, 200);
    expect(finger(2).up(AT, 260)).toEqual(['reset-view']);
  });

  it('draws a stroke after a tap, from where it went down, and loses neither', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(1).up(AT, 60);
    expect(finger(2).down(by(8), 200)).toEqual([]);
    expect(finger(2).move(by(12), 215)).toEqual([]);
    expect(finger(2).move(by(40), 230)).toEqual(['keep', 'tool', 'move']);
    expect(finger(2).up(by(40), 400)).toEqual(['move', 'hold']);
  });

  it('dabs twice when the second tap is far, late or long', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(1).up(AT, 60);
    expect(finger(2).down(by(80), 200)).toEqual(['keep', 'tool']);
    finger(2).up(by(80), 260);
    expect(finger(3).down(by(80), 900)).toEqual(['keep', 'tool']);
    finger(3).up(by(80), 950);
    expect(finger(4).down(by(80), 1100)).toEqual([]);
    expect(finger(4).up(by(80), 1600)).toEqual(['keep', 'tool', 'move', 'hold']);
  });

  it('leaves nothing when the browser takes it away', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    expect(finger(1).cancel()).toEqual(['cancel']);
  });
});

describe('two fingers', () => {
  it('take back the stroke that the first one hardly began, then pinch', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    expect(finger(1).move(by(14), 60)).toEqual(['move']);
    expect(finger(2).down(by(80), 90)).toEqual(['cancel']);
    expect(finger(2).move(by(85), 100)).toEqual([]);
    expect(finger(2).move(by(95), 110)).toEqual([]);
    expect(finger(1).move(by(20), 120)).toEqual(['pinch']);
  });

  it('keep a stroke that was well under way', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(1).move(by(50), 300);
    expect(finger(2).down(by(80), 400)).toEqual(['hold']);
  });

  it('pinch from where they are when they begin to move, so that nothing jumps', () => {
    const machine = createGestureMachine({ finger: () => 'draw', isPanning: () => false });
    const touch = (kind: 'down' | 'move', id: number, x: number, time: number) =>
      machine.handle({
        ...{ kind, id, time, at: { x, y: 0 }, pointer: 'touch' as const },
        ...{ button: 0, buttons: 1, contact: 20 },
      });
    touch('down', 1, 0, 0);
    touch('down', 2, 100, 10);
    touch('move', 2, 115, 20);
    expect(touch('move', 2, 130, 30)).toEqual([
      {
        kind: 'pinch',
        before: [
          { x: 0, y: 0 },
          { x: 115, y: 0 },
        ],
        after: [
          { x: 0, y: 0 },
          { x: 130, y: 0 },
        ],
      },
    ]);
  });

  it('undo by a tap, three redo, in any order of lifting', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(2).down(by(80), 20);
    expect(finger(2).up(by(80), 90)).toEqual([]);
    expect(finger(2).lost()).toEqual([]);
    expect(finger(1).up(AT, 110)).toEqual(['undo']);
    finger(1).down(AT, 1000);
    finger(2).down(by(80), 1010);
    finger(3).down(by(160), 1020);
    finger(1).up(AT, 1090);
    finger(3).up(by(160), 1100);
    expect(finger(2).up(by(80), 1110)).toEqual(['redo']);
  });

  it('tap where one finger pans as well', () => {
    const { finger } = hands({ finger: 'pan' });
    finger(1).down(AT, 0);
    expect(finger(2).down(by(80), 20)).toEqual(['cancel']);
    finger(1).up(AT, 90);
    expect(finger(2).up(by(80), 110)).toEqual(['undo']);
  });

  it('make no tap when they stay, move, or are taken away; four are no tap', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(2).down(by(80), 20);
    finger(1).up(AT, 900);
    expect(finger(2).up(by(80), 910)).toEqual([]);
    finger(1).down(AT, 2000);
    finger(2).down(by(80), 2010);
    finger(2).move(by(120), 2050);
    finger(1).up(AT, 2090);
    expect(finger(2).up(by(120), 2100)).toEqual([]);
    finger(1).down(AT, 3000);
    finger(2).down(by(80), 3010);
    finger(2).cancel();
    expect(finger(1).up(AT, 3050)).toEqual([]);
    for (const n of [1, 2, 3, 4]) finger(n).down(by(n * 40), 4000 + n);
    expect([1, 2, 3, 4].flatMap((n) => finger(n).up(by(n * 40), 4050 + n))).toEqual([]);
  });

  it('leave the remaining one without effect until all are lifted', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(2).down(by(80), 20);
    finger(2).move(by(120), 50);
    finger(2).up(by(120), 90);
    expect(finger(1).move(by(60), 120)).toEqual([]);
    expect(finger(1).up(by(60), 140)).toEqual([]);
    expect(finger(3).down(AT, 900)).toEqual(['tool']);
  });

  it('pinch again when the second one comes back', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(2).down(by(80), 20);
    finger(2).move(by(120), 50);
    finger(2).up(by(120), 90);
    finger(2).down(by(90), 500);
    finger(2).move(by(110), 520);
    expect(finger(2).move(by(130), 540)).toEqual(['pinch']);
  });
});

describe('storms', () => {
  it('of cancels and losses for unknown pointers do nothing', () => {
    const { pen, finger, mouse } = hands();
    mouse.down(AT, 0);
    const noise = [finger(1).cancel(), finger(2).lost(), pen.cancel(), pen.lost()].flat();
    expect(noise).toEqual([]);
    expect(mouse.move(by(5), 5)).toEqual(['move']);
  });

  it('after the window was left begin from nothing', () => {
    const { pen, finger, away } = hands();
    pen.down(AT, 0);
    expect(away()).toEqual(['commit']);
    finger(1).down(AT, 2000);
    finger(1).up(AT, 2050);
    expect(away()).toEqual(['keep']);
    expect(finger(2).down(AT, 2100)).toEqual(['tool']);
  });
});
