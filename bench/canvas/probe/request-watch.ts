/** What the page was about to send. */
export interface WatchedRequest {
  /** From the pointer that pressed the button until the request was complete. */
  readonly milliseconds: number;
  readonly originalBytes: number;
  /** mask.png in base64. */
  readonly mask: string;
}

declare global {
  interface Window {
    /** The first request with files; null if the limit passed. */
    benchRequest: Promise<WatchedRequest | null>;
  }
}

/** Runs in the page: keeps requests with files from leaving and reads them instead. */
export function installRequestWatch(limit: number): void {
  const original: unknown = Reflect.get(XMLHttpRequest.prototype, 'send');
  const { promise, resolve } = Promise.withResolvers<WatchedRequest | null>();
  let pressed = performance.now();
  window.benchRequest = promise;
  setTimeout(() => resolve(null), limit);

  const read = (form: FormData): void => {
    const milliseconds = performance.now() - pressed;
    const mask = form.get('mask_image');
    const picture = form.get('original_image');
    if (!(mask instanceof Blob) || !(picture instanceof Blob)) return resolve(null);
    const reader = new FileReader();
    reader.onload = () =>
      resolve({
        milliseconds,
        originalBytes: picture.size,
        mask: String(reader.result).replace(/^.*,/, ''),
      });
    reader.readAsDataURL(mask);
  };
  const onDown = ({ timeStamp }: PointerEvent): void => {
    pressed = timeStamp;
  };
  addEventListener('pointerdown', onDown, { capture: true });
  Reflect.set(
    XMLHttpRequest.prototype,
    'send',
    function send(this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null) {
      if (body instanceof FormData) read(body);
      else if (typeof original === 'function') Reflect.apply(original, this, [body]);
    },
  );
}
