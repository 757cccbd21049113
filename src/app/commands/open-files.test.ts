import { describe, expect, it, vi } from 'vitest';
import type { Editor } from '../../canvas/index.ts';
import { createEditorStore } from '../stores/editor-store.ts';
import { createNotices } from '../stores/notices.ts';
import { createOpenFiles } from './open-files.ts';
import { looksLikeImage } from './sniff-image.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const MB = 1024 * 1024;
const picture = (name: string): File => new File([PNG], name, { type: 'image/png' });
const text = (name: string): File => new File(['plain words, nothing else'], name);
/** A file that tells when a byte of it is read. */
const huge = (name: string, onRead: () => void): File =>
  new Proxy(picture(name), {
    get: (file, key) => {
      if (key === 'size') return 11 * MB;
      if (key === 'slice' || key === 'arrayBuffer' || key === 'stream') onRead();
      return Reflect.get(file, key, file);
    },
  });

/** An editor that opens what begins like a PNG, as the real one goes by content. */
const setUp = (code = 'not_an_image') => {
  const opened: string[] = [];
  const calls = { onOpened: 0, showEditor: 0 };
  const store = createEditorStore();
  const notices = createNotices();
  const openImage: Editor['openImage'] = async (source, { name, signal }) => {
    signal?.throwIfAborted();
    const head = new Uint8Array(await source.arrayBuffer());
    if (!looksLikeImage(head)) throw Object.assign(new Error('no'), { code });
    opened.push(name);
  };
  const opener = createOpenFiles({
    openEditor: async () => ({ openImage }),
    store,
    notices,
    onOpened: () => {
      calls.onOpened += 1;
    },
    showEditor: () => {
      calls.showEditor += 1;
    },
    server: { maxUploadFor: async () => 10 * MB },
    log: () => {},
  });
  const told = (): unknown[][] => notices.state.list.map((notice) => [notice.key, notice.params]);
  return { ...opener, opened, calls, store, told };
};
const accepted = 'JPEG, PNG, WebP, GIF, BMP';

describe('opening files', () => {
  it('opens a picture by its content, whatever it is called', async () => {
    const { openFiles, opened, told, store } = setUp();
    await openFiles([picture('letter.txt')]);
    expect([opened, told()]).toEqual([['letter.txt'], []]);
    expect(store.state).toMatchObject({ documentName: 'letter.txt', opening: false });
  });

  it('says of an animated picture that only its first one was opened', async () => {
    const { openFiles, opened, told } = setUp();
    const chunk = [0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
    const head = [...PNG.slice(0, 8), ...new Uint8Array(25)];
    head[11] = 13;
    const type = 'image/png';
    await openFiles([new File([new Uint8Array([...head, ...chunk])], 'cat.png', { type })]);
    expect(opened).toEqual(['cat.png']);
    const said = [['message.animationFirst', { name: 'cat.png' }]];
    await vi.waitFor(() => expect(told()).toEqual(said));
  });

  it('names some of many files that are none, and says how many more there are', async () => {
    const { openFiles, told } = setUp();
    await openFiles(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => text(`${name}.txt`)));
    const named = ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => [
      'message.fileNotImage',
      { name, accepted },
    ]);
    expect(told()).toEqual([...named, ['message.moreFiles', { count: 2 }]]);
  });

  it('tells that a file of the user’s took the canvas, not that a picture of the list did', async () => {
    const { openFiles, openBlob, calls } = setUp();
    await openFiles([text('notes.txt')]);
    await openBlob(picture('from the list'), 'from the list');
    expect(calls.onOpened).toBe(0);
    await openFiles([picture('mine.png')]);
    expect(calls.onOpened).toBe(1);
  });

  it('refuses a file above the limit by its size alone', async () => {
    const { openFiles, opened, told } = setUp();
    let reads = 0;
    await openFiles([huge('big.png', () => reads++)]);
    expect([opened, reads]).toEqual([[], 0]);
    expect(told()).toEqual([['message.fileTooLarge', { name: 'big.png', limit: 10 }]]);
  });

  it('leaves everything as it was when the dialog is closed meanwhile', async () => {
    const { takeFiles, opened, told, calls } = setUp();
    expect(await takeFiles([picture('a.png')], AbortSignal.abort())).toEqual([]);
    expect([opened, told(), calls.onOpened]).toEqual([[], [], 0]);
  });

  it('names each file that is no picture and opens the first that is', async () => {
    const { openFiles, opened, told } = setUp();
    await openFiles([text('a.png'), picture('b.png'), text('c.pdf'), picture('d.png')]);
    expect(opened).toEqual(['b.png']);
    expect(told()).toEqual([
      ['message.fileNotImage', { name: 'a.png', accepted }],
      ['message.fileNotImage', { name: 'c.pdf', accepted }],
    ]);
  });

  it('refuses by type and first bytes what the system knows to be no picture, unread', async () => {
    const { openFiles, opened, told } = setUp();
    const reads: unknown[] = [];
    const pdf = new File(['%PDF-1.7 and more'], 'a.pdf', { type: 'application/pdf' });
    const watched = new Proxy(pdf, {
      get: (file, key) => {
        if (key === 'slice')
          return (...range: [number, number]) => (reads.push(range), file.slice(...range));
        if (key === 'arrayBuffer' || key === 'stream') reads.push(key);
        return Reflect.get(file, key, file);
      },
    });
    await openFiles([watched]);
    expect([opened, reads]).toEqual([[], [[0, 16]]]);
    expect(told()).toEqual([['message.fileNotImage', { name: 'a.pdf', accepted }]]);
  });

  it('answers a dialog why nothing was opened, and tells the rest when something was', async () => {
    const { takeFiles, told } = setUp();
    const { signal } = new AbortController();
    expect(await takeFiles([text('a.png')], signal)).toEqual([
      { key: 'message.fileNotImage', params: { name: 'a.png', accepted } },
    ]);
    expect(told()).toEqual([]);
    expect(await takeFiles([text('a.png'), picture('b.png')], signal)).toEqual([]);
    expect(told()).toEqual([['message.fileNotImage', { name: 'a.png', accepted }]]);
  });

  it('goes to the editor for what may be a picture, not for what is refused, nor from a dialog', async () => {
    const { openFiles, takeFiles, calls } = setUp();
    await openFiles([new File(['%PDF-1.7 and more'], 'a.pdf', { type: 'application/pdf' })]);
    await takeFiles([picture('a.png')], new AbortController().signal);
    expect(calls.showEditor).toBe(0);
    await openFiles([picture('a.png')]);
    expect(calls.showEditor).toBe(1);
  });

  it.each([
    ['image_truncated', 'message.fileUnreadable'],
    ['image_too_large', 'message.imageTooLarge'],
    ['worker_lost', 'message.openInterrupted'],
    ['pixels_withheld', 'message.pixelsWithheld'],
  ])('says for %s: %s', async (code, key) => {
    const { openFiles, told } = setUp(code);
    await openFiles([text('a.png')]);
    expect(told().map((notice) => notice[0])).toEqual([key]);
  });
});

it.each([
  ['PNG', [...PNG], true],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
  ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], true],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], true],
  ['BMP', [0x42, 0x4d, 1, 2], true],
  ['WAV', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41, 0x56, 0x45], false],
  ['PDF', [0x25, 0x50, 0x44, 0x46], false],
  ['nothing', [], false],
])('the bytes of %s look like a picture or not', (_, bytes, is) => {
  expect(looksLikeImage(new Uint8Array(bytes))).toBe(is);
});
