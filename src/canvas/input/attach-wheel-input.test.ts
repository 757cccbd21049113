import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { attachWheelInput } from './attach-wheel-input.ts';

/** A canvas at (20, 10) of the window, and what its wheel and pinches ask for. */
function setUp({ isDrawing = false } = {}) {
  const host = new EventTarget();
  const zooms: [factor: number, x: number, y: number][] = [];
  const detach = attachWheelInput(host as HTMLElement, {
    corner: { get: () => ({ left: 20, top: 10 }), forget: () => {}, detach: () => {} },
    isDrawing: () => isDrawing,
    zoomBy: (factor, { x, y }) => void zooms.push([factor, x, y]),
    panBy: () => {},
  });
  /** Answers whether the browser was kept from zooming the page. */
  const pinch = (type: 'gesturestart' | 'gesturechange', scale: number): boolean => {
    const event = new Event(type, { cancelable: true });
    host.dispatchEvent(Object.assign(event, { scale, clientX: 120, clientY: 60 }));
    return event.defaultPrevented;
  };
  const turn = (deltaY: number, ctrlKey = false): boolean => {
    const place = { clientX: 20, clientY: 10, deltaX: 0, deltaMode: 0, shiftKey: false };
    const event = new Event('wheel', { cancelable: true });
    host.dispatchEvent(Object.assign(event, { ...place, deltaY, ctrlKey }));
    return event.defaultPrevented;
  };
  return { zooms, pinch, turn, detach };
}

describe('a wheel', () => {
  it('zooms by about as much in each of its steps with Ctrl, which is how pinches are told, as without', () => {
    const { zooms, turn } = setUp();
    turn(-100);
    turn(-100, true);
    turn(100, true);
    turn(-5, true);
    const [plain = 0, larger = 0, smaller = 0, pinched = 0] = zooms.map(([factor]) => factor);
    expect(plain).toBeCloseTo(1.16, 2);
    expect(larger).toBeCloseTo(1.22, 2);
    expect(smaller * larger).toBeCloseTo(1, 9);
    expect(pinched).toBeCloseTo(1.05, 2);
  });
});

describe('a pinch on a trackpad in Safari', () => {
  it('zooms about the cursor by as much as the fingers went apart since the last event', () => {
    const { zooms, pinch } = setUp();
    expect(pinch('gesturestart', 1)).toBe(true);
    expect(pinch('gesturechange', 1.5)).toBe(true);
    pinch('gesturechange', 3);
    pinch('gesturestart', 1);
    pinch('gesturechange', 0.5);
    expect(zooms).toEqual([
      [1.5, 100, 50],
      [2, 100, 50],
      [0.5, 100, 50],
    ]);
  });

  it('moves nothing under a stroke, and nothing once the canvas is gone', () => {
    const busy = setUp({ isDrawing: true });
    busy.pinch('gesturestart', 1);
    expect(busy.pinch('gesturechange', 2)).toBe(true);
    const left = setUp();
    left.detach();
    expect(left.pinch('gesturechange', 2)).toBe(false);
    expect([...busy.zooms, ...left.zooms]).toEqual([]);
  });
});

it('A pinch on a trackpad is the page’s while that is enlarged: else nothing makes it small where no bar is in sight', () => {
  vi.stubGlobal('visualViewport', { scale: 2 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { zooms, pinch, turn } = setUp();
  expect([turn(5, true), pinch('gesturestart', 1), pinch('gesturechange', 0.5)]).toEqual(
    Array(3).fill(false),
  );
  expect(turn(100), 'a wheel turns no page').toBe(true);
  vi.stubGlobal('visualViewport', { scale: 1 });
  expect(pinch('gesturechange', 0.25), 'small again').toBe(true);
  expect(zooms.map(([factor]) => factor)).toEqual([expect.closeTo(0.86, 2), 0.5]);
});
