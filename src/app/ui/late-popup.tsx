import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ButtonProps } from 'react-aria-components';
import { inTime } from '../../net/index.ts';
import { LoadFailure } from './load-failure.ts';

/** Props of {@link LatePopup}. */
export type LatePopupProps<Part> = {
  /** Loads what draws it, as the module's default. */
  load: () => Promise<{ default: Part }>;
  /** The button that opens it. */
  trigger: ReactElement<ButtonProps>;
  /** What it is for screen readers. */
  kind: 'menu' | 'dialog';
  /** Draws it with its button, open at first. */
  children: (part: Part) => ReactNode;
};

/** The button is another one now: it takes over the focus. */
const Opened = ({ hadFocus, children }: { hadFocus: boolean; children: ReactNode }) => {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (hadFocus) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [hadFocus]);
  return (
    <span ref={box} role="presentation" className="contents">
      {children}
    </span>
  );
};

/**
 * What pops up over the page and whose code is loaded when its button is first pointed at, reached or
 * pressed: what is seldom opened need not weigh on the first view of a page. Where it does not come, the
 * user is told, and can ask for it again.
 */
export const LatePopup = <Part,>({ load, trigger, kind, children }: LatePopupProps<Part>) => {
  const tell = useContext(LoadFailure);
  const [opened, setOpened] = useState<{ part: Part; hadFocus: boolean } | null>(null);
  const open = async (button: Element): Promise<void> => {
    try {
      const part = (await inTime(load())).default;
      setOpened({ part, hadFocus: button === document.activeElement });
    } catch (error) {
      console.warn('What pops up could not be loaded.', error);
      tell(error, () => void open(button));
    }
  };
  const prepare = (): void => void load().catch(() => undefined);
  if (opened !== null) {
    return <Opened hadFocus={opened.hadFocus}>{children(opened.part)}</Opened>;
  }
  return cloneElement(trigger, {
    onPress: ({ target }) => void open(target),
    onHoverStart: prepare,
    onFocus: prepare,
    'aria-haspopup': kind,
    'aria-expanded': false,
  });
};
