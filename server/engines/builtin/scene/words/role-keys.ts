import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for that somebody is by what is worn. */
export const ROLE_KEYS = {
  superhero: { thing: 'person', trait: 'superhero', land: 'city', ifNone: true },
  pirate: { thing: 'person', trait: 'pirate', land: 'beach', ifNone: true },
  samurai: { thing: 'person', trait: 'samurai', also: ['blossom'] },
  ninja: { thing: 'person', trait: 'ninja' },
  viking: { thing: 'person', trait: 'viking', land: 'lake', ifNone: true },
  cowboy: { thing: 'person', trait: 'cowboy', land: 'canyon', ifNone: true },
  santa: { thing: 'person', trait: 'santa', season: 'winter', snowy: true },
  santahat: { trait: 'santahat' },
  police: { thing: 'person', trait: 'police', land: 'street', ifNone: true },
  firefighter: { thing: 'person', trait: 'firefighter', land: 'street', ifNone: true },
  soldier: { thing: 'person', trait: 'soldier' },
  vampire: { thing: 'person', trait: 'vampire', mood: 'dark' },
  angel: { thing: 'person', trait: 'angel' },
  fairy: { thing: 'person', trait: 'fairy', land: 'forest', ifNone: true },
  elf: { thing: 'person', trait: 'elf', land: 'forest', ifNone: true },
  geisha: { thing: 'person', trait: 'kimono', also: ['blossom'] },
  kimono: { trait: 'kimono' },
  businessman: { thing: 'person', trait: 'business', land: 'office', ifNone: true },
  suit: { trait: 'business' },
  waiter: { thing: 'person', trait: 'business' },
  zombie: { thing: 'person', trait: 'zombie', mood: 'dark' },
  smith: { thing: 'person', trait: 'smith', land: 'forge', ifNone: true },
  builder: { thing: 'person', trait: 'builder', land: 'street', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;
