import { assemble } from '../../kernels/wasm.ts';
import { compare, compareKnown, next, penalty } from './compare.ts';
import { relax, vote } from './mix.ts';
import { consider, pass, rescore, sample, tryKnown } from './search.ts';

const PAGE = 65_536;
/** In the order of `INDEX` in `search.ts`. */
const FUNCTIONS = [
  ...[compare, compareKnown, penalty, next, consider, tryKnown],
  ...[pass, rescore, sample, vote, relax],
];

/** The program that searches, votes and solves, with a memory of its own. */
export interface PatchProgram {
  /** At least that many bytes of memory; what it gave before can no longer be used. */
  readonly reserve: (bytes: number) => ArrayBuffer;
  /** What the functions do stands where they are written. */
  readonly run: (name: string, ...parameters: readonly number[]) => number;
  /** A function of three parameters and a result by itself, for loops that call it for each pixel. */
  readonly code: (name: string) => (one: number, two: number, three: number) => number;
}

let compiled: WebAssembly.Module | null = null;

/** Starts the program, compiled once a thread. */
export function startPatchProgram(): PatchProgram {
  compiled ??= new WebAssembly.Module(assemble(FUNCTIONS));
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(compiled, { m: { memory } });
  const functionOf = (name: string) => {
    const one = exports[name];
    if (typeof one !== 'function') throw new Error(`The program has no function ${name}`);
    return one as (...parameters: number[]) => number;
  };
  return {
    reserve(bytes) {
      const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
      if (missing > 0) memory.grow(missing);
      return memory.buffer;
    },
    run: (name, ...parameters) => Number(functionOf(name)(...parameters)),
    code: functionOf,
  };
}
