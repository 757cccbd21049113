import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { onWheelZoom } from '../../ui/on-wheel-zoom.ts';
import type { CompareMove, ComparePlace } from './compare-look.ts';

/** A finger on a picture, CSS px of the window. */
type Finger = { readonly x: number; readonly y: number };

const placeIn = (
  pane: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): ComparePlace => {
  const { left, top, width, height } = pane.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

const middle = (a: Finger, b: Finger): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Finger, b: Finger): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** What a finger's way does, alone or with another one that rests meanwhile. */
const movesOf = (
  pane: Element,
  [from, to]: readonly [Finger, Finger],
  other: Finger | undefined,
): CompareMove[] => {
  const [before, after] = other ? [middle(from, other), middle(to, other)] : [from, to];
  const { width, height } = pane.getBoundingClientRect();
  const drag: CompareMove = {
    kind: 'drag',
    dx: (after.x - before.x) / width,
    dy: (after.y - before.y) / height,
  };
  if (other === undefined) return [drag];
  const about = placeIn(pane, { clientX: after.x, clientY: after.y });
  return [drag, { kind: 'zoom', factor: apart(to, other) / apart(from, other), about }];
};

/**
 * What mouse, wheel and fingers do on one of the pictures that are compared: where a mouse is, is
 * looked at; fingers take hold of it. A click or tap goes close to its place, and back.
 */
export const useCompareHands = (onMove: (move: CompareMove) => void) => {
  const [pane, ref] = useState<HTMLElement | null>(null);
  const fingers = useRef(new Map<number, Finger>());
  useEffect(() => {
    if (pane === null) return;
    const life = new AbortController();
    onWheelZoom(pane, life.signal, (factor, at) =>
      onMove({ kind: 'zoom', factor, about: placeIn(pane, at) }),
    );
    return () => life.abort();
  }, [pane, onMove]);
  const lift = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  return {
    ref,
    onPointerDown: ({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent): void => {
      if (pointerType === 'touch') fingers.current.set(pointerId, { x, y });
    },
    onPointerMove: (event: PointerEvent): void => {
      const { currentTarget, pointerType, pointerId, clientX: x, clientY: y } = event;
      if (pointerType !== 'touch')
        return onMove({ kind: 'point', ...placeIn(currentTarget, event) });
      const from = fingers.current.get(pointerId);
      if (from === undefined) return;
      const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
      fingers.current.set(pointerId, { x, y });
      for (const move of movesOf(currentTarget, [from, { x, y }], other)) onMove(move);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClick: (event: MouseEvent): void => {
      // A finger that taps has moved over nothing before.
      onMove({ kind: 'point', ...placeIn(event.currentTarget, event) });
      onMove({ kind: 'toggle' });
    },
  };
};
