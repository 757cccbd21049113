import { expect, it } from 'vitest';
import { createRegisterGuest } from './register-guest.ts';
import { createFakeClock } from './testing/fakes.ts';
import { createTransport } from './transport.ts';

/** A line on which the registration waits behind the page's files until `answer`. */
const openSlowLine = () => {
  const clock = createFakeClock();
  const held = Promise.withResolvers<Response>();
  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    init?.signal?.addEventListener('abort', () => held.reject(init.signal?.reason));
    return held.promise;
  };
  const register = createRegisterGuest(createTransport({ fetch, clock, newXhr: null }), '');
  const guest = { accessToken: 't', userId: '01920000-0000-7000-8000-000000000001' };
  const data = { ...guest, expiresIn: 3600 };
  const answer = (): void => held.resolve(Response.json({ code: 200, success: true, data }));
  return { register, clock, answer };
};

it('A guest is had on a line on which registering takes ten seconds', async () => {
  const { register, clock, answer } = openSlowLine();
  const asked = register();
  await clock.pass(10_000);
  answer();
  expect(await asked).toMatchObject({ accessToken: 't' });
});

it('A registration that is never answered ends before its mark does', async () => {
  const { register, clock } = openSlowLine();
  const refused = expect(register()).rejects.toMatchObject({ code: 'network' });
  await clock.pass(15_000);
  await refused;
});
