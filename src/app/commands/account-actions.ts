import type { Api, TokenSource } from '../../net/index.ts';
import type { AccountStore } from '../stores/account-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { Actions } from './actions.ts';
import { refusalOf } from './error-words.ts';

/** What acting on the account needs. */
export interface AccountActionsOptions {
  readonly api: Pick<Api, 'account' | 'exportAddress' | 'deleteAccount' | 'imageBlob'>;
  readonly tokens: Pick<TokenSource, 'user'>;
  readonly store: AccountStore;
  readonly notices: Pick<Notices, 'notify' | 'notifyText'>;
  /** Lets the browser download what is at an address, under a name. */
  readonly openLink: (url: string, name: string) => void;
  /** Leaves the page for one that has forgotten all local work. */
  readonly startAnew: () => void;
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

type AccountActions = Pick<
  Actions,
  'loadAccount' | 'loadAvatar' | 'exportAccount' | 'deleteAccount'
>;

/** When the day of a time began where the user is, ISO 8601. */
const dayOf = (time: number): string => new Date(new Date(time).setHours(0, 0, 0, 0)).toISOString();

/** Makes the actions on the account as a whole. */
export const createAccountActions = (options: AccountActionsOptions): AccountActions => {
  const { api, tokens, notices, openLink, startAnew, now, log } = options;
  const { state } = options.store;

  const sayWhyNot = (error: unknown, key: 'message.exportFailed' | 'message.accountNotDeleted') => {
    log('The account could not be dealt with', error);
    const refusal = refusalOf(error);
    if (refusal === null) notices.notify('error', key);
    else notices.notifyText('error', refusal.text, refusal.params);
  };

  return {
    loadAccount: async () => {
      // Whoever only looks needs no record: asking would make one.
      if (tokens.user() === null) return;
      state.reading = 'loading';
      try {
        state.account = await api.account(dayOf(now()));
        state.reading = 'ready';
      } catch (error) {
        log('The account could not be read', error);
        state.reading = 'failed';
      }
    },
    loadAvatar: async (address) => {
      try {
        return await api.imageBlob(address);
      } catch (error) {
        log("The user's picture did not come", error);
        return null;
      }
    },
    exportAccount: async () => {
      if (state.isExporting) return;
      state.isExporting = true;
      try {
        openLink(await api.exportAddress(), '');
        notices.notify('info', 'message.exportStarted');
      } catch (error) {
        sayWhyNot(error, 'message.exportFailed');
      } finally {
        state.isExporting = false;
      }
    },
    deleteAccount: async () => {
      if (state.isDeleting) return;
      state.isDeleting = true;
      try {
        await api.deleteAccount();
      } catch (error) {
        state.isDeleting = false;
        sayWhyNot(error, 'message.accountNotDeleted');
        return;
      }
      startAnew();
    },
  };
};
