import { useText } from '../i18n/use-text.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';

/**
 * What a page says on which no code begins: it can be read, but answers no press. The script in index.html
 * shows it and listens to its button.
 */
export const NotAlive = () => {
  const text = useText();
  return (
    <div
      id="not-alive"
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 mx-auto max-w-page bg-surface-1 p-2 md:p-4"
    >
      <Callout
        tone="danger"
        action={
          <button type="button" className={buttonClasses('secondary', 'small')}>
            {text('action.reload')}
          </button>
        }
      >
        {text('start.notLoaded')}
      </Callout>
    </div>
  );
};
