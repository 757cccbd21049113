import { describe, expect, it } from 'vitest';
import { ApiError } from '../../net/index.ts';
import type { Imaging } from '../../workers/index.ts';
import { createNotices } from '../stores/notices.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { LOGIC_TEXTS } from '../text-keys.ts';
import { createDownloads } from './download.ts';

/** Downloads of a PNG from the server, with a worker that writes what it was asked for. */
const setUp = (describes = true) => {
  const saved: { name: string; type: string; bytes: Promise<string> }[] = [];
  const said: string[] = [];
  const links: (readonly [string, string])[] = [];
  const server = createFakeServer();
  const taskId = server.add(1);
  server.move(taskId, '2', {
    imageUrls: ['/api/images/1', '/api/images/2'],
    fullCommand: 'a fox',
    seed: 7,
  });
  const notices = createNotices();
  const pictures: Pick<Imaging['pictures'], 'convert'> = {
    convert: async (_source, type, texts) => new Blob([JSON.stringify(texts)], { type }),
  };
  const downloads = createDownloads({
    api: {
      ...server.api,
      imageBlob: async (url) => {
        if (url === '/huge') throw Object.assign(new Error(), { code: 'too_large_for_type' });
        if (url === '/unwritten') throw Object.assign(new Error(), { code: 'type_not_written' });
        if (url === '/gone') throw new ApiError('image_gone', 404, 'It is gone');
        return new Blob(['as served'], { type: 'image/png' });
      },
    },
    imaging: () => ({ pictures }),
    editor: () => null,
    notices: {
      ...notices,
      notify: (kind, key, ...rest) => {
        said.push(LOGIC_TEXTS[key]);
        return notices.notify(kind, key, ...rest);
      },
    },
    describes: () => describes,
    now: () => 1234,
    openLink: (url, name) => links.push([url, name]),
    save: (blob, name) => saved.push({ name, type: blob.type, bytes: blob.text() }),
    log: () => {},
  });
  const told = () => notices.state.list.map(({ key }) => key);
  const texts = async () => JSON.parse((await saved[0]?.bytes) ?? '{}');
  return { ...downloads, server, taskId, saved, links, said, told, texts };
};

const STARTED = 'Starting download...';
const DONE = 'Download completed successfully!';

describe('a download from an instruction tool', () => {
  it('says when there is nothing to save', async () => {
    const { downloadToolResult, said } = setUp();
    await downloadToolResult(null);
    expect(said).toEqual(['No image to download.']);
  });

  it('falls back to the address itself, as generated_image.png', async () => {
    const { downloadToolResult, links, saved } = setUp();
    await downloadToolResult('/gone');
    await downloadToolResult('/huge', 'webp');
    expect([links, saved]).toEqual([[['/gone', 'generated_image.png']], []]);
  });

  it('is named with the time', async () => {
    const { downloadToolResult, links, saved } = setUp();
    await downloadToolResult('/r');
    expect([links, saved.map(({ name }) => name)]).toEqual([[], ['image_1234.jpg']]);
  });
});

describe('a download from Home', () => {
  it.each([
    [undefined, 'image_1234.jpg', 'image/jpeg'],
    ['png', 'image_1234.png', 'image/png'],
    ['webp', 'image_1234.webp', 'image/webp'],
  ] as const)(
    'as %s is named with the time, and its bytes are what the name says',
    async (format, name, type) => {
      const { downloadImage, saved, said, told } = setUp();
      await downloadImage('/api/images/1', format);
      expect(saved).toMatchObject([{ name, type }]);
      expect(said).toEqual([STARTED, DONE]);
      expect(told()).toEqual(['message.downloadDone']);
    },
  );

  it('as PNG says how it was made', async () => {
    const { downloadImage, taskId, texts } = setUp();
    await downloadImage('/api/images/2', 'png', taskId);
    expect(await texts()).toMatchObject({ Title: 'a fox', Software: 'Overpaint' });
    expect((await texts()).parameters).toMatch(/^a fox\nSeed: 7, .*Image: 2/);
  });

  it('is saved without its story where that cannot be read', async () => {
    const { downloadImage, server, taskId, texts, said } = setUp();
    server.control.reachable = false;
    await downloadImage('/api/images/1', 'png', taskId);
    expect([await texts(), said]).toEqual([{}, [STARTED, DONE]]);
  });

  it('of nothing says so', async () => {
    const { downloadImage, downloadCanvas, saved, said } = setUp();
    await downloadImage(null);
    await downloadCanvas();
    expect([saved, said]).toEqual([[], ['No image to download', 'No image to download']]);
  });

  it('that fails says so', async () => {
    const { downloadImage, saved, said, told } = setUp();
    await downloadImage('/gone');
    expect([saved, said]).toEqual([[], [STARTED, 'Download failed. Please try again.']]);
    expect(told()).toEqual(['message.downloadFailed']);
  });

  it.each([
    ['can not hold the picture', '/huge', 'message.tooLargeForType'],
    ['the browser can not write', '/unwritten', 'message.typeNotWritten'],
  ])('in a type that %s says which one does', async (_, url, words) => {
    for (const call of ['downloadImage', 'downloadToolResult'] as const) {
      const { saved, told, ...downloads } = setUp();
      await downloads[call](url, 'webp');
      expect([saved, told()]).toEqual([[], [words]]);
    }
  });
});

describe('a download from the detail page', () => {
  it('is named with the task id and the index of the picture', async () => {
    const { downloadResult, server, taskId, saved, said } = setUp();
    await downloadResult(await server.api.taskDetail(taskId), 1);
    expect(saved).toMatchObject([{ name: `image_${taskId}_1.jpg`, type: 'image/jpeg' }]);
    expect(said).toEqual([STARTED, DONE]);
  });

  it.each([
    ['png', true, ['Title', 'Description', 'Software', 'parameters']],
    ['png', false, []],
    ['webp', true, []],
  ] as const)('as %s, with the switch %s, carries %j', async (format, describes, keywords) => {
    const { downloadResult, server, taskId, texts } = setUp(describes);
    await downloadResult(await server.api.taskDetail(taskId), 0, format);
    expect(Object.keys(await texts())).toEqual(keywords);
  });

  it("with no picture says 'No image available for download'", async () => {
    const { downloadResult, server, taskId, said, saved } = setUp();
    await downloadResult(null, 0);
    await downloadResult(await server.api.taskDetail(taskId), 2);
    const words = 'No image available for download';
    expect([said, saved]).toEqual([[words, words], []]);
  });
});
