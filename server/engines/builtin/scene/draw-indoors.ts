import type { Apart } from './apart.ts';
import { beforeWindow } from './before-window.ts';
import { isFromAbove, isStillLife } from './choices/still-life.ts';
import { isUnderGlass } from './choices/under-glass.ts';
import type { Placed } from './closer-look.ts';
import { drawOutside } from './draw-outdoors.ts';
import { focusOnStar } from './focus-on-star.ts';
import type { Setting } from './setting.ts';
import { softenAround } from './styles/focus.ts';
import { populate } from './things/populate.ts';
import { viewOf } from './views/view-of.ts';
import { IN_SEA, isWalker } from './words/creatures.ts';
import type { Subject } from './words/idea.ts';
import type { Land } from './words/land.ts';
import { ON_QUAYS } from './words/seaside-things.ts';
import { TABLEWARE } from './words/tableware.ts';
import { IN_VIEW } from './words/thing.ts';
import { isAtWindow } from './words/upon/at-windows.ts';
import { enlarge, smaller } from './world/enlarge.ts';
import { USUAL_EYE } from './world/eye.ts';
import type { Camera, Frame } from './world/frame.ts';
import { lightOn } from './world/lights/strange-light.ts';
import { paintPane } from './world/room/light/pane.ts';
import { paintRoom } from './world/room/paint-room.ts';
import { ROOM_KINDS } from './world/room/room-kinds.ts';
import { outlookIn, windowSill } from './world/room/window.ts';
import { createCamera, mapGround } from './world/view.ts';
import { paintConfetti } from './world/weather/confetti.ts';
import { paintWeather } from './world/weather/weather.ts';

/** How far off what stands on a table is, world units. */
const ON_TABLE = 0.9;

/** How many times as large what is outside is painted where it is out of focus. */
const OUT_OF_FOCUS = 1 / 3;

/** Pixels on the longer side of a picture for which a room's floor is mapped. */
const FLOOR_SIDE = 64;

/** The composition of open space in which a window shows a whole planet before the stars. */
const WHOLE_PLANET = 2;

/** How much higher than in a street the eye is over one, or over a town's roofs: on a roof or a balcony. */
const OVER_STREETS: Partial<Readonly<Record<Land, number>>> = {
  balcony: 2,
  roofterrace: 3,
  flatroof: 3,
};

/** How much higher than on its bank the eye is over water on a bridge. */
const OVER_WATER = 1.6;

const heightOver = ({ idea, land, outlook }: Setting): number =>
  land === 'bridgedeck'
    ? OVER_WATER
    : outlook === 'street' || (outlook === 'field' && idea.settled === 'town')
      ? (OVER_STREETS[land] ?? 1)
      : 1;

/** Whether a subject is seen outside of a room: of a table or a quay in the open all but who is there and what is on it. */
const isOutside =
  ({ land, outlook }: Pick<Setting, 'land' | 'outlook'>) =>
  ({ thing }: Subject): boolean =>
    IN_VIEW.has(thing) ||
    (outlook === 'underwater' && IN_SEA.has(thing)) ||
    (ROOM_KINDS[land]?.isBare === true &&
      !TABLEWARE.has(thing) &&
      !isWalker(thing) &&
      !(land === 'quay' && ON_QUAYS.has(thing)));

/** Whether a room draws what is wished for by itself: a dining room's Christmas tree stands in its corner. */
const isOfRoom = ({ land }: Setting, { thing }: Subject): boolean =>
  land === 'diningroom' && thing === 'christmastree';

/**
 * A room: first the land that its window shows, then the room, then what was wished for in it. Returns what was
 * named of the room and has no place in it, as it was written, and where it put what was asked for; null for that
 * where some of it is outside.
 */
export function drawInside(
  frame: Frame,
  apart: Apart,
  onProgress: (share: number) => void,
): { readonly leftOut: readonly string[]; readonly placed: Placed | null } {
  const outside: Apart = (part) => {
    const setting = beforeWindow(apart(part));
    const { idea, outlook, turn } = setting;
    const eye = heightOver(setting) * Math.max(setting.eye, viewOf(idea, outlook, turn).eye);
    const seen = {
      ...setting,
      land: outlook,
      eye,
      subjects: setting.subjects.filter(isOutside(setting)),
      ...((outlook === 'underwater' || idea.shell === 'spaceship') &&
        !isUnderGlass(idea, setting.land, outlook) && {
          light: lightOn(outlook, setting.light, idea.deep),
        }),
    };
    return setting.outlook === 'orbit' ? { ...seen, turn: WHOLE_PLANET } : seen;
  };
  const setting = apart('room');
  const isServed = isStillLife(setting.idea) && !isFromAbove(setting.idea);
  // A floor is even: no finer map would tell more.
  const map = mapGround(smaller(frame, FLOOR_SIDE / Math.max(frame.width, frame.height)), setting);
  const eyeIn = (one: Frame): Camera => ({
    ...createCamera(one, setting, map),
    height: USUAL_EYE.room * setting.eye,
  });
  const camera = eyeIn(frame);
  const shown = outlookIn(frame, camera, apart('room'));
  if (shown !== null) {
    // Behind what is served the lens sees no fine detail.
    const view = isServed ? smaller(frame, OUT_OF_FOCUS) : frame;
    const inView = isServed ? outlookIn(view, eyeIn(view), apart('room')) : shown;
    const { seen, pane } = inView ?? shown;
    drawOutside({ ...view, seen, ...(pane !== null && { pane }) }, outside, (share) =>
      onProgress(share * 0.6),
    );
    if (view !== frame) enlarge(view, { ...frame, seen: shown.seen });
  }
  const leftOut = paintRoom(frame, camera, setting);
  // No pane is before the eye of who is under the sky.
  const isUnderSky = ROOM_KINDS[setting.land]?.isUnderSky === true;
  if (shown !== null && shown.pane !== null && !isUnderSky)
    paintPane(frame, shown.pane, apart('pane'));
  if (isServed) softenAround(frame, ON_TABLE, ON_TABLE);
  onProgress(0.7);
  const sill = isAtWindow(setting) ? { sill: windowSill(camera, apart('room')) } : {};
  const within = apart('inRoom');
  // What would be seen from a window stands in a room that has none.
  const isSeenOutside = shown === null ? () => false : isOutside(within);
  const subjects = within.subjects.filter((one) => !isSeenOutside(one) && !isOfRoom(within, one));
  const inside = { ...within, subjects };
  const wished = populate({ frame, camera, map, setting: inside, ...sill }, () => {});
  focusOnStar(frame, setting.idea, wished);
  if (isUnderSky) paintWeather(frame, camera, apart('weather'), frame);
  if (setting.idea.confetti) paintConfetti(frame, camera, apart('confetti'));
  onProgress(0.8);
  const isAllInside = setting.subjects.every((one) => !isSeenOutside(one));
  return { leftOut, placed: isAllInside ? { wished, camera } : null };
}
