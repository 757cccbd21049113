import { mixColour, multiplyColours, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import type { Paint, Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { block, paved } from './paved-site.ts';
import { roadPaint } from './road-site.ts';

/** The portal: how far off, half its width, its height; half the bore's width, the height of its wall and of its crown; half the road's width. World units. */
const PORTAL = { z: 27, half: 11, high: 9.4 } as const;
const BORE = { half: 5.6, wall: 2.6, crown: 7 } as const;
const ROAD = 4.4;
/** From how far off the hill behind the portal rises: nearer ground is what the eye stands over. */
const HIDDEN = 46.5;
/** How high the eye is for a view whose `eye` is 1. World units. */
const EYE = 6.5;
const STONE: Colour = [0.6, 0.58, 0.54];
const TILE: Colour = [0.72, 0.7, 0.62];
const LAMP: Colour = [1.25, 0.86, 0.42];

/** A road that leads into a tunnel through a mountain, its lamps burning within. */
export const ROAD_TUNNEL: SceneryPlan = {
  land: 'mountain',
  relief: 0.9,
  trees: 0.6,
  views: [
    { horizon: 0.56, lens: 0.95, eye: 0.34 },
    { horizon: 0.46, lens: 0.9, eye: 0.5 },
    { horizon: 0.62, lens: 0.9, eye: 0.28 },
    { horizon: 0.52, lens: 1.15, eye: 0.4 },
  ],
  ground: (wild) => (x, z) => {
    // The slope that the bore goes into rises beside the portal; behind that it begins only where the eye no longer stands over it.
    const aside = Math.abs(x);
    const begin = aside < 10.8 ? HIDDEN : PORTAL.z - 0.5 * Math.max(0, aside - PORTAL.half);
    const up = Math.max(0, z - Math.max(begin, 9));
    const slope = LEVEL + 1.1 * up * smoothstep(0, 9, up);
    const hill = Math.min(slope, LEVEL + 46 + 6 * Math.sin(x / 21) + 5 * Math.sin(z / 17 + x / 33));
    return Math.max(hill, smoothstep(120, 260, z) * wild(x, z));
  },
  soil: paved((x, z, soft) => (z > PORTAL.z + 1 ? [STONE, 0] : roadPaint(x, z, ROAD, 1, soft))),
  lampAt: () => (x, y, z) =>
    0.5 / (1 + ((x / 5) ** 2 + ((PORTAL.z - z) / 7) ** 2 + Math.max(0, y - LEVEL - 7) ** 2)),
  isTended: (x, z) =>
    (Math.abs(x) < ROAD + 1.5 && z < PORTAL.z) || (Math.abs(x) < PORTAL.half + 5 && z < 50),
  solids: ({ setting, lamps }: Site): Solid[] => [
    block(
      [-PORTAL.half, -1, PORTAL.z],
      [PORTAL.half, PORTAL.high, PORTAL.z + 2],
      portal(setting, lamps),
    ),
    block(
      [-PORTAL.half - 0.4, PORTAL.high, PORTAL.z - 0.5],
      [PORTAL.half + 0.4, PORTAL.high + 0.8, PORTAL.z + 2],
      () => plainFront(scaleColour(STONE, 1.12)),
    ),
    ...[-1, 1].map((side) =>
      block(
        [side > 0 ? ROAD + 0.7 : -ROAD - 1, 0, 8],
        [side > 0 ? ROAD + 1 : -ROAD - 0.7, 0.75, PORTAL.z],
        (_, { up }) => plainFront(up > 0.4 ? [0.8, 0.81, 0.82] : [0.5, 0.5, 0.5]),
      ),
    ),
  ],
};

/** Half the bore's width so high over its road. */
const boreAt = (up: number): number => {
  if (up < 0 || up > BORE.crown) return 0;
  if (up < BORE.wall) return BORE.half;
  const share = (up - BORE.wall) / (BORE.crown - BORE.wall);
  return BORE.half * Math.sqrt(Math.max(0, 1 - share * share));
};

/** Stones around an arch, and what is seen through it: walls, lamps and the road, as far as they reach. */
function portal({ eye }: Setting, lamps: number): Paint {
  const height = EYE * eye;
  return ({ role }, { along, up: over, pixel }) => {
    const [x, up] = [along - PORTAL.half, over - 1];
    const half = boreAt(up);
    const ring = Math.abs(x) - half;
    if (role !== 'front' || ring > 0 || up > BORE.crown)
      return plainFront(masonry(x, up, ring, pixel));
    // Along the line of sight into the bore, to where it meets floor, wall or vault.
    let far = 0;
    let step = 0.6;
    const at = (t: number) => 1 + t / PORTAL.z;
    const isWithin = (t: number) => {
      const y = height + (up - height) * at(t);
      return y > 0 && y < BORE.crown && Math.abs(x * at(t)) < boreAt(y);
    };
    while (far < 240 && isWithin(far + step)) {
      far += step;
      step *= 1.12;
    }
    for (let n = 0; n < 6; n++) {
      step /= 2;
      if (isWithin(far + step)) far += step;
    }
    const [atX, atY] = [x * at(far), height + (up - height) * at(far)];
    const shown = within(atX, atY, far);
    const day = Math.exp(-far / 7) * (lamps > 0.3 ? 0.1 : 0.8);
    const base = scaleColour(shown.colour, 0.2 + day);
    const fog = Math.exp(-far / 90);
    return {
      colour: base,
      glass: 0,
      glow: scaleColour(shown.glow, fog),
    };
  };
}

/** What the bore shows at a place so far within: road, kerbs, tiled walls, a vault with two rows of lamps; and how it shines in their light. */
function within(x: number, up: number, far: number): { colour: Colour; glow: Colour } {
  const near = far / 9 - Math.floor(far / 9);
  const pool = 0.5 + 0.5 * Math.cos((near - 0.5) * 2 * Math.PI);
  const lit = (colour: Colour, share: number): Colour =>
    scaleColour(multiplyColours(colour, LAMP), share);
  if (up < 0.12) {
    const [road] = roadPaint(x, far, ROAD, 1, 0.06);
    return { colour: road, glow: lit(road, 0.35 + 0.35 * pool) };
  }
  const isVault = up > BORE.wall + 0.6;
  const lampRow = Math.abs(Math.abs(x) - 2.3) < 0.4 && isVault && up > 5;
  if (lampRow && near > 0.3 && near < 0.7) return { colour: [1, 0.9, 0.7], glow: LAMP };
  const tile = isVault
    ? mixColour(TILE, [0.4, 0.38, 0.34], 0.6)
    : up < 1.1
      ? ([0.5, 0.49, 0.46] as const)
      : TILE;
  const rib = far / 4.5 - Math.floor(far / 4.5) < 0.06 ? 0.7 : 1;
  const wall = scaleColour(tile, rib);
  return { colour: wall, glow: lit(wall, isVault ? 0.3 + 0.2 * pool : 0.34 + 0.4 * pool) };
}

/** Cut stones in rows, those of the arch set around it. */
function masonry(x: number, up: number, ring: number, pixel: number): Colour {
  const isRing = ring < 0.9 && up < BORE.crown + 0.8;
  if (isRing) {
    const turn = Math.atan2(up - BORE.wall, x) * 6.4;
    const joint = inside(Math.abs(turn - Math.round(turn)), -1, 0.04, pixel);
    return scaleColour(STONE, 1.12 - 0.4 * joint);
  }
  const row = Math.floor(up / 0.7);
  const u = x / 1.5 + 0.5 * (row & 1);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 1.5, -1, 0.03, pixel),
    inside(Math.abs(up / 0.7 - Math.round(up / 0.7)) * 0.7, -1, 0.03, pixel),
  );
  const tone = 0.9 + 0.14 * Math.sin(Math.floor(u + 0.5) * 12.9 + row * 7.3);
  return scaleColour(STONE, tone * (1 - 0.35 * joint));
}
