import type { Editor } from '../../canvas/index.ts';
import type { LateMethods } from '../late.ts';
import type { CreationStore } from '../stores/creation-store.ts';
import type { EditView } from '../stores/editor-store.ts';
import type { Actions } from './actions.ts';
import { COMMAND_IDS, type Command, type CommandState, type Commands } from './command.ts';
import { createEditorCommands } from './editor-commands.ts';
import type { EnhanceImage } from './enhance-image.ts';
import type { ExpandImage } from './expand-image.ts';
import type { Generate } from './generate.ts';
import type { RedrawArea } from './redraw-area.ts';
import type { RemoveSelectedArea } from './remove-selected-area.ts';

/** What the commands act on. */
export interface CommandsOptions {
  readonly generate: Pick<Generate, 'isEnabled' | 'run'> & {
    /** See `Generate.takeBack`. */
    readonly takeBack: () => boolean | Promise<boolean>;
  };
  readonly remove: RemoveSelectedArea;
  readonly expand: ExpandImage;
  readonly redraw: RedrawArea;
  readonly enhance: Pick<EnhanceImage, 'isEnabled' | 'run'>;
  readonly creations: CreationStore;
  readonly editor: () => Editor | null;
  readonly view: () => EditView;
  readonly goToView: (view: EditView) => void;
  /** See `EditorCommandsOptions.onNew`. */
  readonly onNew: () => void;
  readonly actions: Pick<LateMethods<Actions>, 'cancelTask' | 'downloadCanvas'>;
  /** Forgets what the tab remembers of Home and announces it. */
  readonly onCleared: () => void;
  readonly showShortcuts: () => void;
}

const homeCommands = (options: CommandsOptions) => {
  const { generate, creations, actions } = options;
  return {
    generate: {
      id: 'generate',
      labelKey: 'command.generate',
      scope: 'home',
      shortcuts: ['Mod+Enter'],
      isEnabled: generate.isEnabled,
      run: generate.run,
    },
    'cancel-generation': {
      id: 'cancel-generation',
      labelKey: 'command.cancelGeneration',
      scope: 'home',
      shortcuts: [],
      isEnabled: () => creations.state.executing || creations.unfinished().length > 0,
      run: async () => {
        if (await generate.takeBack()) return;
        await Promise.all(creations.unfinished().map((id) => actions.cancelTask(id)));
      },
    },
    'clear-home': {
      id: 'clear-home',
      labelKey: 'command.clearHome',
      scope: 'home',
      shortcuts: [],
      isEnabled: generate.isEnabled,
      run: () => {
        creations.clear();
        options.onCleared();
      },
    },
  } satisfies Record<string, Command>;
};

/** Makes all commands. */
export const createCommands = (options: CommandsOptions): Commands => {
  const { remove, expand, redraw, enhance, actions, editor } = options;
  return {
    ...homeCommands(options),
    ...createEditorCommands(options),
    'remove-selected-area': {
      id: 'remove-selected-area',
      labelKey: 'command.removeSelectedArea',
      scope: 'editor',
      view: 'remove',
      shortcuts: ['Enter'],
      isEnabled: remove.isEnabled,
      run: remove.run,
    },
    'expand-image': {
      id: 'expand-image',
      labelKey: 'command.expandImage',
      scope: 'editor',
      view: 'expand',
      shortcuts: ['Enter'],
      isEnabled: expand.isEnabled,
      refuse: expand.refuse,
      run: expand.run,
    },
    'area-redraw': {
      id: 'area-redraw',
      labelKey: 'command.redrawArea',
      scope: 'editor',
      view: 'area-redraw',
      shortcuts: ['Enter'],
      isEnabled: redraw.isEnabled,
      run: redraw.run,
    },
    'enhance-image': {
      id: 'enhance-image',
      labelKey: 'command.enhanceImage',
      scope: 'editor',
      shortcuts: [],
      isEnabled: enhance.isEnabled,
      run: () => enhance.run(),
    },
    download: {
      id: 'download',
      labelKey: 'command.download',
      scope: 'editor',
      shortcuts: ['Mod+S'],
      isEnabled: () => (editor()?.state.document ?? null) !== null,
      run: () => actions.downloadCanvas(),
    },
    'show-shortcuts': {
      id: 'show-shortcuts',
      labelKey: 'command.showShortcuts',
      scope: 'everywhere',
      shortcuts: ['?'],
      isEnabled: () => true,
      run: options.showShortcuts,
    },
  };
};

/** Which commands are enabled now, in the view that is shown. */
export const enabledOf = (commands: Commands, shown: EditView): CommandState => {
  const pairs = COMMAND_IDS.map((id) => {
    const { view = shown, isEnabled } = commands[id];
    return [id, view === shown && isEnabled()] as const;
  });
  return Object.fromEntries(pairs) as CommandState;
};
