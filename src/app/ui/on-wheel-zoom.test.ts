import { afterEach, expect, it, vi } from 'vitest';
import { onWheelZoom } from './on-wheel-zoom.ts';

it('A step of a mouse’s wheel zooms by about as much under Control, which is how pinches are told, as without', () => {
  const element = new EventTarget();
  const factors: number[] = [];
  const { signal } = new AbortController();
  onWheelZoom(element as HTMLElement, signal, (factor) => factors.push(factor));
  const turn = (deltaY: number, ctrlKey: boolean): void => {
    const event = new Event('wheel', { cancelable: true });
    element.dispatchEvent(Object.assign(event, { deltaY, ctrlKey }));
    expect(event.defaultPrevented).toBe(true);
  };
  turn(-100, false);
  turn(-100, true);
  turn(-5, true);
  const [plain = 0, under = 0, pinched = 0] = factors;
  expect(plain).toBeCloseTo(1.25, 2);
  expect(under).toBeCloseTo(plain, 2);
  expect(pinched).toBeCloseTo(1.045, 2);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['zooms by as much as its fingers part', 0, [1.5, 2]],
  ['is left to the fingers on a screen, which are heard as such', 5, []],
])('A pinch that Safari tells in its own way %s', (_what, maxTouchPoints, expected) => {
  vi.stubGlobal('navigator', { maxTouchPoints });
  const element = new EventTarget();
  const factors: number[] = [];
  onWheelZoom(element as HTMLElement, new AbortController().signal, (factor) =>
    factors.push(factor),
  );
  const pinch = (type: string, scale: number): boolean => {
    const event = new Event(type, { cancelable: true });
    element.dispatchEvent(Object.assign(event, { scale, clientX: 10, clientY: 20 }));
    return event.defaultPrevented;
  };
  expect(pinch('gesturestart', 1)).toBe(maxTouchPoints === 0);
  pinch('gesturechange', 1.5);
  pinch('gesturechange', 3);
  expect(factors).toEqual(expected);
  pinch('gesturestart', 1);
  pinch('gesturechange', 1);
  expect(factors.slice(expected.length)).toEqual(maxTouchPoints === 0 ? [1] : []);
});
