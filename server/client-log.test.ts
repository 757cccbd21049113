import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useContracts } from './http/contract-provider.ts';
import { handleErrors } from './http/error-handler.ts';
import { serveClientLog } from './routes/client-log-routes.ts';
import { refusalOf } from './testing/answers.ts';
import { send } from './testing/test-client.ts';

let written = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += String(chunk);
    done();
  },
});
const plain = fastify({ logger: { level: 'info', stream } });
let url: string;

beforeAll(async () => {
  handleErrors(plain);
  serveClientLog(useContracts(plain));
  url = `${await plain.listen({ port: 0, host: '127.0.0.1' })}/api/client-log`;
});
afterAll(() => plain.close());

const report = (entries: readonly unknown[], dropped = 0) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries, dropped }),
  });
const crash = { what: 'crash', name: 'TypeError', said: 'x is not a function', screen: '/edit' };
const slow = { what: 'slow-api', path: '/api/tasks/{}', status: 200, durationMs: 4_000 };

it('what a page reports is in the server’s log, a line each', async () => {
  const frames = ['index-B3x_1.js:1:2345'];
  const entries = [
    slow,
    { what: 'slow-image', durationMs: 2_500 },
    { what: 'slow-interaction', event: 'pointerup', screen: '/image-detail/{}', durationMs: 1_200 },
    { ...crash, frames },
  ];
  expect((await report(entries, 7)).body).toMatchObject({ success: true, data: {} });
  const lines = written.split('\n').filter((line) => /A page (was|broke|had)/.test(line));
  expect(lines.map((line) => JSON.parse(line).page)).toEqual([...entries, undefined]);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ dropped: 7 });
});

it.each([
  ['words in an error', { ...crash, said: 'Unexpected "a cat" in JSON', frames: [] }],
  ['an address in an error', { ...crash, said: 'no answer from https://host/x', frames: [] }],
  ['a line break in an error', { ...crash, said: 'one\ntwo', frames: [] }],
  ['an id in a path', { ...slow, path: '/api/tasks/01890000-0000-7000-8000-000000000000' }],
  ['a query in a path', { ...slow, path: '/api/tasks/edit/list?q=cat' }],
  ['a time that is none', { ...slow, durationMs: -1 }],
  ['something of another kind', { what: 'hello', text: 'a cat' }],
])('%s is refused and not written', async (_name, entry) => {
  const before = written.length;
  expect(refusalOf(await report([entry]))).toEqual([400, 'invalid_request']);
  expect(written.slice(before)).not.toContain('cat');
});

it('too much at once, or too often from one address, is refused', async () => {
  const many = Array.from({ length: 51 }, () => slow);
  expect(refusalOf(await report(many))).toEqual([400, 'invalid_request']);
  const large = await report(Array.from({ length: 800 }, () => slow));
  expect(refusalOf(large)).toEqual([413, 'body_too_large']);
  const answers = [];
  for (let count = 0; count < 31; count++) answers.push(await report([slow]));
  expect(refusalOf(answers.at(-1) ?? large)).toEqual([429, 'too_many_requests']);
});
