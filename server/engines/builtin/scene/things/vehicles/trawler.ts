import { pick } from '../../../kernels/random.ts';
import { scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { human } from '../creatures/human.ts';
import { type Pane, plain, planks, withPanes, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, cut, ellipsoid, type Look, limb, ring } from '../sculpt/solid.ts';
import type { Solid } from '../sculpt/solid.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { pitch, UNTURNED, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { pitching } from './pitching.ts';

const HULLS: readonly Colour[] = [
  [0.16, 0.34, 0.5],
  [0.62, 0.18, 0.13],
  [0.2, 0.4, 0.32],
];
const WHITE: Colour = [0.92, 0.9, 0.85];
const DECK: Colour = [0.6, 0.45, 0.29];
const WOOD: Colour = [0.42, 0.3, 0.19];
const ROPE: Colour = [0.62, 0.52, 0.36];
const BUOY: Colour = [0.9, 0.42, 0.12];
const TYRE: Colour = [0.09, 0.09, 0.1];
/** How deep it lies in the water, by half of its length. */
const DRAUGHT = 0.13;
/** Height of a person by half the boat's length, and where one stands. */
const PERSON = 0.4;
const AFT: Vector = [-0.4, 0.2, -0.02];

const PANES: readonly Pane[] = [
  { side: '-z', at: [-0.02, 0.46], half: [0.045, 0.05], kind: 'window' },
  { side: '-z', at: [0.12, 0.46], half: [0.045, 0.05], kind: 'window' },
  { side: 'x', at: [0, 0.46], half: [0.07, 0.05], kind: 'window' },
];

/** A fishing boat as it lies in the water: a high bow, a wheelhouse, a mast with its boom and stays, buoys at its side; or a tug. `heels` as of `pitching`. */
export function trawler(wish: Wish, heels = 0): Sprite {
  const hull = wish.colour ?? pick(wish.random, HULLS);
  const crew = wish.traits?.includes('crewed')
    ? moved(human(wish.random, 'standing', null, wish.traits), { size: PERSON, to: AFT })
    : [];
  // What is below the water's face is not seen.
  const under = cut(box(plain(WOOD), [0, DRAUGHT - 0.5, 0], [2, 0.5, 2]));
  const isTug = wish.traits?.includes('tug') === true;
  const ship = [...hullOf(hull), ...(isTug ? tugWorks() : [...house(), ...rig()]), ...crew];
  const lies = moved(ship, { by: pitching(wish.random, heels) });
  const model = [...lies, under];
  if (wish.heading === undefined) return portray(wish, model, 0.5, 0.12, 3);
  const seen = { yaw: wish.heading, pitch: wish.sight?.above ?? 0.2, away: 3 };
  return sculpt(model, seen, wish.rays, wish.tall, wish.random);
}

/** The upper edge of the side: it rises to the bow. */
const sheer = (x: number): number => 0.26 + 0.16 * smoothstep(0.1, 0.85, x) ** 1.4;

function hullOf(paint: Colour): Solid[] {
  const side: Look = {
    paint: (x, y) => {
      if (y > sheer(x) - 0.035) return WHITE;
      const row = y / 0.05;
      const seam = row - Math.floor(row) < 0.1 ? 0.78 : 1;
      return scaleColour(paint, seam * (0.9 + 0.5 * smoothstep(0.1, 0.4, y)));
    },
    gloss: 0.25,
  };
  const deck = planks(DECK, 0.03, 'lying');
  return [
    // The body, its bow drawn up and forward.
    ellipsoid(side, [0, 0.26, 0], [0.74, 0.28, 0.24]),
    limb(side, [0.3, 0.2, 0], [0.72, 0.36, 0], 0.18, 0.05, 0.16),
    limb(side, [-0.35, 0.2, 0], [-0.58, 0.22, 0], 0.2, 0.17, 0.1),
    cut(box(deck, [-0.25, 0.46, 0], [0.62, 0.2, 0.5])),
    cut(ellipsoid(deck, [-0.06, 0.32, 0], [0.62, 0.16, 0.19])),
    cut(box(deck, [0.68, 0.68, 0], [0.4, 0.24, 0.5])),
    ellipsoid(deck, [-0.02, 0.2, 0], [0.6, 0.03, 0.17]),
    ...[-0.3, 0.02, 0.32].map((x) =>
      ring(plain(TYRE), [x, 0.19, -0.24], 0.034, 0.013, pitch(Math.PI / 2)),
    ),
    ...[-0.5, -0.44].map((x, n) =>
      ball(plain(BUOY, { gloss: 0.3 }), [x, 0.29, -0.14 + 0.06 * n], 0.042),
    ),
  ];
}

function house(): Solid[] {
  const wall = withPanes(worn(WHITE, 0.06), PANES);
  return [
    box(wall, [0.05, 0.38, 0], [0.15, 0.17, 0.12], UNTURNED, 0.01),
    box(worn([0.5, 0.2, 0.14], 0.08), [0.04, 0.565, 0], [0.19, 0.016, 0.15], UNTURNED, 0.01),
    limb(plain([0.2, 0.2, 0.22]), [-0.04, 0.57, 0.04], [-0.04, 0.68, 0.04], 0.022, 0.022),
    box(planks([0.52, 0.38, 0.22], 0.02), [-0.3, 0.24, 0.04], [0.07, 0.05, 0.07]),
    ball(worn(ROPE, 0.3), [-0.17, 0.23, -0.06], 0.06, 0.02),
  ];
}

/** What a tug has above: a tall wheelhouse far forward, a stack, a hook for its rope, a fender round its bow. */
function tugWorks(): Solid[] {
  const wall = withPanes(worn(WHITE, 0.06), [
    ...[-0.02, 0.1, 0.22].map((x) => ({
      ...{ side: '-z' as const, at: [x, 0.42] as const, half: [0.04, 0.04] as const },
      kind: 'window' as const,
    })),
    ...[0.06, 0.2].map((x) => ({
      ...{ side: '-z' as const, at: [x, 0.67] as const, half: [0.055, 0.05] as const },
      kind: 'window' as const,
    })),
    { side: 'x', at: [0, 0.67], half: [0.09, 0.05], kind: 'window' },
  ]);
  const roof = worn([0.62, 0.16, 0.1], 0.06);
  const black = plain([0.1, 0.1, 0.11], { gloss: 0.2 });
  return [
    box(wall, [0.1, 0.38, 0], [0.24, 0.17, 0.14], UNTURNED, 0.02),
    box(wall, [0.14, 0.66, 0], [0.13, 0.11, 0.12], UNTURNED, 0.02),
    box(roof, [0.14, 0.785, 0], [0.17, 0.018, 0.15], UNTURNED, 0.01),
    limb(black, [-0.12, 0.5, 0], [-0.14, 0.86, 0], 0.075, 0.07),
    limb(plain([0.86, 0.52, 0.1]), [-0.126, 0.68, 0], [-0.132, 0.75, 0], 0.077, 0.076),
    limb(plain(WHITE), [0.2, 0.8, 0], [0.2, 1.04, 0], 0.012, 0.008),
    limb(plain(WOOD), [-0.36, 0.22, 0], [-0.36, 0.36, 0], 0.03, 0.03),
    ball(worn(ROPE, 0.3), [-0.5, 0.24, 0], 0.075, 0.02),
    ball(black, [0.8, 0.36, 0], 0.08, 0.02),
  ];
}

function rig(): Solid[] {
  const spar = plain(WOOD, { gloss: 0.1 });
  const rope = plain(ROPE);
  return [
    limb(spar, [0.24, 0.3, 0], [0.24, 1.02, 0], 0.017, 0.01),
    limb(spar, [-0.52, 0.22, 0], [-0.52, 0.7, 0], 0.014, 0.009),
    limb(spar, [0.24, 0.5, 0], [-0.12, 0.86, 0], 0.011, 0.008),
    ...[
      [0.24, 1, 0.78, 0.42],
      [0.24, 1, -0.52, 0.68],
      [-0.12, 0.86, 0.24, 1],
      [-0.52, 0.68, -0.66, 0.3],
    ].map(([x = 0, y = 0, tx = 0, ty = 0]) => limb(rope, [x, y, 0], [tx, ty, 0], 0.0035, 0.0035)),
  ];
}
