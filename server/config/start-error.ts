/**
 * A reason why the server can't start or go on that the operator can act upon. Its message is one
 * clear sentence that names what is wrong; it is printed alone, without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
