import * as Comlink from 'comlink';
import { ImagingError } from '../shared/imaging-error.ts';
import type { RemoteFailure, RemoteResult, RemoteService } from '../shared/remote.ts';
import { holdLifeLock } from './hold-life-lock.ts';
import { transferablesOf } from './transferables-of.ts';

type Method = (...parameters: unknown[]) => Promise<unknown>;

/**
 * Exposes a service's methods to the client: each gets the parameters as sent and, last, options
 * with a signal that the client can abort, and what hears of its progress; buffers in the result are transferred.
 */
export function exposeService(service: object): void {
  const methods = new Map(Object.entries(service) as [string, Method][]);
  const running = new Map<number, AbortController>();

  const call = async (
    number: number,
    name: string,
    parameters: readonly unknown[],
    onProgress?: (share: number) => void,
  ): Promise<RemoteResult> => {
    const controller = new AbortController();
    running.set(number, controller);
    try {
      const method = methods.get(name);
      if (method === undefined) throw new Error(`There is no method ${name}.`);
      const value = await method(...parameters, { signal: controller.signal, onProgress });
      return Comlink.transfer({ ok: true, value }, transferablesOf(value));
    } catch (error) {
      return { ok: false, failure: failureOf(error, controller.signal) };
    } finally {
      running.delete(number);
    }
  };
  const remote: RemoteService = {
    call,
    abort: (number) => running.get(number)?.abort(),
    pulse: holdLifeLock,
  };
  Comlink.expose(remote);
}

function failureOf(error: unknown, signal: AbortSignal): RemoteFailure {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof ImagingError ? error.code : 'internal';
  return { aborted: signal.aborted, code, message };
}
