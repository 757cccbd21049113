import { useLocation } from 'wouter';
import { useSession } from '../session-context.ts';

/** Logs the user out and leads home. */
export const useLogOut = (): (() => void) => {
  const session = useSession();
  const [, navigate] = useLocation();
  return () => {
    session.logOut();
    session.notices.notify('info', 'message.loggedOut');
    navigate('/');
  };
};
