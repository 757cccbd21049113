import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import type { Notice, NoticeKind } from '../stores/notices.ts';
import { Button } from '../ui/button.tsx';
import type { Tone } from '../ui/callout.tsx';
import { classNames } from '../ui/class-names.ts';
import { Toast } from '../ui/toast.tsx';
import { noticeWords } from './notice-words.ts';
import { useFocusBack } from './use-focus-back.ts';

const TONES: Record<NoticeKind, Tone> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
};

/** How long a notice stays, ms: long enough to read; one that offers Undo as long as Undo works. */
const stayOf = ({ kind, action }: Notice): number => {
  if (action) return 30_000;
  return kind === 'error' || kind === 'warning' ? 10_000 : 5_000;
};

/** Calls back when a notice has been up long enough; the clock stands still while `isHeld`. */
const useExpiry = (stay: number, isHeld: boolean, onExpire: () => void): void => {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onExpire, stay);
    return () => clearTimeout(timer);
  }, [stay, isHeld, onExpire]);
};

const ACTION_WORDS = {
  retry: 'action.retry',
  again: 'action.tryAgain',
  reload: 'action.reload',
  'undo-delete': 'action.undo',
  'undo-new': 'action.undo',
} as const;

const NoticeAction = ({ notice }: { notice: Notice }) => {
  const text = useText();
  const { actions, commands, notices } = useSession();
  const { action } = notice;
  if (!action) return null;
  const run = (): void => {
    notices.dismiss(notice.id);
    if (action.kind === 'retry') void actions.retryEdit(action.taskId);
    if (action.kind === 'undo-delete') void actions.restoreTask(action.taskId);
    if (action.kind === 'undo-new') void commands.undo.run();
    if (action.kind === 'again') action.again();
    if (action.kind === 'reload') location.reload();
  };
  return (
    <Button size="small" onPress={run}>
      {text(ACTION_WORDS[action.kind])}
    </Button>
  );
};

const NoticeToast = ({ notice }: { notice: Notice }) => {
  const text = useText();
  const { notices } = useSession();
  const [isHeld, setHeld] = useState(false);
  const [dismiss] = useState(() => () => notices.dismiss(notice.id));
  useExpiry(stayOf(notice), isHeld, dismiss);
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast
        tone={TONES[notice.kind]}
        closeLabel={text('action.close')}
        onClose={dismiss}
        action={<NoticeAction notice={notice} />}
      >
        {noticeWords(text, notice)}
      </Toast>
    </li>
  );
};

/** Props of {@link Toasts}. */
export type ToastsProps = {
  className: string;
  /** Room that is left beneath them, CSS px. */
  above: number;
};

/** What the product has to say just now; new ones are read out without taking the focus. */
export const Toasts = ({ className, above }: ToastsProps) => {
  const text = useText();
  const { notices } = useSession();
  const { list } = useSnapshot(notices.state);
  const focusBack = useFocusBack(list);
  return (
    <section
      {...focusBack}
      aria-label={text('toast.region')}
      className={classNames('w-full', className)}
      style={{ marginBottom: above }}
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        {list.map((notice) => (
          <NoticeToast key={notice.id} notice={notice} />
        ))}
      </ol>
    </section>
  );
};
