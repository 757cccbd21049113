import { ImageOff } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** An address that leads nowhere, with the way home. */
export const NotFoundScreen = () => {
  const text = useText();
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] items-center justify-center">
      <Notice
        icon={<ImageOff aria-hidden size={28} />}
        title={text('notFound.title')}
        hint={text('notFound.hint')}
        action={
          <Link href="/" className={buttonClasses('primary', 'medium')}>
            {text('notFound.home')}
          </Link>
        }
      />
    </div>
  );
};
