import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { composeSprites } from '../compose-sprites.ts';
import { plain, planks, rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { flames } from './flames.ts';

const LOG: Colour = [0.34, 0.22, 0.13];
const CHARRED: Colour = [0.1, 0.08, 0.07];
const STONE: Colour = [0.45, 0.43, 0.41];

/** How much the logs glow. */
const EMBERS = 0.24;
/** Height of stones and logs beside the whole fire, and where its flames begin and how wide they are in its heights. */
const PIT = 0.46;
const HEARTH = { foot: 0.15, wide: 0.66 } as const;

/** A campfire in a ring of stones: crossed logs, and flames that shine by day too. */
export function campfire(wish: Wish): Sprite {
  const pit = portray({ ...wish, tall: wish.tall * PIT }, firePit(), 0.4, 0.2, 3);
  const height = pit.height / PIT;
  const flamesTall = height * (1 - HEARTH.foot);
  const width = Math.max(pit.width, height * HEARTH.wide);
  const parts = [
    { sprite: pit, left: (width - pit.width) / 2, foot: height, tall: pit.height },
    {
      sprite: flames(wish, flamesTall * 0.94, flamesTall),
      left: width / 2 - flamesTall * 0.47,
      foot: height * (1 - HEARTH.foot),
      tall: flamesTall,
    },
  ];
  return composeSprites(Math.ceil(width), Math.ceil(height), parts);
}

/** The pit of a campfire without its flames, about 1 wide: stones around logs that lean on each other. */
export const firePit = (): Solid[] => [...stones(), ...logs()];

const stones = (): Solid[] =>
  Array.from({ length: 11 }, (_, n) => {
    const angle = (n / 11) * Math.PI * 2;
    const at = [Math.cos(angle) * 0.52, 0.05, Math.sin(angle) * 0.52] as const;
    return ellipsoid({ ...rough(STONE, 3), glow: facesFire }, at, [0.12, 0.085, 0.1], 0, yaw(n));
  });

/** What of a stone's surface looks into the fire shines with its light. */
function facesFire(x: number, _y: number, z: number, normal: Vector): number {
  const inward = -(x * normal[0] + z * normal[2]) / (Math.hypot(x, z) || 1);
  return 0.08 + 0.5 * Math.max(0, inward);
}

const logs = (): Solid[] =>
  Array.from({ length: 6 }, (_, n) => {
    const angle = (n / 6) * Math.PI * 2 + 0.3;
    const look: Look = { ...planks(n % 2 ? LOG : CHARRED, 0.03), glow: () => EMBERS };
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    return limb(look, [x * 0.36, 0.05, z * 0.36], [x * 0.06, 0.36, z * 0.06], 0.055, 0.045);
  });

const STRAW: Colour = [0.82, 0.66, 0.34];

/** A round bale of straw, its rings seen from the end, another behind it. */
export function haybale(wish: Wish): Sprite {
  const straw = wish.colour ?? STRAW;
  const look: Look = {
    paint: (x, y, z, normal) => {
      const rings = Math.abs(normal[2]) > 0.7 ? Math.sin(Math.hypot(x, y - 0.5) * 62) : 0;
      const stalks = Math.sin(x * 71 + y * 53) * Math.sin(z * 90 + y * 60);
      return scaleColour(straw, 0.92 + 0.1 * rings + 0.1 * stalks);
    },
    fur: 0.025,
  };
  const model = [frustum(look, [0, 0.5, -0.36], 0.72, 0.5, 0.5, pitch(-Math.PI / 2))];
  return portray(wish, model, 0.55, 0.1, 3);
}

const CLOTH: Colour = [0.86, 0.22, 0.18];
const WHITE: Colour = [0.95, 0.93, 0.88];
const TEAK: Colour = [0.6, 0.42, 0.26];

/** A striped sunshade over a deck chair. */
export function parasol(wish: Wish): Sprite {
  const striped: Look = {
    paint: (x, _y, z) =>
      Math.floor(((Math.atan2(z, x + 0.1) + Math.PI) / (Math.PI * 2)) * 12) % 2 === 0
        ? (wish.colour ?? CLOTH)
        : WHITE,
  };
  const canvas: Look = {
    paint: (_x, _y, z) => (Math.floor(z / 0.07) % 2 === 0 ? (wish.colour ?? CLOTH) : WHITE),
  };
  const wood = plain(TEAK);
  const rows = Array.from({ length: 10 }, (_, n) => n / 9);
  const model = [
    limb(wood, [-0.1, 0, 0.1], [-0.1, 1.2, 0.1], 0.02, 0.016),
    frustum(striped, [-0.1, 0.98, 0.1], 0.1, 0.62, 0.36),
    frustum(striped, [-0.1, 1.075, 0.1], 0.1, 0.37, 0.01),
    ...[-0.2, 0.2].flatMap((z) => [
      limb(wood, [-0.2, 0.02, z - 0.1], [0.5, 0.44, z - 0.1], 0.018, 0.018),
      limb(wood, [0.44, 0.02, z - 0.1], [-0.12, 0.32, z - 0.1], 0.018, 0.018),
    ]),
    ...rows.map((share) => {
      const x = -0.16 + 0.64 * share;
      const y = 0.24 + 0.2 * share ** 1.4 - 0.12 * Math.sin(Math.PI * share);
      return limb(canvas, [x, y, -0.28], [x, y, 0.08], 0.034, 0.034, 0.02);
    }),
  ];
  return portray(wish, model, 0.4, 0.12, 3);
}
