import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { TINT_SWATCHES } from '../../../canvas/kernels/tint-swatches.ts';
import { MASK_TINTS, TOOL_LIMITS } from '../../../canvas/kernels/tool-settings.ts';
import type { CommandId } from '../../commands/command.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import type { LateMenuPart } from '../../ui/late-menu.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Swatches } from '../../ui/swatches.tsx';
import { RectangleFields } from './rectangle-fields.tsx';
import { RegionList } from './region-list.tsx';

type Part = { editor: Editor };

const Run = ({ id }: { id: CommandId }) => {
  const text = useText();
  const { commands, enabled } = useSession();
  const canRun = useSnapshot(enabled)[id];
  return (
    <Button
      size="small"
      className="grow"
      isDisabled={!canRun}
      onPress={() => void commands[id].run()}
    >
      {text(commands[id].labelKey)}
    </Button>
  );
};

const Resize = ({ editor }: Part) => {
  const text = useText();
  const { resizeBy } = useSnapshot(editor.state);
  return (
    <div className="flex flex-col gap-2">
      <NumberField
        label={text('mask.by')}
        minValue={TOOL_LIMITS.resizeBy.min}
        maxValue={TOOL_LIMITS.resizeBy.max}
        step={1}
        value={resizeBy}
        onChange={(value) => editor.setToolSettings({ resizeBy: value })}
      />
      <div className="flex flex-wrap gap-2">
        <Run id="grow-mask" />
        <Run id="shrink-mask" />
        <Run id="feather-mask" />
      </div>
    </div>
  );
};

/** Both halves of what `auto` chooses between. */
const AUTO_BACKGROUND = 'linear-gradient(135deg, #ff5c38 50%, #149eff 50%)';

const backgroundOf = (tint: (typeof MASK_TINTS)[number]): string => {
  if (tint === 'auto') return AUTO_BACKGROUND;
  const { red, green, blue } = TINT_SWATCHES[tint];
  return `rgb(${[red, green, blue].map((share) => Math.round(share * 255)).join(' ')})`;
};

const Tint = ({ editor }: Part) => {
  const text = useText();
  const { maskTint } = useSnapshot(editor.state);
  const pick = (id: string): void => {
    const tint = MASK_TINTS.find((one) => one === id);
    if (tint !== undefined) editor.setToolSettings({ maskTint: tint });
  };
  return (
    <Swatches
      label={text('mask.tint')}
      options={MASK_TINTS.map((id) => ({
        id,
        label: text(`tint.${id}`),
        background: backgroundOf(id),
      }))}
      value={maskTint}
      onChange={pick}
    />
  );
};

/** Inverting, growing and colouring the marked area, and marking by numbers; open, loaded when wanted. */
const MaskPanel = ({ trigger, editor }: LateMenuPart & Part) => {
  const text = useText();
  return (
    <Popover defaultOpen title={text('mask.menu')} trigger={trigger}>
      <Run id="invert-mask" />
      <Resize editor={editor} />
      <Tint editor={editor} />
      <RectangleFields editor={editor} />
      <RegionList editor={editor} />
    </Popover>
  );
};

export default MaskPanel;
