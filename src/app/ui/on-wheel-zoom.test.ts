import { expect, it } from 'vitest';
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
