import { type ReactNode, useEffect, useRef } from 'react';

/** A state that a pointer or a key puts a control into; each is an attribute `data-{state}`. */
export type ForcedState = 'hovered' | 'pressed' | 'dragging' | 'focus-visible' | 'focus-within';

/** Props of {@link Forced}. */
export type ForcedProps = {
  state: ForcedState;
  /** Matches the elements that get the state, below this one. */
  at: string;
  children: ReactNode;
};

/**
 * Shows a control as it looks in a state that nobody put it into, so that it can be seen beside the
 * others; the control itself does not know of it.
 */
export const Forced = ({ state, at, children }: ForcedProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of ref.current?.querySelectorAll(at) ?? []) {
      element.setAttribute(`data-${state}`, 'true');
    }
  });
  return (
    <div ref={ref} inert className="contents">
      {children}
    </div>
  );
};
