import type { Random } from '../../../../kernels/random.ts';
import type { Held } from '../../../words/held.ts';
import type { Colour } from '../../../words/idea.ts';
import { lanternHousing } from '../../objects/lanterns.ts';
import { paperPlane } from '../../objects/play/folded-paper.ts';
import { suitcaseOf } from '../../objects/worn-things.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { owlAt } from '../birds/owl.ts';
import { parrotAt } from '../birds/parrot.ts';
import type { Figure } from '../figure.ts';
import { longsword } from '../roles/role-tools.ts';
import type { Hands } from '../stance.ts';
import { leadHand } from '../with-animals/lead.ts';
import { catAt, ravenAt } from '../with-animals/shoulder-animals.ts';
import { onLeash } from '../with-animals/with-dog.ts';
import { armful } from './armful.ts';
import { bowlWithChopsticks } from './food-bowl.ts';
import {
  atNewspaper,
  balloonFrom,
  basketFrom,
  flagOn,
  heldSign,
  newspaper,
  openBook,
  openMap,
  pottedPlant,
  shoulderedAxe,
  signOf,
} from './held-things.ts';
import { played } from './instruments.ts';
import { shoeBox, shoppingBag, shoulderedSack } from './purchases.ts';
import { snackAt } from './snacks.ts';
import { soapBubbles } from './soap-bubbles.ts';
import { sparkler } from './sparkler.ts';
import {
  carton,
  flashlight,
  iceCream,
  magnifier,
  melonSlice,
  microphone,
  mug,
  photoCamera,
  swaddled,
  telephone,
  wineGlass,
} from './things-in-use.ts';

/** How high a balloon is above the hand that has its string, and the share of the whole height that is who holds it. */
const BALLOON = 0.72;

/** How high a suitcase is that is carried, in heights of who has it. */
const SUITCASE = 0.22;

/** How long a paper plane is that is held, in heights of who has it: larger than it is, so that it is seen. */
const PLANE = 0.22;

/** How large a lantern is that is carried, as a share of one that stands, and how high it is to its ring. */
const LANTERN = 0.33;
const TO_RING = 0.6;

/** The top of the shoulder that is nearer to the eye. */
const onShoulder = ({ shoulder, shoulders }: Figure): Vector => [
  -0.02,
  shoulder + 0.055,
  -1.02 * shoulders,
];

/** Where hands hold a thing, and that thing, for a body of those measures; null colour: as it comes. */
export function heldBy(
  random: Random,
  thing: Held,
  figure: Figure,
  colour: Colour | null,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  const { shoulder, shoulders, waist, hips, chin, head } = figure;
  switch (thing) {
    case 'flowers':
    case 'sunflowers':
      return armful(random, figure, thing === 'sunflowers', colour);
    case 'balloon': {
      const near: Vector = [0.1, waist + 0.06, -shoulders - 0.13];
      return { hands: { near }, pieces: balloonFrom(random, near, BALLOON, colour) };
    }
    case 'parrot':
      return { hands: {}, pieces: parrotAt(random, onShoulder(figure), colour) };
    case 'owl':
      return { hands: {}, pieces: owlAt(onShoulder(figure), colour) };
    case 'raven':
      return { hands: {}, pieces: ravenAt(add(onShoulder(figure), [0.01, -0.012, -0.03]), colour) };
    case 'cat':
      return { hands: {}, pieces: catAt(random, onShoulder(figure), colour) };
    case 'plant': {
      const foot: Vector = [0.19, waist - 0.06, 0];
      const hold = (side: number): Vector => add(foot, [-0.02, 0.035, side * 0.075]);
      return {
        hands: { near: hold(-1), far: hold(1) },
        pieces: pottedPlant(random, foot, colour),
      };
    }
    case 'lantern': {
      const near: Vector = [0.12, hips + 0.15, -shoulders - 0.11];
      const foot = add(near, [0.02, -TO_RING * LANTERN, 0]);
      const iron = colour ?? undefined;
      return { hands: { near }, pieces: moved(lanternHousing(iron), { size: LANTERN, to: foot }) };
    }
    case 'basket': {
      const near: Vector = [0.06, hips + 0.07, -shoulders - 0.1];
      return { hands: { near }, pieces: basketFrom(random, add(near, [0.02, -0.02, 0]), colour) };
    }
    case 'book': {
      const at: Vector = [0.2, shoulder - 0.17, 0];
      const hold = (side: number): Vector => add(at, [-0.03, -0.05, side * 0.07]);
      return { hands: { near: hold(-1), far: hold(1) }, pieces: openBook(at, colour) };
    }
    case 'map': {
      const at: Vector = [0.23, shoulder - 0.19, 0];
      const hold = (side: number): Vector => add(at, [-0.02, -0.01, side * 0.115]);
      return { hands: { near: hold(-1), far: hold(1) }, pieces: openMap(at) };
    }
    case 'magnifier': {
      const near: Vector = [0.19, chin - 0.03, -0.08];
      return { hands: { near }, pieces: magnifier(near) };
    }
    case 'flashlight': {
      const near: Vector = [0.22, waist + 0.07, -shoulders - 0.02];
      return { hands: { near }, pieces: flashlight(near) };
    }
    case 'sparkler': {
      const near: Vector = [0.13, shoulder - 0.01, -shoulders - 0.16];
      return { hands: { near }, pieces: sparkler(near) };
    }
    case 'sign': {
      const near: Vector = [0.17, shoulder - 0.08, -shoulders - 0.01];
      const far: Vector = [0.15, waist + 0.02, -0.3 * shoulders];
      return {
        hands: { near, far },
        pieces: heldSign(near, far, chin + 1.5 * head, signOf(random, colour)),
      };
    }
    case 'flag': {
      const foot: Vector = [0.24, 0, -0.2 * shoulders];
      const near = add(foot, [-0.01, shoulder - 0.06, -0.01]);
      const far = add(foot, [-0.01, shoulder - 0.2, 0.01]);
      return { hands: { near, far }, pieces: flagOn(foot, colour) };
    }
    case 'sword': {
      const near: Vector = [0.2, shoulder - 0.26, -shoulders - 0.05];
      return { hands: { near }, pieces: longsword(near, colour) };
    }
    case 'axe': {
      const near: Vector = [0.16, waist + 0.03, -shoulders - 0.04];
      return { hands: { near }, pieces: shoulderedAxe(near, [-0.1, shoulder + 0.13, near[2]]) };
    }
    case 'cup': {
      const near: Vector = [0.2, shoulder - 0.1, -0.075];
      return { hands: { near }, pieces: mug(add(near, [0.035, -0.02, 0.012]), colour) };
    }
    case 'wineglass': {
      const near: Vector = [0.2, shoulder - 0.1, -0.075];
      return { hands: { near }, pieces: wineGlass(add(near, [0.035, -0.04, 0.012])) };
    }
    case 'foodbowl': {
      const far: Vector = [0.185, shoulder - 0.1, 0.035];
      const near: Vector = [0.2, chin - 0.035, -0.075];
      return { hands: { near, far }, pieces: bowlWithChopsticks(far, near) };
    }
    case 'newspaper': {
      const fold: Vector = [0.27, shoulder - 0.15, 0];
      return { hands: atNewspaper(fold), pieces: newspaper(fold) };
    }
    case 'baby': {
      const head: Vector = [0.15, shoulder - 0.115, -0.085];
      const near: Vector = [0.165, shoulder - 0.185, -0.02];
      const far: Vector = [0.165, shoulder - 0.2, 0.075];
      return { hands: { near, far }, pieces: swaddled(head, colour) };
    }
    case 'box': {
      const foot: Vector = [0.21, waist - 0.02, 0];
      const hold = (side: number): Vector => add(foot, [-0.03, 0.012, side * 0.115]);
      return { hands: { near: hold(-1), far: hold(1) }, pieces: carton(foot, colour) };
    }
    case 'sack': {
      const far: Vector = [0.09, shoulder + 0.13, 1.35 * shoulders];
      return {
        hands: { far },
        pieces: shoulderedSack([0, shoulder + 0.13, 1.2 * shoulders], colour),
      };
    }
    case 'shoebox': {
      const foot: Vector = [0.21, waist, 0];
      const hold = (side: number): Vector => add(foot, [-0.03, 0.01, side * 0.115]);
      return { hands: { near: hold(-1), far: hold(1) }, pieces: shoeBox(foot, colour) };
    }
    case 'shoppingbag': {
      const near: Vector = [0.08, hips + 0.1, -shoulders - 0.1];
      return { hands: { near }, pieces: shoppingBag(near, colour) };
    }
    case 'icecream': {
      const near: Vector = [0.2, shoulder - 0.14, -0.85 * shoulders];
      return { hands: { near }, pieces: iceCream(near) };
    }
    case 'melon': {
      const mouth: Vector = [0.02 + 0.5 * head, chin + 0.12 * head, 0];
      const slice = add(mouth, [0.062, -0.035, 0]);
      const hold = (side: number): Vector => add(slice, [0.006, -0.03, side * 0.085]);
      return { hands: { near: hold(-1), far: hold(1) }, pieces: melonSlice(slice) };
    }
    case 'sandwich':
    case 'pizzaslice':
    case 'cakeslice':
    case 'donut':
    case 'apple':
    case 'banana':
    case 'bread': {
      const mouth: Vector = [0.02 + 0.5 * head, chin + 0.12 * head, 0];
      const bite = add(mouth, [0.07, -0.05, -0.03]);
      const near = add(bite, [0.004, -0.03, -0.04]);
      return { hands: { near }, pieces: snackAt(thing, bite) };
    }
    case 'leash':
      return onLeash(random, figure, colour);
    case 'lead':
      return leadHand(figure);
    case 'suitcase': {
      const near: Vector = [0.03, hips + 0.05, -shoulders - 0.09];
      const to = add(near, [0, -1.1 * SUITCASE, 0]);
      return { hands: { near }, pieces: moved(suitcaseOf(colour), { size: SUITCASE, to }) };
    }
    case 'paperplane': {
      const near: Vector = [0.2, shoulder + 0.06, -0.8 * shoulders];
      const plane = paperPlane(random.below(4), colour);
      return {
        hands: { near },
        pieces: moved(plane, { size: PLANE, by: roll(0.3), to: add(near, [0.03, 0.05, 0]) }),
      };
    }
    case 'camera': {
      const eyes: Vector = [0.135, chin + 0.42 * head, 0];
      const hold = (side: number): Vector => add(eyes, [0.008, -0.03, side * 0.06]);
      return { hands: { near: hold(-1), far: hold(1) }, pieces: photoCamera(eyes) };
    }
    case 'phone': {
      const near: Vector = [0.02, chin + 0.1 * head, -0.5 * head];
      return { hands: { near }, pieces: telephone(add(near, [0.004, 0.045, 0.004])) };
    }
    case 'bubbles': {
      const mouth: Vector = [0.012 + 0.5 * head, chin + 0.2 * head, -0.01];
      const near = add(mouth, [0.035, -0.095, -0.05]);
      const far: Vector = [0.13, waist + 0.03, 0.55 * shoulders];
      return {
        hands: { near, far },
        pieces: soapBubbles(random, add(mouth, [0.03, 0, 0]), { near, far }),
      };
    }
    case 'microphone': {
      const near: Vector = [0.155, chin - 0.045, -0.03];
      return { hands: { near }, pieces: microphone(near) };
    }
    default:
      return played(thing, figure, colour);
  }
}
