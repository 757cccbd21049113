import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';

/** Props of {@link CrashScreen}. */
export type CrashScreenProps = {
  /** Whether the screen's code did not come, so that nothing broke and the page around it is there. */
  isMissing: boolean;
  onRetry: () => void;
};

/** What is shown in place of a screen that broke or did not come: what is safe, and the ways on. */
export const CrashScreen = ({ isMissing, onRetry }: CrashScreenProps) => {
  const text = useText();
  const title = text(isMissing ? 'crash.missingTitle' : 'crash.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div
      role="alert"
      className={classNames(
        'flex items-center justify-center',
        isMissing ? 'min-h-[70dvh]' : 'min-h-dvh',
      )}
    >
      <Notice
        isWholePage
        icon={<CircleAlert aria-hidden size={28} className="text-danger-ink" />}
        title={title}
        hint={`${text(isMissing ? 'crash.missingHint' : 'crash.hint')} ${text('crash.kept')}`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onPress={onRetry}>
              {text('action.tryAgain')}
            </Button>
            {!isMissing && (
              <Button onPress={() => location.reload()}>{text('action.reload')}</Button>
            )}
            <Link href="/" onClick={onRetry} className={buttonClasses('secondary', 'medium')}>
              {text('notFound.home')}
            </Link>
          </div>
        }
      />
    </div>
  );
};
