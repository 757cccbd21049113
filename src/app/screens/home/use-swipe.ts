import { type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { useLocale } from 'react-aria-components';
import { isPageEnlarged } from '../../../canvas/input/page-enlarged.ts';

/** A finger's way across is a swipe from this many CSS px on, if it is this much longer than its way down. */
const LEAST = 48;
const FLATTER = 2;

const onPinch = (onChange: () => void): (() => void) => {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
};

/**
 * Props of what lies beside others, which a finger's swipe leafs through, 1 forward and -1 back; two
 * fingers are none. While the page is zoomed by a pinch, one finger looks about in it instead.
 */
export const useSwipe = (onMove: (by: 1 | -1) => void) => {
  const { direction } = useLocale();
  const isPinched = useSyncExternalStore(onPinch, isPageEnlarged, () => false);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const forget = (): void => {
    from.current = null;
  };
  return {
    style: { touchAction: isPinched ? 'auto' : 'pan-y pinch-zoom' },
    onPointerDown: ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      from.current = isPrimary && pointerType === 'touch' && !isPinched ? { x, y } : null;
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
