import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../net/index.ts';
import { LOGIC_TEXTS } from '../text-keys.ts';
import { createOpenAddress, nameOfAddress, webAddressOf } from './open-address.ts';

afterEach(() => void vi.restoreAllMocks());

const MB = 1024 * 1024;
const CAT = 'https://site.example/pictures/cat.png';
const coded = (code: string): Error => Object.assign(new Error(code), { code });
const network = (): ApiError => new ApiError('network', 0, 'The server could not be reached');

interface Answers {
  /** What the browser gets at the address, and what it gets of our server. */
  readonly here: Error | Blob;
  readonly ours?: Error | Blob;
  readonly importing?: Error | null;
  readonly importFromUrl?: boolean;
  /** Whether our server has not told yet what it does. */
  readonly isUnknown?: boolean;
  /** Whether something is there although it may not be read. */
  readonly isThere?: boolean;
  readonly editor?: Error;
}

const setUp = (answers: Answers) => {
  const asked: string[] = [];
  const steps: string[] = [];
  const opened: string[] = [];
  const calls = { onOpened: 0 };
  const orThrow = (answer: Error | Blob): Blob => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const config = {
    importFromUrl: answers.importFromUrl ?? true,
    maxUploadBytes: 10 * MB,
    maxPartBytes: 1,
    maxPixels: 1,
    engines: [],
    signIn: false,
    retentionDays: null,
    picturesPerDay: null,
  };
  const state = { config: answers.isUnknown ? null : config };
  const openAddress = createOpenAddress({
    api: {
      imageBlob: async (url, options) => {
        asked.push(url);
        options?.signal?.throwIfAborted();
        options?.onDownload?.(50, 200);
        return orThrow(url.startsWith('/') ? (answers.ours ?? new Blob(['ours'])) : answers.here);
      },
      importImage: async (url) => {
        asked.push(`import ${url}`);
        if (answers.importing) throw answers.importing;
        return { imageId: 'i1', url: '/api/images/i1', width: 1, height: 1 };
      },
    },
    answers: async () => answers.isThere ?? false,
    open: async (blob, name) => {
      if (answers.editor) throw answers.editor;
      opened.push(`${name}: ${await blob.text()}`);
    },
    server: {
      maxUploadFor: async () => {
        state.config = config;
        return 10 * MB;
      },
      maxUploadBytes: () => 10 * MB,
      state,
    },
    onOpened: () => {
      calls.onOpened += 1;
    },
    log: () => {},
  });
  const onStep = ({ name, progress }: { name: string; progress: number | null }): void =>
    void steps.push(progress === null ? name : `${name} ${progress}`);
  const open = async (address = CAT, signal = new AbortController().signal) => {
    const outcome = await openAddress(address, { signal, onStep });
    return outcome && [LOGIC_TEXTS[outcome.key], outcome.hint && LOGIC_TEXTS[outcome.hint.key]];
  };
  return { open, openAddress, asked, steps, opened, calls };
};

const INVALID = 'Please enter a valid image URL';
const FAILED = 'Failed to load image. Please check if the URL is correct.';
const RESTRICTED = 'Unable to process this image, possibly due to CORS restrictions';

describe('an address', () => {
  it.each([
    'cat.png',
    'www.example.com/cat.png',
    'ftp://site.example/cat.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://',
    '   ',
  ])('%s is none of the web, and nothing is asked', async (address) => {
    const { open, asked, opened } = setUp({ here: new Blob(['x']) });
    expect([await open(address), asked, opened]).toEqual([[INVALID, null], [], []]);
  });

  it('may have spaces around it', () => {
    expect(webAddressOf(`  ${CAT}\n`)?.href).toBe(CAT);
  });

  it('is one in a browser that reads addresses by the constructor alone, too', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect([webAddressOf(CAT)?.href, webAddressOf('cat.png')]).toEqual([CAT, null]);
  });

  it.each([
    [CAT, 'cat.png'],
    ['https://site.example/a%20cat.png?width=3#x', 'a cat.png'],
    ['https://site.example/', 'site.example'],
    ['https://site.example/folder/', 'folder'],
    ['https://site.example/100%.png', '100%.png'],
  ])('%s is called %s', (address, name) => {
    expect(nameOfAddress(new URL(address))).toBe(name);
  });
});

describe('a picture at an address', () => {
  it('is loaded by the browser alone where its site lets pages read it', async () => {
    const { open, asked, steps, opened, calls } = setUp({ here: new Blob(['bytes']) });
    expect(await open()).toBe(null);
    expect([asked, opened, calls.onOpened]).toEqual([[CAT], ['cat.png: bytes'], 1]);
    expect(steps).toEqual(['loading', 'loading 0.25', 'opening']);
  });

  it('is fetched by the server where its site forbids that', async () => {
    const { open, asked, steps, opened } = setUp({ here: network() });
    expect(await open()).toBe(null);
    expect(asked).toEqual([CAT, `import ${CAT}`, '/api/images/i1']);
    expect([steps.at(-2), steps.at(-1), opened]).toEqual([
      'asking-server',
      'opening',
      ['cat.png: ours'],
    ]);
  });

  it('is fetched by a server too that is asked only now what it does', async () => {
    const { open, opened } = setUp({ here: network(), isUnknown: true });
    expect(await open()).toBe(null);
    expect(opened).toEqual(['cat.png: ours']);
  });

  it('is not asked of a server that is switched off for that, and CORS is told from silence', async () => {
    const off = { here: network(), importFromUrl: false };
    const there = setUp({ ...off, isThere: true });
    expect(await there.open()).toEqual([RESTRICTED, LOGIC_TEXTS['hint.urlUpload']]);
    const silent = setUp({ ...off, isThere: false });
    expect(await silent.open()).toEqual([FAILED, LOGIC_TEXTS['hint.urlNoAnswer']]);
    expect([...there.asked, ...silent.asked]).toEqual([CAT, CAT]);
  });

  it.each([
    ['http_404', new ApiError('http_404', 404, ''), FAILED, 'hint.urlStatus'],
    ['body_too_large', new ApiError('body_too_large', 0, ''), 'message.urlTooLarge', null],
  ] as const)('that answers the browser with %s is not asked again', async (_, here, key, hint) => {
    const { open, asked } = setUp({ here });
    const text = key === FAILED ? FAILED : LOGIC_TEXTS[key];
    expect(await open()).toEqual([text, hint && LOGIC_TEXTS[hint]]);
    expect(asked).toEqual([CAT]);
  });

  it.each([
    ['address_not_allowed', RESTRICTED, 'hint.urlNotPublic'],
    ['import_switched_off', RESTRICTED, 'hint.urlUpload'],
    ['unsupported_media_type', RESTRICTED, 'hint.urlServerFormat'],
    ['image_unreachable', FAILED, 'hint.urlUnreachable'],
    ['not_an_image', FAILED, 'hint.urlNotPicture'],
    ['body_too_large', LOGIC_TEXTS['message.urlTooLarge'], null],
    ['too_many_requests', LOGIC_TEXTS['message.urlTooMany'], null],
    ['image_too_large', LOGIC_TEXTS['message.imageTooLarge'], null],
    ['image_unreadable', LOGIC_TEXTS['message.fileUnreadable'], null],
    ['no_token', 'Please login first', null],
    ['network', 'Network error, please try again', null],
  ] as const)(
    'that the server refuses with %s is said in words to act on',
    async (code, text, hint) => {
      const status = code === 'network' ? 0 : 400;
      const { open, opened } = setUp({
        here: network(),
        importing: new ApiError(code, status, 'what the server wrote'),
      });
      expect(await open()).toEqual([text, hint && LOGIC_TEXTS[hint]]);
      expect(opened).toEqual([]);
    },
  );

  it.each([
    ['not_an_image', FAILED, LOGIC_TEXTS['hint.urlNotPicture']],
    ['image_too_large', LOGIC_TEXTS['message.imageTooLarge'], null],
    ['image_truncated', LOGIC_TEXTS['message.fileUnreadable'], null],
  ])('that the editor refuses with %s does not count as opened', async (code, text, hint) => {
    const { open, calls } = setUp({ here: new Blob(['x']), editor: coded(code) });
    expect([await open(), calls.onOpened]).toEqual([[text, hint], 0]);
  });

  it('is left alone when nobody wants it any more, without a word', async () => {
    const { open, asked } = setUp({ here: new Blob(['x']) });
    expect(await open(CAT, AbortSignal.abort())).toBe(null);
    expect(asked).toEqual([CAT]);
  });
});
