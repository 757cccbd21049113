/**
 * Tells the size of an element in CSS px and the device pixel ratio, now and at each change of
 * either. Returns the disposer.
 */
export function observeSize(
  element: HTMLElement,
  onSize: (width: number, height: number, devicePixelRatio: number) => void,
): () => void {
  let ratioQuery: MediaQueryList | null = null;
  const tell = (): void => onSize(element.clientWidth, element.clientHeight, devicePixelRatio);
  const onRatio = (): void => {
    watchRatio();
    tell();
  };
  const watchRatio = (): void => {
    ratioQuery?.removeEventListener('change', onRatio);
    ratioQuery = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratioQuery.addEventListener('change', onRatio);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  watchRatio();
  tell();
  return () => {
    observer.disconnect();
    ratioQuery?.removeEventListener('change', onRatio);
  };
}
