import { type RefObject, useEffect, useRef } from 'react';
import type { ExploreExample } from '../../content/examples.ts';
import { useSession } from '../../session-context.ts';

/** When the prompt box gets the focus, ms after the page began to scroll to it (document 1 section 2). */
export const FOCUS_MS = 500;

/** Begins anew from an example: its words, style and ratio go to the form, and the page to the box. */
export const useTemplate = (
  promptRef: RefObject<HTMLTextAreaElement | null>,
): ((example: ExploreExample) => void) => {
  const { creations, notices } = useSession();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ prompt, ratio, style }) => {
    creations.setForm({ prompt, ratio, style, seed: null });
    notices.notify('success', 'message.templateCopied');
    promptRef.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => promptRef.current?.focus({ preventScroll: true }),
      FOCUS_MS,
    );
  };
};
