import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { afloat, buoys, house, hullOf, mast, rail } from './motor-ship.ts';

const BLACK: Colour = [0.06, 0.06, 0.07];
const BUFF: Colour = [0.86, 0.56, 0.24];
const WHITE: Colour = [0.93, 0.92, 0.88];
const WOOD: Colour = [0.52, 0.36, 0.2];
const ROPE: Colour = [0.3, 0.27, 0.24];

/** Where its funnels stand along it, and how high they and its masts reach. */
const FUNNELS = [-0.34, -0.06, 0.22] as const;
const FUNNEL = 0.86;
const MASTS = { at: [-0.72, 0.62], top: 0.78 } as const;

/** A steamship of about 1900: a long black hull with a white line, low white decks with lifeboats, three tall funnels that lean back, masts with stays. `heels` as of `pitching`. */
export function steamship(wish: Wish, heels = 0): Sprite {
  const [aft, fore] = MASTS.at;
  const stays = [
    [aft, -0.96, 0.2],
    [aft, FUNNELS[0], 0.5],
    [fore, FUNNELS[2], 0.5],
    [fore, 0.98, 0.28],
  ] as const;
  return afloat(
    wish,
    [
      ...hullOf(wish.colour ?? BLACK, WHITE, { deck: 0.18, wide: 0.17, bow: 0.08 }),
      ...house([-0.06, 0.225, 0], [0.62, 0.045, 0.14], 22, 0.016),
      ...house([-0.06, 0.315, 0], [0.48, 0.035, 0.12], 17, 0.014),
      ...house([0.36, 0.385, 0], [0.06, 0.035, 0.11], 3, 0.016),
      ...rail(-0.68, 0.56, 0.275, -0.15),
      ...rail(-0.54, 0.42, 0.355, -0.125),
      ...[-0.46, -0.22, 0.02, 0.26].flatMap(lifeboat),
      ...FUNNELS.flatMap(funnel),
      mast(aft, 0.2, MASTS.top - 0.2),
      mast(fore, 0.22, MASTS.top - 0.22),
      ...stays.map(([from, to, y]) =>
        limb(plain(ROPE), [from, MASTS.top - 0.02, 0], [to, y, 0], 0.003, 0.003),
      ),
      ...buoys([-0.5, -0.1, 0.3], 0.2, -0.17),
    ],
    heels,
  );
}

/** A tall funnel, buff with a black top. */
function funnel(x: number): Solid[] {
  const [foot, split] = [0.33, 0.72];
  const leans = 0.16 * (FUNNEL - foot);
  const at = (y: number) => x - (leans * (y - foot)) / (FUNNEL - foot);
  return [
    limb(plain(BUFF, { gloss: 0.2 }), [x, foot, 0], [at(split), split, 0], 0.05, 0.047),
    limb(plain(BLACK), [at(split), split, 0], [at(FUNNEL), FUNNEL, 0], 0.049, 0.048),
  ];
}

/** A lifeboat in its davits on the near side. */
const lifeboat = (x: number): Solid[] => [
  limb(plain(WHITE), [x - 0.05, 0.375, -0.13], [x + 0.05, 0.375, -0.13], 0.022, 0.022),
  ...[-0.05, 0.05].map((dx) =>
    limb(plain(WOOD), [x + dx, 0.33, -0.12], [x + dx, 0.43, -0.135], 0.005, 0.004),
  ),
];
