import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
} from '../../street/solid.ts';
import { between, block, CONCRETE, lampPost, paved, post, WHITE } from '../built/paved-site.ts';
import { panel } from '../far/pieces.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The bowl: how far off its middle is, half its width and its depth, how high its wall is, of how many pieces its near half is. World units. */
const BOWL = { z: 84, wide: 46, deep: 40, high: 19, pieces: 30 } as const;
/** How wide a piece of its wall is at most, and how far its roof juts out and rises. World units. */
const EAVE = { out: 5, up: 5.5 } as const;
const RED: Colour = [0.78, 0.1, 0.12];
const SLAB: Colour = [0.66, 0.64, 0.6];
const STEEL: Colour = [0.8, 0.82, 0.84];

/** A stadium from outside: its round bowl of concrete and glass behind a plaza, floodlights over its rim, flags, fans on their way to the gates. */
export const STADIUM_FRONT: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.3,
  views: [
    { horizon: 0.62, lens: 0.94, eye: 0.5 },
    { horizon: 0.54, lens: 0.9, eye: 1.1 },
    { horizon: 0.66, lens: 0.86, eye: 0.4 },
    { horizon: 0.62, lens: 1.05, eye: 0.6 },
  ],
  ground: levelled(120, 150),
  soil: paved((x, z, soft) => {
    const off = (v: number, wide: number) => Math.abs(v / wide - Math.round(v / wide)) * wide;
    const joint =
      smoothstep(0.05 + soft, 0.01, Math.min(off(x, 2), off(z, 2))) * smoothstep(0.3, 0.06, soft);
    const strip = between(off(x, 8), -1, 0.5, 0.05 + soft);
    const stone = mixColour(SLAB, scaleColour(SLAB, 0.78), 0.7 * strip);
    return [scaleColour(stone, 1 - 0.2 * joint), between(Math.abs(x), -9, 110, 4)];
  }),
  lampAt: () => (x, y, z) =>
    (0.16 + 0.4 * smoothstep(20, 50, z)) *
    (y > LEVEL + 21 ? 0.6 : 1) *
    between(Math.abs(x), -9, 60, 20),
  isTended: (x, z) => Math.abs(x) < 112 && z < 140,
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...bowl(lamps),
    ...[-1, 1].flatMap((at) => [mast(at * 38, 62, lamps), mast(at * 44, 108, lamps)]).flat(),
    ...flags(),
    ...booth(-side * 9.6, 27, lamps),
    ...booth(side * 10.4, 30, lamps),
    ...[-13, 13].flatMap((x) => lampPost(x, 20, 6, lamps)),
  ],
};

/** A place on the bowl's rim, `out` beyond it: 0 at its right end, half a turn nearer to the eye at its left. */
const rimAt = (share: number, out = 0): readonly [number, number] => {
  const turn = Math.PI * share;
  return [(BOWL.wide + out) * Math.cos(turn), BOWL.z - (BOWL.deep + out) * Math.sin(turn)];
};

/** The near half of the bowl: its wall between ribs, the roof's white edge that rises outward. */
function bowl(lamps: number): Solid[] {
  const { pieces, high } = BOWL;
  const steel = plainPaint(STEEL);
  return Array.from({ length: pieces }, (_, n): Solid[] => {
    // From the left to the right, as fronts count.
    const [x, z] = rimAt(1 - n / pieces);
    const [toX, toZ] = rimAt(1 - (n + 1) / pieces);
    const wide = Math.hypot(toX - x, toZ - z);
    const u = [(toX - x) / wide, (toZ - z) / wide] as const;
    const plot: Plot = { x, z, u, w: [-u[1], u[0]], wide, deep: 3 };
    const rib: readonly [Point, Point] = (() => {
      const [outX, outZ] = rimAt(1 - n / pieces, EAVE.out);
      return [
        [x, LEVEL, z],
        [outX, LEVEL + high + EAVE.up - 1, outZ],
      ];
    })();
    const corners = ([at, out, up]: readonly [number, number, number]): Point => {
      const [cx, cz] = rimAt(1 - at / pieces, out);
      return [cx, LEVEL + up, cz];
    };
    const white: Paint = (_face, { up, pixel }) => ({
      colour: mixColour(WHITE, RED, inside(up, 0.5, 1.1, pixel)),
      glass: 0,
      glow: scaleColour([1, 0.96, 0.9], Math.min(0.3, lamps * 0.6)),
    });
    return [
      boxOn(plot, LEVEL, LEVEL + high, wall(n, lamps)),
      barBetween(rib[0], rib[1], [0.35, 0.5], plainPaint(WHITE)),
      panel(
        [
          corners([n, 0.6, high + 1]),
          corners([n + 1, 0.6, high + 1]),
          corners([n + 1, EAVE.out, high + EAVE.up]),
          corners([n, EAVE.out, high + EAVE.up]),
        ],
        0.4,
        steel,
      ),
      panel(
        [
          corners([n, EAVE.out, high + EAVE.up]),
          corners([n + 1, EAVE.out, high + EAVE.up]),
          corners([n + 1, EAVE.out, high + EAVE.up + 1.6]),
          corners([n, EAVE.out, high + EAVE.up + 1.6]),
        ],
        0.3,
        white,
      ),
    ];
  }).flat();
}

/** A piece of the wall: gates below, galleries in which people stand, glass, a band with the name over the middle. */
function wall(number: number, lamps: number): Paint {
  const middle = Math.abs(number - (BOWL.pieces - 1) / 2);
  const shine = Math.min(1, lamps * 2.4);
  return ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(CONCRETE, 0.9));
    const gate =
      inside(Math.abs(along - long / 2), -1, long * 0.34, pixel) * inside(up, -1, 3.6, pixel);
    const isMain = middle < 3 && up > 4.6 && up < 8.2;
    const floor = Math.floor((up - 4.4) / 4.2);
    const rise = up - 4.4 - floor * 4.2;
    const isOpen = up > 4.4 && up < 17 && !isMain;
    const opening = isOpen ? inside(rise, 1.1, 3.4, pixel) : 0;
    const cell = Math.floor(along / 0.7);
    const stands =
      opening *
      (rise < 2.5 && chance(number, cell, floor + 2) < 0.35 ? 1 : 0) *
      (Math.abs(along / 0.7 - cell - 0.5) < 0.28 ? 1 : 0);
    const fan: Colour = chance(cell, number, floor) < 0.6 ? RED : WHITE;
    const panelled =
      number % 4 === 1 ? inside(along, 0.6, long - 0.6, pixel) * inside(up, 5.4, 15.6, pixel) : 0;
    // The name runs over the pieces in the middle.
    const from = (number - (BOWL.pieces - 1) / 2 + 2.5) * long + along;
    const ink = isMain ? inkAt('STADIUM', from / (5 * long), (up - 5.1) / 2.6, pixel / 2.6) : 0;
    let colour: Colour = scaleColour(CONCRETE, 1.06 - 0.05 * Math.floor(up / 4.2));
    colour = mixColour(colour, DARK, opening);
    colour = mixColour(colour, fan, stands);
    colour = mixColour(colour, RED, panelled);
    colour = mixColour(colour, DARK, gate);
    if (isMain) colour = mixColour(RED, WHITE, ink);
    const warm: Colour = [1, 0.82, 0.55];
    return {
      colour,
      glass: 0.3 * gate,
      glow: scaleColour(
        isMain ? mixColour(RED, WHITE, ink) : warm,
        shine * Math.max(0.7 * gate, 0.4 * opening * (1 - stands), isMain ? 0.8 : 0),
      ),
    };
  };
}

/** A mast with a rack of floodlights. */
function mast(x: number, z: number, lamps: number): Solid[] {
  const high = 38;
  const rack: Paint = ({ role }, { along, up }) => {
    const cell = Math.hypot(
      along / 1.4 - Math.floor(along / 1.4) - 0.5,
      up / 1.4 - Math.floor(up / 1.4) - 0.5,
    );
    const isLamp = role === 'front' && cell < 0.38;
    return {
      colour: isLamp ? [0.95, 0.97, 1] : [0.36, 0.38, 0.4],
      glass: 0,
      glow: scaleColour([1.1, 1.12, 1.15], isLamp ? Math.min(1.6, 0.25 + lamps * 4) : 0),
    };
  };
  const steel = plainPaint(STEEL);
  return [
    ...[-1, 1].map((s) =>
      barBetween([x + s * 1.3, LEVEL, z], [x + s * 0.5, LEVEL + high, z], [0.22, 0.22], steel),
    ),
    ...Array.from({ length: 8 }, (_, n) => {
      const at = (up: number, s: number): Point => [
        x + s * (1.3 - (0.8 * up) / high),
        LEVEL + up,
        z,
      ];
      return barBetween(
        at(n * 4.6, n % 2 === 0 ? 1 : -1),
        at((n + 1) * 4.6, n % 2 === 0 ? -1 : 1),
        [0.1, 0.1],
        steel,
      );
    }),
    block([x - 4.2, high - 1.6, z - 0.7], [x + 4.2, high + 4, z - 0.2], rack),
  ];
}

/** Flags of two colours on poles along the way to the gates. */
function flags(): Solid[] {
  return [17, 24, 32].flatMap((z, n) =>
    [-8.8, 8.8].flatMap((x) => {
      const colour = (n + (x > 0 ? 1 : 0)) % 2 === 0 ? RED : WHITE;
      const cloth: Paint = (_, { along, up }) =>
        plainFront(
          scaleColour(
            Math.abs(up - 0.8) < 0.26 ? (colour === RED ? WHITE : RED) : colour,
            0.92 + 0.12 * Math.sin(along * 5),
          ),
        );
      return [
        post(x, z, 8, 0.08, plainPaint(STEEL)),
        {
          ...block([x + 0.1, 6.1, z - 0.03], [x + 2.3, 7.7, z + 0.03], cloth),
          isSheer: true as const,
        },
      ];
    }),
  );
}

/** A booth where tickets are sold. */
function booth(x: number, z: number, lamps: number): Solid[] {
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    const pane =
      role === 'level'
        ? 0
        : inside(along, 0.3, Math.abs(long) - 0.3, pixel) * inside(up, 1, 2, pixel);
    const ink =
      role === 'front'
        ? inkAt('TICKETS', (along - 0.3) / (long - 0.6), (up - 2.3) / 0.4, pixel / 0.4)
        : 0;
    return {
      colour: mixColour(mixColour(RED, DARK, pane), WHITE, ink),
      glass: 0.3 * pane,
      glow: scaleColour([1, 0.85, 0.6], pane * Math.min(0.8, lamps * 2)),
    };
  };
  return [
    block([x - 1.7, 0, z], [x + 1.7, 2.8, z + 2.4], face),
    block([x - 2, 2.8, z - 0.5], [x + 2, 3, z + 2.6], plainPaint(WHITE)),
  ];
}
