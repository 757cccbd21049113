import type { Meaning } from '../../meaning.ts';

/** What the lists of `lists/` have words for above the clouds, in space, and of what flies and drives there, and of tales. */
export const FANCY_KEYS = {
  aboveclouds: { land: 'clouds', surrounds: 'clouds' },
  skycastle: { land: 'clouds', thing: 'castle' },
  hoard: { thing: 'hoard' },
  // Whatever stands there floats.
  aloft: { aloft: true },
  amidclouds: { aloft: true, weather: 'cloudy', surrounds: 'clouds' },
  skytown: { land: 'clouds', settled: 'town' },
  orbit: { land: 'orbit' },
  spacestation: { land: 'orbit', thing: 'spacestation' },
  spaceship: { thing: 'spaceship' },
  launch: { thing: 'launch' },
  helicopter: { thing: 'helicopter' },
  ufo: { thing: 'ufo' },
  airship: { thing: 'airship' },
  truck: { thing: 'truck' },
  policecar: { thing: 'policecar', land: 'street', ifNone: true },
  ambulance: { thing: 'ambulance', land: 'street', ifNone: true },
  fireengine: { thing: 'fireengine', land: 'street', ifNone: true },
  flyingcar: { land: 'city', thing: 'flyingcar', count: 5, vague: true },
  // Brighter than what is lit.
  glowmushroom: { thing: 'mushroom', hue: [0.42, 1.4, 1.75] },
  onback: { onBack: true },
  mermaid: { thing: 'mermaid' },
  ghost: { thing: 'ghost', mood: 'dark' },
  skeleton: { thing: 'skeleton', mood: 'dark' },
  skull: { thing: 'skull' },
  statue: { thing: 'statue' },
  chest: { thing: 'chest' },
  crown: { thing: 'crown' },
  cauldron: { thing: 'cauldron' },
  portal: { thing: 'portal' },
  sword: { thing: 'sword', held: 'sword' },
} as const satisfies Readonly<Record<string, Meaning>>;
