import type { CommandId } from '../commands/command.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { KeyCap } from '../ui/key-cap.tsx';
import { hasCommandKey, shortcutKeys } from '../ui/shortcut-keys.ts';

/** `gesture` comes after the keys that are held meanwhile. */
type Row = { label: TextKey; shortcuts: readonly string[]; gesture?: TextKey };

const GROUPS: readonly { title: TextKey; commands: readonly CommandId[]; more: readonly Row[] }[] =
  [
    {
      title: 'shortcuts.tools',
      commands: [
        'tool-brush',
        'tool-eraser',
        'tool-rectangle',
        'tool-lasso',
        'tool-pan',
        'swap-brush',
        'brush-smaller',
        'brush-larger',
        'toggle-mask',
        'invert-mask',
        'clear-mask',
        'remove-selected-area',
      ],
      more: [{ label: 'result.accept', shortcuts: ['Enter'] }],
    },
    {
      title: 'shortcuts.canvas',
      commands: [],
      more: [
        {
          label: 'shortcuts.moveBrush',
          shortcuts: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
        },
        { label: 'shortcuts.moveBrushFar', shortcuts: ['Shift+ArrowRight'] },
        { label: 'shortcuts.stamp', shortcuts: [' '] },
        { label: 'shortcuts.drawByKeys', shortcuts: [' +ArrowRight'] },
        { label: 'shortcuts.holdPan', shortcuts: [' '] },
        { label: 'shortcuts.cancelStroke', shortcuts: ['Escape'] },
      ],
    },
    {
      title: 'shortcuts.pointer',
      commands: [],
      more: [
        { label: 'shortcuts.line', shortcuts: ['Shift'], gesture: 'pointer.click' },
        { label: 'shortcuts.snap', shortcuts: ['Shift'], gesture: 'pointer.drag' },
        { label: 'shortcuts.centred', shortcuts: ['Alt'], gesture: 'pointer.drag' },
        { label: 'shortcuts.erase', shortcuts: [], gesture: 'pointer.rightButton' },
        { label: 'shortcuts.erase', shortcuts: [], gesture: 'pointer.eraserEnd' },
        { label: 'command.toolPan', shortcuts: [], gesture: 'pointer.middleButton' },
        { label: 'shortcuts.wheel', shortcuts: [], gesture: 'pointer.wheel' },
        { label: 'shortcuts.pinch', shortcuts: [], gesture: 'pointer.twoFingers' },
        { label: 'command.undo', shortcuts: [], gesture: 'pointer.twoFingerTap' },
        { label: 'command.redo', shortcuts: [], gesture: 'pointer.threeFingerTap' },
        { label: 'command.zoomFit', shortcuts: [], gesture: 'pointer.doubleTap' },
      ],
    },
    {
      title: 'shortcuts.view',
      commands: ['zoom-fit', 'zoom-actual', 'zoom-in', 'zoom-out'],
      more: [],
    },
    {
      title: 'shortcuts.general',
      commands: ['generate', 'undo', 'redo', 'download', 'show-shortcuts'],
      more: [],
    },
  ];

const Keys = ({ shortcuts, gesture }: { shortcuts: readonly string[]; gesture?: string }) => (
  <span className="flex flex-wrap items-center justify-end gap-2">
    {shortcuts.map((shortcut) => (
      <span key={shortcut} dir="ltr" className="flex gap-1">
        {shortcutKeys(shortcut, hasCommandKey()).map((key) => (
          <KeyCap key={key}>{key}</KeyCap>
        ))}
      </span>
    ))}
    {gesture !== undefined && <span className="text-end text-13 text-ink-muted">{gesture}</span>}
  </span>
);

const Group = ({ group }: { group: (typeof GROUPS)[number] }) => {
  const text = useText();
  const { commands } = useSession();
  const rows: readonly Row[] = [
    ...group.commands.map((id) => ({
      label: commands[id].labelKey,
      shortcuts: commands[id].shortcuts.slice(0, 1),
    })),
    ...group.more,
  ];
  return (
    <section className="break-inside-avoid pb-5">
      <h3 className="pb-1 text-13 font-semibold text-ink-muted">{text(group.title)}</h3>
      <dl>
        {rows
          .filter(({ shortcuts, gesture }) => shortcuts.length > 0 || gesture !== undefined)
          .map(({ label, shortcuts, gesture }) => (
            <div
              key={`${label} ${gesture}`}
              className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-0"
            >
              <dt>{text(label)}</dt>
              <dd>
                <Keys
                  shortcuts={shortcuts}
                  {...(gesture === undefined ? {} : { gesture: text(gesture) })}
                />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

/** Props of {@link ShortcutsDialog}. */
export type ShortcutsDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The list of keys. */
export const ShortcutsDialog = ({ isOpen, onOpenChange }: ShortcutsDialogProps) => {
  const text = useText();
  return (
    <Dialog
      title={text('shortcuts.title')}
      closeLabel={text('action.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="w-[720px]"
    >
      {/* Not every browser lets keys scroll what can't have the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section
        tabIndex={0}
        aria-label={text('shortcuts.title')}
        className="overflow-auto px-6 py-4 -outline-offset-2 sm:columns-2 sm:gap-8"
      >
        {GROUPS.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </section>
    </Dialog>
  );
};
