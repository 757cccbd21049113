import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside } from '../front.ts';
import { pieceAcross } from '../houses/build-bridge.ts';
import type { Paint, Solid } from '../solid.ts';
import type { Way } from '../way.ts';
import { hungLamps } from './souk-roof.ts';

/** A vault over a lane: where it begins, how long a bay is, how high it springs and rises, of how many pieces it is across. World units. */
const VAULT = { from: -6, bay: 5.4, springs: 4.3, rise: 2.5, thick: 0.35, pieces: 12 } as const;
/** An arch between two bays: how deep, how much lower. */
const RIB = { deep: 0.7, lower: 0.28, stripe: 0.42 } as const;
/** How much light of lamps a vault throws back. */
const LIT = 0.36;
const OCHRE: Colour = [0.93, 0.76, 0.4];
const CREAM: Colour = [0.95, 0.89, 0.72];
const RED: Colour = [0.66, 0.16, 0.12];
const BLUE: Colour = [0.12, 0.3, 0.52];

/** What is over a lane of the Grand Bazaar of Istanbul: painted vaults between striped arches, lamps of coloured glass. */
export function overGrandBazaar(way: Way, random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let z: number = VAULT.from; z < way.end; z += VAULT.bay)
    solids.push(
      ...archedOver(way, z, VAULT.bay, 0, painted),
      ...archedOver(way, z, RIB.deep, RIB.lower, striped),
    );
  return [...solids, ...hungLamps(way, random)];
}

/** A round arch over the lane from one place on, so long, so much lower than the vault. */
function archedOver(way: Way, z: number, long: number, lower: number, paint: Paint): Solid[] {
  const half = way.front + 0.5;
  const under = (x: number): number =>
    VAULT.springs - lower + VAULT.rise * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
  // Pieces are narrower toward the walls, where an arch is steep.
  const edge = (n: number): number => -half * Math.cos((n / VAULT.pieces) * Math.PI);
  return Array.from({ length: VAULT.pieces }, (_, n) => {
    const at = { middle: way.middle(z), z, from: edge(n), to: edge(n + 1) };
    return pieceAcross(at, 0, long, under, (x) => under(x) + VAULT.thick + lower, paint);
  });
}

/** Flowers and tendrils in red and blue on ochre, in a frame. */
const painted: Paint = ({ origin, normal }, { along, up, pixel }) => {
  const across = origin[0] + along + 0.7 * normal[0];
  const [u, v] = [across / 0.9 - Math.floor(across / 0.9), up / 0.9 - Math.floor(up / 0.9)];
  const [x, y] = [u - 0.5, v - 0.5];
  const far = Math.hypot(x, y);
  const petals = 0.26 + 0.09 * Math.cos(8 * Math.atan2(y, x));
  const soft = Math.max(0.02, pixel / 0.9);
  const flower = inside(far, -1, petals, soft);
  const heart = inside(far, -1, 0.11, soft);
  const tendril = inside(
    Math.abs(x + 0.16 * Math.sin(y * 6.3)) + (far < 0.3 ? 1 : 0),
    -1,
    0.05,
    soft,
  );
  const frame = Math.max(inside(up, 0.7, 0.95, pixel), inside(up, 5.05, 5.3, pixel));
  const ground = mixColour(OCHRE, CREAM, inside(up, 0.95, 5.05, pixel));
  const leafed = mixColour(ground, BLUE, Math.max(0.8 * tendril, frame));
  const colour = mixColour(mixColour(leafed, RED, flower), CREAM, heart);
  return { colour, glass: 0, glow: scaleColour(colour, LIT) };
};

/** An arch of stones in two colours by turns. */
const striped: Paint = ({ origin, role }, { along, up }) => {
  const stone =
    role === 'level' ? Math.floor(origin[0] * 1.7) : Math.floor((along + up) / RIB.stripe);
  const colour = Math.abs(stone) % 2 === 0 ? RED : CREAM;
  return { colour, glass: 0, glow: scaleColour(colour, 0.8 * LIT) };
};
