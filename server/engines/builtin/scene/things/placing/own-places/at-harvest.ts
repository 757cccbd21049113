import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import { isPicker } from '../../../words/keys/places/field-keys.ts';
import { lookUp } from '../../../world/height-map.ts';
import { firstTrees, OLIVES } from '../../../world/scenery/olive-land.ts';
import { cropOf, isVineyard, ROWS, rowsAside } from '../../../world/soil/sown.ts';
import { featShare } from '../../creatures/feat.ts';
import { figureOf } from '../../creatures/figure.ts';
import { nearestGround } from '../foreground.ts';
import { vineRow } from '../growth/vineyard.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';
import { picksUpTree } from './up-tree.ts';

/** How tall a man is, world units. */
const MAN = 1.76;
/** Where one after the other stands: how far to the right on the picture's side as a share of half its width, and how far beyond the nearest ground by that. */
const PLACES = [
  [-0.46, 1.42],
  [0.42, 1.75],
  [-0.02, 2.3],
  [0.66, 2.7],
  [-0.62, 2.9],
  [0.2, 3.6],
] as const;
/** How far off the nearest ground is taken to be at the least; world units. */
const LEAST = 4.2;
/** The same of who kneels to what grows low, of less than that share of the height upright, and how much nearer they are: else they would be small. */
const LOW = { share: 0.85, least: 3, near: 0.8 } as const;
/** How far from the middle of what they pick they stand, world units. */
const BESIDE = { vines: 0.85, trees: 1.5, crop: 0.55 } as const;
/** How far before a tree; and how far off the nearest is beneath which all of somebody is seen, by the nearest ground. */
const BEFORE_TREE = 0.9;
const SEEN = 1.06;
/** Where one after the other is who is up a tree that is drawn with them, as in `PLACES`: before the rows. */
const UP_TREES = [
  [-0.3, 1.12],
  [0.52, 1.5],
  [-0.1, 2.1],
  [0.66, 2.3],
  [-0.62, 2.6],
  [0.2, 3.2],
] as const;
/** How far they are turned to the eye from facing what they pick, radians. */
const TURNED = 0.45;

/** The middle of the row that is nearest to a place, and how far beside it one stands; null where nothing stands in rows. */
function rowNear(
  setting: Setting,
  x: number,
  z: number,
): readonly [middle: number, off: number] | null {
  if (isVineyard(setting)) return [vineRow(setting.side, x, z), BESIDE.vines];
  const crop = cropOf(setting);
  if (crop === null) return null;
  const zero = rowsAside(setting.side, z);
  return [
    zero + Math.round((x - zero) / ROWS[crop].apart) * ROWS[crop].apart,
    BESIDE.crop * ROWS[crop].apart,
  ];
}

/** The tree from which the one of so many picks, how far off before it, no nearer than `least`, and to which side of it; null where no trees stand in rows. */
function underTree({ idea, side, subjects }: Setting, n: number, least: number) {
  const { scenery } = idea;
  if (scenery !== 'orchard' && scenery !== 'olives') return null;
  const first = firstTrees({ subjects }) - BEFORE_TREE;
  const passed = Math.max(0, Math.ceil((least - first) / OLIVES.along));
  const z = first + OLIVES.along * (passed + Math.floor(n / 2));
  // A wall runs along the other side of a grove.
  const isOther = n % 2 === 1;
  const beside = isOther && scenery === 'orchard' ? side : -side;
  return {
    x: (beside * OLIVES.across) / 2,
    z,
    to: isOther === (beside === side) ? -beside : beside,
  };
}

/** Where somebody picks what grows in rows, as tall as people are beside it, turned to it; null for anybody else. */
export function atHarvest(stage: Stage, subject: Subject, index: number): JettyPlace | null {
  const { camera, setting, map, frame } = stage;
  const traits = subject.traits ?? [];
  if (subject.thing !== 'person' || subject.far === true || !isPicker(traits)) return null;
  const others = setting.subjects.filter((one) => isPicker(one.traits));
  const before = others.slice(0, others.indexOf(subject)).reduce((sum, one) => sum + one.count, 0);
  const isUp = picksUpTree(traits);
  const place = (isUp ? UP_TREES : PLACES)[before + index];
  if (place === undefined) return null;
  const nearest = nearestGround(stage);
  const tree = isUp ? null : underTree(setting, before + index, SEEN * nearest);
  const share = featShare(traits);
  const [least, near] = share < LOW.share ? [LOW.least, LOW.near] : [LEAST, 1];
  const z = tree?.z ?? Math.max(least, nearest) * place[1] * near;
  const wanted = (setting.side * place[0] * z * frame.width) / 2 / camera.focal;
  const row = isUp
    ? ([wanted, 0] as const)
    : tree === null
      ? rowNear(setting, wanted, z)
      : ([tree.x, BESIDE.trees] as const);
  if (row === null) return null;
  const [middle, off] = row;
  const to = tree?.to ?? (isUp ? Math.sign(wanted) || 1 : wanted < middle ? -1 : 1);
  const x = middle + to * off;
  const tall = MAN * figureOf(traits).tall * share;
  return {
    ...{ x, z, base: lookUp(map.heights, x, z) },
    tall: (tall * camera.focal) / z,
    heading: to < 0 ? TURNED : Math.PI - TURNED,
  };
}
