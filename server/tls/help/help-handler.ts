import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CERTIFICATE_PATH } from './certificate-path.ts';
import { chooseWords } from './choose-words.ts';
import { renderHelpPage } from './help-page.ts';
import { helpStyle } from './help-style.ts';

/** What the help page hands out and says. */
export interface HelpOptions {
  /** The authority's certificate, PEM. */
  readonly certificate: string;
  /** Its SHA-256. */
  readonly fingerprint: string;
}

/** A host with an optional port, as a browser sends it; nothing else is repeated in the page. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const styleHash = createHash('sha256').update(helpStyle).digest('base64');

const HEADERS = {
  'cache-control': 'no-store',
  connection: 'close',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Answers what comes without encryption: the authority's certificate, and the page that says what
 * to do with it, which any other address answers with 404, so that no program takes it for an
 * answer of the product.
 */
export function createHelpHandler({ certificate, fingerprint }: HelpOptions): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0];
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading) return answer(response, 405, 'text/plain', 'Use https.\n');
    if (path === CERTIFICATE_PATH) {
      return answer(response, 200, 'application/x-x509-ca-cert', certificate);
    }
    const words = chooseWords(request.headers['accept-language']);
    const page = renderHelpPage(words, { pageUrl: pageUrlOf(request), fingerprint });
    return answer(response, path === '/' ? 200 : 404, 'text/html; charset=utf-8', page);
  };
}

function pageUrlOf({ headers, socket }: IncomingMessage): string {
  const { host = '' } = headers;
  return HOST.test(host) ? `https://${host}/` : `https://localhost:${socket.localPort}/`;
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body);
}
