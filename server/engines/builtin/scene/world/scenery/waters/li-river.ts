import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The raft: how far aside its middle is on the picture's side, how far off, half its length, how high its poles lie over the water, how thick they are. World units. */
export const RAFT = { aside: -0.9, z: 8, half: 3, up: 0.2, pole: 0.13 } as const;
const BAMBOO: Colour = [0.62, 0.54, 0.3];
const FEATHERS: Colour = [0.07, 0.08, 0.1];

/** The river of Guilin with who fishes there with cormorants: a raft of bamboo before steep hills, a lantern on its bow, two birds on it. */
export const LI_RIVER: SceneryPlan = {
  land: 'river',
  isNear: true,
  views: [
    { horizon: 0.56, lens: 0.95, eye: 0.16 },
    { horizon: 0.5, lens: 0.9, eye: 0.22 },
    { horizon: 0.6, lens: 0.9, eye: 0.15 },
    { horizon: 0.55, lens: 1.08, eye: 0.18 },
  ],
  solids: (site) => raft(site),
  lampAt:
    ({ side }) =>
    (x, y, z) =>
      1 /
      (1 +
        ((x - side * (RAFT.aside + RAFT.half - 0.5)) ** 2 + (y - 1) ** 2 + (z - RAFT.z) ** 2) / 3),
  has: new Set(['rowboat']),
  who: new Set(['fisher']),
};

function raft({ setting: { side }, lamps }: Site): Solid[] {
  const { half, up, pole } = RAFT;
  const x = side * RAFT.aside;
  const { z } = RAFT;
  const at = (along: number, high: number, off: number): Point => [
    x + side * along,
    high,
    z + off - 0.06 * along,
  ];
  const bamboo =
    (number: number): Paint =>
    (_, { up: far }) =>
      plainFront(
        scaleColour(
          BAMBOO,
          (0.82 + 0.3 * chance(number, 1, 3)) * (Math.abs((far / 0.45) % 1) < 0.08 ? 0.6 : 1),
        ),
      );
  const poles = Array.from({ length: 6 }, (_, n) => {
    const off = (n - 2.5) * pole * 2;
    return [
      rodBetween(at(-half + 0.5, up, off), at(half - 0.7, up, off), [pole, pole], 8, bamboo(n)),
      // Their ends bend upward.
      rodBetween(at(half - 0.7, up, off), at(half, up + 0.34, off), [pole, 0.1], 8, bamboo(n)),
      rodBetween(at(-half + 0.5, up, off), at(-half, up + 0.26, off), [pole, 0.1], 8, bamboo(n)),
    ];
  }).flat();
  const wood = plainPaint([0.36, 0.27, 0.16]);
  const ties = [-1.7, 0, 1.7].map((along) =>
    rodBetween(at(along, up + pole, -0.85), at(along, up + pole, 0.85), [0.07, 0.07], 6, wood),
  );
  const lit: Paint = () => ({
    colour: [1, 0.8, 0.45],
    glass: 0,
    glow: scaleColour(LAMP, 0.9 + Math.min(1.6, lamps * 4)),
  });
  const lantern = at(half - 0.5, 1.2, 0);
  const basket = at(-0.9, up + pole, 0.2);
  return [
    ...poles,
    ...ties,
    rodBetween(at(half - 0.8, up, 0), at(half - 0.5, 1.62, 0), [0.04, 0.03], 6, wood),
    ellipsoidAt(lantern, 0.17, 0.22, lit),
    frustumAt([lantern[0], lantern[1] + 0.2, lantern[2]], 0.12, 0.16, 0.02, wood, 8),
    frustumAt(basket, 0.42, 0.26, 0.34, plainPaint([0.54, 0.42, 0.22]), 10),
    // The pole by which the raft is pushed stands in the water beside who holds it.
    sheer(rodBetween(at(0.62, -1.5, 0.1), at(0.5, 3.1, 0), [0.045, 0.03], 6, bamboo(9))),
    ...cormorant(at(1.5, up + pole, -0.1), side, 0),
    ...cormorant(at(-2.1, up + pole, 0.05), -side, 1),
  ];
}

/** A cormorant that sits: dark, its neck bent, its beak hooked; one holds its wings out to dry. World units. */
function cormorant([x, low, z]: Point, way: number, number: number): Solid[] {
  const dark = plainPaint(FEATHERS);
  const sheen = plainPaint(scaleColour(FEATHERS, 1.7));
  const beak = plainPaint([0.85, 0.62, 0.18]);
  const wings = number === 0 ? [] : [-1, 1];
  return [
    rodBetween(
      [x - way * 0.16, low + 0.12, z],
      [x + way * 0.12, low + 0.62, z],
      [0.13, 0.15],
      8,
      sheen,
    ),
    rodBetween(
      [x - way * 0.14, low + 0.24, z],
      [x - way * 0.34, low + 0.02, z],
      [0.1, 0.04],
      6,
      dark,
    ),
    rodBetween(
      [x + way * 0.1, low + 0.6, z],
      [x + way * 0.06, low + 0.88, z],
      [0.1, 0.06],
      7,
      dark,
    ),
    rodBetween(
      [x + way * 0.06, low + 0.86, z],
      [x + way * 0.16, low + 1.02, z],
      [0.06, 0.055],
      7,
      dark,
    ),
    ellipsoidAt([x + way * 0.18, low + 1.05, z], 0.085, 0.07, dark),
    rodBetween(
      [x + way * 0.22, low + 1.05, z],
      [x + way * 0.42, low + 1.02, z],
      [0.035, 0.012],
      5,
      beak,
    ),
    ...[-0.05, 0.07].map((off) =>
      box([x + off - 0.03, low, z - 0.05], [x + off + 0.03, low + 0.16, z + 0.05], beak),
    ),
    ...wings.map((side) =>
      rodBetween(
        [x + side * 0.08, low + 0.56, z - 0.04],
        [x + side * 0.62, low + 0.46, z - 0.1],
        [0.16, 0.07],
        6,
        dark,
      ),
    ),
  ];
}
