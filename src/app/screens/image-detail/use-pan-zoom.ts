import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { onWheelZoom } from '../../ui/on-wheel-zoom.ts';
import {
  type Extent,
  type Look,
  type LookMove,
  lookAfter,
  type Place,
  wholeLook,
} from './pan-zoom.ts';

/** Two taps within this time (ms) and distance (CSS px) are a double tap. */
const TAPS = { time: 300, distance: 24 } as const;
/** How far an arrow key moves the picture, CSS px. */
const KEY_STEP = 64;
const KEY_ZOOM = 1.25;

const KEYS: Readonly<Record<string, LookMove>> = {
  '+': { kind: 'zoom', factor: KEY_ZOOM },
  '=': { kind: 'zoom', factor: KEY_ZOOM },
  '-': { kind: 'zoom', factor: 1 / KEY_ZOOM },
  '0': { kind: 'whole' },
  '1': { kind: 'scale', scale: 1 },
  ArrowLeft: { kind: 'pan', dx: KEY_STEP, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -KEY_STEP, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: KEY_STEP },
  ArrowDown: { kind: 'pan', dx: 0, dy: -KEY_STEP },
};

/** Looking at a picture with wheel, fingers, mouse and keys. */
export type PanZoom = {
  /** Null until picture and box are measured. */
  look: Look | null;
  move: (change: LookMove) => void;
  /** For the element that the picture lies in. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
  /** For all that is shown with it. */
  onKeyDown: (event: KeyboardEvent) => void;
};

const extentOf = (box: Element): Extent => ({ width: box.clientWidth, height: box.clientHeight });

const placeIn = (
  box: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Place => {
  const { left, top } = box.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

const isDouble = (a: { time: number; at: Place } | null, time: number, at: Place): boolean =>
  a !== null &&
  time - a.time < TAPS.time &&
  Math.abs(a.at.x - at.x) + Math.abs(a.at.y - at.y) < TAPS.distance;

/** Fingers and the mouse: one moves, two zoom about their middle, two taps go close and back. */
const usePointers = (box: RefObject<HTMLElement | null>, move: PanZoom['move']) => {
  const down = useRef(new Map<number, Place>());
  const lastTap = useRef<{ time: number; at: Place } | null>(null);
  const isTap = useRef(false);
  const onPointerDown = (event: PointerEvent): void => {
    if (box.current === null || event.button !== 0) return;
    box.current.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, placeIn(box.current, event));
    isTap.current = down.current.size === 1;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = down.current.get(event.pointerId);
    if (box.current === null || before === undefined) return;
    const after = placeIn(box.current, event);
    if (after.x === before.x && after.y === before.y) return;
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    down.current.set(event.pointerId, after);
    isTap.current &&= Math.abs(after.x - before.x) + Math.abs(after.y - before.y) < 3;
    if (other === undefined) move({ kind: 'pan', dx: after.x - before.x, dy: after.y - before.y });
    else move({ kind: 'pinch', before: [before, other], after: [after, other] });
  };
  const onPointerCancel = (event: PointerEvent): void => {
    down.current.delete(event.pointerId);
    isTap.current = false;
  };
  const onPointerUp = (event: PointerEvent): void => {
    const at = down.current.get(event.pointerId);
    down.current.delete(event.pointerId);
    if (at === undefined || !isTap.current) return;
    const isSecond = isDouble(lastTap.current, event.timeStamp, at);
    lastTap.current = isSecond ? null : { time: event.timeStamp, at };
    if (isSecond) move({ kind: 'toggle', about: at });
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
};

/** See {@link PanZoom}; `picture` is null until its size is known. */
export const usePanZoom = (box: HTMLElement | null, picture: Extent | null): PanZoom => {
  const [look, setLook] = useState<Look | null>(null);
  const boxRef = useRef(box);
  const move = useCallback(
    (change: LookMove) => setLook((now) => (now === null ? null : lookAfter(now, change))),
    [],
  );
  useEffect(() => {
    boxRef.current = box;
    if (box === null || picture === null) return;
    const life = new AbortController();
    // Called at once with the first size, then with every other.
    const sizes = new ResizeObserver(() => {
      const view = extentOf(box);
      setLook((now) =>
        now?.picture === picture
          ? lookAfter(now, { kind: 'resize', view })
          : wholeLook(picture, view),
      );
    });
    sizes.observe(box);
    onWheelZoom(box, life.signal, (factor, at) =>
      move({ kind: 'zoom', factor, about: placeIn(box, at) }),
    );
    return () => {
      sizes.disconnect();
      life.abort();
    };
  }, [box, picture, move]);
  const pointers = usePointers(boxRef, move);
  const onKeyDown = (event: KeyboardEvent): void => {
    const change = KEYS[event.key];
    if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(change);
  };
  return { look, move, onKeyDown, handlers: pointers };
};
