import type { Notices } from '../stores/notices.ts';

/** Words in a channel error that mean that nothing is wrong (document 1 section 4). */
const ORDINARY = /disconnect|connection lost/i;

/**
 * Tells of a live channel that could not be opened (`test`) or that went (`gone`); work goes on
 * without it. Says nothing of an ordinary end.
 */
export const sayTrouble = (
  what: 'test' | 'gone',
  error: Error,
  notices: Pick<Notices, 'notify'>,
): void => {
  if (what === 'test') notices.notify('warning', 'message.channelTestFailed');
  else if (!ORDINARY.test(error.message)) notices.notify('warning', 'message.channelError');
};
