import { randomLetters } from '../../net/index.ts';
import { createChannelClaims, createLockClaims, type WorkspaceClaims } from './workspace-claims.ts';

/** The best claims that this browser has. */
export const createClaims = ({ navigator }: Pick<Window, 'navigator'>): WorkspaceClaims => {
  const locks: LockManager | undefined = navigator.locks;
  if (locks !== undefined) return createLockClaims(locks);
  return createChannelClaims(new BroadcastChannel('overpaint-workspaces'), randomLetters(12));
};
