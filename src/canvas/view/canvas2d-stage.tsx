import { useLayoutEffect } from 'react';
import type { EditorParts } from '../editor-parts.ts';
import { createCanvas2dSurface } from './canvas2d/create-canvas2d-surface.ts';
import { fitSurface } from './fit-surface.ts';

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
    return fitSurface(host, surface);
  }, [parts, host, onUnavailable]);
  return null;
}
