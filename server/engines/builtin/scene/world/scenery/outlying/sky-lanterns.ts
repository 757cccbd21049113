import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Solid } from '../../street/solid.ts';
import { sheer } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** How far off the bank ends and the far shore begins, how high the bank lies over the water, how deep that is. World units. */
export const BANK = { ends: 12.5, over: 3, far: 170, high: 0.9, deep: -4 } as const;
/** How many lanterns rise, from how near to how far, and how many float on the water. World units. */
const RISING = { count: 130, near: 12, far: 190 } as const;
const FLOATING = { count: 44, near: 17, far: 120 } as const;
/** Lanterns that are let go from the bank: to the right on the picture's side, ahead, how high their foot is over it. World units. */
const RELEASED = [
  [-1.7, 8.4, 1.95],
  [2.3, 9.6, 2.5],
  [4.1, 10, 3.4],
  [-4.4, 9.8, 3],
] as const;
const PAPER: Colour = [0.98, 0.72, 0.36];
const FLAME: Colour = [1.25, 0.62, 0.16];

/** A festival of lanterns by night: many of them rise over a lake from people on its bank, others float on the water. */
export const SKY_LANTERNS: SceneryPlan = {
  land: 'lake',
  relief: 0.6,
  trees: 0.3,
  time: 'night',
  views: [
    { horizon: 0.66, lens: 0.94, eye: 0.17 },
    { horizon: 0.56, lens: 0.88, eye: 0.26 },
    { horizon: 0.72, lens: 0.86, eye: 0.15 },
    { horizon: 0.64, lens: 1.1, eye: 0.18 },
  ],
  ground:
    (wild, { noise }) =>
    (x, z) => {
      const bank = BANK.ends + 0.8 * noise.fbm(x / 14, 3, 2) + 0.012 * x * x;
      const near = mix(BANK.high, BANK.deep, smoothstep(bank - 0.4, bank + BANK.over, z));
      return mix(near, Math.max(BANK.deep, wild(x, z) + 2), smoothstep(BANK.far, BANK.far + 90, z));
    },
  lampAt: () => (x) => 0.05 + 0.05 * Math.exp(-((x / 9) ** 2)),
  isTended: (x, z) => z < BANK.ends + 2 && Math.abs(x) < 30,
  has: new Set(['paperlantern', 'lantern']),
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  const rising = Array.from({ length: RISING.count }, (_, n) => {
    const share = (n + 0.5) / RISING.count;
    // As many in each step of the picture as in the next: those far off are many in little.
    const z = RISING.near * (RISING.far / RISING.near) ** share;
    const x = 2.2 * (chance(n, 3, 11) - 0.5) * z * 0.9;
    const up = 0.1 + 0.95 * chance(n, 5, 11) ** 1.25;
    return skyLantern(x, 3.4 + up * z * 0.72, z, 0.9 + 0.5 * chance(n, 7, 11), n);
  });
  const floating = Array.from({ length: FLOATING.count }, (_, n) => {
    const z = FLOATING.near * (FLOATING.far / FLOATING.near) ** ((n + 0.5) / FLOATING.count);
    const x = 2 * (chance(n, 2, 17) - 0.5) * z * 0.75;
    return floatingLantern(x, z, 0.3 + 0.1 * chance(n, 4, 17));
  });
  const released = RELEASED.map(([aside, z, up], n) =>
    skyLantern(side * aside, BANK.high + up, z, 1.05, n + 200),
  );
  return [...rising, ...floating, ...released];
}

/** A bag of paper over a flame, so large, its foot so high. World units. */
function skyLantern(x: number, up: number, z: number, size: number, number: number): Solid {
  const strong = 0.75 + 0.35 * chance(number, 1, 23);
  const paint: Paint = ({ role, normal }, { up: rise, along, pixel }) => {
    if (role === 'level' && normal[1] < 0)
      return { colour: PAPER, glass: 0, glow: scaleColour([1.5, 1.1, 0.5], strong) };
    const share = Math.min(1, rise / size);
    const rib = inside(Math.abs(along), -1, 0.02 * size, pixel) * 0.2;
    const light = strong * (1.05 - 0.62 * share) * (1 - rib);
    return {
      colour: scaleColour(PAPER, 0.5),
      glass: 0,
      glow: mixColour(scaleColour(FLAME, light), scaleColour([1.2, 0.5, 0.12], light), share),
    };
  };
  return sheer(frustumAt([x, up, z], size, 0.31 * size, 0.44 * size, paint, 10));
}

/** A lantern of paper on a float. World units. */
function floatingLantern(x: number, z: number, half: number): Solid {
  const paint: Paint = ({ role }, { up }) => ({
    colour: scaleColour(PAPER, 0.6),
    glass: 0,
    glow: scaleColour(FLAME, role === 'level' ? 1 : 1.05 - 0.5 * up),
  });
  return sheer(boxOn(plotOf(x - half, z - half, x + half, z + half), 0.04, 2.4 * half, paint));
}
