import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedImageSchema } from '../src/net/contracts/image.ts';
import { thumbnailOf } from '../src/net/contracts/thumbnail.ts';
import { load, refusalOf } from './testing/answers.ts';
import { busyPng, plainPng } from './testing/pictures.ts';
import { newGuest, type Parts, send, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let guest: TestClient;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestServer({ MAX_UPLOAD_MB: '1' });
  guest = await newGuest(server.url);
  picture = await busyPng(64, 48);
});
afterAll(() => server.dispose());

/** A small AVIF whose head says that it is a square of that side; pixels are decoded after that is read. */
async function largeAvif(side: number): Promise<Buffer> {
  const file = await sharp(picture).avif({ effort: 0 }).toBuffer();
  // The box of the picture's extent: name, version and flags, width, height (ISO/IEC 23008-12).
  const extent = file.indexOf('ispe') + 8;
  file.writeUInt32BE(side, extent);
  file.writeUInt32BE(side, extent + 4);
  return file;
}

const part = (name: string, rest = ''): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;

/** Sends a body of no said length that goes on until it is answered, or to 32 MB; answers what came. */
async function sendEndless(beginning: string): Promise<{ came: string; megabytes: number }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  let came = '';
  socket.on('data', (text) => (came += String(text)));
  const head = `host: x\r\nauthorization: Bearer ${guest.token}\r\ntransfer-encoding: chunked`;
  const type = 'content-type: multipart/form-data; boundary=x';
  socket.write(`POST /api/tasks/image/upload HTTP/1.1\r\n${head}\r\n${type}\r\n\r\n`);
  const piece = (bytes: Uint8Array | string) =>
    socket.write(
      Buffer.concat([
        Buffer.from(`${bytes.length.toString(16)}\r\n`),
        Buffer.from(bytes),
        Buffer.from('\r\n'),
      ]),
    );
  piece(beginning);
  const megabyte = Buffer.alloc(1_048_576, 'a');
  let megabytes = 0;
  while (came === '' && megabytes < 32 && !socket.destroyed) {
    megabytes++;
    if (!piece(megabyte)) await Promise.race([once(socket, 'drain'), once(socket, 'data')]);
  }
  if (came === '') await once(socket, 'data');
  socket.destroy();
  return { came, megabytes };
}

describe('image/upload', () => {
  it.each([
    ['its file', part('image', '; filename="a"')],
    ['another file', part('other', '; filename="a"')],
    ['a field', part('prompt')],
    ['what comes after its end', `${part('prompt')}a\r\n--x--\r\n`],
  ])('refuses a body whose length is not said and that does not end, by %s', async (_by, first) => {
    const before = await server.stored();
    const { came, megabytes } = await sendEndless(first);
    expect(came).toMatch(/^HTTP\/1.1 413 [^]*body_too_large/);
    expect(megabytes).toBeLessThan(32);
    expect(await server.stored()).toEqual(before);
  });

  it('refuses a body whose parts are told apart by too long a line', async () => {
    const headers = {
      authorization: `Bearer ${guest.token}`,
      'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}`,
    };
    const init = { method: 'POST', headers, body: 'x' };
    const answer = await send(`${server.url}/api/tasks/image/upload`, init);
    expect(refusalOf(answer)).toEqual([400, 'invalid_request']);
  });

  const upload = (image: Uint8Array, more: Parts = {}) =>
    guest.upload('/api/tasks/image/upload', { image, ...more });

  it('stores one picture and makes no task', async () => {
    const { tasks } = await server.stored();
    const answer = await upload(picture, { width: '64', height: '48', prompt: 'x' });
    const stored = storedImageSchema.parse(answer.body.data);
    expect(stored).toMatchObject({ width: 64, height: 48 });
    expect((await load(server.url + stored.url)).equals(picture)).toBe(true);
    expect((await server.stored()).tasks).toBe(tasks);
    const other = await newGuest(server.url);
    expect((await other.get(`/api/images/${stored.imageId}`)).status).toBe(404);
  });

  it('keeps a JPEG with stray bytes, as some cameras leave, of which decoders only warn, and makes it small', async () => {
    const jpeg = await sharp(await busyPng(300, 200))
      .jpeg()
      .toBuffer();
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const stray = Buffer.concat([jpeg.subarray(0, at), Buffer.alloc(3), jpeg.subarray(at)]);
    const stored = storedImageSchema.parse((await upload(stray)).body.data);
    const small = await load(server.url + thumbnailOf(stored.url, 96));
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96 });
  });

  it('makes a PNG of a TIFF of which decoders only warn', async () => {
    const tiff = await sharp(picture).tiff().toBuffer();
    const directory = tiff.readUInt32LE(4);
    // The directory names itself as the next one (TIFF 6.0 section 2).
    tiff.writeUInt32LE(directory, directory + 2 + 12 * tiff.readUInt16LE(directory));
    const stored = storedImageSchema.parse((await upload(tiff)).body.data);
    const { format, width } = await sharp(await load(server.url + stored.url)).metadata();
    expect([format, width]).toEqual(['png', 64]);
  });

  it('makes a PNG of a GIF’s first frame', async () => {
    const gif = await sharp(picture).gif().toBuffer();
    const stored = storedImageSchema.parse((await upload(gif)).body.data);
    const { format, width } = await sharp(await load(server.url + stored.url)).metadata();
    expect([format, width]).toEqual(['png', 64]);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, Parts, number, string]>([
    ['a BMP', () => Buffer.from(`BM${' '.repeat(60)}`), {}, 415, 'unsupported_media_type'],
    ['a text', () => Buffer.from('hello'), {}, 422, 'not_an_image'],
    ['a broken GIF', () => Buffer.from('GIF89a\x01\0'), {}, 422, 'image_unreadable'],
    ['an AVIF of 36 megapixels', () => largeAvif(6_000), {}, 413, 'image_too_large'],
    ['more than MAX_UPLOAD_MB', () => Buffer.alloc(1_100_000), {}, 413, 'body_too_large'],
    [
      'another size than said',
      () => plainPng(3, 3, [1, 2, 3, 255]),
      { width: '4' },
      422,
      'size_mismatch',
    ],
  ])('refuses %s', async (_what, make, more, status, error) => {
    const before = await server.stored();
    expect(refusalOf(await upload(await make(), more))).toEqual([status, error]);
    expect(await server.stored()).toEqual(before);
  });
});

it('keeps nobody waiting for all that another user has sent', async () => {
  const [many, other] = [await newGuest(server.url), await newGuest(server.url)];
  // Interlaced: takes long to read, however small the file.
  const slow = await sharp({
    create: { width: 3_000, height: 3_000, channels: 3, background: 'red' },
  })
    .png({ progressive: true })
    .toBuffer();
  let left = 24;
  const all = Array.from({ length: left }, async () => {
    await many.upload('/api/tasks/image/upload', { image: slow });
    left--;
  });
  await expect.poll(async () => (await server.stored()).arriving).toBeGreaterThan(16);
  expect((await other.upload('/api/tasks/image/upload', { image: picture })).status).toBe(200);
  expect(left).toBeGreaterThan(6);
  await Promise.all(all);
});
