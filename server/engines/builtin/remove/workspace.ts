import type { Random } from '../kernels/random.ts';
import { type Level, REACH } from './level.ts';
import { WEIGHTS } from './program/mix.ts';
import type { PatchProgram } from './program/patch-program.ts';
import { PLACE_BITS, REGISTER_BYTES, type Register, registerAt } from './program/registers.ts';

/** Where each target's best source is, and how well it fits. */
export interface Field {
  /** Index of the source pixel for each pixel of the level; −1 where there is none. */
  readonly source: Int32Array;
  /** Sum of squared differences of the two patches plus the penalty for distance. */
  readonly cost: Int32Array;
}

/** A level laid out in the program's memory. The arrays hold until the next level is laid out. */
export interface Workspace {
  readonly level: Level;
  readonly field: Field;
  /** The level's features; the present guess within the hole. */
  readonly feature: Uint8Array;
  /** How many targets use a source. */
  readonly uses: Int32Array;
  /** Four bytes a pixel, 255 where a patch that is known in part is compared. */
  readonly known: Uint8Array;
  readonly trust: Float32Array;
  readonly weights: Float32Array;
  /** Room for RGBA pixels to vote on; see {@link Workspace.voteOn}. */
  readonly pixels: Uint8Array;
  /** Registers of the program; fractions are single floats. */
  readonly write: (register: Register, value: number) => void;
  readonly writeFraction: (register: Register, value: number) => void;
  readonly read: (register: Register) => number;
  /** Says which values the program's votes mix from now on: features, or the pixels. */
  readonly voteOn: (values: 'feature' | 'pixels') => void;
  /** Says for which of the level's targets sources are sought and costs counted from now on: at first for all. */
  readonly seekFor: (targets: Int32Array) => void;
  readonly run: PatchProgram['run'];
  readonly code: PatchProgram['code'];
}

/**
 * Lays a level out in the program's memory; `random` seeds the program's own generator. Patches are sought in the mirror
 * image only where it `hasMirror`.
 */
export function layOut(
  program: PatchProgram,
  level: Level,
  random: Random,
  hasMirror = false,
): Workspace {
  const count = level.width * level.height;
  const at = plan(level);
  const memory = program.reserve(at.end);
  const bytes = (address: number) => new Uint8Array(memory, address, count * 4);
  const words = (address: number) => new Int32Array(memory, address, count);
  const fractions = (address: number, length: number) => new Float32Array(memory, address, length);
  new Uint8Array(memory, 0, at.end).fill(0);
  new Int32Array(memory, at.source - at.margin, count + at.margin / 2).fill(-1);
  bytes(at.feature).set(level.feature);
  const valid = new Uint8Array(memory, at.valid, count);
  valid.set(level.valid);
  if (!hasMirror) clearMirror(valid, level);
  new Uint8Array(memory, at.grounds, count).set(level.grounds);
  writePlaces(words(at.places), level.width);
  for (const name of ['targets', 'sources', 'holePixels'] as const) {
    new Int32Array(memory, at[name], level[name].length).set(level[name]);
  }

  const registers = new Int32Array(memory, 0, REGISTER_BYTES / 4);
  const fractionRegisters = fractions(0, REGISTER_BYTES / 4);
  const write = (register: Register, value: number) => {
    registers[registerAt(register)] = value;
  };
  const arrays = [
    'feature',
    'source',
    'cost',
    'uses',
    'known',
    'trust',
    'valid',
    'grounds',
    'places',
  ] as const;
  for (const name of arrays) write(name, at[name]);
  for (const name of ['targets', 'sources', 'holePixels', 'weights'] as const)
    write(name, at[name]);
  write('targetCount', level.targets.length);
  write('sourceCount', level.sources.length);
  write('holeCount', level.holePixels.length);
  write('width', level.width);
  write('height', level.height);
  write('values', at.feature);
  // The generator stands still at 0.
  write('random', random.uint32() | 1);
  return {
    level,
    field: { source: words(at.source), cost: words(at.cost) },
    feature: bytes(at.feature),
    uses: words(at.uses),
    known: bytes(at.known),
    trust: fractions(at.trust, count),
    weights: fractions(at.weights, WEIGHTS),
    pixels: bytes(at.pixels),
    write,
    writeFraction(register, value) {
      fractionRegisters[registerAt(register)] = value;
    },
    read: (register) => registers[registerAt(register)] as number,
    voteOn: (values) => write('values', at[values]),
    seekFor(targets) {
      new Int32Array(memory, at.targets, targets.length).set(targets);
      write('targetCount', targets.length);
    },
    run: program.run,
    code: program.code,
  };
}

function clearMirror(valid: Uint8Array, { width, own }: Level): void {
  for (let row = 0; row < valid.length; row += width) valid.fill(0, row + own, row + width);
}

function writePlaces(places: Int32Array, width: number): void {
  for (let at = 0, row = 0; at < places.length; row++)
    for (let column = 0; column < width; column++) places[at++] = (row << PLACE_BITS) | column;
}

/** Addresses of the arrays, each a multiple of 16. */
function plan({ width, height, targets, sources, holePixels }: Level) {
  const words = width * height * 4;
  // Patches at the border of the picture look for sources beyond it.
  const margin = Math.ceil(((REACH * width + REACH) * 4) / 16) * 16;
  let end = REGISTER_BYTES;
  const place = (bytes: number) => {
    const address = end;
    end += Math.ceil(bytes / 16) * 16;
    return address;
  };
  const at = {
    feature: place(words),
    source: place(words + 2 * margin) + margin,
    cost: place(words),
    uses: place(words),
    known: place(words),
    trust: place(words),
    pixels: place(words),
    places: place(words),
    valid: place(words / 4),
    grounds: place(words / 4),
    targets: place(targets.byteLength),
    sources: place(sources.byteLength),
    holePixels: place(holePixels.byteLength),
    weights: place(WEIGHTS * 4),
  };
  return { ...at, margin, end };
}
