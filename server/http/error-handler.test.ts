import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';

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
