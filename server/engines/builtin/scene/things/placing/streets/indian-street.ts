import { createRandom, type Random } from '../../../../kernels/random.ts';
import { wayOf } from '../../../world/street/way.ts';
import { beast } from '../../creatures/beast.ts';
import { COW } from '../../creatures/beasts/hoofed.ts';
import { rickshaw } from '../../vehicles/road/rickshaw.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** How high a rickshaw is, where they are, and how far from the middle of the way. World units. */
const RICKSHAWS = { high: 1.75, aside: 1.7, at: [9.5, 15, 22, 30, 38, 52] } as const;
/** The same of cows, which stand wherever they like. */
const COWS = {
  high: 1.55,
  at: [
    [11.5, 0.62],
    [24, -0.5],
  ],
} as const;
const WHITE = [0.84, 0.8, 0.72] as const;
/** The share of the picture's height that one of them is drawn in at the most. */
const MOST = 0.4;

/** Rickshaws that drive both ways through a street in India, and cows between them. */
export function indianStreet(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { idea, land, side } = setting;
  if (land !== 'street' || idea.town !== 'indian') return [];
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const wish = (colour: Draft['tone'] | null, heading?: number) =>
    wishIn(setting, {
      ...{ colour: colour ?? null, posture: null, tall: 0, isPortrait: false },
      ...(heading !== undefined && { heading }),
    });
  const rickshaws = RICKSHAWS.at.map((z, n): Draft => {
    const at = n % 2 === 0 ? side : -side;
    const x = way.middle(z) + at * RICKSHAWS.aside;
    // Those on the left come, those on the right go.
    const heading =
      (-Math.sign(x - way.middle(z)) * Math.PI) / 2 - Math.atan2(x, z) + Math.atan(way.turns(z));
    const mine = { ...wish(null, heading), random: own(random) };
    return {
      draw: (tall) => rickshaw({ ...mine, tall }),
      x,
      z,
      base: 0,
      size: RICKSHAWS.high,
      casts: true,
    };
  });
  const cows = COWS.at.map(([z, share], n): Draft => {
    const mine = { ...wish(WHITE), random: own(random) };
    const draw: Drawing = (tall) =>
      beast(COW, ['standing'], { ...mine, tall, faces: n % 2 === 0 ? 1 : -1 });
    return {
      draw,
      x: way.middle(z) + side * share * way.front,
      z,
      base: 0,
      size: COWS.high,
      casts: true,
    };
  });
  const drafts = [
    ...(idea.without.includes('car') ? [] : rickshaws),
    ...(idea.without.includes('cow') ? [] : cows),
  ].filter(({ z }) => z < way.end - 4);
  return drawAsSeen(stage, drafts, MOST * frame.height);
}

const own = (random: Random): Random => createRandom(random.uint32());
