import { CircleAlert, Expand } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Editor, ExpansionState } from '../../../canvas/index.ts';
import { EXPAND_RATIOS, MAX_EXPANDED, MIN_EXPANDED } from '../../../workers/kernels/expansion.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WordedCommand } from './worded-command.tsx';

type Part = { editor: Editor };
type FramePart = Part & { frame: ExpansionState };

const Ratios = ({ editor, frame }: FramePart) => {
  const text = useText();
  const label = (ratio: (typeof EXPAND_RATIOS)[number]): string =>
    ratio === 'original' ? text('expand.ratioOriginal') : ratio;
  return (
    <Segments
      className="max-sm:w-full sm:w-96 low:w-auto"
      label={text('expand.ratio')}
      isLabelHidden
      hugsWords
      options={EXPAND_RATIOS.map((ratio) => ({ id: ratio, label: label(ratio) }))}
      value={frame.ratio === 'custom' ? null : frame.ratio}
      onChange={(id) => {
        const ratio = EXPAND_RATIOS.find((one) => one === id);
        if (ratio !== undefined) editor.expansion.setRatio(ratio);
      }}
    />
  );
};

const PLAIN = { useGrouping: false };

/** Width and height to type; each grows the frame evenly on both sides. */
const TypedSize = ({ editor, frame }: FramePart) => {
  const text = useText();
  const { document } = useSnapshot(editor.state);
  const least = { width: document?.width ?? 0, height: document?.height ?? 0 };
  const field = (side: 'width' | 'height') => (
    <NumberField
      isBare
      isLabelHidden
      className="w-20 max-sm:grow"
      label={text(`area.${side}`)}
      formatOptions={PLAIN}
      minValue={Math.max(MIN_EXPANDED, least[side])}
      maxValue={MAX_EXPANDED}
      value={frame[side]}
      onChange={(size) => {
        if (Number.isFinite(size)) editor.expansion.setSize({ [side]: size });
      }}
    />
  );
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:grow">
      <legend className="sr-only">{text('expand.size')}</legend>
      {field('width')}
      <span aria-hidden className="text-13 text-ink-muted">
        ×
      </span>
      {field('height')}
    </fieldset>
  );
};

const REASONS = { side: 'expand.tooLong', pixels: 'expand.tooManyPixels' } as const;

/** Both sizes, and what stands in the way of expanding. */
const Readout = ({ editor, frame }: FramePart) => {
  const text = useText();
  const { plain } = useNumbers();
  const { document } = useSnapshot(editor.state);
  const { ratio, brokenLimit } = frame;
  const size = ({ width, height }: { width: number; height: number }) => ({
    width: plain(width),
    height: plain(height),
  });
  const custom = ratio === 'custom' ? ` ${text('expand.custom')}` : '';
  const isSame = frame.width === document?.width && frame.height === document.height;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-0.5 px-1 text-13 text-ink-muted tabular-nums">
      {document && <span>{text('expand.originalSize', size(document))}</span>}
      <span className="text-ink">
        {text('expand.area', size(frame))}
        {custom}
      </span>
      {brokenLimit !== null && (
        <span role="alert" className="flex items-center gap-1.5 text-danger-ink">
          <CircleAlert aria-hidden size={14} className="shrink-0" />
          {text(REASONS[brokenLimit])}
        </span>
      )}
      {isSame && <span>{text('expand.hint')}</span>}
    </div>
  );
};

/** Tells screen readers the size that was chosen or typed; handles tell their own. */
const SpokenSize = ({ frame }: { frame: ExpansionState }) => {
  const text = useText();
  const { width, height, grabbed } = frame;
  return (
    <p role="status" className="sr-only">
      {grabbed === null && text('expand.area', { width, height })}
    </p>
  );
};

const Loading = () => {
  const text = useText();
  return (
    <p role="status" className="flex min-h-10 items-center gap-2 px-2 text-14 text-ink-muted">
      <Spinner size={16} />
      {text('expand.loading')}
    </p>
  );
};

/** What the picture is to be expanded to, and the button that asks for it. */
const ExpandBar = ({ editor }: Part) => {
  const { expansion, busy } = useSnapshot(editor.state);
  if (expansion === null || busy === 'opening') return <Loading />;
  return (
    <div className="flex flex-col gap-2 max-sm:w-full">
      <Readout editor={editor} frame={expansion} />
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        <Ratios editor={editor} frame={expansion} />
        <div className="flex grow items-center gap-3 max-sm:w-full max-sm:gap-2">
          <TypedSize editor={editor} frame={expansion} />
          <WordedCommand id="expand-image" Icon={Expand} isPrimary />
        </div>
      </div>
      <SpokenSize frame={expansion} />
    </div>
  );
};

export default ExpandBar;
