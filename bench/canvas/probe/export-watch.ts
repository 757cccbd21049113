/** One making of a mask file. Times in ms of performance.now(). */
export interface MadeFile {
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
}

declare global {
  interface Window {
    benchExport: {
      /** Resolves when the mask worker was asked for mask.png and answered; null after the limit. */
      readonly first: Promise<MadeFile | null>;
      /** Asks the worker for the same file once more. */
      again(): Promise<MadeFile | null>;
      /** The file made last, in base64. */
      file(): Promise<string>;
      /** Lets the request for original.png go, which was held back until then. */
      release(): void;
    };
  }
}

/**
 * Runs in the page: listens to what is asked of the workers. The two files of a request are made
 * side by side, on as many cores as there are; to measure one of them the other is held back.
 * @param limit ms after which a file counts as never made
 */
export function installExportWatch(limit: number): void {
  const post = Reflect.get(Worker.prototype, 'postMessage');
  const held: (() => void)[] = [];
  const first = Promise.withResolvers<MadeFile | null>();
  let request: { worker: Worker; message: object; rest: unknown[] } | null = null;
  let last: Blob | null = null;
  let open = false;

  const textOf = (message: unknown): string => {
    const withoutBytes = (_: string, value: unknown): unknown =>
      ArrayBuffer.isView(value) ? null : value;
    return JSON.stringify(message, withoutBytes) ?? '';
  };
  const blobIn = (value: unknown): Blob | null => {
    if (value instanceof Blob) return value;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
    return (
      Object.values(value)
        .map(blobIn)
        .find((found) => found !== null) ?? null
    );
  };
  const answerOf = (worker: Worker, id: unknown): Promise<MadeFile | null> => {
    const start = performance.now();
    const { promise, resolve } = Promise.withResolvers<MadeFile | null>();
    const hear = ({ data }: MessageEvent): void => {
      if (data?.id !== id) return;
      const end = performance.now();
      worker.removeEventListener('message', hear);
      last = blobIn(data);
      resolve(last === null ? null : { start, end, bytes: last.size });
    };
    worker.addEventListener('message', hear);
    setTimeout(() => resolve(null), limit);
    return promise;
  };
  const onSend = (worker: Worker, rest: unknown[]): boolean => {
    const [message] = rest;
    const text = textOf(message);
    if (typeof message !== 'object' || message === null || !text.includes('"encode"')) return true;
    if (text.includes('"image/png"')) {
      if (open) return true;
      held.push(() => Reflect.apply(post, worker, rest));
      return false;
    }
    if (request === null) {
      request = { worker, message, rest };
      void answerOf(worker, Reflect.get(message, 'id')).then(first.resolve);
    }
    return true;
  };
  Reflect.set(Worker.prototype, 'postMessage', function send(this: Worker, ...rest: unknown[]) {
    if (onSend(this, rest)) Reflect.apply(post, this, rest);
  });
  setTimeout(() => first.resolve(null), limit);

  window.benchExport = {
    first: first.promise,
    again() {
      if (request === null) return Promise.resolve(null);
      const id = crypto.randomUUID();
      const made = answerOf(request.worker, id);
      Reflect.apply(post, request.worker, [{ ...request.message, id }]);
      return made;
    },
    file() {
      const reader = new FileReader();
      const { promise, resolve } = Promise.withResolvers<string>();
      reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
      reader.readAsDataURL(last ?? new Blob());
      return promise;
    },
    release() {
      open = true;
      for (const send of held.splice(0)) send();
    },
  };
}
