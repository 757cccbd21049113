import type { EditView } from '../stores/editor-store.ts';
import type { TextKey } from '../text-keys.ts';

/** Every command there is. */
export const COMMAND_IDS = [
  'generate',
  'cancel-generation',
  'clear-home',
  'remove-selected-area',
  'expand-image',
  'area-redraw',
  'enhance-image',
  'new-document',
  'undo',
  'redo',
  'clear-mask',
  'tool-brush',
  'tool-eraser',
  'tool-rectangle',
  'tool-lasso',
  'tool-pan',
  'brush-larger',
  'brush-smaller',
  'swap-brush',
  'toggle-mask',
  'invert-mask',
  'grow-mask',
  'shrink-mask',
  'feather-mask',
  'zoom-fit',
  'zoom-actual',
  'zoom-in',
  'zoom-out',
  'download',
  'show-shortcuts',
] as const;
/** See {@link COMMAND_IDS}. */
export type CommandId = (typeof COMMAND_IDS)[number];

/** Where a shortcut works. */
export type CommandScope = 'home' | 'editor' | 'everywhere';

/** One thing that the user can do; feeds button, shortcut and menu alike. */
export interface Command {
  readonly id: CommandId;
  readonly labelKey: TextKey;
  readonly scope: CommandScope;
  /** The only view of the edit page in which it can be run; left out where any will do. */
  readonly view?: EditView;
  /**
   * Keys as `KeyboardEvent.key`, with `Mod+` (Ctrl, or Cmd on a Mac) and `Shift+` before; letters
   * in upper case. The first is the one to show.
   */
  readonly shortcuts: readonly string[];
  /** Whether pressing it would do something now. Screens read `CommandState` instead. */
  isEnabled(): boolean;
  /** What a press of the keys does while it is disabled, such as to say why. */
  refuse?(): void;
  /** Does it; says by a notice what went wrong and never rejects. */
  run(): void | Promise<void>;
}

/** All commands by id. */
export type Commands = Readonly<Record<CommandId, Command>>;

/** Which commands are enabled; a valtio proxy that the session keeps current. */
export type CommandState = Record<CommandId, boolean>;
