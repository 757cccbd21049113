import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The service worker is asked for by browsers that compare its bytes; it stays as it is. */
const TEXTS = /(?<!^sw)\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
/** Smaller ones fit into one packet as they are. */
const LEAST_BYTES = 1_024;
/** Brotli's highest takes eight times as long as this for 4 % fewer bytes. */
const BROTLI_QUALITY = 9;

const pack = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
};

/** Writes `.br` and `.gz` beside every text file of a folder and below, for the server to send. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => TEXTS.test(file)).map((file) => pack(join(folder, file))),
  );
};
