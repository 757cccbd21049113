import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';

const EDGES = ['left', 'top', 'width', 'height'] as const;
type Edges = Readonly<Record<(typeof EDGES)[number], number>>;

/** The middle half of a picture. */
const middleOf = (width: number, height: number): Edges => ({
  left: Math.round(width / 4),
  top: Math.round(height / 4),
  width: Math.max(1, Math.round(width / 2)),
  height: Math.max(1, Math.round(height / 2)),
});

/** A rectangle of the mask typed as numbers, in image px: marking without a pointer. */
export const RectangleFields = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { document } = useSnapshot(editor.state);
  const { width, height } = document ?? { width: 1, height: 1 };
  const [typed, setTyped] = useState<Partial<Edges>>({});
  const edges = { ...middleOf(width, height), ...typed };
  const limit = { left: width - 1, top: height - 1, width, height };
  const mark = (subtract: boolean): void => {
    const { left, top } = edges;
    const bounds = { left, top, right: left + edges.width, bottom: top + edges.height };
    editor.markRectangle(bounds, subtract);
  };
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-3">
      <legend className="sr-only">{text('area.byNumbers')}</legend>
      <p aria-hidden className="text-13 font-medium text-ink-muted">
        {text('area.byNumbers')}
      </p>
      <div className="grid grid-cols-4 gap-2">
        {EDGES.map((edge) => (
          <NumberField
            key={edge}
            isBare
            label={text(`area.${edge}`)}
            minValue={edge === 'left' || edge === 'top' ? 0 : 1}
            maxValue={limit[edge]}
            step={1}
            value={edges[edge]}
            onChange={(value) => setTyped({ ...typed, [edge]: value })}
          />
        ))}
      </div>
      <div className="flex gap-2">
        <Button size="small" className="grow" onPress={() => mark(false)}>
          {text('area.add')}
        </Button>
        <Button size="small" className="grow" onPress={() => mark(true)}>
          {text('area.subtract')}
        </Button>
      </div>
    </fieldset>
  );
};
