import { proxy } from 'valtio/vanilla';
import type { Account } from '../../net/contracts/index.ts';

/** What the account settings show of the server's figures, and what is being done to the account. */
export interface AccountState {
  /** Null until the server answered. */
  account: Account | null;
  reading: 'idle' | 'loading' | 'ready' | 'failed';
  /** Whether the address of an export is being asked for. */
  isExporting: boolean;
  /** Whether the account is being deleted, or was and the page is about to start anew. */
  isDeleting: boolean;
}

/** See {@link AccountState}. */
export interface AccountStore {
  readonly state: AccountState;
}

/** Makes a store that knows nothing yet. */
export const createAccountStore = (): AccountStore => ({
  state: proxy<AccountState>({
    account: null,
    reading: 'idle',
    isExporting: false,
    isDeleting: false,
  }),
});
