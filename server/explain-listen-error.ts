import { StartError } from './config/start-error.ts';

/**
 * Turns the error of a server that could not listen into one sentence that names the variable to
 * change. Any other error is answered as it is.
 */
export function explainListenError(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const unknown = `HOST "${host}" is not known: use 127.0.0.1, or 0.0.0.0 for all addresses of this machine.`;
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT ${port} on ${host} is in use by another program: stop that one, or choose another PORT.`,
    EACCES: `PORT ${port} may not be used by this user: choose a PORT above 1023.`,
    EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all its addresses.`,
    ENOTFOUND: unknown,
    EAI_AGAIN: unknown,
  };
  const sentence = sentences[code];
  return sentence === undefined ? error : new StartError(sentence);
}
