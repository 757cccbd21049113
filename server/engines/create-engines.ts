import type { EngineName } from '../config/variables.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import { createBuiltinEngine } from './builtin/create-builtin-engine.ts';
import type { Engine } from './engine.ts';

/** What engines are made of. */
export interface EngineParts {
  /** For those that work on this machine; stays open when they are closed. */
  readonly pool: ThreadPool;
}

const CREATE: Readonly<Record<EngineName, (parts: EngineParts) => Engine>> = {
  builtin: createBuiltinEngine,
};

/** Makes the engines of the settings, in their order of preference. */
export const createEngines = (names: readonly EngineName[], parts: EngineParts): Engine[] =>
  names.map((name) => CREATE[name](parts));
