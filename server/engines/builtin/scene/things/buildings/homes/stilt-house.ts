import type { Colour } from '../../../words/idea.ts';
import { plain, planks, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { hip } from '../parts.ts';

const WOOD: Colour = [0.46, 0.33, 0.22];
const POSTS: Colour = [0.34, 0.26, 0.19];
const THATCH: Colour = [0.62, 0.5, 0.3];

/** How high the deck stands, and half its width and depth. */
const DECK = 0.5;
const WIDE = 0.62;
const DEEP = 0.44;
/** Half the width and depth of the hut, and how high its walls are. */
const HUT = { wide: 0.42, deep: 0.28, high: 0.34 } as const;

/** A hut of boards under a thatched roof, on a deck that stands on posts; a ladder leads up. */
export function stiltHouse(wish: Wish): Sprite {
  const wood = wish.colour ?? WOOD;
  const boards = planks(wood, 0.045, 'lying');
  const wall = withPanes(boards, [
    { side: '-z', at: [-0.2, DECK + 0.2], half: [0.07, 0.075], kind: 'window' },
    { side: '-z', at: [0.14, DECK + 0.15], half: [0.075, 0.14], kind: 'door' },
    { side: 'x', at: [0, DECK + 0.2], half: [0.07, 0.075], kind: 'window' },
    { side: '-x', at: [0, DECK + 0.2], half: [0.07, 0.075], kind: 'window' },
  ]);
  const thatch: Look = {
    ...worn(THATCH, 0.4),
    bump: (x, y, z) => 0.012 * Math.sin((x + z) * 130) * Math.sin(y * 46),
    fur: 0.03,
  };
  const model = [
    ...posts(),
    box(planks(wood, 0.05), [0, DECK - 0.02, 0], [WIDE, 0.022, DEEP]),
    box(wall, [0, DECK + HUT.high / 2, 0.08], [HUT.wide, HUT.high / 2, HUT.deep]),
    hip(thatch, [0, DECK + HUT.high - 0.02, 0.08], [HUT.wide + 0.13, HUT.deep + 0.13], 0.42),
    ...railing(wood),
    ...ladder(),
  ];
  return portray(underOpenSky(wish), model, 0.5, 0.08, 2.6);
}

/** Posts down into the water, braced crosswise. */
function posts(): Solid[] {
  const look = worn(POSTS, 0.25);
  const xs = [-0.56, -0.19, 0.19, 0.56];
  return [-DEEP + 0.06, DEEP - 0.06].flatMap((z) => [
    ...xs.map((x, n) =>
      limb(look, [x + 0.02 * Math.sin(n * 4), -0.02, z], [x, DECK - 0.02, z], 0.028, 0.024),
    ),
    ...xs.slice(1).map((x, n) => {
      const [from, to] = n % 2 === 0 ? [0.14, DECK - 0.06] : [DECK - 0.06, 0.14];
      return limb(look, [xs[n] ?? x, from, z], [x, to, z], 0.012, 0.012);
    }),
  ]);
}

/** A rail around the deck, open where the ladder comes up. */
function railing(wood: Colour): Solid[] {
  const look = worn(wood, 0.2);
  const rail = DECK + 0.15;
  return [
    limb(look, [-WIDE, rail, -DEEP], [0.28, rail, -DEEP], 0.012, 0.012),
    ...[-1, 1].map((side) =>
      limb(look, [side * WIDE, rail, -DEEP], [side * WIDE, rail, DEEP], 0.012, 0.012),
    ),
    ...[-0.62, -0.32, -0.02, 0.28, 0.62].map((x) =>
      limb(look, [x, DECK, -DEEP], [x, rail, -DEEP], 0.014, 0.012),
    ),
  ];
}

/** A ladder from the deck into the water. */
function ladder(): Solid[] {
  const look = plain(POSTS);
  const rung = (n: number): Solid => {
    const share = (n + 0.5) / 7;
    return box(
      look,
      [0.45, DECK * (1 - share), -DEEP - 0.02 - 0.16 * share],
      [0.07, 0.01, 0.012],
      roll(0.04 * Math.sin(n * 5)),
    );
  };
  return [
    ...[0.38, 0.52].map((x) =>
      limb(look, [x, DECK + 0.06, -DEEP], [x, -0.02, -DEEP - 0.18], 0.014, 0.014),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map(rung),
  ];
}
