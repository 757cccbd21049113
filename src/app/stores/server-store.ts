import { proxy } from 'valtio/vanilla';
import type { ServerConfig, TaskKind } from '../../net/contracts/index.ts';
import type { Api } from '../../net/index.ts';

/** What is known of the server. */
export interface ServerState {
  /** Null until it answered. */
  config: ServerConfig | null;
  /** Whether the last call reached the server; the screens' offline state. */
  reachable: boolean;
  /** Whether the browser says that there is a network. */
  online: boolean;
}

/** The server as the screens see it. */
export interface ServerStore {
  readonly state: ServerState;
  /** Reads `GET /api/config`; a failure leaves what was known and marks the server unreachable. */
  load(signal?: AbortSignal): Promise<void>;
  setReachable(reachable: boolean): void;
  setOnline(online: boolean): void;
  /** Largest file that a user may pick, in bytes. */
  maxUploadBytes(): number;
  /** The same for a file of so many bytes: where the server was not heard yet it is asked before one is refused. */
  maxUploadFor(bytes: number, signal?: AbortSignal): Promise<number>;
  /** Whether some engine serves this kind; true while nothing is known. */
  serves(kind: TaskKind): boolean;
}

/** Whether nothing can be sent or read just now. */
export const isServerAway = ({
  online,
  reachable,
}: Pick<ServerState, 'online' | 'reachable'>): boolean => !online || !reachable;

/** Decision 27's default, used until the server has told its own. */
const DEFAULT_MAX_UPLOAD = 10 * 1024 * 1024;

/** Makes a store that knows nothing yet. */
export const createServerStore = (api: Pick<Api, 'config'>): ServerStore => {
  const state = proxy<ServerState>({ config: null, reachable: true, online: true });
  const load = async (signal?: AbortSignal): Promise<void> => {
    try {
      state.config = await api.config({ signal });
      state.reachable = true;
    } catch {
      state.reachable = signal?.aborted === true ? state.reachable : false;
    }
  };
  const maxUploadBytes = (): number => state.config?.maxUploadBytes ?? DEFAULT_MAX_UPLOAD;
  return {
    state,
    load,
    setReachable: (reachable) => {
      state.reachable = reachable;
    },
    setOnline: (online) => {
      state.online = online;
    },
    maxUploadBytes,
    maxUploadFor: async (bytes, signal) => {
      if (state.config === null && bytes > DEFAULT_MAX_UPLOAD) await load(signal);
      return maxUploadBytes();
    },
    serves: (kind) => state.config?.engines.some((one) => one.kinds.includes(kind)) ?? true,
  };
};
