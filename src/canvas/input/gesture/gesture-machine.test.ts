import { describe, expect, it } from 'vitest';
import { AT, by, HOVER, hands } from './testing/hands.ts';

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

describe('a mouse beside fingers', () => {
  it('draws on a picture that two of them move no longer, until they come anew', () => {
    const { mouse, finger } = hands();
    finger(1).down(AT, 0);
    finger(2).down(by(80), 10);
    finger(2).move(by(120), 400);
    expect(finger(2).move(by(140), 420)).toEqual(['pinch']);
    expect(mouse.down(by(0, 50), 500)).toEqual(['tool']);
    expect(finger(2).move(by(160), 520)).toEqual([]);
    expect(mouse.up(by(9, 50), 600)).toEqual(['move', 'commit']);
    expect(finger(1).up(AT, 610)).toEqual([]);
    expect(finger(2).up(by(160), 620)).toEqual([]);
    expect(finger(3).down(AT, 900)).toEqual(['tool']);
  });

  it('leads alone while a finger may be tapping a second time', () => {
    const { mouse, finger } = hands();
    finger(1).down(AT, 0);
    finger(1).up(AT, 60);
    finger(2).down(by(8), 200);
    expect(mouse.down(by(0, 50), 210)).toEqual(['keep', 'tool']);
    expect(finger(2).move(by(60), 230)).toEqual([]);
    expect(finger(2).up(by(60), 240)).toEqual([]);
    expect(mouse.up(by(0, 50), 300)).toEqual(['move', 'commit']);
  });

  it('leaves them alone with buttons that have no meaning', () => {
    const { mouse, finger } = hands();
    finger(1).down(AT, 0);
    finger(2).down(by(80), 10);
    mouse.down(by(0, 50), 100, { button: 3, buttons: 8 });
    finger(2).move(by(120), 400);
    expect(finger(2).move(by(140), 420)).toEqual(['pinch']);
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

  it('keeps what it drew when the browser takes it away, as where the screen turns', () => {
    const { pen } = hands();
    pen.down(AT, 0);
    pen.move(by(40), 9);
    expect(pen.cancel()).toEqual(['commit']);
    expect(pen.up(AT, 15)).toEqual([]);
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

  it('leaves nothing when the browser takes it away', () => {
    const { finger } = hands();
    finger(1).down(AT, 0);
    finger(1).move(by(40), 9);
    expect(finger(1).cancel()).toEqual(['cancel']);
    expect(finger(1).up(AT, 15)).toEqual([]);
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
