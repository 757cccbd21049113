import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Point } from '../editor-types.ts';
import type { Tool } from '../tools/tool.ts';
import { attachPointerInput } from './attach-pointer-input.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const NOTHING = (): void => undefined;

/** A canvas under one finger, and the strokes that come of what that does, as points. */
function setUp() {
  const host = Object.assign(new EventTarget(), {
    setPointerCapture: NOTHING,
    toggleAttribute: NOTHING,
    focus: NOTHING,
  });
  const strokes: Point[][] = [];
  let state: ReturnType<Tool['state']> = 'idle';
  const tool: Tool = {
    down: ({ point }) => void strokes.push([point.image]),
    move: (points) => void strokes.at(-1)?.push(...points.map(({ image }) => image)),
    hold: () => {
      state = 'held';
    },
    up: () => {
      state = 'idle';
    },
    cancel: NOTHING,
    tick: NOTHING,
    state: () => state,
  };
  attachPointerInput(host as unknown as HTMLElement, {
    corner: { get: () => ({ left: 0, top: 0 }), forget: NOTHING, detach: NOTHING },
    tool: () => tool,
    pan: tool,
    camera: () => ({ x: 0, y: 0, scale: 1 }),
    isPanning: () => false,
    finger: () => 'draw',
    onPen: NOTHING,
    pinch: NOTHING,
    undo: NOTHING,
    redo: NOTHING,
    resetView: NOTHING,
    pointRing: NOTHING,
    onChange: () => NOTHING,
  });
  /** The finger is where the last of these points is; it came by the others since the last event. */
  const send = (type: string, time: number, ...way: readonly number[]): void => {
    const at = (x: number) => ({ clientX: x, clientY: 0, pressure: 1, pointerType: 'touch' });
    const event = Object.assign(new Event(`pointer${type}`), at(way.at(-1) ?? 0), {
      ...{ pointerId: 1, button: type === 'move' ? -1 : 0, buttons: type === 'up' ? 0 : 1 },
      ...{ width: 10, height: 10, getCoalescedEvents: () => way.map(at) },
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    host.dispatchEvent(event);
  };
  return { strokes, send };
}

it('Each sample of a finger that draws right after a tap is taken once, however they come', () => {
  const { strokes, send } = setUp();
  send('down', 1_000, 100);
  send('up', 1_040, 100);
  send('down', 1_140, 103);
  send('move', 1_148, 104, 105);
  send('move', 1_180, 110, 160, 140, 130);
  send('move', 1_188, 120);
  send('up', 1_196, 120);
  const [dab = [], stroke = []] = strokes.map((points) => points.map(({ x }) => x));
  expect(dab).toEqual([100, 100]);
  expect(stroke).toEqual([103, 104, 105, 110, 160, 140, 130, 120, 120]);
});
