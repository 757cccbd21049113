import type { Random } from '../../../kernels/random.ts';
import { isAnimalFolk } from '../../words/creatures.ts';
import type { Colour, Company } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import type { Solid } from '../sculpt/solid.ts';
import { subtract, turn, type Vector, yaw } from '../sculpt/vector.ts';
import { figureOf } from './figure.ts';
import { human } from './human.ts';
import type { Doing } from './postures/doings.ts';
import type { Hands } from './stance.ts';
import { isFemale } from './visage/face.ts';

/** Where one of several is: along x and z, which way, and how large. */
export interface Place {
  readonly at: Vector;
  readonly turned: number;
  readonly size: number;
  /** Whether they are the mirror image of who stands so, and so look half to the eye too who face the others. */
  readonly isMirrored?: true;
}

/** A member of a company in its place; hands are where they are in the company's space. */
export function member(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[],
  { at, turned, size, isMirrored }: Place,
  { near, far }: Hands,
): Solid[] {
  const back = (point: Vector): Vector => {
    const [x, y, z] = turn(yaw(-turned), subtract(point, at));
    return [x / size, y / size, (isMirrored === true ? -z : z) / size];
  };
  const hands: Hands = {
    ...(near && { near: back(near) }),
    ...(far && { far: back(far) }),
  };
  const one = human(random, doing, colour, traits, hands);
  return moved(isMirrored === true ? mirrored(one) : one, { size, by: yaw(turned), to: at });
}

/** What tells those apart who are alike by all that is said of them: hair, skin, build and beard, each the next. */
const APART = {
  women: [['longhaired'], ['shorthaired', 'fairskinned'], ['curly', 'brownskinned'], ['bun']],
  oldWomen: [['bun'], ['shorthaired'], ['curly']],
  men: [['slight'], ['bearded', 'broad'], ['fairskinned'], ['brownskinned', 'bearded', 'slight']],
  oldMen: [['bearded'], ['slight'], ['bald', 'broad']],
  young: [['fairskinned'], ['brownskinned', 'curly'], ['darkskinned']],
} as const satisfies Readonly<Record<string, readonly (readonly Trait[])[]>>;

/** What is said of hair, skin and beard, of which nobody has two. */
const LOOKS: readonly (readonly Trait[])[] = [
  ['longhaired', 'shorthaired', 'curly', 'bun', 'braided', 'bald', 'headscarf'],
  ['fairskinned', 'brownskinned', 'darkskinned', 'blackhaired'],
  ['slight', 'broad'],
  ['bearded', 'youthful'],
];

const groupOf = (traits: readonly Trait[]): keyof typeof APART => {
  if (traits.includes('child') || traits.includes('girl')) return 'young';
  const isOld = traits.includes('old');
  if (isFemale(traits)) return isOld ? 'oldWomen' : 'women';
  return isOld ? 'oldMen' : 'men';
};

/** The same members, those who would be alike told apart. */
export function toldApart(all: Company['members']): Company['members'] {
  const keyOf = (traits: readonly Trait[]) => [...traits].sort().join();
  const keys = all.map(keyOf);
  return all.map((traits, n) => {
    const isAlone = keys.filter((key) => key === keys[n]).length < 2;
    if (isAlone || isAnimalFolk(traits)) return traits;
    const nth = keys.slice(0, n).filter((key) => key === keys[n]).length;
    const looks: readonly (readonly Trait[])[] = APART[groupOf(traits)];
    const own = looks[nth % looks.length] ?? [];
    const isOpen = (look: Trait) =>
      !LOOKS.some((kind) => kind.includes(look) && kind.some((one) => traits.includes(one)));
    return [...traits, ...own.filter(isOpen)];
  });
}

/** How tall each is beside the tallest. */
export function sizesOf(all: Company['members']): number[] {
  const tall = all.map((traits) => figureOf(traits).tall);
  const most = Math.max(...tall);
  return tall.map((one) => one / most);
}
