import sharp from 'sharp';

/** A file as a person would pick it. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** RGBA of a meadow-like texture under a plain sky: regular enough to judge a fill by eye. */
export function meadowPixels(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const sky = y < height / 2;
      const grain = ((x * 7919 + y * 104729 + x * y * 31) % 23) - 11;
      data[at] = sky ? 150 + grain / 4 : 70 + grain + 12 * Math.sin(x / 5);
      data[at + 1] = sky ? 190 + grain / 4 : 120 + grain + 10 * Math.sin(x / 7 + y / 3);
      data[at + 2] = sky ? 230 : 50 + grain;
      data[at + 3] = 255;
    }
  }
  return data;
}

/** The meadow with a red ball of radius `radius` in it, centred at (`cx`, `cy`), all in pixels. */
export function meadowWithBall(
  width: number,
  height: number,
  cx: number,
  cy: number,
  radius: number,
): Uint8Array {
  const data = meadowPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2 > radius * radius) continue;
      data.set([214, 40, 40, 255], (y * width + x) * 4);
    }
  }
  return data;
}

/** Encodes RGBA pixels as a PNG file. */
export async function pngFile(
  name: string,
  width: number,
  height: number,
  data: Uint8Array,
): Promise<PictureFile> {
  const buffer = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Decodes any picture to straight-alpha RGBA. */
export async function decodeRgba(
  bytes: Buffer,
): Promise<{ width: number; height: number; data: Buffer }> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Letters of five rows of four squares, for those who must not depend on a font. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  H: ['#..#', '#..#', '####', '#..#', '#..#'],
  O: ['####', '#..#', '#..#', '#..#', '####'],
  T: ['####', '.##.', '.##.', '.##.', '.##.'],
  E: ['####', '#...', '###.', '#...', '####'],
  L: ['#...', '#...', '#...', '#...', '####'],
};

/** The meadow with a word in white written on it, squares of `unit` px, its corner at `x`, `y`. */
export function meadowWithWord(
  width: number,
  height: number,
  { word, x, y, unit }: { word: string; x: number; y: number; unit: number },
): Uint8Array {
  const data = meadowPixels(width, height);
  const isInk = (column: number, row: number): boolean => {
    const letter = LETTERS[word[Math.floor(column / 5)] ?? ''];
    return letter?.[row]?.[column % 5] === '#';
  };
  for (let at = 0; at < width * height; at++) {
    const column = Math.floor(((at % width) - x) / unit);
    const row = Math.floor((Math.floor(at / width) - y) / unit);
    if (column >= 0 && row >= 0 && isInk(column, row)) data.fill(255, at * 4, at * 4 + 4);
  }
  return data;
}
