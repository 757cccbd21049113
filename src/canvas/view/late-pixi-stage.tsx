import { type ReactElement, useEffect, useState } from 'react';
import type { PixiStage, PixiStageProps } from './pixi-stage.tsx';

/** How long its code may be on its way, ms, until the canvas does without. */
const CODE_MS = 15_000;

/** The WebGL canvas, whose code is loaded only where it is drawn with. */
export function LatePixiStage(props: PixiStageProps): ReactElement {
  const { onUnavailable } = props;
  const [Stage, setStage] = useState<typeof PixiStage | null>(null);
  useEffect(() => {
    let isWanted = true;
    const giveUp = (): void => {
      if (isWanted) onUnavailable();
    };
    const timer = setTimeout(giveUp, CODE_MS);
    const load = async (): Promise<void> => {
      try {
        const loaded = await import('./pixi-stage.tsx');
        if (isWanted) setStage(() => loaded.PixiStage);
      } catch {
        giveUp();
      }
      clearTimeout(timer);
    };
    void load();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [onUnavailable]);
  // Its place is held from the start: what lies over the picture comes into the page after this.
  return <div style={{ display: 'contents' }}>{Stage !== null && <Stage {...props} />}</div>;
}
