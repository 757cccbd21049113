import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { type Attire, attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** How far ahead what is outside is cut off, half the deck's width, its roof's height, where the windscreen ends below; metres, the eye's height being 1.5. */
export const FLIGHT_DECK = { back: 3.4, half: 1.3, roof: 1.96, sill: 1.24 } as const;

const LINING: Material = flat([0.5, 0.52, 0.53]);
const GREY: Material = flat([0.3, 0.33, 0.35]);
const BLACK: Material = flat([0.06, 0.062, 0.068]);
const FLEECE: Material = flat([0.4, 0.37, 0.32]);
const GREEN: Colour = [0.3, 1.25, 0.5];
const CYAN: Colour = [0.35, 1.05, 1.3];
const AMBER: Colour = [1.3, 0.75, 0.2];
/** Where the panel of instruments stands, and where the pilots sit: how far aside, ahead and how high. */
const PANEL = 1.98;
const SEAT = { aside: 0.66, ahead: 1.36, high: 0.6 } as const;

/** A flight deck has no walls of a house's. */
export const deckSurfaces = (): Surfaces => ({ walls: LINING, floor: BLACK, ceiling: LINING });

/** The cockpit of an airliner from behind its pilots: six panes before them, lit screens, the levers between their seats, switches overhead. */
export function flightDeck({ random }: Furnishing): Furnished {
  const key = random.uint32() & 0xff;
  return {
    lamps: [
      [0, 1.6, -0.3],
      [0, 1.3, 1.5],
    ],
    solids: [
      ...hull(),
      ...panel(),
      ...pedestal(),
      overhead(),
      ...[-1, 1].flatMap((to) => [
        ...pilotSeat(to),
        ...controlWheel(to),
        ...pilot(to, key + (to > 0 ? 3 : 0)),
      ]),
    ],
  };
}

/** The lining around the panes and the posts between them. */
function hull(): Solid[] {
  const { half, roof, sill } = FLIGHT_DECK;
  const post = (to: number, [low, high]: readonly [Point, Point], thick: number) =>
    bone([to * low[0], low[1], low[2]], [to * high[0], high[1], high[2]], [thick, thick], LINING);
  return [
    box([-half - 0.2, roof, -0.8], [half + 0.2, roof + 0.1, 1.98], LINING),
    box([-half, roof - 0.1, 1.9], [half, roof + 0.1, 2.02], LINING),
    ...[-1, 1].flatMap((to) => {
      const [near, far] = [
        Math.min(to * half, to * (half + 0.16)),
        Math.max(to * half, to * (half + 0.16)),
      ];
      return [
        box([near, 0, -0.8], [far, sill, 2.2], LINING),
        box([near, sill, -0.8], [far, roof, 0.85], LINING),
        box([near, roof - 0.1, -0.8], [far, roof, 2.1], LINING),
        post(
          to,
          [
            [0.56, sill, 2.42],
            [0.52, roof, 1.98],
          ],
          0.035,
        ),
        post(
          to,
          [
            [1.12, sill, 2.2],
            [1.06, roof, 1.96],
          ],
          0.04,
        ),
        post(
          to,
          [
            [half + 0.05, sill, 1.6],
            [half, roof, 1.5],
          ],
          0.04,
        ),
      ];
    }),
    bone([0, sill, 2.48], [0, roof, 1.98], [0.03, 0.03], LINING),
  ];
}

/** The panel of instruments under its shade: five screens, and the row of dials and keys by which the plane is set. */
function panel(): Solid[] {
  const { half, sill } = FLIGHT_DECK;
  const screens = [-0.98, -0.66, -0.16, 0.16, 0.66, 0.98].map((x, n) => ({
    ...box([x - 0.145, 0.78, PANEL - 0.03], [x + 0.145, 1.07, PANEL], screenAt(x, n)),
    glow: 0.45,
  }));
  const keys: Material = (x, y) => {
    const [at, up] = [Math.floor(x / 0.055), (y - 1.1) / 0.1];
    const u = x / 0.055 - at;
    if (up < 0.2 || up > 0.85 || u < 0.15) return [0.1, 0.105, 0.11];
    return up > 0.55 && at % 2 === 0 ? scaleColour(AMBER, 0.9) : [0.24, 0.25, 0.26];
  };
  return [
    box([-half, 0.1, PANEL], [half, 1.16, PANEL + 0.5], GREY),
    ...screens,
    { ...box([-0.5, 1.1, PANEL - 0.16], [0.5, 1.2, PANEL - 0.14], keys), glow: 0.25 },
    box([-0.54, 1.08, PANEL - 0.14], [0.54, 1.22, PANEL + 0.3], BLACK),
    pad([-half, 1.17, PANEL - 0.12], [half, sill + 0.02, PANEL + 0.52], BLACK, 0.03),
    ...[-0.3, -0.1, 0.1, 0.3].map((x) =>
      ball([x - 0.014, 1.135, PANEL - 0.19], [x + 0.014, 1.165, PANEL - 0.15], BLACK),
    ),
  ];
}

/** What a screen shows: the horizon with its scales, a map with its route, or the engines' dials. */
function screenAt(middle: number, number: number): Material {
  return (x, y) => {
    const [u, v] = [(x - middle) / 0.145, (y - 0.925) / 0.145];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.9) return [0.03, 0.032, 0.036];
    if (number === 0 || number === 5) return horizonAt(u, v);
    if (number === 1 || number === 4) return routeAt(u, v);
    return enginesAt(u, v, number);
  };
}

function horizonAt(u: number, v: number): Colour {
  if (Math.abs(u) > 0.66) return (v * 7 + 20) % 1 < 0.12 ? [0.9, 0.95, 0.95] : [0.1, 0.11, 0.13];
  if (Math.abs(v) < 0.04 && Math.abs(u) > 0.16 && Math.abs(u) < 0.5) return AMBER;
  if (Math.abs(v - 0.02) < 0.025) return [1, 1, 1];
  const isRung = Math.abs(u) < 0.22 && Math.abs(((v * 4 + 9) % 1) - 0.5) < 0.07;
  return isRung ? [0.9, 0.92, 0.95] : v > 0 ? [0.16, 0.5, 0.95] : [0.5, 0.32, 0.14];
}

function routeAt(u: number, v: number): Colour {
  const away = Math.hypot(u, v + 0.7);
  if (Math.abs(u) < 0.09 && v < -0.6 && v > -0.84) return [1, 1, 1];
  if (Math.abs(u - 0.3 * Math.max(0, v) ** 2) < 0.03 && v > -0.6) return [1.1, 0.35, 1.1];
  if ([0.7, 1.4].some((r) => Math.abs(away - r) < 0.025)) return [0.85, 0.9, 0.9];
  const spot = chance(Math.floor(u * 6), Math.floor(v * 6));
  return spot > 0.93 ? CYAN : [0.02, 0.03, 0.05];
}

function enginesAt(u: number, v: number, number: number): Colour {
  const [du, dv] = [Math.abs(u) - 0.44, v - 0.42];
  const away = Math.hypot(du, dv);
  const turn = Math.atan2(dv, du);
  if (Math.abs(away - 0.3) < 0.04 && turn > -2.2) return turn < 1.2 ? [0.9, 0.95, 0.95] : GREEN;
  if (away < 0.28 && Math.abs(dv - du * 0.8) < 0.04 && du > 0) return GREEN;
  const row = Math.floor((v + 0.9) / 0.17);
  const isText = v < -0.05 && chance(Math.floor(u * 13), row + number * 5) > 0.45;
  return isText && ((v + 0.9) / 0.17) % 1 > 0.45
    ? row % 3 === 0
      ? AMBER
      : GREEN
    : [0.02, 0.03, 0.05];
}

/** The box between the seats: the levers of thrust, keys and two small screens. */
function pedestal(): Solid[] {
  const top: Material = (x, _y, z) => {
    const [a, b] = [Math.floor(x / 0.05), Math.floor(z / 0.05)];
    const [u, v] = [x / 0.05 - a, z / 0.05 - b];
    if (Math.min(u, v, 1 - u, 1 - v) < 0.14) return [0.16, 0.17, 0.18];
    const lot = chance(a, b);
    return lot > 0.86 ? scaleColour(GREEN, 0.7) : lot > 0.74 ? AMBER : [0.32, 0.34, 0.36];
  };
  const levers = [-0.09, -0.03, 0.03, 0.09].flatMap((x, n) => {
    const knob: Point = [x, 0.92, 1.52 + (n % 2) * 0.02];
    return [
      bone([x, 0.68, 1.46], knob, [0.012, 0.012], flat([0.6, 0.61, 0.62])),
      pad(
        [x - 0.026, 0.9, knob[2] - 0.03],
        [x + 0.026, 0.96, knob[2] + 0.03],
        flat([0.78, 0.79, 0.8]),
        0.02,
      ),
    ];
  });
  return [
    box([-0.22, 0, 0.7], [0.22, 0.66, PANEL], GREY),
    { ...box([-0.21, 0.66, 0.7], [0.21, 0.675, 1.36], top), glow: 0.12 },
    pad([-0.15, 0.6, 1.36], [0.15, 0.73, 1.58], BLACK, 0.05),
    ...levers,
  ];
}

/** Switches and lit keys in rows under the roof. */
function overhead(): Solid {
  const keys: Material = (x, y, z, axis) => {
    const [a, b] = [Math.floor(x / 0.06), Math.floor((axis === 1 ? z : y) / 0.06)];
    const [u, v] = [x / 0.06 - a, (axis === 1 ? z : y) / 0.06 - b];
    if (b % 5 === 0 || Math.min(u, v, 1 - u, 1 - v) < 0.2) return [0.2, 0.215, 0.225];
    const lot = chance(a + 40, b);
    return lot > 0.9
      ? AMBER
      : lot > 0.78
        ? GREEN
        : lot > 0.4
          ? [0.06, 0.06, 0.065]
          : [0.6, 0.62, 0.63];
  };
  return {
    ...pad(
      [-0.52, FLIGHT_DECK.roof - 0.08, 0.7],
      [0.52, FLIGHT_DECK.roof + 0.02, 1.88],
      keys,
      0.03,
    ),
    glow: 0.12,
  };
}

/** A pilot's seat from behind, with its headrest. */
function pilotSeat(to: number): Solid[] {
  const x = to * SEAT.aside;
  const z = SEAT.ahead - 0.2;
  return [
    box([x - 0.12, 0, z], [x + 0.12, SEAT.high - 0.12, z + 0.4], BLACK),
    pad(
      [x - 0.25, SEAT.high - 0.14, z - 0.02],
      [x + 0.25, SEAT.high - 0.02, z + 0.5],
      FLEECE,
      0.05,
    ),
    pad([x - 0.25, SEAT.high - 0.08, z - 0.1], [x + 0.25, 1.2, z + 0.03], FLEECE, 0.06),
    box([x - 0.2, 0.52, z - 0.12], [x + 0.2, 1.08, z - 0.09], GREY),
    ...[-0.29, 0.29].map((dx) =>
      pad([x + dx - 0.035, 0.84, z - 0.04], [x + dx + 0.035, 0.9, z + 0.36], BLACK, 0.025),
    ),
  ];
}

/** The wheel before a pilot on its column. */
function controlWheel(to: number): Solid[] {
  const [x, y, z] = [to * SEAT.aside, 0.98, PANEL - 0.16];
  return [
    bone([x, 0.4, z + 0.1], [x, y, z], [0.035, 0.03], BLACK),
    ...limb(
      [
        [x - 0.17, y + 0.13, z - 0.03],
        [x - 0.16, y, z],
        [x, y - 0.03, z],
        [x + 0.16, y, z],
        [x + 0.17, y + 0.13, z - 0.03],
      ],
      [0.02, 0.02],
      BLACK,
    ),
  ];
}

/** A pilot in a white shirt with stripes on the shoulders and a headset, the outer hand at the wheel, the inner one at the levers. */
function pilot(to: number, number: number): Solid[] {
  const x = to * SEAT.aside;
  const look: Attire = attireOf(number, { top: [0.92, 0.93, 0.95], legs: [0.08, 0.09, 0.13] });
  const wheel = [0.44, to > 0 ? -0.17 : 0.17, 1.08] as const;
  const lever = [0.2, to > 0 ? 0.5 : -0.5, 0.94] as const;
  const [up, z] = [SEAT.high + 0.59, SEAT.ahead];
  const shoulders = [-0.17, 0.17].flatMap((dx) => [
    pad(
      [x + dx - 0.055, up - 0.02, z - 0.05],
      [x + dx + 0.055, up + 0.035, z + 0.06],
      flat([0.08, 0.09, 0.14]),
      0.02,
    ),
    ...[-0.03, 0.01].map((dz) =>
      box(
        [x + dx - 0.057, up + 0.004, z + dz],
        [x + dx + 0.057, up + 0.038, z + dz + 0.012],
        flat([0.9, 0.72, 0.25]),
      ),
    ),
  ]);
  const ear = up + 0.23;
  const band = Array.from({ length: 11 }, (_, n): Point => {
    const turn = (n / 10) * Math.PI;
    return [x + 0.108 * Math.cos(turn), ear + 0.15 * Math.sin(turn), z + 0.02];
  });
  return [
    ...posed(
      {
        at: [x, SEAT.ahead],
        turn: Math.PI / 2,
        seat: SEAT.high,
        hands: to > 0 ? [lever, wheel] : [wheel, lever],
        isLegless: true,
      },
      look,
    ),
    ...shoulders,
    ...limb(band, [0.013, 0.013], BLACK),
    ...[-1, 1].map((side) => earCup([x + side * 0.105, ear, z + 0.02])),
  ];
}

/** The cup of a headset over an ear. */
const earCup = ([x, y, z]: Point): Solid =>
  ball([x - 0.03, y - 0.05, z - 0.045], [x + 0.03, y + 0.05, z + 0.045], BLACK);
