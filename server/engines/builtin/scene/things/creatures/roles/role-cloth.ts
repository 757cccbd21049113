import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import type { Look } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Role } from './role.ts';

/** Colours of cloth where none is said: of the upper part, and what else belongs to it. */
export const CLOTH = {
  hero: [0.09, 0.2, 0.62],
  red: [0.72, 0.07, 0.08],
  gold: [0.92, 0.7, 0.16],
  black: [0.06, 0.06, 0.07],
  night: [0.045, 0.05, 0.065],
  navy: [0.09, 0.13, 0.26],
  white: [0.92, 0.92, 0.9],
  brown: [0.36, 0.22, 0.13],
  leather: [0.2, 0.12, 0.07],
  denim: [0.2, 0.3, 0.48],
  lacquer: [0.42, 0.06, 0.07],
  tan: [0.3, 0.25, 0.17],
  lime: [0.85, 0.95, 0.16],
  silver: [0.82, 0.84, 0.86],
  moss: [0.2, 0.36, 0.16],
  petal: [0.9, 0.5, 0.66],
  orange: [0.95, 0.45, 0.08],
} as const satisfies Readonly<Record<string, Colour>>;

/** Spots of a soldier's cloth, the same on all. */
const noise = createNoise(20_311);

const CAMOUFLAGE: readonly [Colour, Colour, Colour] = [
  [0.32, 0.33, 0.19],
  [0.17, 0.2, 0.12],
  [0.46, 0.4, 0.27],
];

/** The colour of a role's clothes about the shoulders where none is said. */
export const USUAL: Readonly<Record<Role, Colour>> = {
  superhero: CLOTH.hero,
  pirate: [0.4, 0.07, 0.09],
  samurai: CLOTH.lacquer,
  ninja: CLOTH.night,
  viking: [0.36, 0.27, 0.2],
  cowboy: CLOTH.brown,
  santa: CLOTH.red,
  police: CLOTH.navy,
  firefighter: CLOTH.tan,
  soldier: CLOTH.moss,
  vampire: CLOTH.black,
  angel: CLOTH.white,
  fairy: CLOTH.petal,
  elf: CLOTH.moss,
  kimono: [0.62, 0.1, 0.2],
  hanbok: [0.78, 0.13, 0.27],
  gladiator: [0.6, 0.1, 0.08],
  legionary: [0.66, 0.09, 0.08],
  senator: [0.93, 0.91, 0.86],
  kilted: CLOTH.white,
  business: CLOTH.black,
  builder: CLOTH.orange,
  smith: [0.52, 0.46, 0.38],
  zombie: [0.36, 0.38, 0.34],
  ballet: [0.95, 0.86, 0.88],
  nurse: [0.36, 0.62, 0.68],
  sailor: CLOTH.white,
  sari: [0.82, 0.1, 0.38],
  kurta: [0.88, 0.82, 0.66],
  djellaba: [0.5, 0.38, 0.24],
  waxprint: [0.72, 0.16, 0.1],
  ponchoed: [0.62, 0.12, 0.14],
  clown: [0.96, 0.8, 0.14],
  pinocchio: CLOTH.red,
  footballer: [0.8, 0.1, 0.12],
  basketballer: [0.82, 0.14, 0.12],
  waiter: CLOTH.black,
  masked: [0.5, 0.08, 0.16],
  conjuror: CLOTH.black,
  captain: CLOTH.navy,
  postal: [0.14, 0.25, 0.5],
  goblin: [0.42, 0.27, 0.15],
  orc: [0.26, 0.2, 0.16],
  troll: [0.34, 0.27, 0.19],
  alien: CLOTH.silver,
  titan: [0.42, 0.36, 0.22],
  dwarf: CLOTH.moss,
  caveman: [0.5, 0.34, 0.19],
  krishna: [0.93, 0.72, 0.14],
  aladdin: [0.4, 0.13, 0.42],
};

/** Cloth with holes and stains. */
export const ragged = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const stain = noise.fbm(x * 16 + z * 11, y * 16, 2);
    return scaleColour(cloth.paint(x, y, z, normal), stain > 0.2 ? 0.35 : 0.9 + 0.3 * stain);
  },
});

/** Cloth in blots of green and brown; `size` of the model's unit. */
export const camouflage = (size = 1): Look => ({
  paint: (x, y, z) => {
    const at = noise.fbm((x * 15 + z * 12) / size, (y * 15 - z * 8) / size, 2);
    return at > 0.12 ? CAMOUFLAGE[1] : at < -0.14 ? CAMOUFLAGE[2] : CAMOUFLAGE[0];
  },
});

/** The hide of a beast, its hair outside and spotted as a leopard's. */
export const hide = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const spot = noise.fbm(x * 30 + z * 26, y * 30, 2);
    return scaleColour(cloth.paint(x, y, z, normal), spot > 0.16 ? 0.42 : 0.95 + 0.35 * spot);
  },
  fur: 0.014,
});

/** Plates laced in rows, as of lacquered armour. */
export const laced = (colour: Colour, rows: number): Look => ({
  paint: (x, y, z) => {
    const v = y * rows - Math.floor(y * rows);
    if (v < 0.14) return scaleColour(CLOTH.gold, 0.75);
    return scaleColour(colour, (v > 0.86 ? 0.5 : 0.95) * (0.9 + 0.14 * Math.sin((x + z) * 150)));
  },
  gloss: 0.45,
});

/** Bright bands around the arms, the body and the legs, at heights of the body. */
export const banded = (cloth: Look, at: readonly number[], bright: Colour, edge: Colour): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const away = Math.min(...at.map((one) => Math.abs(y - one)));
    if (away < 0.009) return edge;
    return away < 0.022 ? bright : cloth.paint(x, y, z, normal);
  },
});

/** Flowers strewn over silk. */
export const flowered = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const own = cloth.paint(x, y, z, normal);
    const [u, v] = [(x + z) * 13, y * 13 + 0.5 * Math.floor((x + z) * 13)];
    const [a, b] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5];
    const petals = 0.2 + 0.09 * Math.cos(5 * Math.atan2(b, a));
    const away = Math.hypot(a, b);
    if (away < 0.07) return CLOTH.gold;
    return away < petals ? mixColour(own, [1, 0.9, 0.9], 0.8) : own;
  },
});

/** The gold of buckles and buttons. */
export const GOLD = plain(CLOTH.gold, { gloss: 0.6 });

/** Black leather. */
export const BLACK = plain(CLOTH.black, { gloss: 0.3 });
/** Turns what is flat across the chest. */
export const ACROSS = yaw(Math.PI / 2);
