import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { box, frustum, type Solid } from '../../sculpt/solid.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** How far apart those of a queue stand, and where its first one is before the counter; in a man's heights. */
const APART = 0.36;
const FIRST = -0.12;
/** How high they are drawn, of the height of somebody upright. */
export const QUEUE = 1.15;

/** How one after the other waits: the first pays, the others shift from leg to leg. */
const WAITING: readonly Doing[] = ['tending', 'relaxed', 'attending', 'akimbo'];
const COATS: readonly Colour[] = [
  [0.2, 0.36, 0.6],
  [0.72, 0.24, 0.2],
  [0.86, 0.68, 0.26],
  [0.26, 0.46, 0.36],
];

/** Who waits behind one who is named alone. */
const BEHIND: Company['members'] = [['woman'], []];

/** What lies on the counter: goods by their colour, where along it they are and how high; coins. */
const GOODS: readonly (readonly [colour: Colour, z: number, high: number])[] = [
  [[0.84, 0.2, 0.16], -0.24, 0.06],
  [[0.95, 0.78, 0.2], -0.15, 0.035],
  [[0.24, 0.6, 0.3], -0.07, 0.05],
  [[0.9, 0.9, 0.92], -0.19, 0.03],
];
const COIN: Colour = [0.9, 0.7, 0.26];

/** People one behind the other before a counter with goods and coins, somebody with a till behind it; others wait behind one alone. */
export function inQueue(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const queue = all.length === 1 ? [...all, ...BEHIND] : all;
  const waiting = queue.flatMap((traits, n) => {
    const x = FIRST - n * APART;
    const at = [x, 0, 0.05 * ((n % 3) - 1)] as const;
    const cloth = n === 0 && colour !== null ? colour : (COATS[n] ?? null);
    const hands = n === 0 ? { far: [FIRST + 0.28, 0.56, 0.06] as const } : {};
    const size = figureOf(traits).tall;
    const turned = 0.1 * ((n % 2) * 2 - 1);
    return member(random, WAITING[n] ?? 'idle', cloth, traits, { at, turned, size }, hands);
  });
  const server: readonly Trait[] = ['woman', 'shirt'];
  const model = [
    ...waiting,
    ...member(
      random,
      'tending',
      [0.93, 0.92, 0.88],
      server,
      { at: [0.6, 0, 0.02], turned: Math.PI - 0.3, size: figureOf(server).tall, isMirrored: true },
      { far: [0.3, 0.6, 0.08], near: [0.38, 0.56, -0.12] },
    ),
    ...counter(),
  ];
  return { model, turn: 0.34 + vary, above: 0.1 };
}

/** A counter across what they look along, a till upon it. */
function counter(): Solid[] {
  const top = 0.52;
  const steel = plain([0.2, 0.21, 0.23], { gloss: 0.4 });
  return [
    box(
      planks([0.5, 0.33, 0.19], 0.06),
      [0.3, top / 2 - 0.012, 0.12],
      [0.11, top / 2 - 0.012, 0.42],
      undefined,
      0.006,
    ),
    box(
      plain([0.9, 0.88, 0.84], { gloss: 0.3 }),
      [0.3, top - 0.012, 0.12],
      [0.135, 0.013, 0.44],
      undefined,
      0.005,
    ),
    ...GOODS.map(([colour, z, high], n) =>
      box(
        plain(colour, { gloss: 0.2 }),
        [0.28 + 0.05 * (n % 2), top + high / 2, z],
        [0.026, high / 2, 0.03],
        undefined,
        0.006,
      ),
    ),
    ...[-0.015, 0.01, 0.03].map((z, n) =>
      frustum(plain(COIN, { gloss: 0.8 }), [0.22 + 0.012 * n, top, z], 0.006, 0.013, 0.013),
    ),
    box(steel, [0.32, top + 0.035, 0.3], [0.07, 0.036, 0.09], undefined, 0.008),
    box(steel, [0.33, top + 0.11, 0.3], [0.012, 0.05, 0.08], undefined, 0.006),
  ];
}
