import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureSchema } from '../src/net/contracts/answer.ts';
import { claimSize, plainPng, removalParts, squareMask } from './testing/pictures.ts';
import { type Answer, newGuest, type Parts, send, type TestClient } from './testing/test-client.ts';
import { type Stored, startTestServer, type TestServer } from './testing/test-server.ts';

const REMOVE = '/api/tasks/edit/remove';
const GIGABYTE = 1_073_741_824;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isOldNode = major < 22 || major === 23 || minor < (major === 22 ? 21 : major === 24 ? 9 : 0);
const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

let server: TestServer;
let guest: TestClient;
let before: Stored;

beforeAll(async () => {
  server = await startTestServer({ MAX_PART_MB: '10' });
  guest = await newGuest(server.url);
  before = await server.stored();
});
afterAll(() => server.dispose());

/** Sends text as it is; answers what came until the connection ended. */
async function sendRaw(text: string): Promise<{ readonly head: string; readonly body: string }> {
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  socket.write(text);
  let came = '';
  for await (const piece of socket) came += String(piece);
  const [head = '', body = ''] = came.split('\r\n\r\n');
  return { head, body };
}

/** A refusal in the envelope, nothing stored, the server alive. */
async function expectRefusal(answer: Answer, status: number, error: string): Promise<void> {
  expect(answer.body).toMatchObject({ code: status, success: false, error });
  expect(answer.status).toBe(status);
  expect(answer.body.message.length).toBeGreaterThan(10);
  expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(await server.stored()).toEqual(before);
  expect((await send(`${server.url}/api/health`)).status).toBe(200);
}

describe('a removal is refused, and nothing of it stays, when', () => {
  const cases: readonly [string, number, string, (good: Parts) => Parts | Promise<Parts>][] = [
    [
      'the picture is a text',
      422,
      'not_an_image',
      () => ({ original_image: Buffer.from('hello') }),
    ],
    ['the picture is empty', 422, 'not_an_image', () => ({ original_image: Buffer.alloc(0) })],
    [
      'the picture is a GIF',
      415,
      'unsupported_media_type',
      () => ({ original_image: Buffer.from('GIF89a\x01\0\x01\0') }),
    ],
    [
      'the picture is cut off',
      422,
      'image_unreadable',
      ({ original_image: png }) => ({ original_image: (png as Buffer).subarray(0, -40) }),
    ],
    [
      'the picture has a head only',
      422,
      'image_unreadable',
      ({ original_image: png }) => ({ original_image: (png as Buffer).subarray(0, 20) }),
    ],
    [
      'the picture claims 60000×60000 pixels',
      413,
      'image_too_large',
      ({ original_image: png }) => ({ original_image: claimSize(png as Buffer, 60_000, 60_000) }),
    ],
    ['a file has 11 MB', 413, 'body_too_large', () => ({ original_image: Buffer.alloc(11 << 20) })],
    [
      'the mask has another size',
      422,
      'mask_size_mismatch',
      async () => ({ mask_image: await squareMask(64, 50) }),
    ],
    [
      'the mask marks nothing',
      422,
      'mask_empty',
      async () => ({ mask_image: await plainPng(64, 48, [255, 255, 255, 0]) }),
    ],
    [
      'the mask is cut off',
      422,
      'mask_unreadable',
      ({ mask_image: png }) => ({ mask_image: (png as Buffer).subarray(0, -40) }),
    ],
    ['the mask is a text', 422, 'not_an_image', () => ({ mask_image: Buffer.from('hello') })],
    ['width is not that of the picture', 422, 'size_mismatch', () => ({ width: '63' })],
    ['width is no number', 400, 'invalid_request', () => ({ width: 'wide' })],
  ];

  it.each(cases)('%s', async (_what, status, error, change) => {
    const good = await removalParts();
    const answer = await guest.upload(REMOVE, { ...good, ...(await change(good)) });
    await expectRefusal(answer, status, error);
  });

  it('the picture is an AVIF, and says so', async () => {
    const original_image = Buffer.from('\0\0\0\x1cftypavif');
    const answer = await guest.upload(REMOVE, { ...(await removalParts()), original_image });
    await expectRefusal(answer, 415, 'unsupported_media_type');
    expect(answer.body.message).toBe(
      'The picture is in the format AVIF; send a PNG, JPEG or WebP.',
    );
  });

  it.each(['original_image', 'mask_image'])('the part %s is missing', async (name) => {
    const { [name]: _, ...rest } = await removalParts();
    const answer = await guest.upload(REMOVE, rest);
    await expectRefusal(answer, 400, 'missing_part');
    expect(answer.body.message).toContain(name);
  });

  it('it is sent as JSON', async () => {
    await expectRefusal(await guest.post(REMOVE, {}), 415, 'unsupported_media_type');
  });

  it('the body ends in the middle of a part', async () => {
    const body =
      '--x\r\ncontent-disposition: form-data; name="original_image"; filename="a"\r\n\r\nabc';
    const headers = {
      authorization: `Bearer ${guest.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const answer = await send(server.url + REMOVE, { method: 'POST', headers, body });
    await expectRefusal(answer, 400, 'invalid_request');
  });

  it('the client goes away in the middle of it', async () => {
    const request = httpRequest(server.url + REMOVE, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${guest.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 5_000_000,
      },
    });
    request.on('error', () => undefined);
    request.write(
      '--x\r\ncontent-disposition: form-data; name="original_image"; filename="a"\r\n\r\n',
    );
    request.write(Buffer.alloc(500_000));
    await expect.poll(async () => (await server.stored()).arriving).toBe(1);
    request.destroy();
    await expect.poll(() => server.stored()).toEqual(before);
  });
});

describe('a body of 1 GB is refused early', () => {
  it.each([
    ['as JSON', '/api/tasks/create', 'application/json', true],
    ['as JSON of unknown length', '/api/tasks/create', 'application/json', false],
    ['as parts', REMOVE, 'multipart/form-data; boundary=x', true],
  ])('%s', async (_what, path, type, isLengthSaid) => {
    const memory = process.memoryUsage().rss;
    const { answer, sent } = await pour(path, type, isLengthSaid);
    expect(answer).toMatchObject({ code: 413, error: 'body_too_large' });
    expect(sent).toBeLessThan(GIGABYTE / 4);
    expect(process.memoryUsage().rss - memory).toBeLessThan(GIGABYTE / 4);
    expect(await server.stored()).toEqual(before);
  });

  it('as parts without a token, before any of it is read', async () => {
    const { answer } = await pour(REMOVE, 'multipart/form-data; boundary=x', true, 'Bearer no');
    expect(answer).toMatchObject({ code: 401, error: 'authentication_required' });
  });
});

/** Sends up to 1 GB; answers what came back and how many bytes had gone out by then. */
function pour(path: string, type: string, isLengthSaid: boolean, bearer = `Bearer ${guest.token}`) {
  const chunk = Buffer.alloc(65_536, ' ');
  let sent = 0;
  return new Promise<{ answer: unknown; sent: number }>((resolve, reject) => {
    const request = httpRequest(server.url + path, {
      method: 'POST',
      headers: {
        authorization: bearer,
        'content-type': type,
        ...(isLengthSaid ? { 'content-length': GIGABYTE } : {}),
      },
    });
    let response: IncomingMessage | undefined;
    request.on('error', (error) => response === undefined && reject(error));
    request.on('response', (came) => {
      response = came;
      came.on('error', reject);
      let text = '';
      came.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      came.on('end', () => {
        request.destroy();
        resolve({ answer: JSON.parse(text), sent });
      });
    });
    function more(): void {
      while (response === undefined && sent < GIGABYTE && !request.destroyed) {
        sent += chunk.length;
        if (!request.write(chunk)) return void request.once('drain', more);
      }
    }
    more();
  });
}

describe('other calls refuse', () => {
  const post = (body: string, type = 'application/json') =>
    send(`${server.url}/api/tasks/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': type },
      body,
    });

  it.each(['{"prompt":', '', 'nonsense', '{"__proto__":{}}'])('invalid JSON: %s', async (body) => {
    await expectRefusal(await post(body), 400, 'invalid_json');
  });

  it.each([
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    ['application/x-www-form-urlencoded', ''],
    ['text/plain', '{}'],
  ])(
    'to make a guest by a form of another site, whose cookie would stay: %s',
    async (type, body) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body };
      const answer = await send(`${server.url}/api/login/anonymous`, init);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  it.each(['text/csv', 'text/plain', 'text/plain; charset=utf-8'])(
    'a body that does not say that it is JSON: %s',
    async (type) => {
      const answer = await post('{"prompt":"a"}', type);
      await expectRefusal(answer, 415, 'unsupported_media_type');
    },
  );

  it.each<[string, object, string]>([
    ['a prompt of 100000 characters', { prompt: 'x'.repeat(100_000) }, 'prompt'],
    ['a blank prompt', { prompt: ' \n ' }, 'prompt'],
    ['no prompt', {}, 'prompt'],
    ['a prompt that no database can hold', { prompt: 'a\u0000b' }, 'prompt'],
    ['five pictures', { prompt: 'a', count: 5 }, 'count'],
    ['a ratio that is not offered', { prompt: 'a', ratio: '3:1' }, 'ratio'],
    ['a seed that is no uint32', { prompt: 'a', seed: -1 }, 'seed'],
  ])('%s', async (_what, body, field) => {
    const answer = await guest.post('/api/tasks/create', body);
    await expectRefusal(answer, 400, 'invalid_request');
    expect(answer.body.fields?.map((problem) => problem.field)).toEqual([field]);
  });

  it.each<[unknown, string]>([
    [{ prompt: ' ' }, 'Please enter description text'],
    [{}, '“prompt” is missing.'],
    [{ prompt: 'a', count: 0 }, '“count” has to be at least 1.'],
    [[], 'The body has to be an object.'],
  ])('%j in a whole sentence, as pages show it to users', async (body, sentence) => {
    const answer = await post(JSON.stringify(body));
    expect(answer.body.message).toBe(sentence);
    expect(answer.body.fields?.[0]?.message).toBe(sentence);
  });

  it.each([
    ['GET', `/api/tasks/${UNKNOWN_ID}`],
    ['GET', '/api/tasks/%27%20OR%201'],
    ['DELETE', `/api/tasks/${UNKNOWN_ID}`],
    ['POST', `/api/tasks/${UNKNOWN_ID}/restore`],
  ])('an unknown task: %s %s', async (method, path) => {
    const headers = { authorization: `Bearer ${guest.token}` };
    const answer = await send(server.url + path, { method, headers });
    await expectRefusal(answer, 404, 'task_not_found');
  });

  it.each([
    ['an address that can not be decoded', '/api/tasks/%zz', 400, 'invalid_request'],
    ['an endless id', `/api/tasks/${'x'.repeat(201)}`, 404, 'not_found'],
  ])('%s', async (_what, path, status, code) => {
    const answer = await guest.get(path);
    await expectRefusal(answer, status, code);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_what, text, status) => {
    const { head, body } = await sendRaw(text);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(failureSchema.parse(JSON.parse(body))).toMatchObject({
      code: status,
      error: 'invalid_request',
    });
    expect((await send(`${server.url}/api/health`)).status).toBe(200);
  });

  // Node knows `shouldUpgradeCallback` since 22.21 and 24.9.
  it.skipIf(isOldNode)('no call for offering another protocol, as some clients do', async () => {
    const { head } = await sendRaw(
      'GET /api/config HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: h2c\r\n\r\n',
    );
    expect(head).toMatch(/^HTTP\/1.1 200 /);
  });

  it('an unknown call', async () => {
    await expectRefusal(await guest.get('/api/nothing'), 404, 'not_found');
  });

  it('a token that is missing, forged or no token', async () => {
    const [head = '', body = ''] = guest.token.split('.');
    for (const token of ['', `${head}.${body}.${'A'.repeat(43)}`, 'x']) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await send(`${server.url}/api/tasks/create/list`, { headers });
      await expectRefusal(answer, 401, 'authentication_required');
    }
  });

  it('a page number that is none', async () => {
    const answer = await guest.get('/api/tasks/edit/list?pageNum=0');
    await expectRefusal(answer, 400, 'invalid_request');
  });

  it.each([
    { email: 'a@b.c', name: 'A', sourceId: '1', provider: 'google' },
    { email: 'a@b.c', name: 'A', avatar: null, sourceId: '1', provider: 'google', userId: null },
    {},
  ])('to sign in while that is not set up, whatever is sent: %j', async (body) => {
    const answer = await guest.post('/api/login', body);
    await expectRefusal(answer, 501, 'sign_in_not_configured');
  });
});
