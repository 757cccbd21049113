import type { FittingName } from '../../fitting.ts';
import type { Meaning } from '../../meaning.ts';

/** What a word for a fitting means where the place is no room; missing: nothing. */
const ELSEWHERE: Partial<Readonly<Record<FittingName, Meaning>>> = {
  telephone: { thing: 'telephone' },
  typewriter: { thing: 'typewriter' },
  recordplayer: { thing: 'recordplayer', count: 1 },
  laptop: { land: 'office', ifNone: true },
  computer: { land: 'office', ifNone: true },
  desklamp: { thing: 'lamp' },
  oillamp: { thing: 'lamp' },
  alarmclock: { thing: 'clock' },
  hourglass: { thing: 'hourglass' },
  crystalball: { thing: 'crystalball' },
  candelabra: { thing: 'candle' },
  potions: { land: 'potionshop', ifNone: true },
  kettle: { land: 'kitchen', ifNone: true },
  teaset: { thing: 'teapot' },
  coffeemachine: { thing: 'cup', akin: true },
  copperpans: { land: 'kitchen', ifNone: true },
  scale: { land: 'kitchen', ifNone: true },
  fruitbowl: { thing: 'fruit' },
  openbook: { thing: 'book' },
  sewingmachine: { land: 'tailor', ifNone: true },
  microscope: { land: 'laboratory', ifNone: true },
  chessboard: { thing: 'chessboard', count: 1 },
  blocks: { thing: 'toys', count: 1 },
  modelship: { thing: 'modelship' },
  bottleship: { thing: 'modelship', akin: true },
  bonsai: { thing: 'plant' },
  hat: { thing: 'hat' },
  camera: { thing: 'camera' },
  tools: { thing: 'tools', count: 1 },
  trumpet: { thing: 'trumpet' },
  papercranes: { thing: 'papercrane' },
};

/** What the words of `lists/fittings-*.ts` mean. */
export const fittingMeaning = (fitting: FittingName): Meaning => ({
  ...ELSEWHERE[fitting],
  fitting,
});
