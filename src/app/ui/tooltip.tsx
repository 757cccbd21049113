import {
  type ComponentType,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { TooltipProps } from 'react-aria-components';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';

/** Props of {@link Tooltip}. */
export type TooltipWrapperProps = {
  /** The control that it explains. */
  children: ReactElement;
  text: ReactNode;
  /** Keys that do the same, e.g. `['Ctrl', 'Z']`. */
  keys?: readonly string[] | undefined;
  placement?: TooltipProps['placement'];
};

/** How long a pointer rests before the bubble is shown, ms. */
const DELAY_MS = 500;

const loadBubble = () => import('./tooltip-bubble.tsx');

/**
 * Ends a bubble where its control is not told that it was left: what is covered by a dialog loses
 * pointer and focus without an event.
 */
const useEnd = (box: RefObject<HTMLElement | null>, isShown: boolean, end: () => void): void => {
  useEffect(() => {
    if (!isShown) return;
    const life = new AbortController();
    const options = { capture: true, signal: life.signal };
    const onFocus = ({ target }: Event): void => {
      if (!(target instanceof Node && box.current?.contains(target))) end();
    };
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('pointerdown', end, options);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
    return () => life.abort();
  }, [box, isShown, end]);
};

/** Whether the control is pointed at (for a while) or has the keyboard's focus. */
const useWish = () => {
  const [isWished, setWished] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const end = useCallback((): void => {
    clearTimeout(timer.current);
    setWished(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setWished(true), DELAY_MS);
    },
    onPointerLeave: end,
    onPointerDown: end,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setWished(true);
    },
    onBlur: end,
  };
  return { isWished, end, handlers };
};

/**
 * Explains a control on hover and keyboard focus and shows its shortcut. What draws it is loaded
 * when it is first wanted.
 */
export const Tooltip = ({ children, placement = 'bottom', ...said }: TooltipWrapperProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const { isWished, end, handlers } = useWish();
  useEnd(box, isWished, end);
  const [Bubble, setBubble] = useState<ComponentType<TooltipBubbleProps> | null>(null);
  useEffect(() => {
    if (!isWished) return;
    loadBubble().then(
      (loaded) => setBubble(() => loaded.TooltipBubble),
      () => undefined,
    );
  }, [isWished]);
  return (
    <span ref={box} role="presentation" className="contents" {...handlers}>
      {children}
      {isWished && Bubble !== null && (
        <Bubble {...said} box={box} placement={placement} onClose={end} />
      )}
    </span>
  );
};
