import type { Setting } from '../scene/setting.ts';
import { balloon } from '../scene/things/balloon.ts';
import { bird } from '../scene/things/creatures/birds/bird.ts';
import { makeThing } from '../scene/things/placing/makers/make-thing.ts';
import { STANDS } from '../scene/things/placing/stands.ts';
import { flowers } from '../scene/things/plants/bloom.ts';
import type { Sprite } from '../scene/things/sprite.ts';
import { wishIn } from '../scene/things/wish.ts';
import type { Subject } from '../scene/words/idea.ts';

/** A thing to be placed. */
export interface WishedThing {
  /** Draws it for a height in pixels. */
  readonly make: (tall: number) => Sprite;
  /** Whether it stands on the ground and darkens it. */
  readonly stands: boolean;
}

/** Most things that are placed in one area. */
const MOST = 8;
/** Birds come as a flock. */
const FLOCK = 4;

/** The things that a prompt asked for, in the setting's light; each is made anew. */
export function wishedThings(setting: Setting): WishedThing[] {
  const { idea, random } = setting;
  const standing = setting.subjects.flatMap((subject) =>
    Array.from({ length: subject.count }, () => wished(setting, subject)),
  );
  const flying: WishedThing[] = [];
  if (idea.sky.includes('balloon')) {
    const wish = { colour: idea.balloonColour, posture: null, isPortrait: true };
    flying.push({ make: (tall) => balloon(wishIn(setting, { ...wish, tall })), stands: false });
  }
  if (idea.sky.includes('birds')) {
    for (let n = 0; n < FLOCK; n++) flying.push({ make: () => bird(random), stands: false });
  }
  return [...standing, ...flying].slice(0, MOST);
}

const wished = (setting: Setting, subject: Subject): WishedThing => ({
  // "Three flowers" are three, not three bunches.
  make: (tall) =>
    subject.thing === 'flower'
      ? flowers(wishIn(setting, { ...subject, tall, isPortrait: true }), 1)
      : makeThing(setting, subject.thing, subject, tall, true),
  stands: STANDS[subject.thing].on === 'land',
});
