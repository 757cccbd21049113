import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Dialog } from '../ui/dialog.tsx';

/**
 * Where the identity provider's sign-in is, once its button is asked for. Until one is set up it says
 * so, and that none is needed.
 */
const Provider = () => {
  const text = useText();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <>
      <Button
        size="large"
        variant="primary"
        aria-expanded={isRevealed}
        onPress={() => setRevealed(true)}
      >
        {text('login.withGoogle')}
      </Button>
      <div role="status">
        {isRevealed && <Callout tone="info">{text('login.notConfigured')}</Callout>}
      </div>
    </>
  );
};

/** The login dialog, opened by the header or by the server-call layer; never by itself. */
export const LoginDialog = () => {
  const text = useText();
  const { login } = useSession();
  const { isOpen } = useSnapshot(login.state);
  return (
    <Dialog
      title={text('login.title')}
      closeLabel={text('action.close')}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? login.open() : login.close())}
      className="w-[400px]"
    >
      <div className="flex flex-col gap-4 overflow-auto px-6 pt-3 pb-6">
        <p className="text-ink-muted">{text('login.intro')}</p>
        <Provider />
        <p className="text-ink-muted">{text('login.guestWorks')}</p>
      </div>
    </Dialog>
  );
};
