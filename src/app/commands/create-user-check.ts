import type { TokenSource } from '../../net/index.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Notices } from '../stores/notices.ts';

/** What telling who asks needs. */
export interface UserCheckOptions {
  readonly outbox: Pick<Outbox, 'isAway'>;
  readonly tokens: Pick<TokenSource, 'token' | 'user'>;
  readonly notices: Pick<Notices, 'notify'>;
}

/**
 * Makes what answers whether the server knows who asks, or will when the work is sent; where not,
 * a notice says so. Rejects when aborted.
 */
export const createUserCheck =
  ({ outbox, tokens, notices }: UserCheckOptions) =>
  async (signal: AbortSignal): Promise<boolean> => {
    // A guest without a network gets a record when the work is sent.
    if (outbox.isAway()) return true;
    if ((await tokens.token(signal)) !== null && tokens.user() !== null) return true;
    notices.notify('error', 'message.userMissing');
    return false;
  };
