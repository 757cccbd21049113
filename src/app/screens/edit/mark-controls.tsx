import { Minus, Plus, X } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { TOOL_LIMITS } from '../../../canvas/kernels/tool-settings.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { Segments } from '../../ui/segments.tsx';
import { Slider } from '../../ui/slider.tsx';
import { BrushOptions } from './brush-options.tsx';
import { isAreaTool } from './is-area-tool.ts';
import { MaskMenu } from './mask-menu.tsx';
import { WordedCommand } from './worded-command.tsx';

type Part = { editor: Editor };

const BrushSize = ({ editor }: Part) => {
  const text = useText();
  const { plain } = useNumbers();
  const { brushSize } = useSnapshot(editor.state);
  return (
    <Slider
      className="w-full min-w-0 sm:w-52 low:w-40"
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

/** What the chosen marking tool needs. */
export const MarkControls = ({ editor }: Part) => {
  const { tool } = useSnapshot(editor.state);
  return isAreaTool(tool) ? <AreaMode editor={editor} /> : <BrushControls editor={editor} />;
};

/** What can be done with all that is marked. */
export const MaskButtons = ({ editor }: Part) => (
  <>
    <MaskMenu editor={editor} />
    <WordedCommand id="clear-mask" Icon={X} />
  </>
);
