import type { Meaning } from '../../meaning.ts';

/** What `lists/insides.ts` has words for: what stands, is done and is held within buildings and vehicles, by which they are seen from within. */
export const INSIDE_KEYS = {
  planepane: { land: 'planewindow' },
  trainpane: { land: 'compartment' },
  porthole: { pane: true, land: 'submarineroom', ifNone: true },
  // Before the windows of any room that is there.
  inspace: { land: 'space', surrounds: 'orbit' },
  oncloud: { aloft: true, weather: 'cloudy', surrounds: 'clouds' },
  shipcabin: { land: 'captaincabin' },
  aboardplane: { land: 'planecabin' },
  stewardess: { thing: 'person', trait: 'woman', land: 'planecabin', ifNone: true },
  throne: { land: 'throneroom', ifNone: true },
  pointe: { land: 'dancestudio', ifNone: true },
  dancehall: { land: 'dancestudio' },
  beyondpane: { pane: true, land: 'room', inside: ['room'] },
  factoryworker: { thing: 'person', land: 'assemblyline' },
  talkshow: { land: 'newsstudio' },
  starroom: { land: 'backstage' },
  teaceremony: { land: 'tatamiroom', ifNone: true },
  karaoke: { land: 'karaoke' },
  bigtop: { land: 'circusring' },
  circusact: { land: 'circusring', ifNone: true, inside: ['circusring'] },
  acrobat: { thing: 'person', land: 'circusring', ifNone: true, inside: ['circusring'] },
  liontamer: {
    thing: 'person',
    also: ['lion'],
    land: 'circusring',
    ifNone: true,
    inside: ['circusring'],
  },
  churchrite: { land: 'nave', ifNone: true, inside: ['nave'] },
  churchlight: { inside: ['nave', 'prayerhall', 'templehall'] },
  churchwindows: { inside: ['nave', 'synagogue'] },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link INSIDE_KEYS}. */
export type InsideKey = keyof typeof INSIDE_KEYS;
