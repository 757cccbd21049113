import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { type Pane, plain, planks, withPanes, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { ball, box, cut, ellipsoid, type Look, limb, ring } from '../../sculpt/solid.ts';
import { pitch, UNTURNED, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { pitching } from './pitching.ts';

/** The colours that fishing boats are painted. */
export const TRAWLER_HULLS: readonly Colour[] = [
  [0.16, 0.34, 0.5],
  [0.62, 0.18, 0.13],
  [0.86, 0.84, 0.78],
  [0.2, 0.4, 0.32],
  [0.82, 0.58, 0.16],
  [0.22, 0.56, 0.6],
  [0.13, 0.14, 0.18],
];
/** Of what colours their wheelhouses, roofs, stripes, nets and crates are. */
const WALLS: readonly Colour[] = [
  [0.92, 0.9, 0.85],
  [0.92, 0.9, 0.85],
  [0.78, 0.62, 0.36],
  [0.5, 0.33, 0.2],
  [0.62, 0.74, 0.78],
];
const ROOFS: readonly Colour[] = [
  [0.5, 0.2, 0.14],
  [0.9, 0.88, 0.82],
  [0.2, 0.34, 0.44],
  [0.28, 0.3, 0.3],
];
const STRIPES: readonly Colour[] = [
  [0.92, 0.9, 0.85],
  [0.9, 0.68, 0.16],
  [0.74, 0.16, 0.12],
  [0.14, 0.22, 0.38],
];
const NETS: readonly Colour[] = [
  [0.16, 0.42, 0.34],
  [0.16, 0.34, 0.54],
  [0.82, 0.42, 0.14],
];
const CRATES: readonly Colour[] = [
  [0.16, 0.4, 0.66],
  [0.86, 0.46, 0.12],
  [0.52, 0.38, 0.22],
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

/** How high the dark paint of what is under water reaches. */
const BOOT = DRAUGHT + 0.025;
const ANTIFOULING: Colour = [0.3, 0.08, 0.06];

const PANES: readonly Pane[] = [
  { side: '-z', at: [-0.02, 0.46], half: [0.045, 0.05], kind: 'window' },
  { side: '-z', at: [0.12, 0.46], half: [0.045, 0.05], kind: 'window' },
  { side: 'x', at: [0, 0.46], half: [0.07, 0.05], kind: 'window' },
];

/** How a fishing boat is built: where along it its wheelhouse is and how large, where its mast, its working deck and who is on it; an open boat has only a low cuddy. */
interface Build {
  readonly house: number;
  readonly large: number;
  readonly mast: number;
  readonly gear: number;
  readonly crew: Vector;
}

const BUILDS: readonly Build[] = [
  { house: 0.05, large: 1, mast: 0.24, gear: -0.34, crew: [-0.14, 0.2, -0.04] },
  { house: -0.34, large: 1.04, mast: 0.16, gear: 0.12, crew: [-0.06, 0.2, -0.02] },
  { house: 0.22, large: 0.72, mast: -0.02, gear: -0.26, crew: [-0.5, 0.2, -0.02] },
];

/** A fishing boat as it lies in the water: a high bow, a wheelhouse fore or aft, a mast with its boom and stays, a net, crates and buoys; or a tug. No two are alike. `heels` as of `pitching`. */
export function trawler(wish: Wish, heels = 0): Sprite {
  const hull = wish.colour ?? pick(wish.random, TRAWLER_HULLS);
  const build = pick(wish.random, BUILDS);
  const isTug = wish.traits?.includes('tug') === true;
  const stripe = pick(wish.random, STRIPES);
  const crew = wish.traits?.includes('crewed')
    ? moved(human(wish.random, 'standing', null, wish.traits), {
        size: PERSON,
        to: isTug ? AFT : build.crew,
      })
    : [];
  // What is below the water's face is not seen.
  const under = cut(box(plain(WOOD), [0, DRAUGHT - 0.5, 0], [2, 0.5, 2]));
  const ship = [
    ...hullOf(hull, stripe),
    ...(isTug ? tugWorks() : works(build, wish.random)),
    ...crew,
  ];
  const lies = moved(ship, { by: pitching(wish.random, heels) });
  const model = [...lies, under];
  if (wish.heading === undefined) return portray(wish, model, 0.5, 0.12, 3);
  const seen = { yaw: wish.heading, pitch: wish.sight?.above ?? 0.2, away: 3 };
  return sculpt(model, seen, wish.rays, wish.tall, wish.random);
}

/** The upper edge of the side: it rises to the bow. */
const sheer = (x: number): number => 0.26 + 0.16 * smoothstep(0.1, 0.85, x) ** 1.4;

function hullOf(paint: Colour, stripe: Colour): Solid[] {
  const side: Look = {
    paint: (x, y) => {
      if (y > sheer(x) - 0.035) return stripe;
      if (y < BOOT) return ANTIFOULING;
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

/** What stands on the deck of a boat of a build: its wheelhouse, mast and gear, in colours of its own. */
function works({ house: at, large, mast, gear }: Build, random: Random): Solid[] {
  const cabin = house(pick(random, WALLS), pick(random, ROOFS));
  const foot = 0.2 * (1 - large);
  return [
    ...moved(cabin, { size: large, to: [at - 0.05 * large, foot, 0] }),
    ...moved(rig(), { to: [mast - 0.24, 0, 0] }),
    ...moved(gearOf(random), { to: [gear, 0, 0] }),
  ];
}

function house(paint: Colour, roof: Colour): Solid[] {
  const wall = withPanes(worn(paint, 0.06), PANES);
  return [
    box(wall, [0.05, 0.38, 0], [0.15, 0.17, 0.12], UNTURNED, 0.01),
    box(worn(roof, 0.08), [0.04, 0.565, 0], [0.19, 0.016, 0.15], UNTURNED, 0.01),
    limb(plain([0.2, 0.2, 0.22]), [-0.04, 0.57, 0.04], [-0.04, 0.68, 0.04], 0.022, 0.022),
    limb(plain(WHITE), [0.1, 0.57, -0.05], [0.1, 0.74, -0.05], 0.006, 0.004),
  ];
}

/** A heap of net with its floats, or a drum of it; crates beside it. */
function gearOf(random: Random): Solid[] {
  const net = worn(pick(random, NETS), 0.35);
  const crates = [0, 1].map((n) =>
    box(
      worn(pick(random, CRATES), 0.1),
      [0.13, 0.245 + 0.075 * n, 0.05 - 0.02 * n],
      [0.055, 0.034, 0.06],
    ),
  );
  const isDrum = random.unit() < 0.4;
  const heap = isDrum
    ? [
        limb(net, [-0.02, 0.32, -0.11], [-0.02, 0.32, 0.11], 0.075, 0.075),
        ...[-0.13, 0.13].map((z) =>
          limb(plain(TYRE), [-0.02, 0.32, z], [-0.02, 0.32, z * 1.06], 0.1, 0.1),
        ),
      ]
    : [
        ball(net, [-0.05, 0.23, -0.04], 0.085, 0.03),
        ball(net, [0.03, 0.22, -0.08], 0.06, 0.03),
        ball(plain(BUOY), [-0.03, 0.3, -0.09], 0.024),
      ];
  return [...heap, ...crates];
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
