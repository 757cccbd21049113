import type { Setting } from '../../setting.ts';
import { LED } from '../../words/animals/leading.ts';
import type { Subject, Thing } from '../../words/idea.ts';
import { LEATHER } from '../creatures/beast-heads/halter.ts';
import { createSprite, css } from '../sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** Whether somebody walks with a lead in the hand. */
const leads = ({ thing, posture, holds }: Subject): boolean =>
  thing === 'person' && posture === 'walking' && holds?.thing === 'lead';

/** What stands in a picture, those first who lead others: they go ahead of what they lead, however they are named. */
export const leadersFirst = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.toSorted((one, other) => Number(leads(other)) - Number(leads(one)));

/** Beasts of which several follow who goes ahead of them, on no lead. */
const FLOCKS: ReadonlySet<Thing> = new Set<Thing>(['sheep', 'goat', 'cow']);

/** Whether a thing is a beast that somebody leads by a lead. */
export const isLed = (
  { subjects }: Pick<Setting, 'subjects'>,
  { thing, count, posture, far }: Subject,
): boolean =>
  LED.has(thing) &&
  !(FLOCKS.has(thing) && count > 1) &&
  posture === 'walking' &&
  far === undefined &&
  subjects.some(leads);

/** How thick a lead is, in world units, and in pixels at the least; how far it hangs through, as a share of its length on the picture. */
const THICK = { world: 0.022, pixels: 1 } as const;
const SAG = 0.1;
/** Texels of its sprite for each pixel. */
const FINE = 2;
/** Somewhat nearer than what it is tied to and held in, so that neither hides it. */
const BEFORE = 0.985;

/** Where the grip of a planted sprite is seen. */
function gripOf({ camera }: Stage, { sprite, x, z, base, size }: Planted) {
  const [across, down] = sprite.grip ?? [0, 0];
  const tall = (size * camera.focal) / z;
  const wide = (tall * sprite.width) / sprite.height;
  return {
    column: camera.centre + (x * camera.focal) / z + (across - 0.5) * wide,
    row: camera.horizon + ((camera.height - base) * camera.focal) / z - (1 - down) * tall,
  };
}

/** How far from a hand those are that it has on leads, in heights of who leads them; and from how many on beasts of burden go in a row, of which only the one whose head is next to the hand is led. */
const REACH = 2.6;
const ROW = 3;

/** How far apart two places are on the picture, in pixels. */
const acrossBetween = (
  one: { readonly column: number; readonly row: number },
  other: { readonly column: number; readonly row: number },
): number => Math.hypot(one.column - other.column, one.row - other.row);

/** How far one thing stands from another, in world units. */
const distanceOf = (one: Planted, other: Planted): number =>
  Math.hypot(one.x - other.x, one.z - other.z);

/** What is nearest to a thing; missing: there is nothing. */
const nearestTo = (one: Planted, all: readonly Planted[]): Planted | undefined =>
  all.toSorted((a, b) => distanceOf(a, one) - distanceOf(b, one))[0];

/** The leads from the hands of those who were asked for to the beasts that they lead: each is led by who is nearest, of a row the one that is seen next to the hand; no several that are spread out farther than leads reach. Of each its pieces, from the hand on. */
export function leadsBetween(stage: Stage, wished: readonly Planted[]): Planted[][] {
  const gripped = wished.filter(({ sprite }) => sprite.grip !== undefined);
  const hands = gripped.filter(({ thing }) => thing === 'person');
  const beasts = gripped.filter(({ thing }) => thing !== 'person');
  const pairs = beasts.flatMap((beast) => {
    const hand = nearestTo(beast, hands);
    return hand === undefined ? [] : [{ hand, beast }];
  });
  const isRow = beasts.length >= ROW && beasts.every(({ thing }) => thing !== 'dog');
  const rope = ({ hand, beast }: (typeof pairs)[number]): number =>
    acrossBetween(gripOf(stage, hand), gripOf(stage, beast));
  const led = isRow ? pairs.toSorted((a, b) => rope(a) - rope(b)).slice(0, 1) : pairs;
  const areNear =
    led.length === 1 || led.every(({ hand, beast }) => distanceOf(hand, beast) < REACH * hand.size);
  return areNear ? led.map(({ hand, beast }) => leadFrom(stage, hand, beast)) : [];
}

/** In how many pieces a lead is drawn, each as far off as it is, so that what stands between hides it and what it passes behind does not. */
const PIECES = 8;

/** A lead that hangs from a hand to a beast, drawn piece by piece as it is seen. */
function leadFrom(stage: Stage, hand: Planted, beast: Planted): Planted[] {
  const [from, to] = [gripOf(stage, hand), gripOf(stage, beast)];
  const sag = SAG * acrossBetween(from, to);
  const at = (along: number) => {
    const way = (a: number, b: number): number => a + (b - a) * along;
    return {
      column: way(from.column, to.column),
      row: way(from.row, to.row) + 4 * sag * along * (1 - along),
      z: BEFORE / way(1 / hand.z, 1 / beast.z),
    };
  };
  return Array.from({ length: PIECES }, (_, n) =>
    pieceOf(stage, at(n / PIECES), at((n + 1) / PIECES)),
  );
}

/** Where something is seen, and how far off it is. */
interface Seen {
  readonly column: number;
  readonly row: number;
  readonly z: number;
}

/** A straight piece of a lead from one place to another. */
function pieceOf({ camera }: Stage, from: Seen, to: Seen): Planted {
  const { focal, centre, horizon, height: eye } = camera;
  const z = Math.min(from.z, to.z);
  const thick = Math.max(THICK.pixels, (THICK.world * focal) / z);
  const left = Math.min(from.column, to.column) - thick;
  const top = Math.min(from.row, to.row) - thick;
  const wide = Math.abs(to.column - from.column) + 2 * thick;
  const high = Math.abs(to.row - from.row) + 2 * thick;
  const sprite = createSprite(Math.ceil(FINE * wide), Math.ceil(FINE * high), (context) => {
    context.scale(FINE, FINE);
    context.translate(-left, -top);
    context.strokeStyle = css(LEATHER);
    context.lineWidth = thick;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(from.column, from.row);
    context.lineTo(to.column, to.row);
    context.stroke();
  });
  const base = eye - ((top + high - horizon) * z) / focal;
  return {
    sprite,
    x: ((left + wide / 2 - centre) * z) / focal,
    z,
    base,
    size: (high * z) / focal,
  };
}
