import { type KeyboardEvent, useReducer } from 'react';
import type { Snapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import type { Creation } from '../../stores/creation-reducer.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { type CompareLook, type CompareMove, compareLookAfter, WHOLE } from './compare-look.ts';
import { PictureButtons } from './picture-buttons.tsx';
import { picturesThere, type ThereOne } from './preview.ts';
import { useCompareHands } from './use-compare-hands.ts';

/** Props of {@link CompareDialog}. */
export type CompareDialogProps = { creation: Snapshot<Creation>; onClose: () => void };

/** How far an arrow key goes, as a share of the picture. */
const STEP = 0.1;
const KEYS: Readonly<Record<string, CompareMove>> = {
  '+': { kind: 'zoom', factor: 1.5 },
  '=': { kind: 'zoom', factor: 1.5 },
  '-': { kind: 'zoom', factor: 1 / 1.5 },
  '0': { kind: 'whole' },
  ArrowLeft: { kind: 'step', dx: -STEP, dy: 0 },
  ArrowRight: { kind: 'step', dx: STEP, dy: 0 },
  ArrowUp: { kind: 'step', dx: 0, dy: -STEP },
  ArrowDown: { kind: 'step', dx: 0, dy: STEP },
};

type PaneViewProps = {
  pane: ThereOne;
  count: number;
  prompt: string;
  look: CompareLook;
  onMove: (move: CompareMove) => void;
};

const PaneView = ({ pane: { url, index }, count, prompt, look, onMove }: PaneViewProps) => {
  const text = useText();
  const hands = useCompareHands(onMove);
  return (
    <figure className="relative min-h-0 overflow-hidden bg-canvas">
      <div
        role="presentation"
        {...hands}
        className={`absolute inset-0 touch-none ${look.zoom > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
      >
        <img
          src={url}
          alt={text('picture.alt', { index: index + 1, count, prompt })}
          draggable={false}
          className="size-full object-contain select-none"
          style={{
            transform: `scale(${look.zoom})`,
            transformOrigin: `${look.x * 100}% ${look.y * 100}%`,
          }}
        />
      </div>
      <figcaption className="absolute start-2 top-2 rounded-sm bg-surface/90 px-2 py-0.5 text-12 tabular-nums">
        {index + 1}
      </figcaption>
      <div className="absolute end-2 bottom-2 flex gap-1.5">
        <PictureButtons url={url} prompt={prompt} />
      </div>
    </figure>
  );
};

/**
 * The pictures of a creation beside each other, close up on the same place of each: where the mouse
 * is on one of them, or where fingers brought it. Loaded when it is first wanted.
 */
const CompareDialog = ({ creation, onClose }: CompareDialogProps) => {
  const text = useText();
  const [look, move] = useReducer(compareLookAfter, WHOLE);
  const panes = picturesThere(creation);
  const hasFingers = useMedia('(pointer: coarse)');
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = KEYS[event.key];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(wanted);
  };
  return (
    <Dialog
      title={text('home.compare')}
      closeLabel={text('action.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-[95vw]"
    >
      <div
        role="group"
        aria-label={text('home.compareHelp')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="grid h-[calc(95vh-7.5rem)] auto-rows-fr grid-cols-2 gap-px bg-line -outline-offset-2"
      >
        {panes.map((pane) => (
          <PaneView
            key={pane.url}
            pane={pane}
            count={panes.length}
            prompt={creation.prompt}
            look={look}
            onMove={move}
          />
        ))}
      </div>
      <p className="px-6 py-3 text-12 text-ink-muted">
        {text(hasFingers ? 'home.compareTouchHelp' : 'home.compareHelp')}
      </p>
    </Dialog>
  );
};

export default CompareDialog;
