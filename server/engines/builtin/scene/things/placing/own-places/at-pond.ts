import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { fromShore, POND } from '../../../world/scenery/everyday/park-pond.ts';
import { figureOf } from '../../creatures/figure.ts';
import { nearestGround } from '../foreground.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** How tall a man is drawn at a pond, world units: larger than he is, so that what he does is seen. */
const MAN = 2.8;
/** How far off who feeds the birds of a pond is, by the nearest ground, and at the least; how far from the water; how far apart several are. World units. */
const BANK = { near: 1.3, least: 6, dry: 0.62, apart: 1.7 } as const;
/** How far from the picture's sides they are, as a share of its width, and how far off they are looked for. */
const ASIDE = 0.16;
const FARTHEST = 18;
/** How far who feeds is turned to the eye from facing the water across the picture, radians. */
const TURNED = 0.3;
/** Where the birds are that come: toward the pond from who feeds them, and ahead. World units. */
const COMING = [
  [2.1, 0.2],
  [2.5, -0.9],
  [3.2, 1.1],
  [3.8, -0.3],
  [4.7, 0.9],
  [4.4, -1.5],
  [6.1, -0.4],
  [7.2, 2.2],
] as const;

/** How high a duck is drawn that comes, world units: larger than it is, as who feeds it. */
export const COMES_HIGH = 0.84;

/** Birds that are fed from a bank. */
const FED: ReadonlySet<Thing> = new Set<Thing>(['duck', 'swan', 'bird', 'flyingbird']);

/** Whether somebody feeds birds of a water. */
export const feedsFowl = (
  { subjects }: Pick<Setting, 'subjects'>,
  { thing, traits = [], posture }: Subject,
): boolean =>
  thing === 'person' &&
  traits.includes('feeding') &&
  posture !== 'sitting' &&
  subjects.some((one) => FED.has(one.thing));

/** The place on the bank of a park's pond that the first who feeds its birds has, and on which side of them the water is; null where nobody does. */
function bankOf(
  stage: Stage,
): { readonly x: number; readonly z: number; readonly to: 1 | -1 } | null {
  const { setting, camera, frame } = stage;
  const { idea, side, subjects } = setting;
  if (idea.scenery !== 'parkpond' || !subjects.some((one) => feedsFowl(setting, one))) return null;
  const to = side > 0 ? 1 : -1;
  for (let z = Math.max(BANK.least, BANK.near * nearestGround(stage)); z < FARTHEST; z += 0.5) {
    let x = to * POND.aside;
    while (fromShore(x, z, side) < BANK.dry) x -= 0.1 * to;
    const column = (camera.centre + (x * camera.focal) / z) / frame.width;
    if (column > ASIDE && column < 1 - ASIDE) return { x, z, to };
  }
  return null;
}

/** Where somebody stands on the bank of a park's pond who feeds its birds, turned to the water; null for anybody else. */
export function atPond(stage: Stage, subject: Subject, index: number): JettyPlace | null {
  const { setting, camera, map } = stage;
  if (subject.far === true || !feedsFowl(setting, subject)) return null;
  const bank = bankOf(stage);
  if (bank === null) return null;
  const z = bank.z + BANK.apart * index;
  let x = bank.x + bank.to * 2;
  while (fromShore(x, z, setting.side) < BANK.dry) x -= 0.1 * bank.to;
  const tall = MAN * figureOf(subject.traits ?? []).tall;
  return {
    ...{ x, z, base: lookUp(map.heights, x, z) },
    tall: (tall * camera.focal) / z,
    heading: bank.to > 0 ? TURNED : Math.PI - TURNED,
  };
}

/** Where the birds of a park's pond swim that come to who feeds them, and which way they look; null where nobody does. */
export function comingToBank(
  stage: Stage,
): readonly { readonly x: number; readonly z: number; readonly faces: 1 | -1 }[] | null {
  const bank = bankOf(stage);
  if (bank === null) return null;
  return COMING.map(([out, ahead]) => ({
    x: bank.x + bank.to * out,
    z: bank.z + ahead,
    faces: bank.to > 0 ? (-1 as const) : (1 as const),
  })).filter(({ x, z }) => fromShore(x, z, stage.setting.side) < -0.6);
}
