import { describe, expect, it } from 'vitest';
import { createGestureMachine } from './gesture-machine.ts';
import { AT, by, hands } from './testing/hands.ts';

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
