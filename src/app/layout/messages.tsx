import { useRoute } from 'wouter';
import { EDIT_PATHS } from '../events/edit-address.ts';
import { classNames } from '../ui/class-names.ts';
import { useKeyboardInset } from '../ui/use-keyboard-inset.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { HttpsHint } from './https-hint.tsx';
import { SourceBanner } from './source-banner.tsx';
import { SubmittedBanner } from './submitted-banner.tsx';
import { Toasts } from './toasts.tsx';

const PLACE =
  'pointer-events-none fixed inset-x-0 top-16 z-50 flex flex-col items-center gap-2 p-2';

/** On small windows: over what follows, for what was just asked for comes into view at the top. */
const AT_BOTTOM =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-[env(safe-area-inset-bottom)] max-md:p-2';

/**
 * All that the product says by itself. In the corner on large windows, above the editor's bar; on
 * small ones at the bottom, above the keyboard, but in the editor at the top, where neither the thumb
 * nor a bar is. Being of the top layer, it can be read and used while a dialog is open.
 */
export const Messages = () => {
  const [isEditor] = useRoute(EDIT_PATHS);
  const keyboard = useKeyboardInset();
  return (
    <div data-react-aria-top-layer>
      <div
        className={classNames(
          PLACE,
          'md:start-auto md:top-auto md:w-104 md:p-4',
          isEditor ? 'md:bottom-32' : 'md:bottom-0',
        )}
      >
        <ConnectionBanner />
        <HttpsHint />
        <Toasts className={isEditor ? '' : AT_BOTTOM} above={keyboard} />
      </div>
      <div className={PLACE}>
        {isEditor && <SourceBanner />}
        <SubmittedBanner />
      </div>
    </div>
  );
};
