import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { box } from '../famous/kit.ts';
import { rodBetween } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { BY_RIVER, nearQuay, quaySoil, RIVERSIDE } from './riverside.ts';
import { overSeine } from './seine.ts';
import { threeGlobeLamp } from './three-globe-lamp.ts';

/** The bridge's parapet: how far off, how high, its bays' radius, where they are aside on the picture's side. World units. */
const PARAPET = { z: 11.6, high: 0.95, bay: 2.1, at: [-12.4, -4.2, 4, 12.2] } as const;
const STONE: Colour = [0.82, 0.76, 0.63];
const IRON: Colour = [0.1, 0.16, 0.14];

/** On a bridge of Paris: its parapet of stone with half-round bays and lamps of three globes, the river under other arches, the cathedral and the tower of iron beyond. */
export const PONT_NEUF: SceneryPlan = {
  ...BY_RIVER,
  soil: quaySoil,
  has: new Set(['irontower', 'bridge']),
  solids: (site) => [nearQuay(), ...overSeine(site), ...parapet(site)],
};

const ashlar: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(scaleColour(STONE, 1.08));
  const row = Math.floor(up / 0.34);
  const u = along / 0.95 + 0.5 * (row & 1);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 0.95, -1, 0.014, pixel),
    inside(Math.abs(up / 0.34 - Math.round(up / 0.34)) * 0.34, -1, 0.014, pixel),
  );
  return plainFront(scaleColour(STONE, 1 - 0.28 * joint + 0.05 * Math.sin(u * 5 + row * 2)));
};

/** The parapet, cut where bays of stone bulge over the water, a lamp before each pier. */
function parapet({ setting: { side }, lamps }: Site): Solid[] {
  const { z, high, bay, at } = PARAPET;
  const low = RIVERSIDE.high;
  const coping = plainPaint(scaleColour(STONE, 1.12));
  const places = at.map((aside) => side * aside).sort((a, b) => a - b);
  const edges = [-80, ...places.flatMap((x) => [x - bay, x + bay]), 80];
  const walls = edges.flatMap((from, n): Solid[] => {
    const to = edges[n + 1];
    if (n % 2 === 1 || to === undefined) return [];
    return [
      box([from, low - 6, z - 0.22], [to, low + high, z + 0.22], ashlar),
      box([from, low + high, z - 0.32], [to, low + high + 0.14, z + 0.32], coping),
    ];
  });
  return [
    ...walls,
    ...places.flatMap((x) => bayAt(x, coping)),
    ...places.flatMap((x) => lamp(x + 4.1, lamps)),
  ];
}

/** A half-round bay: pieces of wall around it. World units. */
function bayAt(x: number, coping: Paint): Solid[] {
  const { z, high, bay } = PARAPET;
  const low = RIVERSIDE.high;
  const pieces = 9;
  const spot = (n: number, out: number): readonly [number, number] => {
    const turn = Math.PI - (n / pieces) * Math.PI;
    return [x + (bay + out) * Math.cos(turn), z + (bay + out) * Math.sin(turn)];
  };
  const round = Array.from({ length: pieces }, (_, n) => {
    const [fromX, fromZ] = spot(n, 0.06);
    const [toX, toZ] = spot(n + 1, 0.06);
    return [
      rodBetween([fromX, low + 0.46, fromZ], [toX, low + 0.46, toZ], [0.46, 0.46], 4, ashlar),
      rodBetween(
        [fromX, low + high + 0.04, fromZ],
        [toX, low + high + 0.04, toZ],
        [0.28, 0.28],
        4,
        coping,
      ),
    ];
  }).flat();
  return [frustumAt([x, low - 6, z], 6.004, bay + 0.1, bay + 0.1, ashlar, 14), ...round];
}

/** A lamp with three globes on a foot of stone. World units. */
function lamp(x: number, lit: number): Solid[] {
  const { z } = PARAPET;
  const low = RIVERSIDE.high;
  return [
    box([x - 0.42, low - 6, z - 0.42], [x + 0.42, low + 1.35, z + 0.42], ashlar),
    ...threeGlobeLamp([x, low + 1.35, z], IRON, lit),
  ];
}
