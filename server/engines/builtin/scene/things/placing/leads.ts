import type { Setting } from '../../setting.ts';
import { LED } from '../../words/animals/leading.ts';
import type { Subject } from '../../words/idea.ts';
import { LEATHER } from '../creatures/beast-heads/halter.ts';
import { createSprite, css } from '../sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** Whether somebody walks with a lead in the hand. */
const leads = ({ thing, posture, holds }: Subject): boolean =>
  thing === 'person' && posture === 'walking' && holds?.thing === 'lead';

/** Whether a thing is a beast that somebody leads. */
export const isLed = (
  { subjects }: Pick<Setting, 'subjects'>,
  { thing, posture, far }: Subject,
): boolean => LED.has(thing) && posture === 'walking' && far === undefined && subjects.some(leads);

/** How thick a lead is, in world units, and in pixels at the least; how far it hangs through, as a share of its length on the picture. */
const THICK = { world: 0.022, pixels: 1 } as const;
const SAG = 0.1;
/** Texels of its sprite for each pixel. */
const FINE = 2;
/** Somewhat nearer than both, so that neither hides it. */
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

/** The leads from the hands of those who were asked for to the beasts that they lead: each is led by who is nearest. */
export function leadsBetween(stage: Stage, wished: readonly Planted[]): Planted[] {
  const gripped = wished.filter(({ sprite }) => sprite.grip !== undefined);
  const hands = gripped.filter(({ thing }) => thing === 'person');
  const beasts = gripped.filter(({ thing }) => thing !== 'person');
  return beasts.flatMap((beast) => {
    const away = ({ x, z }: Planted): number => Math.hypot(x - beast.x, z - beast.z);
    const [first, ...others] = hands;
    if (first === undefined) return [];
    const hand = others.reduce((best, one) => (away(one) < away(best) ? one : best), first);
    return [leadFrom(stage, hand, beast)];
  });
}

/** A lead that hangs from a hand to a beast, drawn as it is seen. */
function leadFrom(stage: Stage, hand: Planted, beast: Planted): Planted {
  const { focal, centre, horizon, height: eye } = stage.camera;
  const [from, to] = [gripOf(stage, hand), gripOf(stage, beast)];
  const z = BEFORE * Math.min(hand.z, beast.z);
  const thick = Math.max(THICK.pixels, (THICK.world * focal) / z);
  const sag = SAG * Math.hypot(to.column - from.column, to.row - from.row);
  const left = Math.min(from.column, to.column) - thick;
  const top = Math.min(from.row, to.row) - thick;
  const wide = Math.abs(to.column - from.column) + 2 * thick;
  const high = Math.abs(to.row - from.row) + sag + 2 * thick;
  const sprite = createSprite(Math.ceil(FINE * wide), Math.ceil(FINE * high), (context) => {
    context.scale(FINE, FINE);
    context.translate(-left, -top);
    context.strokeStyle = css(LEATHER);
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(from.column, from.row);
    const middle = (from.column + to.column) / 2;
    context.quadraticCurveTo(middle, (from.row + to.row) / 2 + 2 * sag, to.column, to.row);
    context.stroke();
  });
  const base = eye - ((top + high - horizon) * z) / focal;
  return {
    sprite,
    x: ((left + wide / 2 - centre) * z) / focal,
    z,
    base,
    size: (high * z) / focal,
    isFront: true,
  };
}
