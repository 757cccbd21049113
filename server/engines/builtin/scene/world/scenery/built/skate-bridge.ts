import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { between, block, CONCRETE, rail, STEEL } from './paved-site.ts';
import { SKATE_PARK } from './skate-park.ts';

/** The bridge over the ramps: from where to where, its under and upper edge, and how high its parapet is. World units. */
export const MOTORWAY = { near: 13.5, far: 29, under: 8.2, high: 9.8, parapet: 0.8 } as const;
/** Where its pillars stand in two rows, to either side; how thick they are. World units. */
const PILLARS = { aside: [9.4, 26], rows: [16.4, 26.2], half: 0.85 } as const;
const SPRAYS: readonly Colour[] = [
  [0.93, 0.26, 0.46],
  [0.1, 0.62, 0.74],
  [0.97, 0.74, 0.12],
  [0.5, 0.26, 0.7],
  [0.3, 0.7, 0.32],
];
const WORDS = ['ROLL', 'FLY', 'AIR', 'OLLIE'] as const;

/** A skate park under a motorway's bridge: its ramps between sprayed pillars, lamps beneath the deck, a parapet with a sign over it. */
export const SKATE_BRIDGE: SceneryPlan = {
  ...SKATE_PARK,
  trees: 0.2,
  views: [
    { horizon: 0.6, lens: 0.84, eye: 0.4 },
    { horizon: 0.52, lens: 0.8, eye: 0.62 },
    { horizon: 0.62, lens: 0.78, eye: 0.34 },
    { horizon: 0.56, lens: 0.94, eye: 0.46 },
  ],
  lampAt: () => (_x, _y, z) => 0.2 + 0.6 * between(z, MOTORWAY.near - 3, MOTORWAY.far + 2, 5),
  solids: (site) => [...(SKATE_PARK.solids?.(site) ?? []), ...bridge(site)],
};

function bridge({ lamps }: Site): Solid[] {
  const { near, far, under, high, parapet } = MOTORWAY;
  const { aside, rows, half } = PILLARS;
  // Beneath it lamps burn by day as well.
  const lamp: Paint = () => ({
    colour: [1, 0.95, 0.85],
    glass: 0,
    glow: scaleColour(LAMP, 0.7 + Math.min(1.2, lamps * 3)),
  });
  const steel = plainPaint(STEEL);
  return [
    block([-90, under, near], [90, high, far], fascia),
    block([-90, high, near - 0.4], [90, high + parapet, near + 0.2], concrete),
    // Beams carry the deck from pillar to pillar.
    ...rows.map((z) => block([-40, under - 0.9, z - 0.7], [40, under, z + 0.7], concrete)),
    ...[-1, 1].flatMap((side) =>
      aside.flatMap((x, n) =>
        rows.map((z, row) =>
          block(
            [side * x - half, 0, z - half],
            [side * x + half, under - 0.9, z + half],
            pillar(n * 2 + row + (side > 0 ? 1 : 0)),
          ),
        ),
      ),
    ),
    ...[-5.4, 0, 5.4].flatMap((x) =>
      [near + 4.4, near + 9.4].map((z) =>
        block([x - 0.3, under - 0.14, z], [x + 0.3, under, z + 2.2], lamp),
      ),
    ),
    rail(
      [-90, high + parapet + 0.45, near - 0.1],
      [90, high + parapet + 0.45, near - 0.1],
      0.05,
      steel,
    ),
    ...Array.from({ length: 45 }, (_, n) =>
      rail(
        [-88 + n * 4, high + parapet, near - 0.1],
        [-88 + n * 4, high + parapet + 0.45, near - 0.1],
        0.04,
        steel,
      ),
    ),
    ...[-20, 4, 28].map((x) =>
      block([x - 0.12, high, near + 7], [x + 0.12, high + 8, near + 7.2], steel),
    ),
  ];
}

const concrete: Paint = ({ role }, { along, up, pixel }) => {
  const seam = inside(Math.abs(along / 7 - Math.round(along / 7)) * 7, -1, 0.04, pixel);
  const stain =
    0.07 * Math.sin(along * 1.3) * Math.sin(along * 0.41 + 1) - (role === 'front' ? 0.04 * up : 0);
  return plainFront(scaleColour(CONCRETE, (role === 'level' ? 0.8 : 0.95) + stain - 0.2 * seam));
};

/** The deck's side: tags that somebody has sprayed on it from above. */
const fascia: Paint = (face, spot) => {
  const bare = concrete(face, spot);
  if (face.role !== 'front') return bare;
  const number = Math.floor((spot.along + 4) / 13);
  const [u, v] = [(spot.along + 4 - number * 13 - 2) / 7, (spot.up - 0.35) / 0.95];
  const word = WORDS[number % WORDS.length] as string;
  const [ink, rim] = [inkAt(word, u, v, spot.pixel), inkAt(word, u - 0.02, v + 0.1, spot.pixel)];
  const spray = SPRAYS[number % SPRAYS.length] as Colour;
  return {
    ...bare,
    colour: mixColour(mixColour(bare.colour, [0.04, 0.04, 0.06], rim), spray, ink),
  };
};

/** Concrete that is sprayed as high as one reaches: clouds of paint, a word over them. */
const pillar =
  (number: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(CONCRETE);
    const reach = 3.4 + 0.25 * Math.sin(along * 5 + number);
    const cloud = Math.sin(along * 3.1 + number) + Math.sin(up * 2.3 - along * 1.7 + number * 2);
    const of = (n: number) => SPRAYS[(number + n) % SPRAYS.length] as Colour;
    const ground = mixColour(of(0), of(2), inside(cloud, 0.2, 9, 0.15));
    const word = WORDS[number % WORDS.length] as string;
    const [u, v] = [(along - 0.1) / (long - 0.2), (up - 1.3) / 1];
    const ink = inkAt(word, u, v, pixel);
    const rim = inkAt(word, u - 0.03, v + 0.08, pixel);
    const sprayed = mixColour(mixColour(ground, [0.03, 0.03, 0.05], rim), [1, 0.97, 0.9], ink);
    return plainFront(
      mixColour(scaleColour(CONCRETE, 0.94), sprayed, inside(up, 0.25, reach, pixel)),
    );
  };
