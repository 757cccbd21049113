import { useLayoutEffect } from 'react';
import type { EditorParts } from '../editor-parts.ts';
import { createCanvas2dSurface } from './canvas2d/create-canvas2d-surface.ts';
import { observeSize } from './observe-size.ts';

interface Canvas2dStageProps {
  readonly parts: EditorParts;
  /** The element that the canvas fills. */
  readonly host: HTMLElement;
  /** There is no 2D canvas; keep its identity still. */
  readonly onUnavailable: () => void;
}

/** The canvas where WebGL can't be had or trusted. */
export function Canvas2dStage({ parts, host, onUnavailable }: Canvas2dStageProps): null {
  useLayoutEffect(() => {
    const surface = createCanvas2dSurface(host, parts);
    if (surface === null) return onUnavailable();
    const stopObserving = observeSize(host, (width, height, devicePixelRatio) => {
      if (width === 0 || height === 0) return;
      parts.resize({ width, height }, devicePixelRatio);
      surface.resize(width, height, devicePixelRatio);
    });
    return () => {
      stopObserving();
      surface.destroy();
    };
  }, [parts, host, onUnavailable]);
  return null;
}
