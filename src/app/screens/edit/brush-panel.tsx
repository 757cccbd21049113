import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { FINGER_MODES, TOOL_LIMITS } from '../../../canvas/kernels/tool-settings.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import type { LateMenuPart } from '../../ui/late-menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';

const FINGER_NAMES: Readonly<Record<(typeof FINGER_MODES)[number], TextKey>> = {
  automatic: 'brush.fingerAutomatic',
  draw: 'brush.fingerDraw',
  pan: 'brush.fingerPan',
};

type Part = { editor: Editor };

const Smoothing = ({ editor }: Part) => {
  const text = useText();
  const { plain } = useNumbers();
  const { smoothing } = useSnapshot(editor.state);
  return (
    <Slider
      label={text('brush.smoothing')}
      readout={plain(smoothing)}
      minValue={TOOL_LIMITS.smoothing.min}
      maxValue={TOOL_LIMITS.smoothing.max}
      value={smoothing}
      onChange={(value) => editor.setToolSettings({ smoothing: value })}
    />
  );
};

const Pressure = ({ editor }: Part) => {
  const text = useText();
  const { plain } = useNumbers();
  const { pressure, pressureCurve } = useSnapshot(editor.state);
  const value = plain(Math.abs(pressureCurve));
  const readout =
    pressureCurve === 0
      ? text('brush.curveEven')
      : text(pressureCurve > 0 ? 'brush.curveSoft' : 'brush.curveHard', { value });
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={text('brush.pressure')}
        isSelected={pressure}
        onChange={(isOn) => editor.setToolSettings({ pressure: isOn })}
      />
      {pressure && (
        <Slider
          label={text('brush.curve')}
          readout={readout}
          minValue={TOOL_LIMITS.pressureCurve.min}
          maxValue={TOOL_LIMITS.pressureCurve.max}
          value={pressureCurve}
          onChange={(curve) => editor.setToolSettings({ pressureCurve: curve })}
        />
      )}
    </div>
  );
};

const Finger = ({ editor }: Part) => {
  const text = useText();
  const { fingerMode } = useSnapshot(editor.state);
  const pick = (id: string): void => {
    const mode = FINGER_MODES.find((one) => one === id);
    if (mode !== undefined) editor.setToolSettings({ fingerMode: mode });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Segments
        label={text('brush.finger')}
        options={FINGER_MODES.map((id) => ({ id, label: text(FINGER_NAMES[id]) }))}
        value={fingerMode}
        onChange={pick}
      />
      <p className="text-12 text-ink-muted">{text('brush.fingerHint')}</p>
    </div>
  );
};

/** The choices of {@link BrushOptions}, open; loaded when they are first wanted. */
const BrushPanel = ({ trigger, editor }: LateMenuPart & Part) => {
  const text = useText();
  return (
    <Popover defaultOpen title={text('brush.options')} trigger={trigger}>
      <Smoothing editor={editor} />
      <Pressure editor={editor} />
      <Finger editor={editor} />
    </Popover>
  );
};

export default BrushPanel;
