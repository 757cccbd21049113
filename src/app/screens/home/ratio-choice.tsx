import { useSnapshot } from 'valtio';
import { RATIOS, type Ratio } from '../../../net/contracts/terms.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';

const ALL = Object.keys(RATIOS) as Ratio[];
/** What the server takes where none is chosen (decision 26). */
const DEFAULT: Ratio = '1:1';
/** Longer side of a shape, CSS px. */
const SHAPE = 20;

const Shape = ({ ratio }: { ratio: Ratio }) => {
  const { width, height } = RATIOS[ratio];
  const scale = SHAPE / Math.max(width, height);
  return (
    <span aria-hidden className="flex size-5 items-center justify-center">
      <span
        className="rounded-[3px] border-[1.5px] border-current"
        style={{ width: width * scale, height: height * scale }}
      />
    </span>
  );
};

/** The five ratios, each with its shape. */
export const RatioChoice = () => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state);
  const chosen = form.ratio ?? DEFAULT;
  return (
    <RadioTiles
      label={text('form.ratio')}
      hint={text(`ratio.${chosen}`)}
      name="ratio"
      value={chosen}
      onChange={(id) => creations.setForm({ ratio: ALL.find((ratio) => ratio === id) ?? null })}
      isDisabled={inputDisabled}
      className="grid gap-2 max-sm:grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] sm:grid-cols-5"
      tileClassName="min-h-14 flex-col items-center justify-center gap-1 px-1 py-1.5 text-12 whitespace-nowrap text-ink-muted tabular-nums has-checked:text-ink sm:min-w-[min(4rem,15vw)]"
      tiles={ALL.map((ratio) => ({
        id: ratio,
        label: text(`ratio.${ratio}`),
        children: (
          <>
            <Shape ratio={ratio} />
            <span aria-hidden dir="ltr">
              {ratio}
            </span>
          </>
        ),
      }))}
    />
  );
};
