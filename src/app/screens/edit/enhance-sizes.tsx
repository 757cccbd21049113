import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { brokenLimit } from '../../../workers/kernels/picture-limits.ts';
import { ENHANCE_SCALES } from '../../commands/enhance-image.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';

/** Props of {@link EnhanceSizes}. */
export type EnhanceSizesProps = { editor: Editor; isDisabled: boolean };

const REASONS = { side: 'enhance.tooLong', pixels: 'enhance.tooManyPixels' } as const;

/** How large the clearer picture shall be: a choice runs at once; one that can't be says why. */
export const EnhanceSizes = ({ editor, isDisabled }: EnhanceSizesProps) => {
  const text = useText();
  const { plain } = useNumbers();
  const { actions } = useSession();
  const { document } = useSnapshot(editor.state);
  if (document === null) return null;
  const sizes = ENHANCE_SCALES.map((scale) => ({
    scale,
    width: document.width * scale,
    height: document.height * scale,
  }));
  const disabled = sizes.filter((size) => brokenLimit(size) !== null);
  return (
    <Menu
      placement="top end"
      trigger={
        <Button
          aria-label={text('enhance.sizes')}
          isDisabled={isDisabled}
          className="flex w-8 shrink-0 cursor-default items-center justify-center rounded-md text-ink-muted transition-colors data-disabled:text-ink-faint data-hovered:bg-surface-2 data-pressed:bg-surface-3 pointer-coarse:w-11"
        >
          <ChevronDown aria-hidden size={16} />
        </Button>
      }
      disabledKeys={disabled.map(({ scale }) => String(scale))}
      onAction={(key) => {
        const chosen = ENHANCE_SCALES.find((scale) => String(scale) === key);
        if (chosen !== undefined) void actions.enhance(chosen);
      }}
    >
      {sizes.map(({ scale, width, height }) => {
        const limit = brokenLimit({ width, height });
        const size = text('enhance.size', { scale, width: plain(width), height: plain(height) });
        return (
          <MenuItem key={scale} id={String(scale)} textValue={size}>
            <span className="flex flex-col">
              {size}
              {limit !== null && <span className="text-12">{text(REASONS[limit])}</span>}
            </span>
          </MenuItem>
        );
      })}
    </Menu>
  );
};
