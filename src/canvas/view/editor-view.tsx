import {
  type ReactElement,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { partsOf } from '../editor-parts.ts';
import type { Editor, Insets } from '../editor-types.ts';
import { attachInput } from './attach-input.ts';
import { Canvas2dStage } from './canvas2d-stage.tsx';
import { chooseSurface, type SurfaceKind } from './choose-surface.ts';
import { fitEditor } from './fit-editor.ts';
import { LatePixiStage } from './late-pixi-stage.tsx';
import { attachOverlay } from './overlay/attach-overlay.ts';
import { attachExpandFrame, type HandleWords } from './overlay/expand-frame/attach-expand-frame.ts';
import { attachFocusFrame } from './overlay/focus-frame.ts';
import { attachFormerPicture } from './overlay/former-picture.ts';

/** What {@link EditorView} is given; keep the object identities still between renders. */
export interface EditorViewProps {
  readonly editor: Editor;
  /** Accessible name of the canvas, translated. */
  readonly label: string;
  /** Id of an element that explains painting by keys, for aria-describedby. */
  readonly describedBy?: string;
  /** Space that floating controls cover, kept free by `fit`, CSS px. */
  readonly insets?: Insets;
  readonly className?: string;
  /** What is said of the handles of an expansion's frame; without it there are none. */
  readonly handleWords?: HandleWords;
  /** What to draw with, for tests; without it WebGL where it works well, else a 2D canvas. */
  readonly surface?: SurfaceKind | undefined;
  /** Nothing can be drawn here; keep its identity still. */
  readonly onUnavailable: () => void;
}

/**
 * The canvas: fills its parent, shows the document, takes pointer, wheel and arrow keys. The
 * attributes `data-tool` and `data-pan-held` are there for the cursor's style, `data-led` says to what
 * floats over it that a stroke or a pan is under way.
 */
export function EditorView(props: EditorViewProps): ReactElement {
  const { editor, insets, handleWords } = props;
  const parts = partsOf(editor);
  const place = useRef<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [kind, setKind] = useState<SurfaceKind>(() => props.surface ?? chooseSurface());
  // The surface comes after its place, or both together would hold up the page.
  const take = useCallback((element: HTMLElement | null) => {
    place.current = element;
    startTransition(() => setHost(element));
  }, []);
  const onLost = useCallback(() => setKind('2d'), []);

  // Size, insets and input from the first moment: whoever strokes as soon as something is seen strokes
  // where it is seen, however late the surface comes.
  useLayoutEffect(() => {
    if (insets !== undefined) parts.setInsets(insets);
  }, [parts, insets]);
  useLayoutEffect(
    () => (place.current === null ? undefined : fitEditor(place.current, parts)),
    [parts],
  );
  useLayoutEffect(
    () => (place.current === null ? undefined : attachInput(place.current, editor)),
    [editor],
  );
  // Whatever opened the picture is gone from the page, and the keys belong to the canvas now.
  useEffect(() => {
    if (document.activeElement === document.body)
      host?.focus({ preventScroll: true, focusVisible: false });
  }, [host]);
  useEffect(() => (host === null ? undefined : attachOverlay(host, parts.scene)), [host, parts]);
  useEffect(() => (host === null ? undefined : attachFocusFrame(host)), [host]);
  useEffect(() => (host === null ? undefined : attachFormerPicture(host, parts)), [host, parts]);
  useEffect(() => {
    if (host === null || handleWords === undefined) return undefined;
    return attachExpandFrame(host, editor, handleWords);
  }, [host, editor, handleWords]);

  return (
    <div
      ref={take}
      role="application"
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      className={props.className}
      data-testid="editor-canvas"
      data-surface={kind}
      style={{
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        // What lies over the picture stays under what floats over the canvas.
        isolation: 'isolate',
        userSelect: 'none',
        // Safari knows it by this name alone.
        WebkitUserSelect: 'none',
      }}
    >
      {host !== null && kind === 'webgl' && (
        <LatePixiStage parts={parts} host={host} onUnavailable={onLost} />
      )}
      {host !== null && kind === '2d' && (
        <Canvas2dStage parts={parts} host={host} onUnavailable={props.onUnavailable} />
      )}
    </div>
  );
}
