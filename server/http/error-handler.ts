import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../../src/net/contracts/answer.ts';
import { answerBeforeBodyEnds, isBodyUnread } from './answer-before-body-ends.ts';
import { ERROR_STATUS } from './error-status.ts';
import { type Explained, explainError } from './explain-error.ts';
import { setSecurityHeaders } from './security-headers.ts';

/** Not done here, whoever asks: an answer of ours like any other, and no trouble that an operator could end. */
const NOT_OFFERED = 501;

/** Makes every error of an app the failure of the contract, and logs those that are our mistake or trouble. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const explained = explainError(error);
    const status = ERROR_STATUS[explained.code];
    if (status >= 500 && status !== NOT_OFFERED) request.log.error({ err: error }, explained.code);
    return sendFailure(request, reply, explained);
  });
}

/** Answers an address that the router refuses before any hook or handler runs. */
export function refuseAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply);
  sendFailure(request, reply, explainError(error));
}

/**
 * Answers with a failure, also while the client is still sending its body. No failure may be kept: what
 * a route said of caching was meant for its success.
 */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  explained: Explained,
): FastifyReply {
  const failure = failureOf(explained, request.id);
  reply.header('cache-control', 'no-store').removeHeader('etag');
  if (isBodyUnread(request)) return answerBeforeBodyEnds(request, reply, failure);
  return reply.code(failure.code).send(failure);
}

function failureOf({ code, message, fields }: Explained, requestId: string): Failure {
  return {
    code: ERROR_STATUS[code],
    success: false,
    error: code,
    message,
    requestId,
    ...(fields === undefined ? {} : { fields: [...fields] }),
  };
}
