import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HOST = /^[\w.:[\]-]+$/;

/**
 * The Content-Security-Policy of everything that the server sends. A page gives its nonce, by which
 * its own inline scripts and styles run, and may load pictures from any web address that the user names;
 * a worker's script has the policy of its own answer.
 */
export function contentSecurityPolicy({
  host,
  nonce,
}: {
  /** The Host header, for browsers whose 'self' does not cover web sockets. */
  readonly host: string;
  readonly nonce: string | undefined;
}): string {
  const withNonce = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
  const web = nonce === undefined ? '' : ' https: http:';
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${withNonce}`,
    "worker-src 'self'",
    `style-src 'self'${withNonce}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${web}${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/** Sets the security headers on every answer of an app. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
}

/** Sets the security headers on one answer, for those that no hook sees. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(FIXED);
  reply.header('x-request-id', request.id);
  reply.header('content-security-policy', policyOf(request));
}

function policyOf({ host }: FastifyRequest): string {
  return contentSecurityPolicy({ host, nonce: undefined });
}
