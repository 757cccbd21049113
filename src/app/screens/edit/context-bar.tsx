import { CircleAlert, Eraser, Minus, Plus, Wand, X } from 'lucide-react';
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
import { useEditView } from './edit-view.ts';
import { MaskMenu } from './mask-menu.tsx';

const BrushSize = ({ editor }: { editor: Editor }) => {
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

const BrushControls = ({ editor }: { editor: Editor }) => (
  <div className="flex items-center gap-1 max-sm:w-full">
    <BrushSize editor={editor} />
    <BrushOptions editor={editor} />
  </div>
);

const AreaMode = ({ editor }: { editor: Editor }) => {
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

const RetryHint = () => {
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

const RemoveButton = () => {
  const text = useText();
  const { commands, enabled } = useSession();
  const canRun = useSnapshot(enabled)['remove-selected-area'];
  return (
    <Button
      variant="primary"
      className="grow whitespace-normal! max-sm:basis-28 max-sm:px-2"
      icon={<Wand aria-hidden size={16} className="max-[22rem]:hidden" />}
      isDisabled={!canRun}
      onPress={() => void commands['remove-selected-area'].run()}
    >
      {text('command.removeSelectedArea')}
    </Button>
  );
};

/** What the chosen tool needs, and the one thing that the marked area is for. */
export const RemoveBar = ({ editor }: { editor: Editor }) => {
  const session = useSession();
  const { failedKind } = useSnapshot(session.editor.state);
  const { tool } = useSnapshot(editor.state);
  const isArea = tool === 'rectangle' || tool === 'lasso';
  return (
    <div className="flex flex-col gap-2 max-sm:w-full">
      {failedKind === 'remove' && <RetryHint />}
      <div className="flex flex-wrap items-center gap-3">
        {isArea ? <AreaMode editor={editor} /> : <BrushControls editor={editor} />}
        <div className="flex grow flex-wrap gap-2 max-sm:w-full max-sm:gap-1">
          <MaskMenu editor={editor} />
          <ClearButton />
          <RemoveButton />
        </div>
      </div>
    </div>
  );
};

/** What can be done with the picture as a whole. */
export const SkillBar = () => {
  const text = useText();
  const { goTo } = useEditView();
  return (
    <Button
      variant="secondary"
      icon={<Eraser aria-hidden size={16} />}
      onPress={() => goTo('remove')}
    >
      {text('editor.erase')}
    </Button>
  );
};
