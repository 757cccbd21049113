import { describe, expect, it } from 'vitest';
import { createApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { createFakeClock, settle } from './testing/fakes.ts';
import { createTransport } from './transport.ts';

const ID = '01920000-0000-7000-8000-000000000001';
const CREATED = { taskId: ID, promptId: ID };
const ok = (data: unknown): Response => Response.json({ code: 200, success: true, data });
const fail = (status: number, error: string, message: string): Response =>
  Response.json({ code: status, success: false, error, message, requestId: 'r1' }, { status });

interface Seen {
  readonly url: string;
  readonly init: RequestInit;
}

/** An api whose server is a function, with tokens t1, t2, … that are given out one by one. */
const setUp = (answer: (seen: Seen, call: number) => Response | Promise<Response>) => {
  const clock = createFakeClock();
  const seen: Seen[] = [];
  const refused: string[] = [];
  const reachable: boolean[] = [];
  const control = { logins: 0, canRenew: true };
  let current = 1;
  const transport = createTransport({
    clock,
    newXhr: null,
    fetch: async (url, init) => {
      const one = { url: String(url), init: init ?? {} };
      seen.push(one);
      return answer(one, seen.length - 1);
    },
  });
  const api = createApi({
    baseUrl: 'http://server',
    clock,
    transport,
    onReachable: (is) => reachable.push(is),
    onLoginNeeded: () => void control.logins++,
    tokens: {
      token: async () => (current > 1 && !control.canRenew ? null : `t${current}`),
      refuse: (token) => {
        refused.push(token);
        current++;
      },
    },
  });
  return { api, clock, seen, refused, reachable, control };
};
const bearerOf = ({ init }: Seen): string | null => new Headers(init.headers).get('authorization');
const create = (api: ReturnType<typeof setUp>['api'], key = 'k1') =>
  api.createTask({ prompt: 'a cat' }, { idempotencyKey: key });
const errorOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};

describe('a call', () => {
  it('carries the bearer token, the key and a JSON body', async () => {
    const { api, seen } = setUp(() => ok(CREATED));
    expect(await create(api)).toEqual(CREATED);
    const [{ url, init }] = seen as [Seen];
    expect([url, init.method, init.body]).toEqual([
      'http://server/api/tasks/create',
      'POST',
      '{"prompt":"a cat"}',
    ]);
    expect(Object.fromEntries(new Headers(init.headers))).toEqual({
      authorization: 'Bearer t1',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    });
  });

  it('gets a token once on 401 and is repeated once', async () => {
    const { api, seen, refused } = setUp((_, call) =>
      call === 0 ? fail(401, 'authentication_required', 'no') : ok(CREATED),
    );
    expect(await create(api)).toEqual(CREATED);
    expect(refused).toEqual(['t1']);
    expect(seen.map(bearerOf)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('fails with the login sentence when also the fresh token is refused', async () => {
    const { api, seen } = setUp(() => fail(401, 'authentication_required', 'no'));
    const error = await errorOf(create(api));
    expect(error).toMatchObject({
      status: 401,
      message: 'Authentication required. Please login again.',
    });
    expect(seen).toHaveLength(2);
  });

  it('asks for a login once neither a fresh token helps nor one can be had, and not before', async () => {
    const renewed = setUp((_, call) =>
      call === 0 ? fail(401, 'authentication_required', 'no') : ok(CREATED),
    );
    await create(renewed.api);
    const refused = setUp(() => fail(401, 'authentication_required', 'no'));
    await errorOf(create(refused.api));
    const stuck = setUp(() => fail(401, 'authentication_required', 'no'));
    stuck.control.canRenew = false;
    expect((await errorOf(create(stuck.api))).status).toBe(401);
    expect([renewed, refused, stuck].map(({ control }) => control.logins)).toEqual([0, 1, 1]);
  });

  it('does not touch the session on 403', async () => {
    const { api, refused, seen } = setUp(() => fail(403, 'forbidden', 'no'));
    expect((await errorOf(create(api))).status).toBe(403);
    expect([refused, seen.length]).toEqual([[], 1]);
  });

  it('is repeated with the same key while the server is gone', async () => {
    const { api, clock, seen, reachable } = setUp((_, call) => {
      if (call < 2) throw new TypeError('fetch failed');
      return ok(CREATED);
    });
    const created = create(api, 'same');
    await clock.pass(500);
    await clock.pass(1_500);
    expect(await created).toEqual(CREATED);
    expect(seen.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual([
      'same',
      'same',
      'same',
    ]);
    expect(reachable).toEqual([false, false, true]);
  });

  it('fails with code network after all repetitions', async () => {
    const { api, clock, seen } = setUp(() => {
      throw new TypeError('fetch failed');
    });
    const failed = errorOf(create(api));
    await clock.pass(60_000);
    expect(await failed).toMatchObject({ code: 'network', status: 0 });
    expect(seen).toHaveLength(4);
  });

  it('has a time limit', async () => {
    const { api, clock } = setUp(
      ({ init }) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const failed = errorOf(api.taskDetail(ID));
    await clock.pass(20_000);
    expect((await failed).code).toBe('network');
    expect(clock.waiting()).toBe(0);
  });

  it('rejects with the reason of an aborted signal', async () => {
    const { api } = setUp(
      ({ init }) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('fetch was aborted')));
        }),
    );
    const controller = new AbortController();
    const call = api.taskDetail(ID, { signal: controller.signal });
    await settle();
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });

  it.each([
    ['a success of another shape', ok({ taskId: 5 })],
    ['no envelope', Response.json({ taskId: ID, promptId: ID })],
    ['no JSON', new Response('<html>')],
  ])('refuses %s as invalid_answer', async (_, response) => {
    const { api } = setUp(() => response);
    expect((await errorOf(create(api))).code).toBe('invalid_answer');
  });
});

describe('the message of a failure', () => {
  it.each([
    ['the message of the body', fail(409, 'idempotency_conflict', 'Other body'), 'Other body'],
    ['raw text', new Response('Bad gateway here', { status: 502 }), 'Bad gateway here'],
    [
      'the status for an empty body',
      new Response('', { status: 502 }),
      'Request failed with status 502',
    ],
    [
      'the status for a page',
      new Response('<html>', { status: 500 }),
      'Request failed with status 500',
    ],
    [
      'the status for JSON without message',
      Response.json({}, { status: 418 }),
      'Request failed with status 418',
    ],
  ])('is %s', async (_, response, message) => {
    const { api } = setUp(() => response);
    expect((await errorOf(create(api))).message).toBe(message);
  });

  it('comes with code, request id and fields', async () => {
    const fields = [{ field: 'prompt', message: 'too long' }];
    const { api } = setUp(() =>
      Response.json(
        {
          code: 400,
          success: false,
          error: 'invalid_request',
          message: 'm',
          requestId: 'r',
          fields,
        },
        { status: 400 },
      ),
    );
    expect(await errorOf(create(api))).toMatchObject({
      code: 'invalid_request',
      requestId: 'r',
      fields,
    });
  });
});

describe('pictures', () => {
  it('are sent as original.png and mask.png behind their sizes', async () => {
    const { api, seen } = setUp(() => ok(CREATED));
    const [original, mask] = [new Blob(['o']), new Blob(['m'])];
    const pictures = { original, mask, fields: { width: 3, height: 2 } };
    await api.edit('remove', pictures, { idempotencyKey: 'k' });
    const body = seen[0]?.init.body;
    if (!(body instanceof FormData)) throw new Error('no form');
    const parts = [...body].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]);
    expect(parts).toEqual([
      ['width', '3'],
      ['height', '2'],
      ['original_image', 'original.png'],
      ['mask_image', 'mask.png'],
    ]);
  });

  it('go to the call of their kind with the fields of its contract, and no mask where none is', async () => {
    const { api, seen } = setUp(() => ok(CREATED));
    const original = new Blob(['o']);
    const fields = { left: 1, right: 0, top: 0, bottom: 2, count: undefined, seed: 7 };
    await api.edit('expand', { original, fields }, { idempotencyKey: 'k' });
    const { url, init } = seen[0] as Seen;
    expect(url).toBe('http://server/api/tasks/edit/expand');
    expect(new Headers(init.headers).get('idempotency-key')).toBe('k');
    const body = init.body instanceof FormData ? [...init.body.keys()] : [];
    expect(body).toEqual(['left', 'right', 'top', 'bottom', 'seed', 'original_image']);
    const size = { width: 3, height: 2 };
    const redraw = api.edit(
      'area-redraw',
      { original, fields: { ...size, prompt: 'a', count: 1, seed: 1 } },
      { idempotencyKey: 'k' },
    );
    await expect(redraw).rejects.toThrow('needs the part "mask"');
  });

  it('are blended anew, imported and listed', async () => {
    const stored = { imageId: ID, url: '/api/images/x', width: 3, height: 2 };
    const pagination = { pageNum: 1, pageSize: 16, total: 0, totalPages: 0 };
    const { api, seen } = setUp(({ url }) =>
      ok(url.includes('gallery') ? { taskList: [], ...pagination, pagination } : stored),
    );
    expect(await api.compose(ID, { variant: 1, feather: 20 })).toEqual(stored);
    expect(await api.importImage('https://x.example/a b.png')).toEqual(stored);
    await api.galleryList({ pageNum: 1, pageSize: 16, q: 'a & b', kind: 'expand' });
    expect(seen.map(({ url, init }) => [url, init.body])).toEqual([
      [`http://server/api/tasks/${ID}/compose`, '{"variant":1,"feather":20}'],
      ['http://server/api/images/import', '{"url":"https://x.example/a b.png"}'],
      [
        'http://server/api/tasks/edit/gallery/list?pageNum=1&pageSize=16&q=a+%26+b&kind=expand',
        undefined,
      ],
    ]);
  });

  it('are not read beyond what was asked for, and the bytes that came are told', async () => {
    const told: (number | null)[][] = [];
    const { api, reachable } = setUp(({ url }) =>
      url.endsWith('announced')
        ? new Response(new Uint8Array(3000), { headers: { 'content-length': '3000' } })
        : new Response(new Uint8Array(3000)),
    );
    const onDownload = (received: number, total: number | null): void =>
      void told.push([received, total]);
    const blob = await api.imageBlob('https://elsewhere.example/announced', {
      maxBytes: 3000,
      onDownload,
    });
    expect([blob.size, told.at(-1)]).toEqual([3000, [3000, 3000]]);
    for (const name of ['announced', 'silent']) {
      const failed = errorOf(
        api.imageBlob(`https://elsewhere.example/${name}`, { maxBytes: 2999 }),
      );
      expect((await failed).code).toBe('body_too_large');
    }
    expect(reachable).toEqual([]);
  });

  it('of a stranger say by their status what is wrong, whatever they write', async () => {
    const { api } = setUp(() => fail(401, 'authentication_required', 'Give me your password'));
    const failed = await errorOf(api.imageBlob('https://elsewhere.example/a.png'));
    expect([failed.code, failed.message]).toEqual(['http_401', 'HTTP error! status 401']);
  });

  it('of ours are read with the token, foreign ones without', async () => {
    const { api, seen } = setUp(() => new Response('bytes'));
    expect(await (await api.imageBlob('/api/images/1?sig=x')).text()).toBe('bytes');
    await api.imageBlob('https://elsewhere.example/a.png');
    await api.imageBlob('//elsewhere.example/a.png');
    expect(seen.map(bearerOf)).toEqual(['Bearer t1', null, null]);
  });

  it('may take as long as they keep coming, however slow the line', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const headers = { 'content-type': 'image/png' };
    const { api, clock } = setUp(({ init }) => {
      init.signal?.addEventListener('abort', () => void writer.abort(init.signal?.reason));
      return new Response(body.readable, { headers });
    });
    const picture = api.imageBlob('/api/images/1');
    for (const byte of [1, 2, 3]) {
      await clock.pass(60_000);
      await writer.write(new Uint8Array([byte]));
    }
    await writer.close();
    const blob = await picture;
    expect([blob.type, [...new Uint8Array(await blob.arrayBuffer())]]).toEqual([
      'image/png',
      [1, 2, 3],
    ]);
  });

  it('that stop coming are given up', async () => {
    const { api, clock } = setUp(({ init }) => {
      const stalled = new ReadableStream({
        start(controller) {
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          controller.enqueue(new Uint8Array([1]));
        },
      });
      return new Response(stalled);
    });
    const failed = errorOf(api.imageBlob('/api/images/1'));
    await clock.pass(91_000);
    expect((await failed).code).toBe('network');
  });
});
