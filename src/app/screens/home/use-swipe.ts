import { type PointerEvent, useRef } from 'react';
import { useLocale } from 'react-aria-components';

/** A finger's way across is a swipe from this many CSS px on, if it is this much longer than its way down. */
const LEAST = 48;
const FLATTER = 2;

/**
 * Leafs through what lies beside each other by a finger's swipe, 1 forward and -1 back; two fingers are
 * none. For an element that lets a finger go across (`touch-action`).
 */
export const useSwipe = (onMove: (by: 1 | -1) => void) => {
  const { direction } = useLocale();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const forget = (): void => {
    from.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      from.current = isPrimary && pointerType === 'touch' ? { x, y } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      if (from.current === null) return;
      const [dx, dy] = [clientX - from.current.x, clientY - from.current.y];
      forget();
      if (Math.abs(dx) < LEAST || Math.abs(dx) < FLATTER * Math.abs(dy)) return;
      onMove(dx < 0 === (direction === 'ltr') ? 1 : -1);
    },
    onPointerCancel: forget,
  };
};
