import { CircleAlert, Minus, Plus, X } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { TOOL_LIMITS } from '../../../canvas/kernels/tool-settings.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Slider } from '../../ui/slider.tsx';
import { BrushOptions } from './brush-options.tsx';
import { MaskMenu } from './mask-menu.tsx';

type Part = { editor: Editor };

const BrushSize = ({ editor }: Part) => {
  const text = useText();
  const { plain } = useNumbers();
  const { brushSize } = useSnapshot(editor.state);
  return (
    <Slider
      className="w-full min-w-[min(10rem,100%)] sm:w-52"
      label={text('editor.brushSize')}
      readout={text('editor.pixels', { size: plain(brushSize) })}
      minValue={TOOL_LIMITS.brushSize.min}
      maxValue={TOOL_LIMITS.brushSize.max}
      value={brushSize}
      onChange={(size) => editor.setBrushSize(size)}
    />
  );
};

const BrushControls = ({ editor }: Part) => (
  <div className="flex items-center gap-1 max-sm:w-full">
    <BrushSize editor={editor} />
    <BrushOptions editor={editor} />
  </div>
);

const AreaMode = ({ editor }: Part) => {
  const text = useText();
  const { areaSubtracts } = useSnapshot(editor.state);
  return (
    <Segments
      className="max-sm:w-full sm:w-52"
      label={text('area.mode')}
      isLabelHidden
      options={[
        { id: 'add', label: text('area.add'), icon: <Plus aria-hidden size={14} /> },
        { id: 'subtract', label: text('area.subtract'), icon: <Minus aria-hidden size={14} /> },
      ]}
      value={areaSubtracts ? 'subtract' : 'add'}
      onChange={(id) => {
        if ((id === 'subtract') !== areaSubtracts) editor.swapAddSubtract();
      }}
    />
  );
};

/** Says that the last edit failed and that nothing was lost. */
export const RetryHint = () => {
  const text = useText();
  return (
    <p className="flex items-center gap-2 px-1 text-13 text-ink">
      <CircleAlert aria-hidden size={16} className="shrink-0 text-danger-ink" />
      {text('editor.retryHint')}
    </p>
  );
};

const ClearButton = () => {
  const text = useText();
  const { commands, enabled } = useSession();
  const canRun = useSnapshot(enabled)['clear-mask'];
  return (
    <Button
      variant="quiet"
      className="max-sm:px-2"
      icon={<X aria-hidden size={16} />}
      isDisabled={!canRun}
      onPress={() => void commands['clear-mask'].run()}
    >
      {text('command.clearMask')}
    </Button>
  );
};

/** What the chosen marking tool needs. */
export const MarkControls = ({ editor }: Part) => {
  const { tool } = useSnapshot(editor.state);
  const isArea = tool === 'rectangle' || tool === 'lasso';
  return isArea ? <AreaMode editor={editor} /> : <BrushControls editor={editor} />;
};

/** What can be done with all that is marked. */
export const MaskButtons = ({ editor }: Part) => (
  <>
    <MaskMenu editor={editor} />
    <ClearButton />
  </>
);
