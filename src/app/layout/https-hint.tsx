import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Toast } from '../ui/toast.tsx';

/** Says until it is dismissed what a page without HTTPS lacks, why, and what to do. */
export const HttpsHint = () => {
  const text = useText();
  const { httpsHint } = useSession();
  const { isShown } = useSnapshot(httpsHint.state);
  return (
    <div role="status" className="w-full">
      {isShown && (
        <Toast tone="info" closeLabel={text('action.close')} onClose={httpsHint.dismiss}>
          {text('connection.noHttps')}
        </Toast>
      )}
    </div>
  );
};
