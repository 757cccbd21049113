import type * as z from 'zod/mini';
import type { Contracts } from './answer-reader.ts';
import { ApiError, isApiError, LOGIN_AGAIN } from './api-error.ts';
import type {
  Account,
  AccountDeleted,
  Compose,
  CreateTask,
  EditKind,
  LiveCredentials,
  ServerConfig,
  StoredImage,
  TaskCreated,
  TaskDetail,
} from './contracts/index.ts';
import { IDEMPOTENCY_HEADER } from './contracts/terms.ts';
import type { EditCall, EditParts } from './edit-form.ts';
import { inTime } from './in-time.ts';
import type { Clock } from './platform.ts';
import { errorOfAnswer, readData } from './read-answer.ts';
import { retryOnNetwork } from './retry.ts';
import type { TokenSource } from './token-source.ts';
import { type HttpAnswer, type HttpRequest, isOk, type Transport } from './transport.ts';

type SchemaName = Extract<keyof Contracts, `${string}Schema`>;
type Data<Name extends SchemaName> = z.infer<Contracts[Name]>;
type Picked<T> = (all: Contracts) => T;

/** Names a schema that is not loaded yet. */
const of =
  <Name extends SchemaName>(name: Name): Picked<Contracts[Name]> =>
  (all) =>
    all[name];

/** A page of the lists. */
export interface Page {
  /** 1 and up. */
  readonly pageNum: number;
  /** 1 to 100. */
  readonly pageSize: number;
}

/** A page of the lists of edits, and what to look for in them. */
export interface EditPage extends Page {
  /** Text that the prompt holds. */
  readonly q?: string;
  readonly kind?: EditKind;
}

/** Options of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}
/** Options of a call that makes a task. */
export interface CreateOptions extends CallOptions {
  /** Makes repeating safe: the same key answers with the same task (decision 20). */
  readonly idempotencyKey: string;
}
/** Options of a call that sends pictures. */
export interface UploadOptions extends CreateOptions {
  /** Told the part that was sent, 0 to 1. */
  readonly onUpload?: (sent: number) => void;
}

/** Options of a call that brings a picture. */
export type DownloadOptions = CallOptions & Pick<HttpRequest, 'maxBytes' | 'onDownload'>;

/**
 * The server's calls. Each rejects with an {@link ApiError}, or with the signal's reason when it
 * was aborted; each has a time limit. Calls that make a task are repeated while the server can't
 * be reached.
 */
export interface Api {
  createTask(task: CreateTask, options: CreateOptions): Promise<TaskCreated>;
  /** Asks for an edit of any kind that has a call. */
  edit<Kind extends EditCall>(
    kind: Kind,
    parts: EditParts<Kind>,
    options: UploadOptions,
  ): Promise<TaskCreated>;
  /** Blends a result of a redraw or a removal anew; the same wish answers the same picture. */
  compose(taskId: string, wish: Compose, options?: CallOptions): Promise<StoredImage>;
  /** Lets the server fetch a picture from a web address; it is kept for two days. */
  importImage(url: string, options?: CallOptions): Promise<StoredImage>;
  creationList(page: Page, options?: CallOptions): Promise<Data<'creationListSchema'>>;
  editList(page: EditPage, options?: CallOptions): Promise<Data<'editListSchema'>>;
  /** Edits that succeeded, as cards. */
  galleryList(page: EditPage, options?: CallOptions): Promise<Data<'galleryListSchema'>>;
  taskDetail(taskId: string, options?: CallOptions): Promise<TaskDetail>;
  /** Cancels an unfinished task; rejects with `cannot_change_status` when it came to another end first. */
  cancelTask(taskId: string, options?: CallOptions): Promise<void>;
  /** Cancels an unfinished task; a finished one disappears and can be restored for 30 s. */
  deleteTask(taskId: string, options?: CallOptions): Promise<void>;
  restoreTask(taskId: string, options?: CallOptions): Promise<void>;
  /** '2' confirms a finished task, '3' gives an unfinished one up. */
  updateStatus(taskId: string, status: '2' | '3', options?: CallOptions): Promise<void>;
  config(options?: CallOptions): Promise<ServerConfig>;
  /** What the server keeps of the user; `since` is when the user's day began, ISO 8601. */
  account(since: string, options?: CallOptions): Promise<Account>;
  /** An address from which the browser can download everything that is kept, good for 2 minutes. */
  exportAddress(options?: CallOptions): Promise<string>;
  /** Deletes the user and everything that is the user's, for good. */
  deleteAccount(options?: CallOptions): Promise<AccountDeleted>;
  liveCredentials(options?: CallOptions): Promise<LiveCredentials>;
  /** The bytes of a picture; ours with the bearer token, a foreign address without. */
  imageBlob(url: string, options?: DownloadOptions): Promise<Blob>;
}

/** What the calls need. */
export interface ApiOptions {
  /** Origin of the server; '' is the page's own. */
  readonly baseUrl: string;
  readonly tokens: Pick<TokenSource, 'token' | 'refuse'>;
  readonly transport: Transport;
  readonly clock: Clock;
  /** Told after every call whether the server answered. */
  readonly onReachable?: (reachable: boolean) => void;
  /** Called when also a fresh token was refused, or none could be had: only signing in can help. */
  readonly onLoginNeeded?: () => void;
}

/** Longest silence of a call, and of one that sends or brings pictures. */
const CALL_MS = 20_000;
const PICTURES_MS = 90_000;

type Draft = Pick<HttpRequest, 'method'> &
  Partial<Omit<HttpRequest, 'method' | 'url' | 'signal'>> & {
    readonly path: string;
    readonly signal?: AbortSignal | undefined;
  };

const JSON_TYPE = { 'content-type': 'application/json' };

const pageQuery = (page: EditPage): string =>
  `?${new URLSearchParams(Object.entries(page).map(([name, value]) => [name, String(value)]))}`;

const isOurs = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** Sends with a token; a refused one is replaced once and the call repeated once (decision 2). */
const createAuthorised = (options: ApiOptions) => {
  const { baseUrl, tokens, transport, onReachable, onLoginNeeded } = options;
  const send = async (draft: Draft, token: string): Promise<HttpAnswer> => {
    const { path, ...rest } = draft;
    const authorization = `Bearer ${token}`;
    const headers = { ...draft.headers, authorization };
    try {
      const answer = await transport({ timeoutMs: CALL_MS, ...rest, url: baseUrl + path, headers });
      onReachable?.(true);
      return answer;
    } catch (error) {
      if (isApiError(error, 'network')) onReachable?.(false);
      throw error;
    }
  };
  return async (draft: Draft): Promise<HttpAnswer> => {
    const token = await tokens.token(draft.signal);
    if (token === null) throw new ApiError('no_token', 0, 'Authentication required');
    const first = await send(draft, token);
    if (first.status !== 401) return first;
    tokens.refuse(token);
    const fresh = await tokens.token(draft.signal);
    if (fresh === null) {
      onLoginNeeded?.();
      throw new ApiError('authentication_required', 401, LOGIN_AGAIN);
    }
    const second = await send(draft, fresh);
    if (second.status === 401) {
      tokens.refuse(fresh);
      onLoginNeeded?.();
    }
    return second;
  };
};

/** A call that anybody may make: a visitor who only looks needs no guest record. */
const anonymous = async (
  { transport, baseUrl, onReachable }: ApiOptions,
  path: string,
  call?: CallOptions,
): Promise<HttpAnswer> => {
  const url = baseUrl + path;
  try {
    const rest = { signal: call?.signal, timeoutMs: CALL_MS };
    const answer = await transport({ method: 'GET', url, headers: {}, ...rest });
    onReachable?.(true);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) onReachable?.(false);
    throw error;
  }
};

/** What a stranger writes beside its status is no message of ours. */
const foreignImage = ({ status, body }: HttpAnswer): Blob => {
  if (isOk(status)) return body;
  throw new ApiError(`http_${status}`, status, `HTTP error! status ${status}`);
};

/** Makes the server's calls. */
export const createApi = (options: ApiOptions): Api => {
  const { transport, clock } = options;
  const authorised = createAuthorised(options);
  const get = async <T extends z.core.$ZodType>(
    path: string,
    schema: Picked<T>,
    call?: CallOptions,
  ) => readData(await authorised({ method: 'GET', path, signal: call?.signal }), schema);
  const endTask = async (taskId: string, query: string, call?: CallOptions): Promise<void> => {
    const path = `/api/tasks/${encodeURIComponent(taskId)}${query}`;
    await readData(
      await authorised({ method: 'DELETE', path, signal: call?.signal }),
      of('emptySchema'),
    );
  };
  const post = async <T extends z.core.$ZodType>(
    path: string,
    body: unknown,
    schema: Picked<T>,
    call?: CallOptions & {
      readonly headers?: Readonly<Record<string, string>>;
      readonly timeoutMs?: number;
    },
  ) =>
    readData(
      await authorised({
        method: 'POST',
        path,
        headers: { ...JSON_TYPE, ...call?.headers },
        body: JSON.stringify(body),
        signal: call?.signal,
        timeoutMs: call?.timeoutMs ?? CALL_MS,
      }),
      schema,
    );
  const edit = async <Kind extends EditCall>(
    kind: Kind,
    parts: EditParts<Kind>,
    call: UploadOptions,
  ) => {
    const { editForm, editPath } = await inTime(import('./edit-form.ts'));
    return retryOnNetwork(
      async () =>
        readData(
          await authorised({
            method: 'POST',
            path: editPath(kind),
            headers: { [IDEMPOTENCY_HEADER]: call.idempotencyKey },
            body: editForm(kind, parts),
            signal: call.signal,
            timeoutMs: PICTURES_MS,
            ...(call.onUpload && { onUpload: call.onUpload }),
          }),
          of('taskCreatedSchema'),
        ),
      clock,
      call.signal,
    );
  };
  return {
    createTask: (task, call) =>
      retryOnNetwork(
        () =>
          post('/api/tasks/create', task, of('taskCreatedSchema'), {
            signal: call.signal,
            headers: { [IDEMPOTENCY_HEADER]: call.idempotencyKey },
          }),
        clock,
        call.signal,
      ),
    edit,
    compose: (taskId, wish, call) =>
      post(`/api/tasks/${encodeURIComponent(taskId)}/compose`, wish, of('storedImageSchema'), {
        ...call,
        timeoutMs: PICTURES_MS,
      }),
    importImage: (url, call) =>
      post('/api/images/import', { url }, of('storedImageSchema'), {
        ...call,
        timeoutMs: PICTURES_MS,
      }),
    creationList: (page, call) =>
      get(`/api/tasks/create/list${pageQuery(page)}`, of('creationListSchema'), call),
    editList: (page, call) =>
      get(`/api/tasks/edit/list${pageQuery(page)}`, of('editListSchema'), call),
    galleryList: (page, call) =>
      get(`/api/tasks/edit/gallery/list${pageQuery(page)}`, of('galleryListSchema'), call),
    taskDetail: (taskId, call) =>
      get(`/api/tasks/${encodeURIComponent(taskId)}`, of('taskDetailSchema'), call),
    cancelTask: (taskId, call) => endTask(taskId, '?unfinished=true', call),
    deleteTask: (taskId, call) => endTask(taskId, '', call),
    restoreTask: async (taskId, call) => {
      await post(`/api/tasks/${encodeURIComponent(taskId)}/restore`, {}, of('emptySchema'), call);
    },
    updateStatus: async (taskId, status, call) => {
      await post('/api/tasks/status', { taskId, status }, of('emptySchema'), call);
    },
    account: (since, call) =>
      get(`/api/account?${new URLSearchParams({ since })}`, of('accountSchema'), call),
    exportAddress: async (call) =>
      (await post('/api/account/export', {}, of('exportAddressSchema'), call)).url,
    deleteAccount: async (call) => {
      const draft = { method: 'DELETE', path: '/api/account', timeoutMs: PICTURES_MS } as const;
      return readData(
        await authorised({ ...draft, signal: call?.signal }),
        of('accountDeletedSchema'),
      );
    },
    config: async (call) =>
      readData(await anonymous(options, '/api/config', call), of('configSchema')),
    liveCredentials: (call) => get('/api/live/credentials', of('liveCredentialsSchema'), call),
    imageBlob: async (url, call) => {
      const draft = { ...call, method: 'GET', timeoutMs: PICTURES_MS } as const;
      if (!isOurs(url)) return foreignImage(await transport({ ...draft, url, headers: {} }));
      const answer = await authorised({ ...draft, path: url });
      if (isOk(answer.status)) return answer.body;
      throw await errorOfAnswer(answer);
    },
  };
};
