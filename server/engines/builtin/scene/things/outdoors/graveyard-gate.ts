import type { Colour } from '../../words/idea.ts';
import { plain, rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const STONE: Colour = [0.42, 0.42, 0.41];
const IRON: Colour = [0.09, 0.09, 0.1];

/** Half the way between the pillars, how high these are and where the arch is highest. */
const GATE = { half: 0.72, pillar: 1.05, arch: 1.6 } as const;

/** The gate of an old graveyard: pillars of stone with balls on them, an arch of wrought iron, wings that stand open, railings on both sides. */
export function graveyardGate(wish: Wish): Sprite {
  const iron = plain(IRON, { gloss: 0.2 });
  const arc = (rise: number): Solid[] =>
    Array.from({ length: 12 }, (_, n): Solid => {
      const at = (k: number): readonly [number, number, number] => {
        const turn = (Math.PI * k) / 12;
        return [-GATE.half * Math.cos(turn), GATE.pillar + rise * Math.sin(turn), 0];
      };
      return limb(iron, at(n), at(n + 1), 0.018, 0.018);
    });
  const rise = GATE.arch - GATE.pillar;
  const model = [
    ...[-1, 1].flatMap((side) => [
      ...pillar(side * (GATE.half + 0.1)),
      ...wing(side),
      ...fence(side),
    ]),
    ...arc(rise),
    ...arc(rise - 0.16),
    ...[-0.5, -0.28, 0, 0.28, 0.5].map((x) => {
      const up = Math.sqrt(1 - (x / GATE.half) ** 2);
      const low = GATE.pillar + (rise - 0.16) * up;
      return limb(iron, [x, low, 0], [x, low + 0.16, 0], 0.012, 0.012);
    }),
    // A cross over all.
    box(iron, [0, GATE.arch + 0.13, 0], [0.016, 0.13, 0.016]),
    box(iron, [0, GATE.arch + 0.16, 0], [0.075, 0.016, 0.016]),
  ];
  return portray(wish, model, 0, 0.03, 3.4);
}

const pillar = (x: number): Solid[] => {
  const stone = rough(STONE, 2.2);
  return [
    box(stone, [x, 0.06, 0], [0.16, 0.06, 0.16], undefined, 0.02),
    box(stone, [x, 0.5, 0], [0.115, 0.45, 0.115], undefined, 0.015),
    box(stone, [x, 0.97, 0], [0.15, 0.04, 0.15], undefined, 0.015),
    ball(stone, [x, 1.1, 0], 0.11),
  ];
};

/** A wing that stands open, toward the eye. */
function wing(side: number): Solid[] {
  const iron = plain(IRON, { gloss: 0.2 });
  const at = (share: number, up: number): readonly [number, number, number] => [
    side * (GATE.half - 0.02 - 0.2 * share),
    up,
    -0.62 * share,
  ];
  return [
    ...[0.08, 0.62].map((up) => limb(iron, at(0, up), at(1, up), 0.014, 0.014)),
    ...Array.from({ length: 6 }, (_, n) =>
      limb(
        iron,
        at(n / 5, 0.04),
        at(n / 5, 0.72 - 0.012 * (n % 2) + 0.12 * (1 - n / 5)),
        0.011,
        0.004,
      ),
    ),
  ];
}

/** Railings with points, some of them bent. */
function fence(side: number): Solid[] {
  const iron = plain(IRON, { gloss: 0.2 });
  const [from, to] = [GATE.half + 0.24, GATE.half + 1.5];
  return [
    ...[0.1, 0.5].map((up) => limb(iron, [side * from, up, 0], [side * to, up, 0], 0.012, 0.012)),
    ...Array.from({ length: 14 }, (_, n) => {
      const x = from + ((to - from) * n) / 13;
      const bent = n % 5 === 3 ? 0.05 : 0;
      return limb(iron, [side * x, 0, 0], [side * (x + bent), 0.62 - bent, 0], 0.011, 0.004);
    }),
  ];
}
