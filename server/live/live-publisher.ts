import type { LiveMessage } from '../../src/net/contracts/live.ts';

/** A message before it is addressed to a client. */
export type Announcement = Omit<LiveMessage, 'target_client_id'>;

/** Sends messages to a user's live topic. Losing one is allowed: REST tells the same. */
export interface LivePublisher {
  publish(userId: string, message: Announcement): void;
}
