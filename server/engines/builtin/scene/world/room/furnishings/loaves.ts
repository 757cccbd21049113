import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const CRUST: Colour = [0.78, 0.47, 0.2];
const DARK: Colour = [0.42, 0.22, 0.09];
const FLOUR: Colour = [0.93, 0.82, 0.6];
const ICING: Colour = [0.95, 0.9, 0.86];

/** What a baker makes. */
export type Bake = 'baguette' | 'loaf' | 'boule' | 'croissant' | 'bun' | 'tin';

/** Baked dough, darker where it is turned up, cut `apart` metres from cut to cut along an axis; `number` chooses how dark it is. */
const crust =
  ([x, y, z]: Point, axis: 0 | 2, apart: number, number: number): Material =>
  (px, py, pz) => {
    const [along, across] = axis === 0 ? [px - x, pz - z] : [pz - z, px - x];
    const brown = mixColour(CRUST, DARK, 0.55 * chance(number, 3) + Math.min(0.3, 3 * (py - y)));
    const at = (along + 0.5 * across) / apart;
    const isCut = py > y + 0.03 && Math.abs(at - Math.round(at)) < 0.1;
    return isCut ? FLOUR : brown;
  };

/** One of those on a place; long ones lie ahead. Its width is that of its kind, at most 0.3 metres. */
export function baked(kind: Bake, [x, y, z]: Point, number: number): Solid[] {
  const own = (half: Point, apart: number, axis: 0 | 2 = 2): Solid =>
    ball(
      [x - half[0], y - half[1] * 0.25, z - half[2]],
      [x + half[0], y + half[1] * 1.75, z + half[2]],
      crust([x, y, z], axis, apart, number),
    );
  switch (kind) {
    case 'baguette':
      return [own([0.05, 0.042, 0.3], 0.11)];
    case 'loaf':
      return [own([0.15, 0.075, 0.1], 0.085, 0)];
    case 'boule':
      return [own([0.14, 0.085, 0.14], 0.13)];
    case 'bun':
      return [own([0.06, 0.045, 0.06], 0.3)];
    case 'tin':
      return [
        drum([x, z], [y, y + 0.1], [0.09, 0.1], flat(mixColour(CRUST, DARK, 0.3))),
        ball([x - 0.11, y + 0.04, z - 0.11], [x + 0.11, y + 0.17, z + 0.11], flat(CRUST)),
      ];
    case 'croissant':
      return [-1, 0, 1].map((n) => {
        const half = n === 0 ? 0.052 : 0.04;
        const [cx, cz] = [x + 0.062 * n, z - 0.03 * Math.abs(n)];
        return ball(
          [cx - 0.05, y - 0.012, cz - half],
          [cx + 0.05, y + 0.035 + half * 0.8, cz + half],
          (px) => scaleColour(CRUST, Math.abs(Math.sin((px - x) * 62)) < 0.35 ? 0.62 : 1.1),
        );
      });
  }
}

/** As many as have room side by side from one place to another, at a height and depth. */
export function row(
  kind: Bake,
  [from, to]: readonly [number, number],
  y: number,
  z: number,
  first: number,
): Solid[] {
  const apart = { baguette: 0.125, loaf: 0.33, boule: 0.31, croissant: 0.22, bun: 0.14, tin: 0.25 };
  const count = Math.max(1, Math.floor((to - from) / apart[kind]));
  return Array.from({ length: count }, (_, n) =>
    baked(kind, [from + ((to - from) * (n + 0.5)) / count, y, z], n * 7 + first),
  ).flat();
}

/** A basket of wicker on a place, long loaves standing in it. */
export function basketOfBaguettes([x, y, z]: Point): Solid[] {
  const wicker: Material = (px, py, pz) => {
    const turn = Math.atan2(pz - z, px - x) * 9;
    const weave = Math.sin(turn) * Math.sin(py * 110) > 0 ? 1.12 : 0.72;
    return scaleColour([0.62, 0.43, 0.23], weave);
  };
  return [
    drum([x, z], [y, y + 0.42], [0.2, 0.27], wicker),
    drum([x, z], [y + 0.4, y + 0.45], [0.285, 0.285], wicker),
    ...Array.from({ length: 11 }, (_, n) => {
      const [turn, far] = [n * 2.4, 0.19 * Math.sqrt((n + 0.5) / 11)];
      const [bx, bz] = [x + far * Math.cos(turn), z + far * Math.sin(turn)];
      const top = y + 0.76 + 0.12 * chance(n, 8);
      const brown = mixColour(CRUST, DARK, 0.5 * chance(n, 5));
      const cut: Material = (px, py) => {
        const at = (py + 0.9 * (px - bx)) / 0.15;
        const isCut = Math.abs(at - Math.round(at)) < 0.09 && Math.abs(px - bx) < 0.024;
        return isCut ? FLOUR : brown;
      };
      return [
        drum([bx, bz], [y + 0.2, top - 0.03], [0.036, 0.033], cut),
        ball([bx - 0.033, top - 0.075, bz - 0.033], [bx + 0.033, top + 0.02, bz + 0.033], cut),
      ];
    }).flat(),
  ];
}

/** A cake on a stand, iced and with cherries around its rim. */
export const cakeOnStand = ([x, y, z]: Point, colour: Colour): Solid[] => [
  drum([x, z], [y, y + 0.015], [0.08, 0.07], flat(ICING)),
  drum([x, z], [y + 0.015, y + 0.13], [0.02, 0.02], flat(ICING)),
  drum([x, z], [y + 0.13, y + 0.145], [0.17, 0.18], flat(ICING)),
  drum([x, z], [y + 0.145, y + 0.26], [0.14, 0.14], (_x, py) =>
    Math.abs(py - y - 0.2) < 0.014 ? ICING : colour,
  ),
  drum([x, z], [y + 0.26, y + 0.275], [0.145, 0.14], flat(ICING)),
  ...Array.from({ length: 8 }, (_, n) => {
    const [bx, bz] = [x + 0.11 * Math.cos(n * 0.785), z + 0.11 * Math.sin(n * 0.785)];
    return ball(
      [bx - 0.02, y + 0.27, bz - 0.02],
      [bx + 0.02, y + 0.31, bz + 0.02],
      flat([0.75, 0.06, 0.1]),
    );
  }),
];
