import type { Config } from '../../server/config/read-config.ts';
import { createEngines } from '../../server/engines/create-engines.ts';
import type { EngineRequest, Pixels } from '../../server/engines/engine.ts';
import { chooseEngine } from '../../server/runner/choose-engine.ts';
import { createThreadPool } from '../../server/threads/thread-pool.ts';

/** Asks for the one picture that a request is about. Rejects as engines do. */
export type MakeOne = (request: EngineRequest) => Promise<Pixels>;

/** The engines of the settings, without a server around them. */
export interface Engines {
  readonly makeOne: MakeOne;
  /** Who has made something so far. */
  names(): readonly string[];
  close(): Promise<void>;
}

/** Opens the engines that the settings name; each kind goes to the first that serves it and is well. */
export function openEngines(config: Pick<Config, 'engines' | 'engineThreads'>): Engines {
  const pool = createThreadPool({ size: config.engineThreads });
  const engines = createEngines(config.engines, { pool });
  const used = new Set<string>();
  const { signal } = new AbortController();
  return {
    async makeOne(request) {
      const engine = await chooseEngine(engines, request.kind);
      // An engine may take the bytes over.
      const asked = structuredClone(request);
      const { images, found } = await engine.run(asked, { signal, onProgress: () => undefined });
      if ('mode' in request && found === null) throw new Error('Nothing was found to remove.');
      const [picture] = images;
      if (picture === undefined) throw new Error(`${engine.name} made no picture.`);
      used.add(engine.name);
      return picture;
    },
    names: () => [...used],
    async close() {
      await Promise.all(engines.map((engine) => engine.close()));
      await pool.close();
    },
  };
}
