import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Region, regionChange } from './region-keys.ts';

const KEYS_HELP_ID = 'region-keys-help';

/** The regions of the mask now; null until they are known. */
const useRegions = (editor: Editor): readonly Region[] | null => {
  const { document } = useSnapshot(editor.state);
  const revision = document?.revision;
  const [regions, setRegions] = useState<readonly Region[] | null>(null);
  useEffect(() => {
    let isCurrent = revision !== undefined;
    const show = (found: readonly Region[]): void => {
      if (isCurrent) setRegions(found);
    };
    // A mask that can't be read is told by the editor itself.
    editor.maskRegions().then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [editor, revision]);
  return regions;
};

type RowProps = {
  region: Region;
  index: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onShow: () => void;
  onRemove: () => void;
  focusRef: (element: HTMLButtonElement | null) => void;
};

const Row = ({ region, index, onKeyDown, onShow, onRemove, focusRef }: RowProps) => {
  const text = useText();
  const { plain } = useNumbers();
  const { left, top, right, bottom } = region.bounds;
  return (
    <li onKeyDown={onKeyDown} className="flex items-center gap-1">
      <Button
        ref={focusRef}
        aria-describedby={KEYS_HELP_ID}
        onPress={onShow}
        className="min-h-8 grow cursor-default truncate rounded-sm px-2 text-start text-13 text-ink tabular-nums data-hovered:bg-surface-2 data-pressed:bg-surface-3 pointer-coarse:min-h-11"
      >
        {text('region.name', {
          index: plain(index),
          width: plain(right - left),
          height: plain(bottom - top),
          x: plain(left),
          y: plain(top),
        })}
      </Button>
      <IconButton
        size="small"
        label={text('region.remove', { index: plain(index) })}
        icon={<Trash2 aria-hidden size={14} />}
        onPress={onRemove}
      />
    </li>
  );
};

/** The marked areas one by one, to go to, move, resize and remove them without a pointer. */
export const RegionList = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const regions = useRegions(editor);
  const rows = useRef(new Map<number, HTMLButtonElement>());
  /** Which row has the focus once the list is read again: the one at this pixel, or this index. */
  const following = useRef<{ x: number; y: number; index: number } | null>(null);

  useEffect(() => {
    const wanted = following.current;
    if (wanted === null || regions === null) return;
    following.current = null;
    const same = regions.findIndex(({ x, y }) => x === wanted.x && y === wanted.y);
    const index = same >= 0 ? same : Math.min(wanted.index, regions.length - 1);
    rows.current.get(index)?.focus();
  }, [regions]);

  const change = (region: Region, index: number, what: ReturnType<typeof regionChange>): void => {
    // One at a time: the next change names the region by what this one leaves.
    if (what === null || following.current !== null) return;
    const [dx, dy] = what.kind === 'move' ? [what.dx, what.dy] : [0, 0];
    const mine = { x: region.x + dx, y: region.y + dy, index };
    following.current = mine;
    void editor.changeRegion(region, what).then((changed) => {
      // No other list will come: where it was refused, and where it came to nothing.
      if (!changed && following.current === mine) following.current = null;
    });
  };
  const onKeyDown = (event: KeyboardEvent, region: Region, index: number): void => {
    const what = regionChange(event, editor.state);
    if (what === null) return;
    event.preventDefault();
    change(region, index, what);
  };

  return (
    <section className="flex flex-col gap-1.5 border-t border-line pt-3">
      <h3 className="text-13 font-medium text-ink-muted">{text('region.list')}</h3>
      {regions?.length === 0 && <p className="text-13 text-ink-muted">{text('region.none')}</p>}
      {regions !== null && regions.length > 0 && (
        <ul aria-label={text('region.list')} className="-mx-2 max-h-40 overflow-y-auto">
          {regions.map((region, index) => (
            <Row
              // By place in the list, so that the focus stays where it is while one moves.
              key={index}
              region={region}
              index={index + 1}
              focusRef={(element) => {
                if (element === null) rows.current.delete(index);
                else rows.current.set(index, element);
              }}
              onKeyDown={(event) => onKeyDown(event, region, index)}
              onShow={() => editor.showPart(region.bounds)}
              onRemove={() => change(region, index, { kind: 'remove' })}
            />
          ))}
        </ul>
      )}
      <p id={KEYS_HELP_ID} className="text-12 text-ink-muted pointer-coarse:hidden">
        {text('region.keys')}
      </p>
    </section>
  );
};
