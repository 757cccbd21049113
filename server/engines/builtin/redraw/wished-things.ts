import type { Setting } from '../scene/setting.ts';
import { balloon } from '../scene/things/balloon.ts';
import { bird } from '../scene/things/creatures/bird.ts';
import { makeThing } from '../scene/things/placing/make-thing.ts';
import type { Sprite } from '../scene/things/sprite.ts';
import type { Subject } from '../scene/words/idea.ts';

/** A thing to be placed. */
export interface WishedThing {
  readonly sprite: Sprite;
  /** Whether it stands on the ground and darkens it. */
  readonly stands: boolean;
}

/** Most things that are placed in one area. */
const MOST = 5;
/** One flower asked for is a tuft of them; birds come as a flock. */
const FLOCK = 4;
/** Height in pixels in which things are drawn before they are fitted. */
const TALL = 320;

/** The things that a prompt asked for, each drawn anew. */
export function wishedThings(setting: Setting): WishedThing[] {
  const { idea, random, sunSide } = setting;
  const standing = setting.subjects.flatMap((subject) =>
    Array.from({ length: Math.min(MOST, subject.count) }, () => make(setting, subject)),
  );
  const flying: WishedThing[] = [];
  if (idea.sky.includes('balloon'))
    flying.push({ sprite: balloon(random, sunSide, idea.balloonColour), stands: false });
  if (idea.sky.includes('birds')) {
    for (let n = 0; n < FLOCK; n++) flying.push({ sprite: bird(random), stands: false });
  }
  return [...standing, ...flying].slice(0, MOST);
}

function make(setting: Setting, subject: Subject): WishedThing {
  const { thing } = subject;
  return { sprite: makeThing(setting, thing, subject, TALL, true), stands: thing !== 'boat' };
}
