import type { Meaning } from '../../meaning.ts';
import type { Trait } from '../../trait.ts';

/** What `lists/field-work.ts` has words for: rain that is over, fields of corn and pumpkins, houses with a garden out of town, and what is picked where it grows or gathered where it lies. */
export const FIELD_KEYS = {
  dacha: { land: 'field', ifNone: true, thing: 'house', trait: 'logs' },
  corn: { land: 'field', crop: 'corn' },
  rainover: { weather: 'rain', rainOver: true },
  grapepicking: { trait: 'grapepicking', land: 'field', also: ['vine'] },
  blossomorchard: { land: 'field', scenery: 'orchard', thing: 'blossom', season: 'spring' },
  orchard: { land: 'field', scenery: 'orchard' },
  applepicking: { trait: 'applepicking', land: 'field', scenery: 'orchard' },
  olivepicking: { trait: 'olivepicking', land: 'field', scenery: 'olives' },
  teapicking: { trait: 'teapicking', land: 'terraces', tea: true },
  berrypicking: { trait: 'berrypicking', land: 'field', crop: 'strawberry' },
  vineterraces: { land: 'field', scenery: 'hillside', thing: 'vine' },
  pumpkinpatch: { land: 'field', crop: 'pumpkin' },
  currantpicking: { trait: 'currantpicking', land: 'field', crop: 'currant' },
  cottonpicking: { trait: 'cottonpicking', land: 'field', crop: 'cotton' },
  coffeepicking: { trait: 'coffeepicking', land: 'field', crop: 'coffee' },
  coffeefarm: { land: 'field', crop: 'coffee' },
  strawberryfield: { land: 'field', crop: 'strawberry' },
  cottonfield: { land: 'field', crop: 'cotton' },
  shellgathering: { trait: 'shellgathering', land: 'beach', ifNone: true },
  mushroompicking: { trait: 'mushroompicking', land: 'forest', ifNone: true },
  stonegathering: { trait: 'stonegathering', land: 'beach', ifNone: true },
  woodgathering: { trait: 'woodgathering', land: 'forest', ifNone: true },
  flowerpicking: { trait: 'flowerpicking', land: 'field', also: ['flower', 'flower', 'flower'] },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type FieldKey = keyof typeof FIELD_KEYS;

const PICKING: ReadonlySet<Trait | undefined> = new Set<Trait | undefined>(
  Object.values(FIELD_KEYS).flatMap(({ trait, thing }: Meaning) =>
    trait === undefined || thing !== undefined ? [] : [trait],
  ),
);

/** Whether somebody who is like that picks what grows. */
export const isPicker = (traits: readonly Trait[] | undefined): boolean =>
  traits?.some((trait) => PICKING.has(trait)) ?? false;
