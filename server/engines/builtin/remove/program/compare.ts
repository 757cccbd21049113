import {
  add,
  addFloat,
  addWholes,
  and,
  bothBits,
  bytesToShorts,
  type Code,
  dotShorts,
  get,
  I32,
  isGreater,
  isZero,
  leave,
  load,
  loadByte,
  loadEight,
  loadFour,
  multiply,
  multiplyFloat,
  set,
  shiftLeft,
  shiftRight,
  subtract,
  subtractShorts,
  tee,
  toFloat,
  toWhole,
  V128,
  type WasmFunction,
  when,
  whole,
  wholeOf,
  xor,
} from '../../kernels/wasm.ts';
import { REACH } from '../level.ts';
import { PLACE_BITS, read, readFloat, write } from './registers.ts';

const [TARGET, CANDIDATE, LIMIT, A, B, MASK, STRIDE, DIFFERENCE, SUM] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Address of entry `index` of an array of words. */
export const wordAt = (array: Code, index: Code): Code => add(array, shiftLeft(index, whole(2)));

/** Address of the top left pixel of the patch about a pixel. */
const cornerOf = (array: Code, pixel: Code): Code =>
  wordAt(array, subtract(subtract(pixel, multiply(whole(REACH), read('width'))), whole(REACH)));

const total: Code = add(
  add(wholeOf(get(SUM), 0), wholeOf(get(SUM), 1)),
  add(wholeOf(get(SUM), 2), wholeOf(get(SUM), 3)),
);

type LoadShorts = (address: Code, offset?: number) => Code;
const loadLast: LoadShorts = (address, offset) => bytesToShorts(loadFour(address, offset));

/** Adds the squared differences of eight bytes, or of four, to the sum. */
function compareBytes(isMasked: boolean, loadShorts: LoadShorts, offset: number): Code {
  const difference = subtractShorts(loadShorts(get(A), offset), loadShorts(get(B), offset));
  const kept = isMasked ? bothBits(difference, widen(loadShorts, offset)) : difference;
  return set(SUM, addWholes(get(SUM), dotShorts(tee(DIFFERENCE, kept), get(DIFFERENCE))));
}

/** The mask's bytes of 0 or 255 as shorts: all differences lie within their lower eight bits and sign. */
const widen = (loadShorts: LoadShorts, offset: number): Code =>
  multiplyBy257(loadShorts(get(MASK), offset));
/** 255 × 257 = 65 535: all bits. */
const multiplyBy257 = (shorts: Code): Code => [
  ...shorts,
  ...whole(257),
  // i16x8.splat, i16x8.mul
  ...[0xfd, 0x10, 0xfd, 0x95, 0x01],
];

/** The five rows of two patches, left early once the sum is above the limit. */
function compareRows(isMasked: boolean): Code {
  const row: Code = [
    ...compareBytes(isMasked, loadEight, 0),
    ...compareBytes(isMasked, loadEight, 8),
    ...compareBytes(isMasked, loadLast, 16),
  ];
  const down = (pointer: number): Code => set(pointer, add(get(pointer), get(STRIDE)));
  const next: Code = [...down(A), ...down(B), ...(isMasked ? down(MASK) : [])];
  const early = when(isGreater(total, get(LIMIT)), leave(total));
  return [...row, ...next, ...row, ...early, ...next, ...row, ...next, ...row, ...next, ...row];
}

function comparison(name: string, isMasked: boolean): WasmFunction {
  return {
    name,
    parameters: [I32, I32, I32],
    result: I32,
    locals: [I32, I32, I32, I32, V128, V128],
    body: [
      set(A, cornerOf(read('feature'), get(TARGET))),
      set(B, cornerOf(read('feature'), get(CANDIDATE))),
      isMasked ? set(MASK, cornerOf(read('known'), get(TARGET))) : [],
      set(STRIDE, shiftLeft(read('width'), whole(2))),
      compareRows(isMasked),
      total,
    ],
  };
}

/** `compare(target, candidate, limit)`: sum of squared differences of two patches, or some number above the limit. */
export const compare = comparison('compare', false);
/** The same where `known` is 255 about the target. */
export const compareKnown = comparison('compareKnown', true);

/** The column and the row that a place tells: dividing would take longer than all else that a penalty asks. */
export const columnOf = (place: Code): Code => and(place, whole((1 << PLACE_BITS) - 1));
export const rowOf = (place: Code): Code => shiftRight(place, whole(PLACE_BITS));

const [OWN, OTHER, DOWN, ACROSS] = [2, 3, 4, 5];
const square = (local: number): Code => multiplyFloat(toFloat(get(local)), toFloat(get(local)));

const groundsAt = (local: number): Code => loadByte(add(read('grounds'), get(local)));
/** What it costs that target and candidate share no ground: all or nothing. */
const strangeness: Code = multiply(read('strange'), isZero(and(groundsAt(0), groundsAt(1))));

/** `penalty(target, candidate)`: what a source's distance and its ground cost. */
export const penalty: WasmFunction = {
  name: 'penalty',
  parameters: [I32, I32],
  result: I32,
  locals: [I32, I32, I32, I32],
  body: [
    when(isZero(read('down')), leave(strangeness)),
    set(OWN, load(wordAt(read('places'), get(0)))),
    set(OTHER, load(wordAt(read('places'), get(1)))),
    set(ACROSS, subtract(columnOf(get(OWN)), columnOf(get(OTHER)))),
    set(DOWN, subtract(rowOf(get(OWN)), rowOf(get(OTHER)))),
    add(
      strangeness,
      toWhole(
        addFloat(
          multiplyFloat(readFloat('down'), square(DOWN)),
          multiplyFloat(readFloat('across'), square(ACROSS)),
        ),
      ),
    ),
  ],
};

/** `next()`: the next number of 32 bits of the generator (xorshift, Marsaglia 2003). */
export const next: WasmFunction = {
  name: 'next',
  parameters: [],
  result: I32,
  locals: [I32],
  body: [
    set(0, read('random')),
    set(0, xor(get(0), shiftLeft(get(0), whole(13)))),
    set(0, xor(get(0), shiftRight(get(0), whole(17)))),
    set(0, xor(get(0), shiftLeft(get(0), whole(5)))),
    write('random', get(0)),
    get(0),
  ],
};

/** A number from 0 to `limit` − 1 from sixteen random bits. */
export const scaled = (bits: Code, limit: Code): Code =>
  shiftRight(multiply(and(bits, whole(0xffff)), limit), whole(16));
