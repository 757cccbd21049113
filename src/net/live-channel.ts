import { type LiveCredentials, type LiveMessage, liveMessageSchema } from './contracts/index.ts';
import { type ConnectOnce, connectMqtt, type LiveConnection } from './mqtt-connection.ts';
import type { Clock } from './platform.ts';

/** What a live channel tells. */
export interface LiveChannelEvents {
  /** A message for this user, checked by contract. */
  readonly onMessage: (message: LiveMessage) => void;
  /** Subscribed; `again` is true after an attempt failed or a connection was lost. */
  readonly onConnected: (again: boolean) => void;
  /** An attempt failed or the connection was lost; more attempts may follow. */
  readonly onError: (error: Error) => void;
  /** All attempts failed; nothing happens until it is opened again. */
  readonly onGaveUp: (error: Error) => void;
}

/** A user's live channel; one connection a tab. */
export interface LiveChannel {
  /** Connects, if not connected or connecting; a pause before the next attempt ends. */
  open(): void;
  /** Ends the connection and all attempts; deliberate, so nothing is told of it. */
  close(): void;
  /** Whether it is open: connected, connecting or waiting to. */
  isOpen(): boolean;
}

/** What a live channel needs. */
export interface LiveChannelOptions {
  /** Fresh ones are asked for before each connection. */
  readonly credentials: (signal: AbortSignal) => Promise<LiveCredentials>;
  /** The page's address, against which a path is resolved. */
  readonly pageUrl: string;
  /** 1 to 8 lower-case letters or digits, new per tab, in memory only (decision 13). */
  readonly suffix: string;
  readonly clock: Clock;
  readonly events: LiveChannelEvents;
  readonly log: (message: string, error?: unknown) => void;
  /** Connects once; the mqtt package when not said. */
  readonly connect?: ConnectOnce;
}

/** Attempts to reconnect before giving up, and the pauses before them (document 1 section 9). */
export const RECONNECT = { attempts: 3, baseMs: 5_000, maxMs: 30_000 } as const;

/** Longest time to connect and subscribe, in milliseconds. */
export const ATTEMPT_MS = 15_000;

/** The pause before reconnect attempt `attempt` (0 is the first): 5 s doubling to 30 s. */
export const reconnectDelay = (attempt: number): number =>
  Math.min(RECONNECT.maxMs, RECONNECT.baseMs * 2 ** attempt);

/** The socket's address: a path is resolved against the page; http becomes ws, https wss. */
export const socketUrl = (url: string, pageUrl: string): string => {
  const resolved = new URL(url, pageUrl);
  resolved.protocol = resolved.protocol.replace(/^http/, 'ws');
  return resolved.href;
};

/** The message in a payload, or null if it is none of the contract or meant for another client. */
export const readMessage = (
  text: string,
  clientId: string,
  log: LiveChannelOptions['log'],
): LiveMessage | null => {
  try {
    const message = liveMessageSchema.parse(JSON.parse(text));
    return message.target_client_id === clientId ? message : null;
  } catch (error) {
    log('A live message could not be read', error);
    return null;
  }
};

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** Makes a channel that is closed. */
export const createLiveChannel = (options: LiveChannelOptions): LiveChannel => {
  const { credentials, pageUrl, suffix, clock, events, log, connect = connectMqtt } = options;
  /** Lives from `open` to `close` or giving up; everything under way hangs on its signal. */
  let run: AbortController | null = null;
  let connection: LiveConnection | null = null;
  let failures = 0;
  let hadTrouble = false;
  let cancelWait = (): void => {};
  /** Ends the pause before the next attempt; null while there is none. */
  let goOn: (() => void) | null = null;

  const end = (): void => {
    run?.abort();
    run = null;
    cancelWait();
    goOn = null;
    connection?.close();
    connection = null;
  };
  const onFailure = (error: Error, signal: AbortSignal): void => {
    if (signal.aborted) return;
    connection = null;
    hadTrouble = true;
    if (failures >= RECONNECT.attempts) {
      end();
      events.onGaveUp(error);
      return;
    }
    goOn = () => {
      cancelWait();
      goOn = null;
      void attempt(signal);
    };
    cancelWait = clock.after(reconnectDelay(failures++), goOn);
    events.onError(error);
  };
  const connectWith = async (live: LiveCredentials, signal: AbortSignal): Promise<void> => {
    // Ends with the run or by its limit; Safari knows no `AbortSignal.any` before 17.4.
    const trial = new AbortController();
    const leave = (): void => trial.abort(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { signal: trial.signal });
    const cancelLimit = clock.after(ATTEMPT_MS, () => {
      trial.abort(new Error('The live channel did not answer in time'));
    });
    const made = await connect({
      url: socketUrl(live.url, pageUrl),
      connectionId: `${live.clientId}@@@${suffix}`,
      userName: live.userName,
      password: live.password,
      topic: live.topic,
      signal: trial.signal,
      onLost: (error) => onFailure(error, signal),
      onPayload: (text) => {
        const message = signal.aborted ? null : readMessage(text, live.clientId, log);
        if (message !== null) events.onMessage(message);
      },
    }).finally(cancelLimit);
    if (signal.aborted) {
      made.close();
      return;
    }
    connection = made;
    failures = 0;
    events.onConnected(hadTrouble);
  };
  const attempt = async (signal: AbortSignal): Promise<void> => {
    try {
      await connectWith(await credentials(signal), signal);
    } catch (error) {
      onFailure(asError(error), signal);
    }
  };
  return {
    isOpen: () => run !== null,
    open: () => {
      if (run !== null && goOn === null) return;
      failures = 0;
      if (goOn !== null) return goOn();
      run = new AbortController();
      hadTrouble = false;
      void attempt(run.signal);
    },
    close: end,
  };
};
