import type { AnonymousLogin } from './contracts/index.ts';
import { readData } from './read-answer.ts';
import type { Transport } from './transport.ts';

/**
 * Longer than other callers wait for a registration (5 s, document 1 section 4: they say that there is no
 * token): on a slow line it waits behind the page's own files. Shorter than a mark of it stands (`lock.ts`).
 */
const REGISTER_MS = 12_000;

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
      timeoutMs: REGISTER_MS,
    });
    return readData(answer, ({ anonymousLoginSchema }) => anonymousLoginSchema);
  };
