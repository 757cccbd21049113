import { distance, type Ground } from './ground.ts';
import type { Regions } from './segment.ts';

/** The bit of what is like none of them: edges between grounds, and other things. */
export const OTHER = 64;
/** The bit of everything that is known, and of where anything may be. */
const ANY = 128;

/** A known pixel is like a ground whose colour differs by less, in grey levels; and as like as the likest nearly. */
const LIKE = 30;
const NEARLY = 6;

/** The grounds of the pixels of the picture: in the hole those that are `wanted`, elsewhere by colour. `bits` are those of regions. */
export function spreadGrounds(
  { planes, hole }: Ground,
  { label, means }: Regions,
  bits: ReadonlyMap<number, number>,
  wanted: Uint8Array,
): Uint8Array {
  const near = nearestGrounds(
    [...bits].map(([region, bit]) => ({ mean: means[region] ?? [], bit })),
  );
  const [light, blueness, redness] = planes as [Float32Array, Float32Array, Float32Array];
  const memo = new Map<number, number>();
  return hole.map((unknown, at) => {
    if (unknown === 1) return wanted[at] as number;
    const region = label[at] as number;
    if (region < 0)
      return ANY | near(light[at] as number, blueness[at] as number, redness[at] as number);
    const found =
      bits.get(region) ?? memo.get(region) ?? near(...(means[region] as [number, number, number]));
    memo.set(region, found);
    return ANY | found;
  });
}

/** Bins of a colour's table a side, and how many grey levels one is. */
const BINS = 64;
const BIN = 8;

/** Tells the bits of those grounds that a colour is like, in steps of {@link BIN} grey levels. */
function nearestGrounds(
  palette: readonly { readonly mean: readonly number[]; readonly bit: number }[],
): (light: number, blueness: number, redness: number) => number {
  const table = new Int16Array(BINS ** 3).fill(-1);
  const bin = (value: number) =>
    Math.max(0, Math.min(BINS - 1, Math.round(value / BIN) + BINS / 2));
  const look = (colour: readonly number[]) => {
    const away = palette.map(({ mean }) => distance(mean, colour));
    const least = Math.min(...away);
    if (least > LIKE) return OTHER;
    return palette.reduce(
      (mask, { bit }, n) => ((away[n] as number) < least + NEARLY ? mask | bit : mask),
      0,
    );
  };
  return (light, blueness, redness) => {
    const key = (bin(light) * BINS + bin(blueness)) * BINS + bin(redness);
    if (table[key] === -1) table[key] = look([light, blueness, redness]);
    return table[key] as number;
  };
}
