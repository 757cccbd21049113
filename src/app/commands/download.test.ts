import { describe, expect, it } from 'vitest';
import type { Imaging } from '../../workers/index.ts';
import { createNotices } from '../stores/notices.ts';
import { createDownloads } from './download.ts';

/** Downloads of a PNG from the server, with workers that write the wanted type into the bytes. */
const setUp = (type = 'image/png') => {
  const saved: { name: string; type: string; bytes: Promise<string> }[] = [];
  const kept = new Set<string>();
  const notices = createNotices();
  const pictures: Pick<Imaging['pictures'], 'open' | 'encode' | 'close'> = {
    open: async (id) => {
      kept.add(id);
      return { width: 1, height: 1, hasAlpha: false, type };
    },
    encode: async (_id, wanted) => new Blob([`encoded as ${wanted}`], { type: wanted }),
    close: async (id) => {
      kept.delete(id);
    },
  };
  const downloads = createDownloads({
    api: {
      imageBlob: async (url) => {
        if (url === '/gone') throw new Error('gone');
        return new Blob(['as served'], { type });
      },
    },
    imaging: () => ({ pictures }),
    editor: () => null,
    notices,
    now: () => 1234,
    save: (blob, name) => saved.push({ name, type: blob.type, bytes: blob.text() }),
    log: () => {},
  });
  return { ...downloads, saved, kept, told: () => notices.state.list.map(({ key }) => key) };
};

describe('a download', () => {
  it('is a real JPEG under the name of one', async () => {
    const { downloadImage, saved, kept } = setUp();
    await downloadImage('/api/images/1');
    expect(saved).toMatchObject([{ name: 'image_1234.jpg', type: 'image/jpeg' }]);
    expect(await saved[0]?.bytes).toBe('encoded as image/jpeg');
    expect(kept.size).toBe(0);
  });

  it.each([
    ['png', 'image/png', 'as served'],
    ['webp', 'image/webp', 'encoded as image/webp'],
  ] as const)('as %s has the bytes of one', async (format, type, bytes) => {
    const { downloadImage, saved } = setUp();
    await downloadImage('/api/images/1', format);
    expect(saved).toMatchObject([{ name: `image_1234.${format}`, type }]);
    expect(await saved[0]?.bytes).toBe(bytes);
  });

  it('of nothing says so', async () => {
    const { downloadImage, downloadCanvas, saved, told } = setUp();
    await downloadImage(null);
    await downloadCanvas();
    expect([saved, told()]).toEqual([[], ['message.downloadNothing']]);
  });

  it('that fails says so', async () => {
    const { downloadImage, saved, told } = setUp();
    await downloadImage('/gone');
    expect([saved, told()]).toEqual([[], ['message.downloadFailed']]);
  });
});
