import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each answer has a nonce of its own, so it is packed anew: about 1 ms at this quality. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Sends a text, packed as the client can take it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const accepted = acceptedBy(request.headers['accept-encoding']);
  const bytes = Buffer.from(text);
  if (accepted.has('br')) {
    return reply.header('content-encoding', 'br').send(await brotli(bytes, { params: QUALITY }));
  }
  if (accepted.has('gzip')) return reply.header('content-encoding', 'gzip').send(await zip(bytes));
  return reply.send(bytes);
}

/** Codings that a client takes (RFC 9110 section 12.5.3); `q=0` means that it does not. */
function acceptedBy(header: string | string[] | undefined): Set<string> {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const refuses = (parts: readonly string[]) => parts.some((part) => /^q=0(\.0*)?$/.test(part));
  return new Set(offers.filter((parts) => !refuses(parts)).map(([coding = '']) => coding));
}
