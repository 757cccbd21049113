import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Vehicle } from '../vehicles.ts';
import { WAITING } from './reading-while-waiting.ts';

/** On what one sits or lies, or in what, while one waits. */
const SEATS: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  'bench',
  'hammock',
  'horse',
  'camel',
]);

/** What waits itself, or with who is in it. */
const AT_REST: ReadonlySet<Meaning['thing']> = new Set<Vehicle>([
  ...(['airplane', 'airliner', 'helicopter', 'rocket', 'spaceship', 'boat', 'rowboat'] as const),
  ...(['gondola', 'ferry', 'liner', 'carriage', 'sleigh', 'car', 'policecar'] as const),
  ...(['ambulance', 'fireengine', 'truck', 'tractor', 'bicycle', 'motorcycle'] as const),
]);

/** Whether it says how or on what somebody waits. */
const isKnown = ({ posture, seat, thing, land }: Meaning): boolean =>
  (posture !== undefined && posture !== 'standing') ||
  (seat !== undefined && seat !== 'windowsill') ||
  land === 'bedroom' ||
  SEATS.has(thing) ||
  (land === undefined && AT_REST.has(thing));

const isSurfer = ({ thing, athlete }: Meaning): boolean => thing === 'surfer' && athlete === true;

/** Whether it is on land that they wait. */
const isOnLand = ({ land, ifNone, thing, path }: Meaning): boolean =>
  (land !== undefined && land !== 'sea' && ifNone !== true) ||
  path !== undefined ||
  thing === 'busshelter' ||
  thing === 'trafficlight';

/** The words of a prompt with the posture of who waits, or none. */
const waitingAs = (pieces: Pieces, posture: Meaning['posture']): Pieces =>
  pieces.map((piece) =>
    WAITING.test(piece.text)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.posture === 'standing' ? { ...(posture && { posture }) } : one,
          ),
        }
      : piece,
  );

/** The words of a prompt; who waits stands, unless it is said how they do or on what, or it is a vehicle that waits; surfers wait on their boards, but for those on land. */
export const standsWaiting = (pieces: Pieces): Pieces =>
  says(pieces, isKnown)
    ? waitingAs(pieces, undefined)
    : says(pieces, isSurfer) && !says(pieces, isOnLand)
      ? waitingAs(pieces, 'sitting')
      : pieces;
