import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';

const PAPER: Colour = [0.95, 0.93, 0.87];
const INK: Colour = [0.24, 0.22, 0.24];
const GRAPHITE: Colour = [0.93, 0.7, 0.14];
const CHINA: Colour = [0.93, 0.92, 0.89];
const WAX: Colour = [0.95, 0.92, 0.82];
const COVERS: readonly Colour[] = [
  [0.42, 0.12, 0.12],
  [0.14, 0.3, 0.26],
  [0.2, 0.24, 0.42],
];

/** Half the sides of one page of what lies open. */
const PAGE = { deep: 0.078, wide: 0.06 } as const;

/** A notebook that lies open, what is drawn on it, the pencil that draws, and a cup beside; sizes by a man's height, who sits on the left. */
export function notebook(at: Vector): Solid[] {
  const [x, , z] = at;
  const drawn: Look = {
    paint: (px, _y, pz) => {
      const [u, v] = [(px - x) / PAGE.deep, (pz - z - PAGE.wide) / PAGE.wide];
      const round = Math.abs(Math.hypot(u - 0.1, v) - 0.5);
      const isLine = round < 0.07 || Math.abs(u + 0.55 + 0.1 * Math.sin(v * 5)) < 0.06;
      return isLine && Math.abs(v) < 0.85 ? INK : PAPER;
    },
  };
  const tip = add(at, [0.035, 0.012, -0.015]);
  const cup = add(at, [0.12, 0, 0.15]);
  const china = plain(CHINA, { gloss: 0.5 });
  return [
    ...openPages(at, drawn, COVERS[2] as Colour),
    limb(plain(GRAPHITE), tip, add(tip, [-0.05, 0.075, -0.035]), 0.0035, 0.0045),
    frustum(china, cup, 0.006, 0.026, 0.042),
    frustum(china, add(cup, [0, 0.006, 0]), 0.038, 0.02, 0.029),
    ellipsoid(plain([0.2, 0.11, 0.06]), add(cup, [0, 0.042, 0]), [0.025, 0.003, 0.025]),
  ];
}

/** A thick book that lies open, a pile of others beside it, an inkwell with its quill and a candle. */
export function books(at: Vector): Solid[] {
  const [x, , z] = at;
  const printed: Look = {
    paint: (px, _y, pz) => {
      const line = Math.sin((px - x) * 420) > 0.2;
      return line && Math.abs(Math.abs(pz - z) - PAGE.wide) < PAGE.wide * 0.8
        ? [0.55, 0.5, 0.42]
        : PAPER;
    },
  };
  const pile = add(at, [0.13, 0, 0.17]);
  const well = add(at, [0.12, 0, -0.12]);
  const candle = add(at, [0.16, 0, 0.03]);
  const flame = add(candle, [0, 0.125, 0]);
  return [
    ...openPages(at, printed, COVERS[0] as Colour),
    ...COVERS.map((cover, n) =>
      box(
        plain(cover, { gloss: 0.15 }),
        add(pile, [0.006 * (n % 2), 0.016 + 0.032 * n, 0]),
        [0.06 - 0.004 * n, 0.0145, 0.05 - 0.003 * n],
        undefined,
        0.004,
      ),
    ),
    frustum(plain([0.1, 0.12, 0.18], { gloss: 0.6 }), well, 0.035, 0.02, 0.014),
    limb(
      plain([0.94, 0.93, 0.9]),
      add(well, [0, 0.03, 0]),
      add(well, [0.03, 0.15, 0.03]),
      0.003,
      0.009,
    ),
    frustum(plain([0.72, 0.56, 0.24], { gloss: 0.6 }), candle, 0.01, 0.032, 0.03),
    frustum(plain(WAX, { glow: () => 0.25 }), candle, 0.105, 0.012, 0.011),
    ball(plain([1, 0.8, 0.36], { glow: () => 1 }), flame, 0.012),
  ];
}

/** Two pages and their cover. */
const openPages = (at: Vector, page: Look, cover: Colour): Solid[] =>
  [-1, 1].flatMap((side) => [
    box(page, add(at, [0, 0.012, side * PAGE.wide]), [PAGE.deep, 0.005, PAGE.wide], roll(0), 0.002),
    box(plain(cover), add(at, [0, 0.004, side * PAGE.wide]), [
      PAGE.deep + 0.006,
      0.004,
      PAGE.wide + 0.005,
    ]),
  ]);
