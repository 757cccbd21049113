import type { Setting } from '../../../setting.ts';
import { type Actor, isBeast, isWalker } from '../../../words/creatures.ts';
import type { Stand, Subject, Thing } from '../../../words/idea.ts';
import { MOSS_GROWN } from '../../../words/lands/left-by-people.ts';
import { inContainer } from '../../creatures/upright/in-container.ts';
import type { Sprite } from '../../sprite.ts';
import { onSubject } from '../../subject-light.ts';
import { type Sight, type Wish, wishIn } from '../../wish.ts';
import { oneOnBridge } from '../groups/one-on-bridge.ts';
import { upTree } from '../own-places/up-tree.ts';
import { STANDS } from '../stands.ts';
import { IN_CROWN, inCrown } from './in-crown.ts';
import { loadedBridge } from './loaded-bridge.ts';
import type { Make } from './make.ts';
import { ANIMALS } from './make-animal.ts';
import { BELONGINGS } from './make-belonging.ts';
import { BUILDINGS } from './make-building.ts';
import { FOODS } from './make-food.ts';
import { LONE } from './make-lone.ts';
import { OBJECTS } from './make-object.ts';
import { OUTDOORS } from './make-outdoors.ts';
import { PEOPLE } from './make-person.ts';
import { PLANTS } from './make-plant.ts';
import { SEASIDE } from './make-seaside.ts';
import { VEHICLES } from './make-vehicle.ts';
import { WAYSIDE } from './make-wayside.ts';
import { YARD } from './make-yard.ts';
import { LOAD, onBack, townOf } from './on-back.ts';
import { onTop, shareOnTop } from './on-top.ts';
import { isStand, shareUpon, upon } from './upon.ts';

/** How each thing is drawn. */
const MAKERS: Readonly<Record<Thing, Make>> = {
  ...ANIMALS,
  ...OBJECTS,
  ...PLANTS,
  ...BUILDINGS,
  ...VEHICLES,
  ...OUTDOORS,
  ...YARD,
  ...SEASIDE,
  ...WAYSIDE,
  ...LONE,
  ...FOODS,
  ...BELONGINGS,
  ...PEOPLE,
};

/** What of a thing that is asked for goes into its wish as it is. */
const AS_ASKED = [
  'hair',
  'hat',
  'within',
  'holds',
  'company',
  'aide',
  'crew',
  'pet',
  'bloom',
  'baked',
  'bow',
  'paint',
  'treat',
  'glaze',
  'faces',
  'heading',
  'nth',
  'isBust',
] as const;

type AsAsked = Pick<Wish, (typeof AS_ASKED)[number]>;

/** What a thing is asked to be, and what it carries. */
type Asked = Pick<Subject, 'colour' | 'posture' | 'traits' | 'carries' | 'load'> & AsAsked;

/** A load of which nothing is said but what it is. */
const ONE = { count: 1, colour: null } as const satisfies Subject['load'];

/**
 * Draws a thing as this setting shows it, with what it carries, for a height of `tall` pixels.
 * `isPortrait`: whether it shows itself from its best side; `sight`: from where it is seen, missing: as it looks best.
 */
export function makeThing(
  setting: Setting,
  thing: Thing,
  asked: Asked,
  tall: number,
  isPortrait: boolean,
  sight?: Sight,
): Sprite {
  const plain = wishFor(setting, thing, asked, tall, isPortrait, sight);
  const { carries, load } = asked;
  if (carries !== undefined && load !== undefined && thing === 'bridge')
    return loadedBridge(plain, carries, load, (one) =>
      MAKERS[carries](
        {
          ...one,
          ...oneOnBridge(setting, carries, load, one),
          rays: onSubject(one.rays, setting, carries, false),
        },
        setting,
      ),
    );
  const wish = lit(plain, setting, thing, asked, isPortrait);
  if (carries !== undefined && load?.onto !== undefined)
    return withSomebodyOnTop(setting, plain, mossGrown(wish, setting, thing), thing, carries, {
      ...load,
      onto: load.onto,
    });
  // Who gets an animal down from a tree is drawn with both.
  if (carries !== undefined && thing === 'person') {
    const tree = MAKERS.tree({ ...wish, colour: null }, setting);
    return upTree(wish, inTree(setting, wish, tree, carries, load), 'animal');
  }
  if (asked.within !== undefined) return inContainer(thing as Actor, asked.within, wish);
  const drawn = MAKERS[thing](mossGrown(wish, setting, thing), setting);
  if (carries === undefined) return drawn;
  if (isStand(thing)) return onStand(setting, wish, thing, drawn, carries, load);
  if (thing === 'tree') return inTree(setting, wish, drawn, carries, load);
  return laden(setting, wish, thing, drawn, carries, load);
}

/** The wish for a thing, in the light of the place. */
function wishFor(
  setting: Setting,
  thing: Thing,
  asked: Asked,
  tall: number,
  isPortrait: boolean,
  sight: Sight | undefined,
): Wish {
  const { colour, posture, traits = [] } = asked;
  const place = shakesOff(setting, thing, asked) ? { ...setting, snowy: false } : setting;
  return wishIn(place, {
    ...{ colour, posture, traits, tall, isPortrait },
    ...(sight !== undefined && { sight }),
    ...asAsked(asked),
  });
}

/** Whether no snow stays on what is asked for: on what flies or drives, and on who lives unless it snows. */
const shakesOff = ({ weather }: Setting, thing: Thing, { traits = [] }: Asked): boolean =>
  STANDS[thing].on === 'air' ||
  ON_THE_WAY.some((trait) => traits.includes(trait)) ||
  (weather !== 'snowfall' && thing !== 'snowman' && (isWalker(thing) || isBeast(thing)));

/** By what traits something flies, or somebody drives it. */
const ON_THE_WAY = ['inair', 'mounted', 'crewed'] as const;

/** The same in the light that falls on the thing. */
function lit(
  wish: Wish,
  setting: Setting,
  thing: Thing,
  { traits = [], isBust }: Asked,
  isPortrait: boolean,
): Wish {
  // A portrait has a light of its own (`bust.ts`).
  if (isBust === true || (isPortrait && setting.idea.composition === 'portrait')) return wish;
  return { ...wish, rays: onSubject(wish.rays, setting, thing, traits.includes('crewed')) };
}

const asAsked = (asked: Asked): AsAsked =>
  Object.fromEntries(
    AS_ASKED.flatMap((key) => (asked[key] === undefined ? [] : [[key, asked[key]]])),
  );

/** The same with the moss that grows on it where it was left, or is said to have it. */
const mossGrown = (wish: Wish, { idea }: Setting, thing: Thing): Wish =>
  idea.mossy && MOSS_GROWN.has(thing)
    ? { ...wish, rays: { ...wish.rays, mossy: true, unlit: idea.forsaken } }
    : wish;

/** A tree with the animals in its crown. */
function inTree(
  setting: Setting,
  wish: Wish,
  tree: Sprite,
  animal: Thing,
  { count, colour }: NonNullable<Subject['load']> = ONE,
): Sprite {
  const tall = wish.tall * (count > 1 ? IN_CROWN.several : IN_CROWN.one);
  const animals = Array.from({ length: count }, (_, n) =>
    MAKERS[animal]({ ...wish, traits: [], colour, tall, ...(count > 1 && { nth: n }) }, setting),
  );
  return inCrown(tree, animals);
}

/** A fence, a wire or a piece of furniture with what is on it. */
function onStand(
  setting: Setting,
  wish: Wish,
  stand: Stand,
  drawn: Sprite,
  carries: Thing,
  { count, colour, traits = [], posture }: NonNullable<Subject['load']> = ONE,
): Sprite {
  const tall = wish.tall * shareUpon(stand, carries, count);
  const sprites = Array.from({ length: count }, (_, n) =>
    MAKERS[carries](
      {
        ...wish,
        ...{ tall, colour, traits, posture: posture ?? 'sitting' },
        isUpon: true,
        // Those on either side of a table look at each other.
        ...(stand === 'dollhouse' && { faces: n % 2 === 0 ? 1 : -1 }),
      },
      setting,
    ),
  );
  return upon(stand, drawn, { thing: carries, sprites }, wish.tall);
}

/** A vehicle (`wish`) on whose roof or bonnet somebody is, who is in a light of their own (`plain`). */
function withSomebodyOnTop(
  setting: Setting,
  plain: Wish,
  wish: Wish,
  vehicle: Thing,
  somebody: Thing,
  load: NonNullable<Subject['load']> & Required<Pick<NonNullable<Subject['load']>, 'onto'>>,
): Sprite {
  const { tall, heading } = wish;
  const { count, colour, posture = null, traits = [], holds, hair, onto } = load;
  const share = shareOnTop(vehicle, somebody, load);
  const drawn = MAKERS[vehicle]({ ...wish, tall: share.vehicle * tall }, setting);
  const sitters = Array.from({ length: count }, (_, nth) =>
    MAKERS[somebody](
      {
        ...plain,
        ...{ colour, posture, traits },
        rays: onSubject(plain.rays, setting, somebody, false),
        ...(holds && { holds }),
        ...(hair && { hair }),
        ...(count > 1 && { nth }),
        ...{ tall: share.each * tall, isUpon: true },
      },
      setting,
    ),
  );
  const looksRight = heading === undefined || Math.cos(heading) >= 0;
  return onTop(drawn, sitters, { top: onto, share, tall, looksRight });
}

/** A beast with one or several things on its back. */
function laden(
  setting: Setting,
  wish: Wish,
  beast: Thing,
  drawn: Sprite,
  carries: Thing,
  { count, colour }: NonNullable<Subject['load']> = ONE,
): Sprite {
  const tall = wish.tall * LOAD;
  const loads = Array.from({ length: count }, () =>
    MAKERS[carries]({ ...wish, colour, tall }, setting),
  );
  const [first] = loads;
  return onBack(drawn, count > 1 || first === undefined ? townOf(loads, tall) : first, beast);
}
