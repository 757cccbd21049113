import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

/** Hands the session to the screens. */
export const SessionContext = createContext<Session | null>(null);

/** The page's session; throws outside of the page. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: no session above this component');
  return session;
};
