import { CircleAlert } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** What is shown in place of a screen that broke. */
export const CrashScreen = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <div role="alert" className="flex min-h-[70dvh] items-center justify-center">
      <Notice
        icon={<CircleAlert aria-hidden size={28} />}
        title={text('crash.title')}
        hint={text('crash.hint')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onPress={onRetry}>
              {text('action.tryAgain')}
            </Button>
            <Button onPress={() => location.reload()}>{text('action.reload')}</Button>
          </div>
        }
      />
    </div>
  );
};
