import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../session-context.ts';
import { useOpened } from '../ui/use-opened.ts';

const loadDialog = () => import('./login-dialog.tsx');

/** The login dialog, loaded when it is first opened; it stays, so that it can close as it opened. */
export const LateLogin = () => {
  const { login } = useSession();
  const { isOpen } = useSnapshot(login.state);
  const setOpen = useCallback((open: boolean) => (open ? login.open() : login.close()), [login]);
  const part = useOpened(loadDialog, isOpen, setOpen);
  return part && <part.LoginDialog />;
};
