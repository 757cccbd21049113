import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import type { Look } from '../../sculpt/solid.ts';
import type { Dress } from '../dress.ts';
import type { Complexion } from '../face.ts';
import { insideLids } from '../visage/features.ts';
import { bordered, dotted, striped } from './role-patterns.ts';
import { edged, LORICA } from './role-roman.ts';

/** Who is known by what is worn, from head to foot. */
const ROLES = [
  'superhero',
  'pirate',
  'samurai',
  'ninja',
  'viking',
  'cowboy',
  'santa',
  'police',
  'firefighter',
  'soldier',
  'vampire',
  'angel',
  'fairy',
  'elf',
  'kimono',
  'hanbok',
  'gladiator',
  'legionary',
  'senator',
  'kilted',
  'business',
  'builder',
  'smith',
  'zombie',
  'ballet',
  'nurse',
  'sailor',
  'sari',
  'clown',
  'footballer',
  'basketballer',
  'waiter',
  'masked',
  'conjuror',
  'captain',
  'postal',
] as const;

/** One of those. */
export type Role = (typeof ROLES)[number];

/** The role of someone who is like that; null for everyday clothes. */
export const roleOf = (traits: readonly Trait[]): Role | null =>
  ROLES.find((one) => traits.includes(one)) ?? null;

/** Whose clothes are closed up to the neck. */
const CLOSED: ReadonlySet<Role> = new Set<Role>([
  'superhero',
  'samurai',
  'ninja',
  'santa',
  'angel',
  'soldier',
  'firefighter',
  'elf',
  'masked',
]);

/** Whether the role of someone who is like that leaves no shirt to be seen. */
export function isClosed(traits: readonly Trait[]): boolean {
  const role = roleOf(traits);
  return role !== null && CLOSED.has(role);
}

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
  clown: [0.96, 0.8, 0.14],
  footballer: [0.8, 0.1, 0.12],
  basketballer: [0.82, 0.14, 0.12],
  waiter: CLOTH.black,
  masked: [0.5, 0.08, 0.16],
  conjuror: CLOTH.black,
  captain: CLOTH.navy,
  postal: [0.14, 0.25, 0.5],
};

/** Skin that has lost its blood, or rots, or is painted. */
const PALLOR: Partial<Readonly<Record<Role, Colour>>> = {
  vampire: [0.86, 0.86, 0.85],
  zombie: [0.36, 0.58, 0.26],
  clown: [0.97, 0.95, 0.93],
};

/** A strip of cloth over the eyes, from the brows to the cheekbones: its colour, and how high it is around them. */
const MASK = { high: 0.085, low: 0.06, from: 0.012 } as const;

function masked({ visage, face: { features } }: Complexion): Look {
  return {
    ...visage,
    paint: (x, y, z, normal) => {
      const own = visage.paint(x, y, z, normal);
      const up = y - features.eyes;
      // It narrows over the nose and to the temples, and the eyes look out of it.
      const share =
        1 - 0.35 * Math.exp(-((z / 0.05) ** 2)) - 0.4 * smoothstep(0.2, 0.34, Math.abs(z));
      const isOn = x > -0.1 && up < MASK.high * share && up > -MASK.low * share;
      return isOn && insideLids(features, y, Math.abs(z)) < -MASK.from ? CLOTH.red : own;
    },
  };
}

/** A mask of white papier-mâché over the whole face, gold about the eyes. */
const papered = ({ visage, face: { features } }: Complexion): Look => ({
  ...visage,
  paint: (_x, y, z) => {
    const [up, aside] = [y - features.eyes, Math.abs(z)];
    const isEye = insideLids(features, y, aside) > 0;
    if (isEye) return CLOTH.black;
    const isGold = Math.hypot(up / 0.075, (aside - 0.16) / 0.1) < 1 || (aside < 0.03 && up > 0.1);
    const isMouth = up < -0.28 && up > -0.35 && aside < 0.09;
    return isMouth ? CLOTH.red : isGold ? CLOTH.gold : CLOTH.white;
  },
});

/** The complexion of a role: of the dead the skin is pale or green, a hero's eyes look out of a mask. */
export function complexionFor(role: Role, face: Complexion): Complexion {
  if (role === 'superhero') return { ...face, visage: masked(face) };
  if (role === 'masked') return { ...face, visage: papered(face) };
  const pallor = PALLOR[role];
  if (pallor === undefined) return face;
  const drained = (look: Look): Look => ({
    ...look,
    paint: (x, y, z, normal) => mixColour(look.paint(x, y, z, normal), pallor, 0.72),
  });
  // Paint is on the face alone.
  const skin = role === 'clown' ? face.skin : drained(face.skin);
  return { ...face, skin, visage: drained(face.visage) };
}

/** Cloth with holes and stains. */
const ragged = (cloth: Look): Look => ({
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
const banded = (cloth: Look, at: readonly number[], bright: Colour, edge: Colour): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const away = Math.min(...at.map((one) => Math.abs(y - one)));
    if (away < 0.009) return edge;
    return away < 0.022 ? bright : cloth.paint(x, y, z, normal);
  },
});

/** Flowers strewn over silk. */
const flowered = (cloth: Look): Look => ({
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

/** The same person dressed for a role; `woven` makes cloth of a colour, and `colour` is the one that was said. */
export function dressedFor(
  role: Role,
  dress: Dress,
  woven: (colour: Colour) => Look,
  colour: Colour | null,
): Dress {
  const base: Dress = {
    ...dress,
    hasHat: false,
    isBareLegged: false,
    hasShortSleeves: false,
    hasBraces: false,
    face: complexionFor(role, dress.face),
  };
  const boots = plain(CLOTH.leather, { gloss: 0.25 });
  const black = plain(CLOTH.black, { gloss: 0.3 });
  const all = (kind: Dress['kind'], cloth: Look, legs: Look, shoes: Look): Dress => ({
    ...base,
    kind,
    cloth,
    legs,
    shoes,
  });
  const own = woven(colour ?? USUAL[role]);
  switch (role) {
    case 'superhero': {
      const tight = plain(colour ?? CLOTH.hero, { gloss: 0.22 });
      return all('suit', tight, tight, plain(CLOTH.red, { gloss: 0.25 }));
    }
    case 'pirate':
      return {
        ...all('coat', own, woven(CLOTH.brown), boots),
        under: CLOTH.white,
      };
    case 'samurai':
      return all('suit', laced(colour ?? CLOTH.lacquer, 30), woven(CLOTH.night), black);
    case 'ninja':
      return all('suit', own, own, black);
    case 'viking':
      return {
        ...all('shirt', own, woven([0.26, 0.22, 0.18]), boots),
        isTucked: false,
      };
    case 'cowboy':
      return {
        ...all('jacket', own, woven(CLOTH.denim), boots),
        under: [0.8, 0.74, 0.62],
      };
    case 'santa':
      return all('coat', own, woven(CLOTH.red), black);
    case 'police':
      return { ...all('shirt', own, woven(CLOTH.navy), black), isTucked: true };
    case 'firefighter': {
      const bands = banded(own, [0.13, 0.56, 0.7], CLOTH.lime, CLOTH.silver);
      return { ...all('jacket', bands, bands, black), under: CLOTH.tan };
    }
    case 'soldier':
      return { ...all('jacket', camouflage(), camouflage(), boots), under: CLOTH.moss };
    case 'captain':
      return { ...all('coat', own, woven(CLOTH.navy), black), under: CLOTH.white };
    case 'postal':
      return { ...all('jacket', own, woven(CLOTH.navy), black), under: [0.74, 0.82, 0.92] };
    case 'vampire':
    case 'conjuror':
    case 'business':
      return { ...all('jacket', own, own, black), under: CLOTH.white };
    case 'angel':
      return { ...all('dress', own, base.legs, base.face.skin), isLong: true };
    case 'fairy':
      return {
        ...all('dress', own, base.legs, base.face.skin),
        hasShortSleeves: true,
        hair: 'long',
      };
    case 'elf':
      return {
        ...all('coat', own, woven(CLOTH.brown), boots),
        under: CLOTH.moss,
        hair: 'long',
      };
    case 'kimono':
      return {
        ...all('dress', flowered(own), base.legs, plain(CLOTH.white)),
        isLong: true,
        hair: 'bun',
      };
    case 'gladiator': {
      const { skin } = base.face;
      return { ...all('shirt', skin, skin, boots), hasShortSleeves: true, isTucked: true };
    }
    case 'legionary': {
      const { skin } = base.face;
      return { ...all('shirt', LORICA, skin, boots), hasShortSleeves: true, isTucked: true };
    }
    case 'senator':
      return {
        ...all('dress', edged(own), base.legs, plain(CLOTH.leather)),
        isLong: true,
        hasShortSleeves: true,
      };
    case 'kilted': {
      const { skin } = base.face;
      return { ...all('suit', skin, skin, skin), hair: 'shaven', isBareLegged: true };
    }
    case 'hanbok':
      return {
        ...all('dress', woven([0.95, 0.88, 0.66]), base.legs, plain(CLOTH.white)),
        skirt: own,
        isLong: true,
        hair: 'bun',
      };
    case 'zombie': {
      const rags = ragged(own);
      return {
        ...all('shirt', rags, ragged(woven(CLOTH.brown)), boots),
        hasShortSleeves: true,
        isTucked: false,
      };
    }
    case 'ballet':
      return {
        ...all('dress', own, base.legs, plain([0.93, 0.72, 0.72], { gloss: 0.4 })),
        hasTutu: true,
        hasShortSleeves: true,
        hair: 'bun',
      };
    case 'nurse':
      return {
        ...all('shirt', own, own, plain(CLOTH.white)),
        hasShortSleeves: true,
        isTucked: false,
      };
    case 'sailor':
      return {
        ...all('shirt', striped(own, CLOTH.navy), woven(CLOTH.navy), black),
        isTucked: true,
      };
    case 'sari':
      return {
        ...all('dress', bordered(own, 0.11), base.legs, plain(CLOTH.leather)),
        isLong: true,
        hasShortSleeves: true,
        hair: 'bun',
      };
    case 'clown':
      return {
        ...all('shirt', dotted(own), dotted(woven([0.16, 0.42, 0.8])), plain(CLOTH.red)),
        isTucked: false,
        hair: 'shaven',
      };
    case 'footballer':
      return {
        ...all('shirt', own, woven(CLOTH.white), black),
        hasShortSleeves: true,
        isBareLegged: true,
        isTucked: false,
      };
    case 'basketballer':
      return {
        ...all('shirt', own, own, plain(CLOTH.white)),
        hasShortSleeves: true,
        isBareLegged: true,
        isTucked: false,
      };
    case 'waiter':
      return { ...all('jacket', own, own, black), under: CLOTH.white };
    case 'smith':
      return {
        ...all('shirt', own, woven([0.17, 0.15, 0.14]), boots),
        hasShortSleeves: true,
        isTucked: true,
      };
    case 'masked':
      return { ...all('dress', bordered(own, 0.16), base.legs, black), isLong: true, hair: 'bun' };
    case 'builder': {
      const bands = banded(own, [0.62, 0.74], CLOTH.silver, CLOTH.lime);
      return { ...all('jacket', bands, woven(CLOTH.denim), boots), under: [0.5, 0.6, 0.7] };
    }
  }
}
