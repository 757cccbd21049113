import { type Api, isApiError } from '../../net/index.ts';
import type { ServerStore } from '../stores/server-store.ts';
import { codeOf, isAbort } from './error-words.ts';
import { ACCEPTED, megabytes, type OpenFiles, type WhyNot, whyUnreadable } from './open-files.ts';

/** What opening by address needs. */
export interface OpenAddressOptions {
  readonly api: Pick<Api, 'imageBlob' | 'importImage'>;
  /** Whether anything answers at an address, although its answer may not be read. */
  readonly answers: (url: string, signal: AbortSignal) => Promise<boolean>;
  readonly open: OpenFiles['open'];
  readonly server: Pick<ServerStore, 'maxUploadBytes' | 'maxUploadFor'> & {
    readonly state: Pick<ServerStore['state'], 'config'>;
  };
  /** See `OpenFilesOptions.onOpened`. */
  readonly onOpened: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Who is at work on an address: this browser, our server in its place, or the editor. */
export interface AddressStep {
  readonly name: 'loading' | 'asking-server' | 'opening';
  /** 0 to 1 where it is known. */
  readonly progress: number | null;
}

type OnStep = (step: AddressStep) => void;

/** How opening an address ended: null when the picture stands on the canvas or nobody waits. */
export type AddressOutcome = (WhyNot & { readonly hint: WhyNot | null }) | null;

/** Opens the picture at a web address as a new document; see `Actions.openAddress`. */
export type OpenAddress = (
  address: string,
  options: { signal: AbortSignal; onStep: OnStep },
) => Promise<AddressOutcome>;

/** The web address in what somebody typed; null if it is none (document 2 section 5). */
export const webAddressOf = (typed: string): URL | null => {
  try {
    // Safari knows no `URL.parse` before 18.
    const url = new URL(typed.trim());
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

/** A name for what an address leads to: its last part, as it reads; else the host. */
export const nameOfAddress = ({ pathname, hostname }: URL): string => {
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** What neither call says by its own code. */
class AddressError extends Error {
  /** `restricted`: only CORS is in the way. `server_away`: it was our own server that kept silent. */
  readonly code: 'restricted' | 'server_away';

  constructor(code: AddressError['code'], cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Message and hint for each code; the parameters come from {@link explain}. */
const WORDS: Readonly<Record<string, readonly [WhyNot['key'], WhyNot['key']?]>> = {
  restricted: ['message.urlRestricted', 'hint.urlUpload'],
  import_switched_off: ['message.urlRestricted', 'hint.urlUpload'],
  address_not_allowed: ['message.urlRestricted', 'hint.urlNotPublic'],
  unsupported_media_type: ['message.urlRestricted', 'hint.urlServerFormat'],
  image_unreachable: ['message.urlFailed', 'hint.urlUnreachable'],
  network: ['message.urlFailed', 'hint.urlNoAnswer'],
  not_an_image: ['message.urlFailed', 'hint.urlNotPicture'],
  body_too_large: ['message.urlTooLarge'],
  too_many_requests: ['message.urlTooMany'],
  server_away: ['message.networkError'],
  no_token: ['message.userMissing'],
  authentication_required: ['message.authenticationRequired'],
};

/** Words for each way in which it goes wrong (document 2 section 8). */
const explain = (error: unknown, name: string, maxBytes: number): NonNullable<AddressOutcome> => {
  const code = codeOf(error);
  const status = isApiError(error) ? error.status : 0;
  const params = { accepted: ACCEPTED, limit: megabytes(maxBytes), status };
  const hasStatus = code === `http_${status}`;
  const [key, hint] = hasStatus
    ? (['message.urlFailed', 'hint.urlStatus'] as const)
    : (WORDS[code] ?? []);
  if (key === undefined) return { ...whyUnreadable(error, name), hint: null };
  return { key, params, hint: hint === undefined ? null : { key: hint, params } };
};

/** Makes the opener. */
export const createOpenAddress = (options: OpenAddressOptions): OpenAddress => {
  const { api, answers, open, server, onOpened, log } = options;

  const loadHere = async (
    url: string,
    signal: AbortSignal,
    onStep: OnStep,
  ): Promise<Blob | null> => {
    // What the server does may not be known yet: this asks it.
    const maxBytes = await server.maxUploadFor(Number.POSITIVE_INFINITY, signal);
    const onDownload = (received: number, total: number | null): void =>
      onStep({ name: 'loading', progress: total === null ? null : Math.min(1, received / total) });
    try {
      return await api.imageBlob(url, { signal, maxBytes, onDownload });
    } catch (error) {
      // A page is not told whether CORS refused it or nobody answered.
      if (!isApiError(error, 'network')) throw error;
      if (server.state.config?.importFromUrl === true) return null;
      throw (await answers(url, signal)) ? new AddressError('restricted', error) : error;
    }
  };
  const loadByServer = async (url: string, signal: AbortSignal): Promise<Blob> => {
    try {
      const stored = await api.importImage(url, { signal });
      return await api.imageBlob(stored.url, { signal });
    } catch (error) {
      throw isApiError(error, 'network') ? new AddressError('server_away', error) : error;
    }
  };
  const load = async (url: string, signal: AbortSignal, onStep: OnStep): Promise<Blob> => {
    onStep({ name: 'loading', progress: null });
    const blob = await loadHere(url, signal, onStep);
    if (blob !== null) return blob;
    onStep({ name: 'asking-server', progress: null });
    return loadByServer(url, signal);
  };

  return async (address, { signal, onStep }) => {
    const url = webAddressOf(address);
    if (url === null) return { key: 'message.urlInvalid', params: {}, hint: null };
    const name = nameOfAddress(url);
    try {
      const blob = await load(url.href, signal, onStep);
      onStep({ name: 'opening', progress: null });
      await open(blob, name, signal);
      onOpened();
      return null;
    } catch (error) {
      if (isAbort(error) || signal.aborted) return null;
      log('An address could not be opened', error);
      return explain(error, name, server.maxUploadBytes());
    }
  };
};
