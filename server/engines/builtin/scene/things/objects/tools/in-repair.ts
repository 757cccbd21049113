import type { Mending } from '../../../words/deeds-at-table.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { booksInPress, glassAtBurner, jewels, puppetOnBench } from './made-at-bench.ts';

const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const BRASS: Look = plain([0.86, 0.66, 0.24], { gloss: 0.7 });
const BLACK: Look = plain([0.08, 0.08, 0.09], { gloss: 0.5 });
const RED: Look = plain([0.76, 0.14, 0.1], { gloss: 0.3 });
const LEATHER: Colour = [0.36, 0.19, 0.1];
const BOARD: Colour = [0.1, 0.4, 0.22];

/** Where the hands of who mends one are, from the middle of its foot: one steadies it, the other has the tool. */
export const MENDERS: Readonly<Record<Mending, { readonly near: Vector; readonly far: Vector }>> = {
  radiomending: { near: [-0.075, 0.075, -0.06], far: [-0.06, 0.085, 0.11] },
  clockmending: { near: [-0.085, 0.075, -0.05], far: [-0.06, 0.07, 0.1] },
  violinmending: { near: [-0.02, 0.13, -0.06], far: [-0.02, 0.2, 0.06] },
  shoemending: { near: [-0.07, 0.15, -0.04], far: [-0.04, 0.1, 0.08] },
  jewelmaking: { near: [-0.05, 0.075, -0.06], far: [-0.06, 0.07, 0.07] },
  bookbinding: { near: [-0.05, 0.16, -0.05], far: [-0.05, 0.13, 0.06] },
  puppetmaking: { near: [-0.03, 0.15, -0.05], far: [-0.03, 0.13, 0.06] },
  glassmaking: { near: [-0.07, 0.13, -0.05], far: [-0.06, 0.1, 0.09] },
  devicemending: { near: [-0.085, 0.055, -0.06], far: [-0.05, 0.055, 0.1] },
};

/** What somebody mends or makes who sits on its left, and the tools around it; sizes by a man's height. */
export function inRepair(what: Mending, at: Vector): Solid[] {
  const hand = add(at, MENDERS[what].near);
  return [
    ...WORKED_ON[what](at),
    ...screwdriver(hand, add(hand, [0.06, -0.03, 0.02])),
    ...tools(at),
  ];
}

const WORKED_ON: Readonly<Record<Mending, (at: Vector) => Solid[]>> = {
  radiomending: radio,
  clockmending: clockwork,
  shoemending: shoeOnLast,
  violinmending: violinOnBench,
  devicemending: openDevice,
  jewelmaking: jewels,
  bookbinding: booksInPress,
  puppetmaking: puppetOnBench,
  glassmaking: glassAtBurner,
};

const screwdriver = (hand: Vector, tip: Vector): Solid[] => [
  limb(RED, add(hand, [-0.03, 0.02, -0.008]), add(hand, [0.012, -0.002, 0.003]), 0.01, 0.009),
  limb(STEEL, hand, tip, 0.004, 0.003),
];

/** Pliers, a small box of parts and screws: what lies beside. */
const tools = (at: Vector): Solid[] => {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  return [
    limb(STEEL, on(-0.02, 0.008, -0.2), on(0.04, 0.008, -0.18), 0.007, 0.004),
    limb(RED, on(-0.07, 0.008, -0.215), on(-0.02, 0.008, -0.2), 0.008, 0.008),
    limb(RED, on(-0.07, 0.008, -0.185), on(-0.02, 0.008, -0.2), 0.008, 0.008),
    box(planks([0.5, 0.34, 0.18], 0.02), on(0.14, 0.022, -0.16), [0.05, 0.022, 0.06]),
    ...[0, 1, 2, 3, 4].map((n) =>
      ball(n % 2 === 0 ? BRASS : STEEL, on(0.08 + 0.02 * n, 0.006, 0.17 - 0.012 * (n % 3)), 0.008),
    ),
  ];
};

/** A radio of wood, its loudspeaker and its dial to the eye, its aerial up. */
function radio(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const face: Look = {
    paint: (_x, y, z) => {
      const [u, v] = [z - at[2], y - at[1]];
      if (Math.abs(v - 0.115) < 0.018 && Math.abs(u) < 0.1) return [0.96, 0.86, 0.56];
      return Math.sin(u * 420) > 0 ? [0.72, 0.6, 0.4] : [0.5, 0.4, 0.26];
    },
  };
  const side: Look = {
    paint: (x, y) => {
      const [u, v] = [(x - at[0] - 0.05) / 0.036, (y - at[1] - 0.07) / 0.045];
      if (Math.hypot(u, v) < 0.95)
        return Math.sin(v * 22) > 0 ? [0.7, 0.58, 0.36] : [0.3, 0.2, 0.12];
      return [0.42, 0.22, 0.1];
    },
  };
  return [
    box(
      plain([0.42, 0.22, 0.1], { gloss: 0.4 }),
      on(0.05, 0.07, 0),
      [0.048, 0.07, 0.13],
      undefined,
      0.014,
    ),
    box(face, on(0.0, 0.072, 0), [0.004, 0.056, 0.115]),
    box(side, on(0.05, 0.07, -0.129), [0.04, 0.058, 0.004]),
    ...[-0.06, 0.06].map((z) =>
      limb(BRASS, on(-0.002, 0.035, z), on(-0.016, 0.035, z), 0.014, 0.012),
    ),
    limb(STEEL, on(0.08, 0.14, 0.11), on(0.13, 0.29, 0.16), 0.0035, 0.0025),
    ball(STEEL, on(0.13, 0.292, 0.16), 0.006),
    limb(BLACK, on(0.12, 0.142, -0.1), on(0.12, 0.142, 0.1), 0.008, 0.008),
  ];
}

/** A clock of brass whose back is open, wheels of it lying around. */
function clockwork(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const lies = (where: Vector, radius: number): Solid => ring(BRASS, where, radius, 0.006);
  const turned = pitch(-Math.PI / 2);
  const dial: Look = {
    paint: (x, y) => {
      const [u, v] = [(x - at[0] - 0.04) / 0.075, (y - at[1] - 0.095) / 0.075];
      const far = Math.hypot(u, v);
      const hour = Math.abs(Math.sin(Math.atan2(u, v) * 6));
      const isMark = far > 0.72 && far < 0.92 && hour < 0.3;
      const isHand =
        (Math.abs(u) < 0.05 && v > -0.05 && v < 0.6) ||
        (Math.abs(v) < 0.06 && u > -0.05 && u < 0.42);
      return isMark || isHand ? [0.12, 0.1, 0.1] : [0.96, 0.94, 0.86];
    },
  };
  return [
    frustum(BRASS, on(0.04, 0.095, -0.035), 0.07, 0.085, 0.085, turned),
    frustum(dial, on(0.04, 0.095, -0.04), 0.008, 0.076, 0.076, turned),
    ring(BRASS, on(0.04, 0.095, -0.04), 0.08, 0.009, turned),
    ...[-0.05, 0.05].map((x) =>
      limb(BRASS, on(0.04 + x * 0.8, 0.03, 0), on(0.04 + x * 1.3, 0, 0), 0.01, 0.012),
    ),
    limb(BRASS, on(0.04, 0.175, 0), on(0.04, 0.2, 0), 0.012, 0.016),
    lies(on(-0.03, 0.007, -0.13), 0.024),
    lies(on(0.05, 0.007, -0.15), 0.015),
    lies(on(0.11, 0.007, -0.08), 0.02),
  ];
}

/** A shoe upside down on a last, and another beside. */
function shoeOnLast(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const leather = plain(LEATHER, { gloss: 0.5 });
  const sole = plain([0.7, 0.52, 0.32]);
  return [
    frustum(plain([0.2, 0.2, 0.22], { gloss: 0.5 }), on(0.02, 0, 0), 0.075, 0.04, 0.014),
    limb(leather, on(-0.03, 0.1, 0), on(0.09, 0.095, 0), 0.036, 0.03),
    limb(leather, on(-0.035, 0.095, 0), on(-0.03, 0.055, 0), 0.032, 0.03),
    box(sole, on(0.025, 0.135, 0), [0.085, 0.007, 0.032], undefined, 0.006),
    box(BLACK, on(-0.045, 0.15, 0), [0.022, 0.011, 0.03], undefined, 0.004),
    limb(leather, on(0.08, 0.034, 0.14), on(0.17, 0.026, 0.14), 0.032, 0.026),
    limb(leather, on(0.075, 0.04, 0.14), on(0.07, 0.09, 0.14), 0.03, 0.032),
    box(BLACK, on(0.12, 0.006, 0.14), [0.085, 0.006, 0.03], undefined, 0.004),
  ];
}

/** A violin that stands on its lower rim with its belly to the eye, another's back and a plane beside it. */
function violinOnBench(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const varnish = plain([0.5, 0.2, 0.06], { gloss: 0.7 });
  const maple = planks([0.78, 0.56, 0.3], 0.03);
  return [
    ellipsoid(varnish, on(0.06, 0.075, 0), [0.075, 0.075, 0.03]),
    ellipsoid(varnish, on(0.06, 0.185, 0), [0.06, 0.062, 0.028]),
    box(varnish, on(0.06, 0.13, 0), [0.042, 0.05, 0.022], undefined, 0.01),
    ...[-1, 1].map((side) =>
      limb(
        BLACK,
        on(0.06 + side * 0.03, 0.1, -0.03),
        on(0.06 + side * 0.024, 0.145, -0.027),
        0.004,
        0.004,
      ),
    ),
    box(BLACK, on(0.06, 0.045, -0.034), [0.012, 0.03, 0.004]),
    box(maple, on(0.06, 0.115, -0.036), [0.022, 0.008, 0.006]),
    box(BLACK, on(0.06, 0.25, -0.03), [0.012, 0.085, 0.006]),
    limb(varnish, on(0.06, 0.24, -0.012), on(0.06, 0.36, -0.012), 0.012, 0.01),
    ball(varnish, on(0.06, 0.375, -0.014), 0.016),
    ...[0.345, 0.36].map((y) =>
      limb(BLACK, on(0.03, y, -0.012), on(0.09, y, -0.012), 0.004, 0.004),
    ),
    // Of the next one its back lies there, not yet varnished.
    ellipsoid(maple, on(0.16, 0.008, 0.12), [0.07, 0.01, 0.065]),
    ellipsoid(maple, on(0.07, 0.008, 0.13), [0.055, 0.01, 0.052]),
    box(maple, on(-0.02, 0.022, -0.14), [0.05, 0.016, 0.018], undefined, 0.008),
    ball(maple, on(-0.05, 0.05, -0.14), 0.014),
  ];
}

/** A case without its lid, the green board of what is in it, wires and a soldering iron on its stand. */
function openDevice(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const board = plain(BOARD, { gloss: 0.4 });
  const chip = (x: number, z: number, half: number): Solid =>
    box(BLACK, on(x, 0.04, z), [half, 0.006, half * 1.3]);
  const wires: readonly Colour[] = [
    [0.85, 0.15, 0.12],
    [0.95, 0.8, 0.2],
    [0.2, 0.4, 0.85],
  ];
  return [
    box(
      plain([0.62, 0.64, 0.68], { gloss: 0.5 }),
      on(0.03, 0.014, 0),
      [0.085, 0.014, 0.12],
      undefined,
      0.006,
    ),
    box(board, on(0.03, 0.031, 0), [0.074, 0.004, 0.108]),
    chip(0.04, -0.04, 0.02),
    chip(0.0, 0.05, 0.014),
    chip(0.07, 0.06, 0.012),
    ...wires.map((colour, n) =>
      limb(
        plain(colour),
        on(0.06, 0.036, -0.08 + 0.03 * n),
        on(0.15, 0.02, -0.05 + 0.04 * n),
        0.004,
        0.004,
        0.02,
      ),
    ),
    ellipsoid(STEEL, on(0.09, 0.042, 0.01), [0.012, 0.01, 0.012]),
    box(
      plain([0.62, 0.64, 0.68], { gloss: 0.5 }),
      on(0.15, 0.08, 0.13),
      [0.006, 0.08, 0.09],
      roll(-0.3),
      0.004,
    ),
  ];
}
