import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Callout } from '../ui/callout.tsx';

/** Says for a moment that an edit is on its way. */
export const SubmittedBanner = () => {
  const text = useText();
  const session = useSession();
  const { submitted } = useSnapshot(session.editor.state);
  return (
    <div role="status">
      {submitted && (
        <div className="pointer-events-auto animate-enter rounded-md shadow-float">
          <Callout tone="success">{text('message.editSubmitted')}</Callout>
        </div>
      )}
    </div>
  );
};
