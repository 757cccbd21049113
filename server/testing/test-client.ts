import { setTimeout as wait } from 'node:timers/promises';
import { type TaskDetail, taskDetailSchema } from '../../src/net/contracts/task.ts';

/** An answer of the server. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body, whatever it is. */
  readonly body: AnswerBody;
}

/** The envelope as tests look at it. */
export interface AnswerBody {
  readonly code: number;
  readonly success: boolean;
  readonly data: Record<string, unknown>;
  readonly error: string;
  readonly message: string;
  readonly requestId: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

/** A guest's browser as far as HTTP goes. */
export interface TestClient {
  readonly userId: string;
  readonly token: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Sends a multipart body: texts as they are, bytes as files. */
  upload(path: string, parts: Parts, headers?: Record<string, string>): Promise<Answer>;
  /** Asks for pictures; answers the task's id. */
  create(prompt: string, more?: Record<string, unknown>): Promise<string>;
  detail(taskId: string): Promise<TaskDetail>;
  /** Waits until a task is as wanted. @throws after 15 s, saying how it is. */
  until(taskId: string, isWanted: (task: TaskDetail) => boolean): Promise<TaskDetail>;
}

/** Parts of a multipart body by name. */
export type Parts = Readonly<Record<string, string | Uint8Array>>;

const LIMIT_MS = 60_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends one request and reads the answer. */
export async function send(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

/** Makes a new guest. */
export async function newGuest(baseUrl: string): Promise<TestClient> {
  const init = { method: 'POST', headers: JSON_TYPE, body: '{}' };
  const { body } = await send(`${baseUrl}/api/login/anonymous`, init);
  const token = String(body.data['accessToken']);
  const call = (
    path: string,
    { headers, ...init }: RequestInit & { headers?: Record<string, string> },
  ) => send(baseUrl + path, { ...init, headers: { authorization: `Bearer ${token}`, ...headers } });
  const post: TestClient['post'] = (path, body, headers) =>
    call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...JSON_TYPE, ...headers },
    });
  const detail = async (taskId: string) =>
    taskDetailSchema.parse((await call(`/api/tasks/${taskId}`, {})).body.data);

  return {
    userId: String(body.data['userId']),
    token,
    get: (path, headers = {}) => call(path, { headers }),
    post,
    delete: (path) => call(path, { method: 'DELETE' }),
    upload: (path, parts, headers = {}) =>
      call(path, { method: 'POST', body: toForm(parts), headers }),
    async create(prompt, more = {}) {
      const answer = await post('/api/tasks/create', { prompt, count: 1, ...more });
      return String(answer.body.data['taskId']);
    },
    detail,
    async until(taskId, isWanted) {
      const deadline = Date.now() + LIMIT_MS;
      for (;;) {
        const task = await detail(taskId);
        if (isWanted(task)) return task;
        if (Date.now() > deadline) throw new Error(`Waited in vain: ${JSON.stringify(task)}`);
        await wait(25);
      }
    },
  };
}

function toForm(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([new Uint8Array(part)]), `${name}.png`);
  }
  return form;
}
