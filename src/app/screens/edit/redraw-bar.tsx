import { PaintbrushVertical, Settings2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { PICTURES_PER_REQUEST } from '../../../net/contracts/index.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Switch } from '../../ui/switch.tsx';
import { MarkBar } from './mark-bar.tsx';

const MAX_SEED = 4_294_967_295;

const Variants = () => {
  const text = useText();
  const { plain } = useNumbers();
  const { redraw } = useSession();
  const { count } = useSnapshot(redraw.state);
  const numbers = Array.from({ length: PICTURES_PER_REQUEST }, (_, index) => index + 1);
  return (
    <Segments
      label={text('redraw.variants')}
      options={numbers.map((number) => ({ id: String(number), label: plain(number) }))}
      value={String(count)}
      onChange={(id) => redraw.setOptions({ count: Number(id) })}
    />
  );
};

const Seed = () => {
  const text = useText();
  const { redraw } = useSession();
  const { seed } = useSnapshot(redraw.state);
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={text('redraw.ownSeed')}
        isSelected={seed !== null}
        onChange={(isOwn) => redraw.setOptions({ seed: isOwn ? 1 : null })}
      />
      {seed !== null && (
        <NumberField
          label={text('redraw.seed')}
          minValue={0}
          maxValue={MAX_SEED}
          step={1}
          formatOptions={{ useGrouping: false }}
          value={seed}
          onChange={(value) => Number.isFinite(value) && redraw.setOptions({ seed: value })}
        />
      )}
      <p className="text-12 text-ink-muted">{text('redraw.seedHint')}</p>
    </div>
  );
};

const RedrawOptions = () => {
  const text = useText();
  return (
    <Popover
      title={text('redraw.options')}
      trigger={
        <IconButton
          label={text('redraw.options')}
          icon={<Settings2 aria-hidden size={18} />}
          tooltipPlacement="top"
        />
      }
    >
      <Variants />
      <Seed />
    </Popover>
  );
};

/** What marking needs, how many variants, and redrawing what is marked. */
export const RedrawBar = ({ editor }: { editor: Editor }) => (
  <MarkBar editor={editor} kind="area-redraw" id="area-redraw" Icon={PaintbrushVertical}>
    <RedrawOptions />
  </MarkBar>
);
