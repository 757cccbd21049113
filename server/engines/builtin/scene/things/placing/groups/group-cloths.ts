import type { Colour, Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { type Costume, costumeOf } from '../../creatures/clothing/costumes.ts';
import { type Role, roleOf } from '../../creatures/roles/role.ts';

/** Colours of what the grown and the young wear, each far from the next. */
const CLOTHS: readonly Colour[] = [
  [0.2, 0.3, 0.52],
  [0.8, 0.72, 0.5],
  [0.62, 0.15, 0.14],
  [0.24, 0.44, 0.36],
  [0.78, 0.55, 0.16],
  [0.36, 0.52, 0.72],
  [0.46, 0.22, 0.38],
  [0.82, 0.8, 0.76],
  [0.34, 0.36, 0.4],
  [0.82, 0.44, 0.34],
];
const BRIGHT: readonly Colour[] = [
  [0.82, 0.2, 0.18],
  [0.25, 0.52, 0.8],
  [0.93, 0.72, 0.2],
  [0.3, 0.6, 0.42],
  [0.9, 0.5, 0.58],
  [0.9, 0.88, 0.84],
  [0.5, 0.36, 0.66],
];
/** Of the coats of the 1920s. */
const TWEEDS: readonly Colour[] = [
  [0.3, 0.25, 0.2],
  [0.4, 0.15, 0.18],
  [0.22, 0.25, 0.3],
  [0.2, 0.33, 0.36],
  [0.46, 0.38, 0.27],
  [0.36, 0.26, 0.36],
];
/** Of umbrellas. */
const CANOPIES: readonly Colour[] = [
  [0.78, 0.12, 0.12],
  [0.14, 0.3, 0.62],
  [0.9, 0.68, 0.14],
  [0.86, 0.85, 0.82],
  [0.12, 0.46, 0.42],
  [0.66, 0.3, 0.5],
  [0.13, 0.13, 0.15],
];
/** Of coats of wool and leather that are worn at sea. */
const SEAMENS: readonly Colour[] = [
  [0.5, 0.08, 0.09],
  [0.13, 0.2, 0.38],
  [0.36, 0.25, 0.14],
  [0.12, 0.32, 0.26],
  [0.6, 0.46, 0.2],
  [0.32, 0.14, 0.3],
];
/** Of what is dyed with plants. */
const HOMESPUN: readonly Colour[] = [
  [0.44, 0.34, 0.22],
  [0.3, 0.38, 0.46],
  [0.5, 0.2, 0.15],
  [0.36, 0.42, 0.26],
  [0.6, 0.54, 0.42],
];
/** Of cloaks in a wood. */
const GREENS: readonly Colour[] = [
  [0.16, 0.34, 0.17],
  [0.38, 0.3, 0.16],
  [0.28, 0.4, 0.36],
  [0.42, 0.44, 0.2],
];
/** Of silk. */
const SILKS: readonly Colour[] = [
  [0.7, 0.13, 0.2],
  [0.16, 0.34, 0.6],
  [0.86, 0.62, 0.22],
  [0.2, 0.48, 0.38],
  [0.52, 0.28, 0.56],
  [0.88, 0.52, 0.6],
];
/** Of robes. */
const ROBES: readonly Colour[] = [
  [0.24, 0.2, 0.5],
  [0.46, 0.08, 0.14],
  [0.1, 0.34, 0.36],
  [0.3, 0.3, 0.34],
  [0.16, 0.3, 0.16],
];
/** Of suits. */
const SUITS: readonly Colour[] = [
  [0.13, 0.15, 0.2],
  [0.32, 0.33, 0.36],
  [0.16, 0.22, 0.36],
  [0.36, 0.3, 0.24],
];

/** Of long shirts of India, and of robes of the Maghreb. */
const COTTONS: readonly Colour[] = [
  [0.88, 0.82, 0.66],
  [0.9, 0.9, 0.88],
  [0.62, 0.7, 0.72],
  [0.8, 0.6, 0.36],
];
const WOOLS: readonly Colour[] = [
  [0.5, 0.38, 0.24],
  [0.72, 0.66, 0.54],
  [0.3, 0.36, 0.46],
  [0.36, 0.3, 0.24],
];

/** What those of a role or in a costume wear who are known by its cut and not by its colour. */
const OF_ROLES: Partial<Readonly<Record<Role | Costume, readonly Colour[]>>> = {
  pirate: SEAMENS,
  viking: HOMESPUN,
  cowboy: HOMESPUN,
  elf: GREENS,
  kimono: SILKS,
  hanbok: SILKS,
  sari: SILKS,
  kurta: COTTONS,
  djellaba: WOOLS,
  waxprint: BRIGHT,
  ponchoed: BRIGHT,
  masked: SILKS,
  fairy: SILKS,
  clown: BRIGHT,
  superhero: BRIGHT,
  mage: ROBES,
  royal: ROBES,
  business: SUITS,
};

/** The colours of what those of a group wear of whom that is said, each the next; null where all wear the same. */
export function clothsOf(thing: Subject['thing'], own: readonly Trait[]): readonly Colour[] | null {
  const known = roleOf(own) ?? costumeOf(own);
  if (known !== null) return OF_ROLES[known] ?? null;
  if (own.includes('karate')) return null;
  if (thing === 'umbrella') return CANOPIES;
  if (own.includes('bygone')) return TWEEDS;
  return own.includes('child') || own.includes('girl') ? BRIGHT : CLOTHS;
}
