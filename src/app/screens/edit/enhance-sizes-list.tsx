import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { brokenLimit } from '../../../workers/kernels/picture-limits.ts';
import { ENHANCE_SCALES } from '../../commands/enhance-image.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { LateMenuPart } from '../../ui/late-menu.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

const REASONS = { side: 'enhance.tooLong', pixels: 'enhance.tooManyPixels' } as const;

/** The sizes, open, loaded when they are first wanted; one that can't be says why. */
const EnhanceSizesList = ({ trigger, editor }: LateMenuPart & { editor: Editor }) => {
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
      defaultOpen
      placement="top end"
      trigger={trigger}
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

export default EnhanceSizesList;
