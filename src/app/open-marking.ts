import type { Editor } from '../canvas/index.ts';
import { inTime } from '../net/index.ts';
import { createImaging } from '../workers/index.ts';
import type { SettingsStore } from './stores/settings-store.ts';

/** An editor on its own, to mark something in a picture that is not the user's open document. */
export interface Marking {
  readonly editor: Editor;
  /** Ends the editor and its workers. */
  close(): void;
}

/**
 * Opens a picture to be marked, with what a mask file marks already. Its workers are its own, so
 * that nothing of it gets into the saved work of the edit page. Rejects as opening a picture does.
 */
export const openMarking = async (
  {
    picture,
    mask,
    name,
  }: { readonly picture: Blob; readonly mask: Blob | null; readonly name: string },
  settings: Pick<SettingsStore, 'state'>,
  signal: AbortSignal,
): Promise<Marking> => {
  const { createEditor } = await inTime(import('../canvas/index.ts'));
  const imaging = createImaging();
  const editor = createEditor({ imaging });
  const close = (): void => {
    editor.destroy();
    imaging.destroy();
  };
  try {
    editor.setToolSettings(settings.state.tools);
    await editor.openImage(picture, { name, signal });
    if (mask !== null) await editor.markFrom(mask, { signal });
    editor.setTool('brush');
    return { editor, close };
  } catch (error) {
    close();
    throw error;
  }
};
