import type { AnonymousLogin } from './contracts/index.ts';
import { readData } from './read-answer.ts';
import type { Transport } from './transport.ts';

const REGISTER_MS = 4_500;

/**
 * `POST /api/login/anonymous`: an empty object, no token. The server's cookie says which guest
 * this browser was before. Rejects with an ApiError.
 */
export const createRegisterGuest =
  (transport: Transport, baseUrl: string) =>
  async (signal?: AbortSignal): Promise<AnonymousLogin> => {
    const answer = await transport({
      method: 'POST',
      url: `${baseUrl}/api/login/anonymous`,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal,
      // Others wait 5 s for a registration in progress: it must be over by then.
      timeoutMs: REGISTER_MS,
    });
    return readData(answer, ({ anonymousLoginSchema }) => anonymousLoginSchema);
  };
