import { createFingers, type Finger } from './fingers.ts';
import {
  DOUBLE_TAP_DISTANCE,
  DOUBLE_TAP_TIME,
  distanceOf,
  type GestureEvent,
  type Intent,
  PALM_SIZE,
  PINCH_GRACE,
  type PointerFact,
  TAKE_BACK,
  TAP_TIME,
} from './gesture.ts';
import { createPalmJudge } from './palm.ts';

/** What the rules depend on besides the pointers; asked at each `down`. */
export interface GestureOptions {
  /** What one finger does. */
  readonly finger: () => 'draw' | 'pan';
  /** The hand is chosen, or held by Space. */
  readonly isPanning: () => boolean;
}

/** Pointers in, meanings out; it has no effects and knows no clock but the events' own. */
export interface GestureMachine {
  handle(event: GestureEvent): Intent[];
}

/** The pointer that leads a gesture, alone. */
interface Leader {
  readonly id: number;
  readonly pointer: PointerFact['pointer'];
  readonly lead: 'tool' | 'pan';
  /** The button that began it. */
  readonly button: number;
}

/** `PointerEvent.button` → its bit in `buttons` (Pointer Events, 4.1.1.3). */
const BITS: Readonly<Record<number, number>> = { 0: 1, 1: 4, 2: 2, 5: 32 };

/**
 * The rules of pens, fingers, palms and mice. One pointer leads; two fingers pinch; a pen takes
 * precedence over fingers; each rule has its test by name.
 */
export function createGestureMachine(options: GestureOptions): GestureMachine {
  const palm = createPalmJudge();
  const fingers = createFingers();
  let leader: Leader | null = null;
  /** When the gesture that may be taken back was over; null if there is none. */
  let heldSince: number | null = null;
  let isPenKnown = false;
  /** Where and when a lone finger tapped last. */
  let tapped: Finger | null = null;
  /** A finger that may be making the second tap of two. */
  let undecided: number | null = null;

  const end = (kind: 'commit' | 'cancel'): Intent[] => {
    leader = null;
    return [{ kind }];
  };
  /** A finger's gesture is over; it may have been a palm's. */
  const release = (time: number): Intent[] => {
    if (leader?.lead !== 'tool') return end('commit');
    leader = null;
    heldSince = time;
    return [{ kind: 'hold' }];
  };
  const settle = (kind: 'keep' | 'drop'): Intent[] => {
    const was = heldSince;
    heldSince = null;
    return was === null ? [] : [{ kind }];
  };
  /** Those that are down count no more until they are lifted and put down again. */
  const forgetFingers = (): void => {
    undecided = null;
    tapped = null;
    fingers.clear();
  };
  const begin = (fact: PointerFact): Intent[] => {
    const lead = leadOf(fact, options);
    if (lead === null) return [];
    // Fingers would move the picture under the stroke, or begin one within it.
    if (fact.pointer !== 'touch') forgetFingers();
    leader = { id: fact.id, pointer: fact.pointer, lead, button: fact.button };
    const subtract = fact.button === 2 || fact.button === 5;
    return [...settle('keep'), { kind: 'begin', id: fact.id, lead, subtract }];
  };

  /** A pen that only hovers ends nothing but what began shortly before. */
  const penArrives = ({ kind, time }: PointerFact): Intent[] => {
    const finger = leader?.pointer === 'touch' ? fingers.get(leader.id) : undefined;
    const isPalm = finger !== undefined && (kind === 'down' || time - finger.since < TAKE_BACK);
    if (kind === 'down' || isPalm) forgetFingers();
    const isFresh = heldSince !== null && time - heldSince < TAKE_BACK;
    return [...(isPalm ? end('cancel') : []), ...settle(isFresh ? 'drop' : 'keep')];
  };
  const hearPen = (fact: PointerFact): Intent[] => {
    const arrived = palm.hearPen(fact) ? penArrives(fact) : [];
    const isFirst = !isPenKnown;
    isPenKnown = true;
    return isFirst ? [{ kind: 'pen-seen' }, ...arrived] : arrived;
  };

  const secondFinger = (): Intent[] => {
    const first = leader === null ? undefined : fingers.get(leader.id);
    tapped = null;
    if (undecided !== null || first === undefined) {
      undecided = null;
      fingers.gather(true);
      return settle('keep');
    }
    const since = fingers.get(fingers.ids().at(-1) ?? -1)?.since ?? 0;
    const hardlyBegan = !first.moved || since - first.since < PINCH_GRACE;
    fingers.gather(hardlyBegan);
    return hardlyBegan ? end('cancel') : release(since);
  };
  const touchDown = (fact: PointerFact): Intent[] => {
    if (palm.isPalm(fact)) return [];
    fingers.add(fact);
    if (fingers.size() > 2 || (leader !== null && leader.pointer !== 'touch')) return [];
    if (fingers.size() === 2) return secondFinger();
    if (!isSecondTap(tapped, fact)) return begin(fact);
    undecided = fact.id;
    return [];
  };
  /** It was no second tap: what it did so far is done now. */
  const decide = (fact: PointerFact): Intent[] => {
    undecided = null;
    return begin({ ...fact, button: 0 });
  };
  const touchMove = (fact: PointerFact): Intent[] => {
    const finger = fingers.get(fact.id);
    if (finger === undefined) return [];
    if (fact.contact > PALM_SIZE) return dismiss(fact.id);
    const pinching = fingers.move(fact);
    if (undecided === fact.id && (finger.moved || fact.time - finger.since > TAP_TIME)) {
      return [...decide(fact), { kind: 'move' }];
    }
    return leader?.id === fact.id ? [{ kind: 'move' }] : pinching;
  };
  const touchUp = (fact: PointerFact): Intent[] => {
    const finger = fingers.get(fact.id);
    if (finger === undefined) return [];
    const isTap = !finger.moved && fact.time - finger.since <= TAP_TIME;
    const wasUndecided = undecided === fact.id;
    const intents = fingers.lift(fact.id, fact.time);
    if (wasUndecided && isTap) {
      undecided = null;
      tapped = null;
      return [...settle('drop'), { kind: 'reset-view' }];
    }
    const late = wasUndecided ? decide(fact) : [];
    if (leader?.id !== fact.id) return intents;
    tapped = isTap ? { ...finger, since: fact.time } : null;
    return [...late, { kind: 'move' }, ...release(fact.time)];
  };
  /** A touch turned out to be none, or the browser took it away. */
  const dismiss = (id: number): Intent[] => {
    if (undecided === id) undecided = null;
    fingers.drop(id);
    return leader?.id === id ? end('cancel') : [];
  };

  const handTouch = (fact: PointerFact): Intent[] =>
    fact.kind === 'down' ? touchDown(fact) : fact.kind === 'move' ? touchMove(fact) : touchUp(fact);
  const handOther = (fact: PointerFact): Intent[] => {
    if (fact.kind === 'down') return leader === null ? begin(fact) : [];
    if (leader?.id !== fact.id) return [];
    if (fact.kind === 'up' || isLetGo(fact, leader.button)) {
      return [{ kind: 'move' }, ...end('commit')];
    }
    // Let go where nobody told us: this position belongs to the stroke no more.
    return fact.buttons === 0 ? end('commit') : [{ kind: 'move' }];
  };
  const handPointer = (fact: PointerFact): Intent[] => {
    const forgotten = fact.kind === 'down' ? lose(fact.id) : [];
    if (fact.pointer === 'touch') return [...forgotten, ...handTouch(fact)];
    const arrived = fact.pointer === 'pen' ? hearPen(fact) : [];
    return [...forgotten, ...arrived, ...handOther(fact)];
  };
  /** The end of a pointer was never told: what it did is kept. */
  const lose = (id: number): Intent[] => {
    palm.forgetPen(id);
    if (undecided === id) undecided = null;
    fingers.drop(id);
    return leader?.id === id ? end('commit') : [];
  };
  /** The browser takes fingers away where they were a palm; what a pen drew until then was drawn. */
  const takeAway = (id: number): Intent[] => {
    palm.forgetPen(id);
    return leader?.id === id && leader.pointer !== 'touch' ? end('commit') : dismiss(id);
  };
  const away = (): Intent[] => {
    forgetFingers();
    if (leader !== null) palm.forgetPen(leader.id);
    return [...(leader === null ? [] : end('commit')), ...settle('keep')];
  };

  return {
    handle(event) {
      if (event.kind === 'held-enough') return settle('keep');
      if (event.kind === 'away') return away();
      if (event.kind === 'lost') return lose(event.id);
      if (event.kind === 'cancel') return takeAway(event.id);
      return handPointer(event);
    },
  };
}

/** What a pressed button leads; null for buttons without meaning. */
function leadOf(
  { pointer, button }: PointerFact,
  { finger, isPanning }: GestureOptions,
): 'tool' | 'pan' | null {
  if (button === 1) return 'pan';
  if (button === 2 || button === 5) return 'tool';
  if (button !== 0) return null;
  return isPanning() || (pointer === 'touch' && finger() === 'pan') ? 'pan' : 'tool';
}

/** A button that is let go while another one is held comes as a move. */
function isLetGo(fact: PointerFact, button: number): boolean {
  return fact.button === button && (fact.buttons & (BITS[button] ?? 0)) === 0;
}

function isSecondTap(first: Finger | null, { at, time }: PointerFact): boolean {
  return (
    first !== null &&
    time - first.since <= DOUBLE_TAP_TIME &&
    distanceOf(first.at, at) <= DOUBLE_TAP_DISTANCE
  );
}
