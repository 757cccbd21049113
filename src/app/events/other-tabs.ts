/** The other tabs of this browser. */
export interface OtherTabs {
  /** Tells them that the lists of this user changed. */
  tell(): void;
  close(): void;
}

const CHANNEL = 'overpaint-tasks';

/** Listens to the other tabs; where the browser has no BroadcastChannel nobody hears anything. */
export const createOtherTabs = (onTold: () => void): OtherTabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onTold;
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
};
