import { lumaBytes } from '../kernels/luma.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { followScratches } from './follow-scratches.ts';
import { inkOf, pixelsOfInk } from './ink.ts';
import { findMarks, heightsOf, type Mark, type Marks } from './marks.ts';

/** Scratches and specks of a picture. */
export interface Damage {
  /** One byte a pixel: 255 where damaged, grown by a pixel over soft edges. */
  readonly mask: Uint8Array<ArrayBuffer>;
  readonly scratches: number;
  readonly specks: number;
}

/** What a mark has to be to count as damage. Lengths in pixels, heights 0 to 255. */
interface Demands {
  /** Scratches are at least so long, and so much of the picture's longer side. */
  readonly long: number;
  readonly longShare: number;
  /** Both stand out at least so much, and so many times more than the texture around. */
  readonly scratchHeight: number;
  readonly scratchOver: number;
  readonly speckHeight: number;
  readonly speckOver: number;
  /** Where more than this share of the surroundings stands out as well there is hair, grass or writing. */
  readonly scratchCrowd: number;
  readonly speckCrowd: number;
  /** Where more than this share of the surroundings has its colour, */
  readonly alike: number;
  /** only a scratch so long (pixels) whose sides are so like each other is believed. */
  readonly longAlone: number;
  readonly step: number;
  /** The sides of any scratch are at most so unlike each other: of an edge they differ more. */
  readonly edge: number;
}

/** Of a picture of which nothing is known. */
const FIRST: Demands = {
  long: 16,
  longShare: 0.022,
  scratchHeight: 36,
  scratchOver: 10,
  speckHeight: 34,
  speckOver: 9,
  scratchCrowd: 0.012,
  speckCrowd: 0.012,
  alike: 1,
  longAlone: 0,
  step: 255,
  edge: 20,
};
/** Of one that is known to be damaged, for marks of the same colour as those found first. */
const MORE: Demands = {
  long: 9,
  longShare: 0.012,
  scratchHeight: 16,
  scratchOver: 4,
  speckHeight: 30,
  speckOver: 8,
  scratchCrowd: 0.05,
  speckCrowd: 0.015,
  alike: 0.08,
  longAlone: 24,
  step: 12,
  edge: 255,
};
/**
 * Of one that is known to be damaged, for marks of any colour: where hardly anything else stands out, what
 * is so high over so even a ground, and alike on both sides, is no part of what the picture shows.
 */
const CLEAR: Demands = {
  ...FIRST,
  long: 20,
  longShare: 0.03,
  scratchHeight: 28,
  scratchOver: 6,
  speckHeight: 30,
  speckOver: 14,
  scratchCrowd: 0.025,
  speckCrowd: 0.02,
  edge: 10,
};
/** Of long scratches: where so long a line runs alone over even ground, it may be faint. */
const FAINT: Demands = {
  ...CLEAR,
  longShare: 0.09,
  scratchHeight: 15,
  scratchOver: 5,
  scratchCrowd: 0.01,
  speckHeight: Number.POSITIVE_INFINITY,
  edge: 6,
};
/** Of what is left when all that was found no longer counts as texture around it. */
const REST: Demands = { ...CLEAR, scratchOver: 8, edge: 6 };
/** Of specks beside other damage: more may stand out around them, but they stand out much more. */
const BESIDE: Demands = {
  ...CLEAR,
  long: Number.POSITIVE_INFINITY,
  speckOver: 22,
  speckCrowd: 0.08,
};
/**
 * Of what stands out in their colour, the marks found first are at least this share, or they are the
 * few of the picture's own lines that happen to lie alone; and more than that, or nothing else is
 * believed to be damage for its colour.
 */
const PECULIAR = 0.008;
const VERY_PECULIAR = 0.03;
/** What is at least so high stands out. */
const STANDING = 12;
/** Scratches are so thin (pixels) and so much longer than broad. */
const THIN = 3.6;
const SLENDER = 5;
/** Specks: at most so many pixels, so much longer than broad. */
const SPECK_PIXELS = 46;
const SPECK_SLENDER = 4;
/** Fewer specks and scratches may be the light in an eye, a button, a wire. */
const LEAST_SPECKS = 5;
const LEAST_SCRATCHES = 2;
/** One of them is at least this share of the longer side: bars between lit windows are shorter. */
const LONGEST = 0.09;
/** Light specks that lie mostly where it is darker than this are stars or lamps. */
const NIGHT = 90;
const NIGHT_SHARE = 0.6;
/** But beside scratches what is this high is dust. */
const DUST_HEIGHT = 85;
/**
 * How long each step of a search takes beside the others: for light marks, then for dark ones, to find
 * and to judge the first, the same for more, to follow them, and the same for the rest.
 */
const WEIGHTS = [11, 8, 11, 8, 11, 11, 8, 8, 11, 11] as const;

/**
 * Finds scratches and dust in a picture (RGBA): what stands out by more than the texture around it
 * does, and is long and thin or small and lonely. Hair, grass and wires have their like beside them.
 * Once some were found for certain, more is believed to be damage that has their colour: a scratch
 * over bricks stands out little, but no joint between bricks is of the scratches' white. `onShare` is
 * told the share of the work that is done.
 */
export function findDamage(pixels: Uint8ClampedArray, width: number, onShare: OnShare): Damage {
  const on = divideShare(onShare, WEIGHTS);
  const luma = lumaBytes(pixels);
  const side = Math.max(width, luma.length / width);
  const mask = new Uint8Array(luma.length);
  const kinds = [false, true].map((dark) => {
    const marks = findMarks(luma, width, dark, null, on[dark ? 2 : 0]);
    const first = pick(marks, FIRST, side);
    const kept = keepPeculiar(first, pixels, luma, width, dark);
    on[dark ? 3 : 1](1);
    return { dark, marks, ...kept };
  });
  const certain = join(kinds.map(({ first }) => first));
  const enough =
    certain.specks.length >= LEAST_SPECKS ||
    (certain.scratches.length >= LEAST_SCRATCHES &&
      certain.scratches.some(({ length }) => length >= LONGEST * side));
  if (!enough) return { mask, scratches: 0, specks: 0 };
  const more = kinds.map(({ dark, allowed }) =>
    allowed === null
      ? NOTHING
      : pick(findMarks(luma, width, dark, allowed, on[dark ? 5 : 4]), MORE, side),
  );
  const clear = kinds.map(({ marks }) =>
    gathered([CLEAR, FAINT, BESIDE].map((demands) => pick(marks, demands, side))),
  );
  const damage = damageOf([certain, join(more), join(clear)], width, mask);
  for (const [index, { dark, first, allowed }] of kinds.entries()) {
    const { scratches } = gathered([first, more[index] ?? NOTHING, clear[index] ?? NOTHING]);
    const steps = followScratches(scratches, { luma, width, dark, allowed });
    for (const at of steps) markAround(mask, width, at);
    on[dark ? 7 : 6](1);
  }
  // What was found no longer counts as texture around the rest.
  const others = mask.map((value) => (value === 0 ? 1 : 0));
  const left = join(
    kinds.map(({ dark }) =>
      pick(findMarks(luma, width, dark, others, on[dark ? 9 : 8]), REST, side),
    ),
  );
  const rest = damageOf([left], width, mask);
  return {
    mask,
    scratches: damage.scratches + rest.scratches,
    specks: damage.specks + rest.specks,
  };
}

/**
 * Those of the marks whose colour is peculiar to them, and the pixels that have it (null when others
 * have it too). Where all together are not, those that stand out most in their own level are asked.
 */
function keepPeculiar(
  marks: Picked,
  pixels: Uint8ClampedArray,
  luma: Uint8Array,
  width: number,
  dark: boolean,
): { readonly first: Picked; readonly allowed: Uint8Array | null } {
  for (let first = marks; ; first = extremeHalf(first)) {
    const ink = inkOf(pixels, [...first.scratches, ...first.specks]);
    if (ink === null) return { first: first === marks ? first : NOTHING, allowed: null };
    const allowed = pixelsOfInk(pixels, ink);
    const share = peculiarity(first, allowed, luma, width, dark);
    if (share >= VERY_PECULIAR) return { first, allowed };
    if (share >= PECULIAR && first === marks) return { first, allowed: null };
  }
}

/** The half of the marks whose own level, ground and height together, is farthest from the middle. */
function extremeHalf({ scratches, specks }: Picked): Picked {
  const level = (mark: Mark) => Math.abs(mark.ground + (mark.dark ? -1 : 1) * mark.height - 128);
  const kept = new Set(
    [...scratches, ...specks]
      .toSorted((a, b) => level(b) - level(a))
      .slice(0, half(scratches.length + specks.length)),
  );
  const among = (marks: readonly Mark[]) => marks.filter((mark) => kept.has(mark));
  return { scratches: among(scratches), specks: among(specks) };
}

const half = (count: number): number => (count > 1 ? Math.ceil(count / 2) : 0);

/** Which share the marks are of all that stands out in their colour. */
function peculiarity(
  { scratches, specks }: Picked,
  allowed: Uint8Array,
  luma: Uint8Array,
  width: number,
  dark: boolean,
): number {
  const own = new Set([...scratches, ...specks].flatMap((mark) => mark.pixels));
  const heights = heightsOf(luma, width, dark);
  const like = heights.filter((height, at) => height > STANDING && allowed[at] === 1).length;
  return own.size / Math.max(1, like);
}

interface Picked {
  readonly scratches: readonly Mark[];
  readonly specks: readonly Mark[];
}

const NOTHING: Picked = { scratches: [], specks: [] };

function pick({ lines, spots }: Marks, demands: Demands, side: number): Picked {
  return {
    scratches: lines.filter((mark) => isScratch(mark, demands, side)),
    specks: spots.filter((mark) => isSpeck(mark, demands)),
  };
}

function gathered(parts: readonly Picked[]): Picked {
  return {
    scratches: parts.flatMap(({ scratches }) => scratches),
    specks: parts.flatMap(({ specks }) => specks),
  };
}

/** Light and dark ones together, stars left out. */
function join(kinds: readonly Picked[]): Picked {
  const { scratches, specks } = gathered(kinds);
  return { scratches, specks: withoutStars(specks, scratches.length >= LEAST_SCRATCHES) };
}

const isScratch = (mark: Mark, demands: Demands, side: number): boolean =>
  mark.length >= Math.max(demands.long, demands.longShare * side) &&
  mark.breadth <= THIN &&
  mark.length >= SLENDER * mark.breadth &&
  mark.height >= demands.scratchHeight &&
  mark.height >= demands.scratchOver * mark.texture &&
  mark.crowd <= demands.scratchCrowd &&
  mark.step <= demands.edge &&
  (mark.alike <= demands.alike || (mark.length >= demands.longAlone && mark.step <= demands.step));

const isSpeck = (mark: Mark, demands: Demands): boolean =>
  mark.pixels.length <= SPECK_PIXELS &&
  mark.pixels.length >= 2 &&
  mark.length <= SPECK_SLENDER * mark.breadth + 2 &&
  mark.height >= demands.speckHeight &&
  mark.height >= demands.speckOver * mark.texture &&
  mark.crowd <= demands.speckCrowd &&
  mark.alike <= Math.max(demands.alike, demands.speckCrowd);

function withoutStars(specks: readonly Mark[], beside: boolean): Mark[] {
  const light = specks.filter(({ dark }) => !dark);
  const atNight = light.filter(({ ground }) => ground < NIGHT).length;
  const stars = atNight > NIGHT_SHARE * light.length;
  const isStar = ({ dark, ground, height }: Mark) =>
    !dark && ground < NIGHT && !(beside && height >= DUST_HEIGHT);
  return specks.filter((mark) => !(stars && isStar(mark)));
}

/** Marks all of them; what lies mostly on a mark that was counted before is not counted again. */
function damageOf(rounds: readonly Picked[], width: number, mask: Uint8Array<ArrayBuffer>): Damage {
  const add = (marks: readonly Mark[]) => {
    const fresh = marks.filter(
      ({ pixels }) => pixels.filter((at) => mask[at] === 0).length > pixels.length / 2,
    );
    for (const { pixels } of marks) for (const at of pixels) markAround(mask, width, at);
    return fresh.length;
  };
  let [scratches, specks] = [0, 0];
  for (const round of rounds) {
    scratches += add(round.scratches);
    specks += add(round.specks);
  }
  return { mask, scratches, specks };
}

function markAround(mask: Uint8Array, width: number, at: number): void {
  const x = at % width;
  for (const row of [at - width, at, at + width]) {
    if (row < 0 || row >= mask.length) continue;
    mask.fill(255, x > 0 ? row - 1 : row, x + 1 < width ? row + 2 : row + 1);
  }
}
