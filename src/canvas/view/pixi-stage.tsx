import 'pixi.js/mesh';
import 'pixi.js/unsafe-eval';
import { Application, extend, useApplication } from '@pixi/react';
import { Container, RendererType } from 'pixi.js';
import { memo, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import type { EditorParts } from '../editor-parts.ts';
import { fitSurface } from './fit-surface.ts';
import { createSurface } from './pixi/create-surface.ts';

extend({ Container });

/** Props of {@link PixiStage}. */
export interface PixiStageProps {
  readonly parts: EditorParts;
  /** The element that the canvas fills. */
  readonly host: HTMLElement;
  /** WebGL could not start, or went away for good; keep its identity still. */
  readonly onUnavailable: () => void;
}

/** Pixi reports a failed start to nobody, so what takes longer than this (ms) counts as failed. */
const START_LIMIT = 10_000;

/**
 * The WebGL canvas. It takes no changing props, because each render of Application assigns its
 * options anew.
 */
export const PixiStage = memo(function PixiStage(props: PixiStageProps): ReactElement {
  const { onUnavailable } = props;
  // Pixi may have started before this effect is run.
  const hasStarted = useRef(false);
  useEffect(() => {
    const giveUp = (): void => {
      if (!hasStarted.current) onUnavailable();
    };
    const timer = setTimeout(giveUp, START_LIMIT);
    return () => clearTimeout(timer);
  }, [onUnavailable]);
  return (
    <Application
      preference="webgl"
      onInit={({ renderer }) => {
        hasStarted.current = true;
        // What Pixi of the development server falls back to can't run our shaders.
        if (renderer.type !== RendererType.WEBGL) onUnavailable();
      }}
      backgroundAlpha={0}
      antialias={false}
      // Only what changed is drawn anew; see partial-render.ts.
      preserveDrawingBuffer
      autoDensity
      autoStart={false}
      sharedTicker={false}
      // Its events and its accessibility layer, with English in the page, are not wanted: input and
      // names are our own.
      skipExtensionImports
    >
      <LayersOnceReady {...props} />
    </Application>
  );
});

/**
 * Pixi's root renders also while Pixi is still starting, and once more when the canvas went away
 * meanwhile: in both cases there is no renderer, now or soon.
 */
function LayersOnceReady(props: PixiStageProps): ReactElement | null {
  const { app, isInitialised } = useApplication();
  if (!isInitialised || !props.host.isConnected) return null;
  return app.renderer.type === RendererType.WEBGL ? <Layers {...props} /> : null;
}

/** React owns the layers; what changes from frame to frame goes through refs. */
function Layers({ parts, host, onUnavailable }: PixiStageProps): ReactElement {
  const { app } = useApplication();
  const behind = useRef<Container>(null);
  const picture = useRef<Container>(null);
  const mask = useRef<Container>(null);
  const before = useRef<Container>(null);

  // Before the layers go: a passive effect would be cleaned up after them, with frames between.
  useLayoutEffect(() => {
    const layers = {
      behind: present(behind.current),
      picture: present(picture.current),
      mask: present(mask.current),
      before: present(before.current),
    };
    const surface = createSurface(app, layers, parts, onUnavailable);
    return fitSurface(host, surface);
  }, [app, host, parts, onUnavailable]);

  return (
    <>
      <pixiContainer ref={behind} />
      <pixiContainer ref={picture} />
      <pixiContainer ref={before} />
      <pixiContainer ref={mask} />
    </>
  );
}

function present(container: Container | null): Container {
  if (container === null) throw new Error('A layer of the stage was not mounted.');
  return container;
}
