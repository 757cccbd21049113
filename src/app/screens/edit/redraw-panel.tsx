import { useSnapshot } from 'valtio';
import { PICTURES_PER_REQUEST } from '../../../net/contracts/terms.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { LateMenuPart } from '../../ui/late-menu.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Switch } from '../../ui/switch.tsx';

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

/** How many variants, and their seed; open, loaded when it is first wanted. */
const RedrawPanel = ({ trigger }: LateMenuPart) => {
  const text = useText();
  return (
    <Popover defaultOpen title={text('redraw.options')} trigger={trigger}>
      <Variants />
      <Seed />
    </Popover>
  );
};

export default RedrawPanel;
