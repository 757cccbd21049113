import { subscribe } from 'valtio/vanilla';
import type { Outbox } from './outbox.ts';

/** What sending needs. */
export interface SendWhenBackOptions {
  readonly outbox: Pick<Outbox, 'isAway' | 'adopt' | 'flush'>;
  /** A proxy that changes when the way to the server does. */
  readonly server: { readonly state: object };
  /** The server can be reached again after it could not. */
  readonly onBack: () => void;
}

/**
 * Takes over what was left waiting, and sends it whenever the server can be reached; then also what
 * tabs left that were closed meanwhile. Answers what ends it.
 */
export const sendWhenBack = ({ outbox, server, onBack }: SendWhenBackOptions): (() => void) => {
  let wasAway = outbox.isAway();
  const look = (): void => {
    const isAway = outbox.isAway();
    if (wasAway && !isAway) {
      onBack();
      void outbox.adopt().then(outbox.flush);
    }
    wasAway = isAway;
  };
  void outbox.adopt();
  return subscribe(server.state, look);
};
