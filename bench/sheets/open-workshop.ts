import { availableParallelism } from 'node:os';
import { createBuiltinEngine } from '../../server/engines/builtin/create-builtin-engine.ts';
import type { Pixels } from '../../server/engines/engine.ts';
import { createThreadPool } from '../../server/threads/thread-pool.ts';
import { photographs } from '../engine/pictures.ts';
import type { NamedPicture, Workshop } from './sheet.ts';

/** Scenes that the engine draws for its own tools to work on. */
const SCENES = ['a house by a mountain lake', 'a city street at dusk', 'a horse in a meadow'];
const [WIDTH, HEIGHT] = [720, 480];

/** A workshop that is open until it is closed. */
export interface OpenWorkshop extends Workshop {
  close(): Promise<void>;
}

/** Starts the engine on all cores, draws its scenes and reads the photographs of the folder, if any. */
export async function openWorkshop(folder: string | null): Promise<OpenWorkshop> {
  const pool = createThreadPool({ size: availableParallelism() });
  const engine = createBuiltinEngine({ pool });
  const run: Workshop['run'] = (request) =>
    engine.run(structuredClone(request), {
      signal: new AbortController().signal,
      onProgress: () => {},
    });
  const pictures: NamedPicture[] = [];
  for (const prompt of SCENES)
    pictures.push({ name: prompt, picture: await drawScene(run, prompt) });
  for (const { name, ...picture } of folder === null ? [] : await photographs(folder))
    pictures.push({ name, picture });
  return {
    pictures,
    run,
    async close() {
      await engine.close();
      await pool.close();
    },
  };
}

async function drawScene(run: Workshop['run'], prompt: string): Promise<Pixels> {
  const { images } = await run({
    kind: 'text-to-image',
    prompt,
    style: 'realism',
    width: WIDTH,
    height: HEIGHT,
    seed: 3,
    count: 1,
  });
  const [picture] = images;
  if (picture === undefined) throw new Error(`The engine drew nothing for "${prompt}"`);
  return picture;
}
