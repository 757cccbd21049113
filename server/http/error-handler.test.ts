import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { handleErrors } from './error-handler.ts';

it('logs what went wrong, and nothing of what is only not offered here, for which anybody could ask endlessly', async () => {
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const app = fastify({ logger: { level: 'error', stream } });
  handleErrors(app);
  app.get('/mistake', async () => Promise.reject(new Error('a mistake')));
  app.get('/sign-in', async () => Promise.reject(new Refusal('sign_in_not_configured', 'No.')));
  app.get('/import', async () => Promise.reject(new Refusal('import_switched_off', 'No.')));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const statuses: number[] = [];
  for (const path of ['sign-in', 'import', 'mistake']) {
    statuses.push((await fetch(`http://127.0.0.1:${port}/${path}`)).status);
  }
  await app.close();
  expect(statuses).toEqual([501, 501, 500]);
  expect(log).toEqual([expect.stringContaining('a mistake')]);
});

it('a client that goes away amid its body is no trouble of the database’s, and nothing to log', async () => {
  const log: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      log.push(String(line));
      done();
    },
  });
  const app = fastify({ logger: { level: 'error', stream } });
  handleErrors(app);
  const said = Promise.withResolvers<unknown>();
  app.addHook('onError', async (_request, _reply, error) => said.resolve(error));
  app.post('/', async () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = 'host: x\r\nexpect: 100-continue\r\ncontent-type: application/json';
  socket.write(`POST / HTTP/1.1\r\n${head}\r\ncontent-length: 9\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  expect(await said.promise).toMatchObject({ message: 'aborted' });
  await app.close();
  expect(log).toEqual([]);
});
