import type { WebSocket } from 'ws';

/** Finds sockets whose other end is gone without a word: a device asleep, a network left, a client that hangs. */
export interface RollCall {
  /** Watches a socket until it closes. */
  join(socket: WebSocket): void;
  /** Cuts who has not answered the last call, and calls all others. */
  call(): void;
}

/** Makes a roll call. Every WebSocket answers it by itself (RFC 6455 section 5.5.2), whatever it is used for. */
export function createRollCall(): RollCall {
  const hasAnswered = new Map<WebSocket, boolean>();
  return {
    join(socket) {
      hasAnswered.set(socket, true);
      socket.on('pong', () => hasAnswered.set(socket, true));
      socket.once('close', () => hasAnswered.delete(socket));
    },
    call() {
      for (const [socket, answered] of hasAnswered) {
        if (!answered) socket.terminate();
        else if (socket.readyState === socket.OPEN) {
          hasAnswered.set(socket, false);
          socket.ping();
        }
      }
    },
  };
}
