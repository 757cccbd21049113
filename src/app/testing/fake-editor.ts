import type { EditorSnapshot, PlaceOutcome } from '../../canvas/index.ts';

/** The part of the editor that the commands use, with a document that has a mask. */
export const createFakeEditor = () => {
  const document = { id: 'd1', name: 'photo.jpg', width: 30, height: 20, revision: 1 };
  const placed: string[] = [];
  const control = { released: 0, packFails: null as unknown };
  const state = {
    document,
    hasMask: true,
    isDrawing: false,
    busy: null as 'opening' | 'placing' | null,
  };
  const snapshot = async (): Promise<EditorSnapshot> => {
    const { id: documentId, revision, width, height } = state.document;
    return {
      documentId,
      revision,
      width,
      height,
      pack: async () => {
        if (control.packFails !== null) throw control.packFails;
        return {
          original: new Blob(['original']),
          mask: new Blob(['mask']),
          width,
          height,
          documentId,
          revision,
        };
      },
      packExpansion: async () => {
        if (control.packFails !== null) throw control.packFails;
        const original = new Blob(['original']);
        const padding = { left: 1, right: 2, top: 3, bottom: 4 };
        return { original, padding, width, height, documentId, revision };
      },
      release: () => {
        control.released++;
      },
    };
  };
  const placeResult = async (
    result: Blob,
    origin: { documentId: string; revision: number },
  ): Promise<PlaceOutcome> => {
    const { id, revision } = state.document;
    if (id !== origin.documentId || revision !== origin.revision) return 'document_changed';
    placed.push(await result.text());
    state.document = { ...state.document, revision: revision + 1 };
    state.hasMask = false;
    return 'placed';
  };
  return {
    state,
    placed,
    control,
    /** A brush stroke more. */
    paint: (): void => {
      state.document = { ...state.document, revision: state.document.revision + 10 };
    },
    editor: { state, snapshot, placeResult },
  };
};
