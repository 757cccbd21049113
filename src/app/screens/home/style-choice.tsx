import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { STYLES } from '../../../net/contracts/terms.ts';
import { STYLE_SIDE, styleThumbnail } from '../../content/example-files.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';

/** Value of the choice that applies no style. */
const NONE = 'none';

const Tile = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="flex aspect-square w-full items-center justify-center overflow-hidden rounded-sm bg-surface-2 text-ink-muted">
      {children}
    </span>
    <span aria-hidden className="line-clamp-2 w-full text-center text-12 [overflow-wrap:normal]">
      {name}
    </span>
  </>
);

/** No style, then the nine styles, each with a picture that the engine drew in it. */
export const StyleChoice = () => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state);
  const none = {
    id: NONE,
    label: text('form.styleNone'),
    children: (
      <Tile name={text('form.styleNone')}>
        <Ban aria-hidden size={20} />
      </Tile>
    ),
  };
  const styles = STYLES.map((style) => ({
    id: style,
    label: text(`style.${style}`),
    children: (
      <Tile name={text(`style.${style}`)}>
        <img
          src={styleThumbnail(style)}
          alt=""
          width={STYLE_SIDE}
          height={STYLE_SIDE}
          decoding="async"
          className="size-full object-cover"
        />
      </Tile>
    ),
  }));
  return (
    <RadioTiles
      label={text('form.style')}
      name="style"
      value={form.style ?? NONE}
      onChange={(id) => creations.setForm({ style: STYLES.find((style) => style === id) ?? null })}
      isDisabled={inputDisabled}
      // The room around is for the ring of the focus, which a scroller would cut off.
      className="-m-1 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:thin] lg:grid lg:grid-cols-10 lg:overflow-visible"
      tileClassName="w-20 shrink-0 lg:w-auto flex-col items-center gap-1 p-1 text-ink-muted has-checked:text-ink"
      tiles={[none, ...styles]}
    />
  );
};
