import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, WALNUT } from '../furniture.ts';
import { wood } from '../materials.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { velvet } from './velvet.ts';

/** Brass that has been polished for long, and the wood of old furniture. */
export const BRASS: Material = flat([0.82, 0.6, 0.26]);
export const MAHOGANY: Colour = [0.42, 0.2, 0.11];

/** A vase with a belly and a narrow neck, so high, metres. */
export const vase = ([x, y, z]: Point, high: number, colour: Colour): Solid[] => {
  const r = high * 0.26;
  const glaze: Material = (px, py, pz) => {
    const up = (py - y) / high;
    const figure = Math.sin(Math.atan2(pz - z, px - x) * 5 + up * 9) * Math.sin(up * 22) > 0.45;
    return figure && up > 0.16 && up < 0.62 ? [0.95, 0.94, 0.9] : colour;
  };
  return [
    drum([x, z], [y, y + high * 0.12], [r * 0.6, r * 0.7], glaze),
    ball([x - r, y + high * 0.04, z - r], [x + r, y + high * 0.72, z + r], glaze),
    drum([x, z], [y + high * 0.64, y + high * 0.92], [r * 0.5, r * 0.36], glaze),
    drum([x, z], [y + high * 0.92, y + high], [r * 0.36, r * 0.62], glaze),
  ];
};

/** A round table on one turned foot. */
export const roundTable = (
  [x, , z]: Point,
  radius: number,
  high: number,
  noise: Noise,
): Solid[] => {
  const look = wood(MAHOGANY, noise);
  return [
    drum([x, z], [high - 0.05, high], [radius * 0.96, radius], look),
    drum([x, z], [0.3, high - 0.05], [0.035, 0.07], look),
    ball([x - 0.08, 0.24, z - 0.08], [x + 0.08, 0.42, z + 0.08], look),
    drum([x, z], [0.05, 0.3], [0.14, 0.05], look),
    drum([x, z], [0, 0.05], [radius * 0.62, radius * 0.55], look),
  ];
};

/** An armchair covered with green velvet, its frame carved; it looks toward a side. */
export function armchair([x, , z]: Point, to: number): Solid[] {
  const cover = velvet([0.12, 0.34, 0.24]);
  const frame = flat([0.5, 0.3, 0.14]);
  const rear = x - to * 0.32;
  return [
    pad([x - 0.36, 0.24, z - 0.34], [x + 0.36, 0.5, z + 0.34], cover, 0.09),
    pad(
      [Math.min(rear, rear - to * 0.14), 0.4, z - 0.32],
      [Math.max(rear, rear - to * 0.14), 1.14, z + 0.32],
      cover,
      0.07,
    ),
    ball([rear - to * 0.07 - 0.06, 1.02, z - 0.2], [rear - to * 0.07 + 0.06, 1.26, z + 0.2], frame),
    ...[-1, 1].flatMap((k) => [
      pad(
        [x - 0.34, 0.66, z + k * 0.36 - 0.06],
        [x + 0.34, 0.78, z + k * 0.36 + 0.06],
        cover,
        0.06,
      ),
      ball(
        [x + to * 0.34 - 0.07, 0.62, z + k * 0.36 - 0.07],
        [x + to * 0.34 + 0.07, 0.79, z + k * 0.36 + 0.07],
        frame,
      ),
      drum([x + to * 0.3, z + k * 0.34], [0.24, 0.66], [0.03, 0.03], frame),
      drum([x + to * 0.3, z + k * 0.3], [0, 0.26], [0.025, 0.05], frame),
      drum([x - to * 0.3, z + k * 0.3], [0, 0.26], [0.025, 0.05], frame),
    ]),
  ];
}

/** Trunks and suitcases in a pile, a hat box on top. */
export function trunks([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const TRUNKS: readonly (readonly [half: number, low: number, high: number, look: Colour])[] = [
    [0.52, 0, 0.46, [0.34, 0.2, 0.11]],
    [0.44, 0.46, 0.7, [0.55, 0.34, 0.17]],
    [0.36, 0.7, 0.9, [0.24, 0.3, 0.26]],
  ];
  return [
    ...TRUNKS.flatMap(([half, low, high, colour], n) => {
      const dx = x + side * 0.04 * (n - 1);
      const deep = half * 0.62;
      const look = wood(colour, noise);
      const strapped: Material = (px, y, pz, axis) => {
        const off = Math.abs(Math.abs(px - dx) - half * 0.55);
        const isEdge = half - Math.abs(px - dx) < 0.03 || y - low < 0.02 || high - y < 0.02;
        return off < 0.035 ? [0.2, 0.11, 0.06] : isEdge ? [0.62, 0.45, 0.2] : look(px, y, pz, axis);
      };
      return [
        box([dx - half, low, z - deep], [dx + half, high, z + deep], strapped),
        box([dx - 0.06, high - 0.12, z - deep - 0.015], [dx + 0.06, high - 0.04, z - deep], BRASS),
      ];
    }),
    drum([x, z], [0.9, 1.12], [0.2, 0.2], flat([0.72, 0.42, 0.44])),
    drum([x, z], [1.1, 1.17], [0.215, 0.215], flat([0.88, 0.8, 0.66])),
  ];
}

/** The lands and seas of an old globe around a middle. */
export const oldMap =
  ([x, y, z]: Point, land: Colour, sea: Colour): Material =>
  (px, py, pz) => {
    const [a, b] = [(px - x) * 8 + (pz - z) * 3, (py - y) * 9];
    return Math.sin(a * 1.3 + 1) * Math.cos(b) + 0.6 * Math.sin(a * 2.9 + b * 2) > 0.15
      ? land
      : sea;
  };

/** A globe in a stand of wood. */
export function globe([x, , z]: Point): Solid[] {
  const frame = flat(WALNUT);
  return [
    ball(
      [x - 0.28, 0.66, z - 0.28],
      [x + 0.28, 1.22, z + 0.28],
      oldMap([x, 0.95, z], [0.72, 0.52, 0.26], [0.42, 0.54, 0.52]),
    ),
    drum([x, z], [0.92, 0.96], [0.35, 0.35], frame),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => drum([x + a * 0.23, z + b * 0.23], [0, 0.92], [0.025, 0.025], frame)),
    ),
    drum([x, z], [0.2, 0.24], [0.24, 0.24], frame),
  ];
}

/** A chandelier of brass with glass drops. */
export function chandelier([x, ceiling, z]: Point): Solid[] {
  const y = ceiling - 0.75;
  return [
    drum([x, z], [y, ceiling], [0.014, 0.014], BRASS),
    ball([x - 0.09, y - 0.12, z - 0.09], [x + 0.09, y + 0.1, z + 0.09], BRASS),
    drum([x, z], [y - 0.04, y], [0.42, 0.44], BRASS),
    ...Array.from({ length: 10 }, (_, n) => {
      const turn = (2 * Math.PI * n) / 10;
      const [cx, cz] = [x + 0.42 * Math.cos(turn), z + 0.42 * Math.sin(turn)];
      return [
        drum([cx, cz], [y, y + 0.12], [0.016, 0.014], flat([0.96, 0.93, 0.84])),
        ball(
          [cx - 0.022, y + 0.12, cz - 0.022],
          [cx + 0.022, y + 0.2, cz + 0.022],
          flat([1.5, 1.1, 0.5]),
          1.4,
        ),
        ball(
          [cx - 0.025, y - 0.16, cz - 0.025],
          [cx + 0.025, y - 0.04, cz + 0.025],
          flat([0.9, 0.97, 1.05]),
        ),
      ];
    }).flat(),
  ];
}
