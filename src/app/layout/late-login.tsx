import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../session-context.ts';
import { TellLate } from '../ui/tell-late.tsx';

const LoginDialog = lazy(async () => ({
  default: (await import('./login-dialog.tsx')).LoginDialog,
}));

/** The login dialog, loaded when it is first opened; it stays, so that it can close as it opened. */
export const LateLogin = () => {
  const { isOpen } = useSnapshot(useSession().login.state);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  return (
    <Suspense fallback={<TellLate />}>
      <LoginDialog />
    </Suspense>
  );
};
