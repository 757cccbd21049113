import type { Pixels } from '../../engine.ts';
import { paint, speck } from '../testing/pictures.ts';

/** What a pixel of the test's scene is. */
export type Kind = 'sky' | 'wall' | 'roof' | 'door' | 'pane' | 'leaf' | 'grass';

/** Size of the test's scene. */
export const SCENE = { width: 168, height: 128 } as const;

/** What stands where: sky above, a house with a red door and a window, a tree with gaps, grass below. */
export function kindAt(x: number, y: number): Kind {
  if (x >= 96 && x < 112 && y >= 72 && y < 92) return 'door';
  if (x >= 72 && x < 84 && y >= 68 && y < 82) return 'pane';
  if (x >= 60 && x < 124 && y >= 56 && y < 92) return 'wall';
  if (y >= 40 && y < 56 && Math.abs(x - 92) < 18 + (y - 40)) return 'roof';
  const inCrown = (x - 28) ** 2 + (y - 58) ** 2 < 24 ** 2;
  if (inCrown && !(x % 12 < 2 && y % 12 < 2)) return 'leaf';
  return y >= 88 ? 'grass' : 'sky';
}

const COLOURS: Readonly<Record<Kind, readonly [number, number, number]>> = {
  sky: [150, 185, 225],
  wall: [205, 190, 165],
  roof: [96, 80, 72],
  door: [190, 35, 30],
  pane: [62, 68, 78],
  leaf: [52, 92, 34],
  grass: [84, 128, 52],
};

/** Paints the scene, with grain on everything but the sky, which pales toward the horizon. */
export function paintScene(): Pixels {
  return paint(SCENE.width, SCENE.height, (x, y) => {
    const kind = kindAt(x, y);
    const [r, g, b] = COLOURS[kind];
    const by = kind === 'sky' ? y * 0.35 : (speck(x, y) - 0.5) * (kind === 'leaf' ? 34 : 16);
    return [Math.round(r + by), Math.round(g + by), Math.round(b + by * 0.6)];
  });
}
