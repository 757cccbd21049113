/*
 * Writes small WebAssembly programs: expressions are lists of bytes that functions here put together,
 * in the binary format of the WebAssembly core specification 2.0, section 5, with its fixed-width
 * vectors. Operators take what they work on as code and give code.
 */

/** A piece of a program. */
export type Code = readonly number[];
/** The types of values: whole numbers and single floats of 32 bits, vectors of 128 bits. */
export const I32 = 0x7f;
export const F32 = 0x7d;
export const V128 = 0x7b;

function unsigned(value: number): number[] {
  const low = value & 0x7f;
  return value > 0x7f ? [low | 0x80, ...unsigned(value >>> 7)] : [low];
}

function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const ends = (rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40);
  return ends ? [low] : [low | 0x80, ...signed(rest)];
}

type Operator = (...operands: readonly Code[]) => Code;
const operator =
  (...code: Code): Operator =>
  (...operands) => [...operands.flat(), ...code];
const vector = (code: number): Operator => operator(0xfd, ...unsigned(code));

export const whole = (value: number): Code => [0x41, ...signed(value)];
export const float = (value: number): Code => [
  0x43,
  ...new Uint8Array(Float32Array.of(value).buffer),
];
export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
/** Sets a local and gives its value. */
export const tee = (local: number, value: Code): Code => [...value, 0x22, ...unsigned(local)];

export const add = operator(0x6a);
export const subtract = operator(0x6b);
export const multiply = operator(0x6c);
export const remainder = operator(0x70);
export const and = operator(0x71);
export const xor = operator(0x73);
export const shiftLeft = operator(0x74);
/** Of unsigned numbers. */
export const shiftRight = operator(0x76);
export const isLess = operator(0x48);
export const isBelow = operator(0x49);
export const isGreater = operator(0x4a);
export const isAtLeast = operator(0x4e);
export const isEqual = operator(0x46);
export const isZero = operator(0x45);

export const toFloat = operator(0xb2);
export const toWhole = operator(0xfc, 0);
export const addFloat = operator(0x92);
export const subtractFloat = operator(0x93);
export const multiplyFloat = operator(0x94);
export const divideFloat = operator(0x95);
export const leastFloat = operator(0x96);
export const greatestFloat = operator(0x97);
export const isAbove = operator(0x5e);
export const absoluteFloat = operator(0x8b);

/** Memory at an address plus a fixed offset. */
const memory =
  (code: readonly number[], log2Align: number) =>
  (address: Code, offset = 0): Code => [...address, ...code, log2Align, ...unsigned(offset)];
const memoryStore =
  (code: readonly number[], log2Align: number) =>
  (address: Code, value: Code, offset = 0): Code => [
    ...address,
    ...value,
    ...code,
    log2Align,
    ...unsigned(offset),
  ];
export const load = memory([0x28], 2);
export const loadByte = memory([0x2d], 0);
export const loadFloat = memory([0x2a], 2);
export const store = memoryStore([0x36], 2);
export const loadVector = memory([0xfd, 0], 0);
export const storeVector = memoryStore([0xfd, 11], 0);
/** Eight bytes, each as one of eight numbers of 16 bits. */
export const loadEight = memory([0xfd, 2], 0);
/** Four bytes at the beginning of a vector that is zero elsewhere. */
export const loadFour = memory([0xfd, 92], 0);

export const bytesToShorts = vector(0x89);
export const shortsToWholes = vector(0xa9);
export const wholesToFloats = vector(0xfa);
export const floatsToWholes = vector(0xf8);
/** Two vectors of numbers as one of numbers of half the size, unsigned, limited to their range. */
export const wholesToShorts = vector(0x86);
export const shortsToBytes = vector(0x66);
export const subtractShorts = vector(0x91);
/** Products of shorts, neighbours added up. */
export const dotShorts = vector(0xba);
export const addWholes = vector(0xae);
export const bothBits = vector(0x4e);
export const spread = vector(0x13);
export const addFloats = vector(0xe4);
export const subtractFloats = vector(0xe5);
export const multiplyFloats = vector(0xe6);
export const nearestFloats = vector(0x6a);
export const wholeOf = (code: Code, lane: number): Code => [...code, 0xfd, 0x1b, lane];
export const floatOf = (code: Code, lane: number): Code => [...code, 0xfd, 0x1f, lane];

export const when = (condition: Code, ...then: readonly Code[]): Code => [
  ...condition,
  ...[0x04, 0x40],
  ...then.flat(),
  0x0b,
];
/** Does the body, and again while the condition holds after it. */
export const repeatWhile = (condition: Code, ...body: readonly Code[]): Code => [
  ...[0x03, 0x40],
  ...body.flat(),
  ...condition,
  ...[0x0d, 0],
  0x0b,
];
export const leave = (value: Code = []): Code => [...value, 0x0f];
export const call = (index: number, ...operands: readonly Code[]): Code => [
  ...operands.flat(),
  0x10,
  ...unsigned(index),
];

/** One function of a program; locals are numbered after the parameters. */
export interface WasmFunction {
  readonly name: string;
  readonly parameters: readonly number[];
  readonly result: number | null;
  readonly locals: readonly number[];
  readonly body: readonly Code[];
}

const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const sized = (code: Code): Code => [...unsigned(code.length), ...code];
const section = (id: number, content: Code): Code => [id, ...sized(content)];
const text = (value: string): Code => sized([...new TextEncoder().encode(value)]);

/** A module of functions that share an imported memory `m.memory`; each is exported by its name. */
export function assemble(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(
    ({ parameters, result }): Code => [
      0x60,
      ...list(parameters.map((type) => [type])),
      ...list(result === null ? [] : [[result]]),
    ],
  );
  const bodies = functions.map(({ locals, body }) =>
    sized([...list(locals.map((type) => [1, type])), ...body.flat(), 0x0b]),
  );
  return Uint8Array.of(
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(2, list([[...text('m'), ...text('memory'), 2, 0, 1]])),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...section(7, list(functions.map(({ name }, at) => [...text(name), 0, ...unsigned(at)]))),
    ...section(10, list(bodies)),
  );
}
