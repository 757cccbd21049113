import type { SurfaceKind } from '../canvas/index.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The handle is switched on by `?handle`, on a loopback address only. */
export const wantsHandle = ({ hostname, search }: Location): boolean =>
  LOOPBACK.includes(hostname) && new URLSearchParams(search).has('handle');

/** `?handle&surface=2d` or `webgl`, there only, says what the canvas is drawn with. */
export const wantedSurface = (at: Location): SurfaceKind | undefined => {
  const wanted = new URLSearchParams(at.search).get('surface');
  if (!wantsHandle(at)) return undefined;
  return wanted === '2d' || wanted === 'webgl' ? wanted : undefined;
};
