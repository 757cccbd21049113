import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';
import { SEASIDE_HEAPS } from '../../words/seaside-things.ts';
import { skyIslands } from './air/sky-islands.ts';
import { SHELTER, sheltered, sitsBeneath } from './beneath-tree.ts';
import { oneOfHerd } from './groups/one-of-herd.ts';
import { trainOnRails } from './lands/train-on-rails.ts';
import { leadersFirst } from './leads.ts';
import { perched } from './own-places/perched.ts';
import { seated } from './own-places/seated.ts';
import { plantWish } from './plant-wish.ts';
import { besideFlower, isSingle } from './single-flowers.ts';
import { isOverStar, OVERHEAD_TREE } from './size/close-up.ts';
import { allSeen } from './spots/all-seen.ts';
import { middleOf } from './spots/middle-of.ts';
import type { Planted, Stage } from './stage.ts';
import { standsAlone } from './stands-alone.ts';
import { areInArena } from './streets/crowd.ts';
import { areTeams } from './wished-for.ts';

/** Most that are drawn of one thing, and of those in an arena with whom its crowd was counted. */
const MOST = 8;
const IN_ARENA = 4;

/** The things that the prompt asked for, where they can be seen well. */
export function wishes(stage: Stage): Planted[] {
  const { subjects } = stage.setting;
  const { setting } = stage;
  const standing = subjects.filter((subject) => standsAlone(setting, subject));
  const isBeside = (subject: Subject) =>
    isSingle(setting, subject) && besideFlower(setting.idea) !== undefined;
  const isShelter = (subject: Subject) => sheltered(setting.idea, subject) !== null;
  const isOver = (subject: Subject) => isOverStar(setting.idea, subject) || isShelter(subject);
  const tree = standing.find(({ thing }) => thing === 'christmastree');
  const isUnder = ({ thing }: Subject) => thing === 'gift' && tree !== undefined;
  const others = leadersFirst(
    standing.filter(
      (subject) =>
        subject.aside === undefined && !isBeside(subject) && !isOver(subject) && !isUnder(subject),
    ),
  );
  const planted = standing.flatMap((subject) => {
    const middle =
      subject.aside !== undefined
        ? 0.5 + (subject.aside === 'left' ? -ASIDE : ASIDE)
        : isBeside(subject)
          ? 0.5 - setting.side * (subject.count > 1 ? BESIDE.several : BESIDE.one)
          : isByFire(setting, subject)
            ? 0.5 + setting.side * BY_FIRE
            : isOver(subject)
              ? 0.5 - setting.side * (isShelter(subject) ? SHELTER.aside : OVERHEAD_TREE.aside)
              : sitsBeneath(setting.idea, subject) || areTeams(subject)
                ? 0.5
                : middleOf(
                    stage,
                    others.length,
                    others.indexOf(isUnder(subject) ? (tree as Subject) : subject),
                  );
    // A bunch of flowers is one thing, and so are lanterns on a cord, a heap and who is in company.
    const isOne =
      (subject.thing === 'flower' && !isSingle(setting, subject)) ||
      subject.thing === 'paperlantern' ||
      subject.thing === 'fairylights' ||
      subject.thing === 'washinglines' ||
      SEASIDE_HEAPS.has(subject.thing) ||
      subject.company !== undefined;
    const most = areInArena(setting, subject) ? IN_ARENA : MOST;
    const count = isOne ? 1 : Math.min(most, subject.count);
    return Array.from({ length: count }, (_, index) =>
      plantWish(stage, oneOfHerd(subject, index), { middle, index, count }),
    ).filter((one) => one !== null);
  });
  const shown = allSeen(stage, planted, ({ isLoose: is }) => is === true);
  return [...perched(stage, seated(stage, shown)), ...trainOnRails(stage), ...skyIslands(stage)];
}

/** How far aside of the picture's middle is what is said to be on its left or its right, as a share of the width. */
const ASIDE = 0.27;

/** How far aside of the picture's middle a Christmas tree is, as a share of the width: the fire is on the other side. */
const BY_FIRE = 0.2;

/** Whether it is a Christmas tree, or presents under one, in a room where a fire burns. */
const isByFire = ({ land, idea, subjects }: Setting, { thing }: Subject): boolean =>
  land === 'room' &&
  idea.hearth &&
  (thing === 'christmastree' ||
    (thing === 'gift' && subjects.some((one) => one.thing === 'christmastree')));

/** How far aside flowers are that somebody is beside, as a share of the width. */
const BESIDE = { one: 0.22, several: 0.3 } as const;
