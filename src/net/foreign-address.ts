/**
 * Makes a question to the browser: whether anything answers at a foreign web address, although its
 * answer may not be read. It tells a picture that is kept from pages (CORS) from a wrong address.
 * Never rejects.
 */
export const createProbe =
  (send: typeof fetch) =>
  async (url: string, signal?: AbortSignal): Promise<boolean> => {
    const quiet = { method: 'HEAD', mode: 'no-cors', credentials: 'omit' } as const;
    try {
      await send(url, signal === undefined ? quiet : { ...quiet, signal });
      return true;
    } catch {
      return false;
    }
  };
