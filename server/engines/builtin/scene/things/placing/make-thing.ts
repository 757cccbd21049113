import type { Setting } from '../../setting.ts';
import type { Subject, Thing } from '../../words/idea.ts';
import { MOSS_GROWN } from '../../words/thing.ts';
import type { Sprite } from '../sprite.ts';
import { onSubject } from '../subject-light.ts';
import { type Sight, type Wish, wishIn } from '../wish.ts';
import { IN_CROWN, inCrown } from './in-crown.ts';
import type { Make } from './make.ts';
import { ANIMALS } from './make-animal.ts';
import { BELONGINGS } from './make-belonging.ts';
import { BUILDINGS } from './make-building.ts';
import { FOODS } from './make-food.ts';
import { OBJECTS } from './make-object.ts';
import { OUTDOORS } from './make-outdoors.ts';
import { PEOPLE } from './make-person.ts';
import { PLANTS } from './make-plant.ts';
import { VEHICLES } from './make-vehicle.ts';
import { LOAD, onBack, townOf } from './on-back.ts';
import { upTree } from './up-tree.ts';
import { isStand, shareUpon, upon } from './upon.ts';

/** How each thing is drawn. */
const MAKERS: Readonly<Record<Thing, Make>> = {
  ...ANIMALS,
  ...OBJECTS,
  ...PLANTS,
  ...BUILDINGS,
  ...VEHICLES,
  ...OUTDOORS,
  ...FOODS,
  ...BELONGINGS,
  ...PEOPLE,
};

/** Draws a thing as this setting shows it, for a height of `tall` pixels. */
export const makeThing = (
  setting: Setting,
  thing: Thing,
  {
    colour,
    posture,
    traits = [],
    faces,
    heading,
    nth,
    hair,
    hat,
    holds,
    company: together,
    crew,
    rider,
    carries,
    load: laden,
    bloom,
    glaze,
    baked,
    bow,
    paint,
    treat,
    isBust,
  }: Pick<
    Subject,
    | 'colour'
    | 'posture'
    | 'traits'
    | 'hair'
    | 'hat'
    | 'holds'
    | 'company'
    | 'crew'
    | 'rider'
    | 'glaze'
    | 'baked'
    | 'bow'
    | 'paint'
    | 'treat'
    | 'carries'
    | 'load'
  > &
    Pick<Wish, 'faces' | 'heading' | 'bloom' | 'nth' | 'isBust'>,
  tall: number,
  isPortrait: boolean,
  sight?: Sight,
): Sprite => {
  const plain = wishIn(setting, {
    ...{ colour, posture, traits, tall, isPortrait },
    ...(sight === undefined ? {} : { sight }),
    ...(faces === undefined ? {} : { faces }),
    ...(heading === undefined ? {} : { heading }),
    ...(nth === undefined ? {} : { nth }),
    ...(hair === undefined ? {} : { hair }),
    ...(hat === undefined ? {} : { hat }),
    ...(holds === undefined ? {} : { holds }),
    ...(together === undefined ? {} : { company: together }),
    ...(crew === undefined ? {} : { crew }),
    ...(rider === undefined ? {} : { rider }),
    ...(bloom === undefined ? {} : { bloom }),
    ...(baked === undefined ? {} : { baked }),
    ...(bow === undefined ? {} : { bow }),
    ...(paint === undefined ? {} : { paint }),
    ...(treat === undefined ? {} : { treat }),
    ...(isBust === undefined ? {} : { isBust }),
    ...(glaze === undefined ? {} : { glaze }),
  });
  // A portrait has a light of its own (`bust.ts`).
  const hasOwnLight = isBust === true || (isPortrait && setting.idea.composition === 'portrait');
  const wish = hasOwnLight
    ? plain
    : { ...plain, rays: onSubject(plain.rays, setting, thing, traits.includes('crewed')) };
  const isMossy = setting.idea.mossy && MOSS_GROWN.has(thing);
  const isDark = setting.idea.forsaken;
  const grown = isMossy ? { ...wish, rays: { ...wish.rays, mossy: true, unlit: isDark } } : wish;
  const inTree = (tree: Sprite, animal: Thing): Sprite => {
    const { count, colour: coat } = laden ?? { count: 1, colour: null };
    const high = tall * (count > 1 ? IN_CROWN.several : IN_CROWN.one);
    const animals = Array.from({ length: count }, (_, n) =>
      MAKERS[animal](
        { ...wish, traits: [], colour: coat, tall: high, ...(count > 1 && { nth: n }) },
        setting,
      ),
    );
    return inCrown(tree, animals);
  };
  // Who gets an animal down from a tree is drawn with both.
  if (carries !== undefined && thing === 'person')
    return upTree(wish, inTree(MAKERS.tree({ ...wish, colour: null }, setting), carries), 'animal');
  const drawn = MAKERS[thing](grown, setting);
  if (carries === undefined) return drawn;
  if (isStand(thing)) {
    const { count, ...own } = laden ?? { count: 1, colour: null };
    const high = tall * shareUpon(thing, carries, count);
    const on = { ...wish, isUpon: true as const, tall: high };
    const sprites = Array.from({ length: count }, (_, n) =>
      MAKERS[carries](
        {
          ...on,
          colour: own.colour,
          traits: own.traits ?? [],
          posture: own.posture ?? 'sitting',
          // Those on either side of a table look at each other.
          ...(thing === 'dollhouse' && { faces: n % 2 === 0 ? 1 : -1 }),
        },
        setting,
      ),
    );
    return upon(thing, drawn, { thing: carries, sprites }, tall);
  }
  if (thing === 'tree') return inTree(drawn, carries);
  const { count, colour: painted } = laden ?? { count: 1, colour: null };
  const loads = Array.from({ length: count }, () =>
    MAKERS[carries]({ ...wish, colour: painted, tall: tall * LOAD }, setting),
  );
  const [first] = loads;
  return onBack(
    drawn,
    count > 1 || first === undefined ? townOf(loads, tall * LOAD) : first,
    thing,
  );
};
