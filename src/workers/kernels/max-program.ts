/*
 * A program in WebAssembly that takes the greater of bytes sixteen at a time; written by hand, as
 * it is one loop in another. It is
 *
 *   raise(to, base, plan, planEnd, count):
 *     do { sixteen bytes at `to`: the greatest of them and, for each pair p, q of whole numbers from
 *       `plan` to `planEnd`, of those at base + p and base + q;
 *       to += 16; base += 16; count -= 16
 *     } while (count > 0)
 *
 * in the binary format of the WebAssembly core specification 2.0, section 5, with its fixed-width
 * vectors; engines without those refuse it.
 */

const I32 = 0x7f;
const V128 = 0x7b;
/** Parameters and locals by their number. */
const [TO, BASE, PLAN, PLAN_END, COUNT, PAIR, GREATEST] = [0, 1, 2, 3, 4, 5, 6];

const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const constant = (value: number): number[] => [0x41, value];
const ADD = [0x6a];
const SUBTRACT = [0x6b];
const load = (offset: number): number[] => [0x28, 2, offset];
const LOAD_16 = [0xfd, 0, 0, 0];
const STORE_16 = [0xfd, 11, 0, 0];
const GREATER_16 = [0xfd, 0x79];
const LOOP = [0x03, 0x40];
const AGAIN_IF = [0x0d, 0];
const END = [0x0b];

const step = (local: number, by: number, how: readonly number[]): number[] => [
  ...get(local),
  ...constant(by),
  ...how,
  ...set(local),
];
/** The sixteen bytes that one half of the present pair points to. */
const partner = (offset: number): number[] => [
  ...get(BASE),
  ...get(PAIR),
  ...load(offset),
  ...ADD,
  ...LOAD_16,
];

const BODY = [
  // Locals: one whole number, one vector.
  ...[2, 1, I32, 1, V128],
  ...LOOP,
  ...get(TO),
  ...LOAD_16,
  ...set(GREATEST),
  ...get(PLAN),
  ...set(PAIR),
  ...LOOP,
  ...get(GREATEST),
  ...partner(0),
  ...partner(4),
  ...GREATER_16,
  ...GREATER_16,
  ...set(GREATEST),
  ...step(PAIR, 8, ADD),
  ...get(PAIR),
  ...get(PLAN_END),
  // Less than, unsigned.
  0x49,
  ...AGAIN_IF,
  ...END,
  ...get(TO),
  ...get(GREATEST),
  ...STORE_16,
  ...step(TO, 16, ADD),
  ...step(BASE, 16, ADD),
  ...step(COUNT, 16, SUBTRACT),
  ...get(COUNT),
  ...constant(0),
  // Greater than, signed.
  0x4a,
  ...AGAIN_IF,
  ...END,
  ...END,
];

const named = (text: string): number[] => [text.length, ...new TextEncoder().encode(text)];
const section = (id: number, ...content: number[]): number[] => [id, content.length, ...content];

const PROGRAM = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 1, 0x60, 5, I32, I32, I32, I32, I32, 0),
  ...section(2, 1, ...named('m'), ...named('memory'), 2, 0, 1),
  ...section(3, 1, 0),
  ...section(7, 1, ...named('raise'), 0, 0),
  ...section(10, 1, BODY.length, ...BODY),
);

/** Raises `count` bytes (a multiple of 16, above 0) at `to`; see the top of this file. */
export type Raise = (
  to: number,
  base: number,
  plan: number,
  planEnd: number,
  count: number,
) => void;

const PAGE = 65_536;

/** The program with a memory of its own of at least `bytes`; null where it can't run. */
export function startMaxProgram(bytes: number): { memory: ArrayBuffer; raise: Raise } | null {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const program = new WebAssembly.Instance(new WebAssembly.Module(PROGRAM), { m: { memory } });
    const { raise } = program.exports;
    if (typeof raise !== 'function') return null;
    return {
      memory: memory.buffer,
      raise: (to, base, plan, planEnd, count) => void raise(to, base, plan, planEnd, count),
    };
  } catch {
    return null;
  }
}
