import type { Random } from '../../../../kernels/random.ts';
import type { Borne } from '../../../words/companions.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import { borneLoad } from './borne-loads.ts';
import type { BorneLoad } from './burden.ts';

/** How high a load hangs from hands, by the height of each who carries it, and how far before the chest its end is. */
const HANGS = 0.45;
const BEFORE = 0.17;
/** The same of what two have between them who go abreast. */
const HANDLE = 0.49;
/** How high who is smaller raises it at the most, so that the other need not bow. */
const RAISED = 0.72;

/** One of two who carry something: what they are like, and how tall beside the taller. */
interface Bearer {
  readonly traits: readonly Trait[];
  readonly size: number;
}
type Trait = Company['members'][number][number];

/** Two who carry one thing, each at an end of it; the colour is the first one's, `vary` how far they are turned beside usual, radians. */
export function bearing(
  random: Random,
  colour: Colour | null,
  [first = [], second = []]: Company['members'],
  vary: number,
  borne: Borne = 'crate',
): Feat {
  const [one = 1, other = 1] = sizesOf([first, second]);
  const load = borneLoad(random, borne);
  const two: readonly [Bearer, Bearer] = [
    { traits: first, size: one },
    { traits: second, size: other },
  ];
  const colours = [colour, null] as const;
  if (load.on === 'shoulders')
    return { model: onShoulders(random, colours, two, load), turn: 0.34 + vary, above: 0.1 };
  if (load.on === 'hands')
    return { model: abreast(random, colours, two, load), turn: 0.95 + vary, above: 0.1 };
  return { model: faceToFace(random, colours, two, load), turn: 0.34 + vary, above: 0.14 };
}

type Colours = readonly [Colour | null, null];

/** A load that leans as much as those differ who have its ends. */
const leaning = ({ model, end }: BorneLoad, low: number, high: number, z: number): Solid[] =>
  moved(model, { by: roll(Math.atan2(high - low, 2 * end)), to: [0, (low + high) / 2, z] });

/** They face each other over it, both hands of each beneath an end. */
function faceToFace(
  random: Random,
  colours: Colours,
  two: readonly [Bearer, Bearer],
  load: BorneLoad,
): Solid[] {
  const [low, high] = two.map(({ size }) => HANGS * size) as [number, number];
  const each = two.flatMap(({ traits, size }, n): Solid[] => {
    const side = n === 0 ? -1 : 1;
    const hand = (z: number): Vector => [
      side * (load.end - 0.015),
      (n === 0 ? low : high) - 0.01,
      z * Math.min(load.wide, 0.15 * size),
    ];
    return member(
      random,
      n === 0 ? 'walking' : 'attending',
      colours[n] ?? null,
      traits,
      {
        at: [side * (load.end + BEFORE * size), 0, 0],
        turned: n === 0 ? 0 : Math.PI,
        size,
        ...(n > 0 && { isMirrored: true }),
      },
      { near: hand(-1), far: hand(1) },
    );
  });
  return [...each, ...leaning(load, low, high, 0)];
}

/** One walks behind the other, it lies on the far shoulder of both, where it hides no face, a hand of each on it. */
function onShoulders(
  random: Random,
  colours: Colours,
  two: readonly [Bearer, Bearer],
  load: BorneLoad,
): Solid[] {
  const figures = two.map(({ traits }) => figureOf(traits));
  const heights = two.map(
    ({ size }, n) => size * ((figures[n]?.shoulder ?? 0.8) + 0.02) + 0.7 * load.wide,
  );
  const side = 0.05 + Math.max(...two.map(({ size }, n) => size * (figures[n]?.shoulders ?? 0.1)));
  const [low = 0.9, high = 0.9] = heights;
  const each = two.flatMap(({ traits, size }, n): Solid[] => {
    const x = n === 0 ? -load.end : load.end;
    return member(
      random,
      n === 0 ? 'walking' : 'striding',
      colours[n] ?? null,
      traits,
      { at: [x, 0, 0], turned: 0, size },
      { far: [x + 0.16 * size, (n === 0 ? low : high) - load.wide, side + 0.01] },
    );
  });
  return [...each, ...leaning(load, low, high, side)];
}

/** They walk abreast, it hangs from a hand of each between them. */
function abreast(
  random: Random,
  colours: Colours,
  two: readonly [Bearer, Bearer],
  load: BorneLoad,
): Solid[] {
  const sizes = two.map(({ size }) => size);
  const high = Math.min(HANDLE * Math.max(...sizes), RAISED * Math.min(...sizes));
  const each = two.flatMap(({ traits, size }, n): Solid[] => {
    const side = n === 0 ? -1 : 1;
    const hand: Vector = [0.02, high, side * load.end];
    return member(
      random,
      n === 0 ? 'walking' : 'striding',
      colours[n] ?? null,
      traits,
      { at: [0, 0, side * (load.end + 0.15 * size)], turned: 0, size },
      n === 0 ? { far: hand } : { near: hand },
    );
  });
  return [...each, ...moved(load.model, { to: [0.02, high, 0] })];
}
