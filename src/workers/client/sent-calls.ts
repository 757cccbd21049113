import type { MaskOperation } from '../shared/imaging.ts';
import { ImagingError } from '../shared/imaging-error.ts';

/** What a call to the mask worker was, so that it can be made again. */
export type SentCall =
  | {
      readonly kind: 'apply';
      readonly maskId: string;
      readonly operations: readonly MaskOperation[];
      readonly revision: number;
    }
  | { readonly kind: 'freeze'; readonly maskId: string; readonly frozenId: string }
  | { readonly kind: 'turn'; readonly parameters: readonly [unknown, number] }
  | { readonly kind: 'move'; readonly direction: 'undo' | 'redo' };

/** A call in the order of all calls. Settles once, with the worker's answer. */
export interface Sent {
  readonly call: SentCall;
  /** The number before its first operation, and that of its last. */
  readonly before: number;
  readonly sequence: number;
  readonly answer: Promise<unknown>;
  isAnswered(): boolean;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** The calls that a new worker would have to be sent again. */
export interface SentCalls {
  /** Gives a call its numbers. */
  number(call: SentCall): Sent;
  /** It is on its way: a new worker would have to be sent it again. */
  noteSent(sent: Sent): void;
  /** All of them, in order. */
  sentSoFar(): readonly Sent[];
  /** Forgets a call that failed, since it must not be made again. */
  forget(sent: Sent): void;
  /** Forgets what storage has; frozen masks are in no storage. */
  forgetUpTo(sequence: number): void;
  /** Forgets a mask or frozen mask. */
  forgetMask(id: string): void;
  /** Numbers go on after this one. */
  startAfter(sequence: number): void;
  /** Rejects with `worker_lost` what is not answered, and forgets it. */
  giveUp(): void;
}

/** Nothing was sent yet. */
export function createSentCalls(): SentCalls {
  let calls: Sent[] = [];
  let last = 0;
  return {
    number(call) {
      const before = last;
      last += call.kind === 'apply' ? call.operations.length : 1;
      return makeSent(call, before, last);
    },
    noteSent: (sent) => void calls.push(sent),
    sentSoFar: () => [...calls],
    forget(sent) {
      calls = calls.filter((one) => one !== sent);
    },
    forgetUpTo(sequence) {
      if ((calls[0]?.sequence ?? sequence + 1) > sequence) return;
      const isNeeded = (sent: Sent): boolean =>
        sent.sequence > sequence || sent.call.kind === 'freeze' || !sent.isAnswered();
      calls = calls.filter(isNeeded);
    },
    forgetMask(id) {
      calls = calls.filter(({ call, isAnswered }) => {
        if (call.kind === 'freeze') return call.frozenId !== id;
        return call.kind !== 'apply' || call.maskId !== id || !isAnswered();
      });
    },
    startAfter(sequence) {
      last = Math.max(last, sequence);
    },
    giveUp() {
      const lost = new ImagingError('worker_lost', 'The mask worker ended again and again.');
      const pending = calls.filter((sent) => !sent.isAnswered());
      calls = calls.filter((sent) => sent.isAnswered());
      for (const sent of pending) sent.reject(lost);
    },
  };
}

function makeSent(call: SentCall, before: number, sequence: number): Sent {
  let resolve: (value: unknown) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  // Whoever waits hears it; nobody need wait.
  promise.catch(() => undefined);
  let answered = false;
  return {
    call,
    before,
    sequence,
    answer: promise,
    isAnswered: () => answered,
    resolve(value) {
      answered = true;
      resolve(value);
    },
    reject(reason) {
      answered = true;
      reject(reason);
    },
  };
}
