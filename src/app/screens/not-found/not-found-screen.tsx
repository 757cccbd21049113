import { MapPinOff } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** An address that leads nowhere, with the ways on. */
export const NotFoundScreen = () => {
  const text = useText();
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] flex-col items-center justify-center pb-16">
      <p aria-hidden className="text-44 font-semibold tracking-tight text-accent-ink tabular-nums">
        404
      </p>
      <Notice
        isWholePage
        icon={<MapPinOff aria-hidden size={28} />}
        title={text('notFound.title')}
        hint={`${text('notFound.hint')} ${text('notFound.safe')}`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link href="/" className={buttonClasses('primary', 'medium')}>
              {text('notFound.home')}
            </Link>
            <Link href="/edit" className={buttonClasses('secondary', 'medium')}>
              {text('notFound.edit')}
            </Link>
          </div>
        }
      />
    </div>
  );
};
