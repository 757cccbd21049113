import { plain } from '../../sculpt/looks.ts';
import { ball, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';

const WIRE: Look = plain([0.35, 0.35, 0.36], { gloss: 0.4 });
const BURNING: Look = plain([2.4, 2.1, 1.35], { glow: () => 1 });
const FLYING: Look = plain([2, 1.45, 0.6], { glow: () => 0.9 });

/** How long the wire is, and how far the sparks fly from its end. Heights of who has it. */
const LONG = 0.16;
const REACH = 0.085;
/** How many sparks fly, and the angle from each to the next round an axis, radians: the golden one, which leaves no gaps. */
const SPARKS = 22;
const GOLDEN = 2.39996;

/** A sparkler in the near hand, up and aside, away from the face: a wire that burns at its end, sparks flying from there on all sides. */
export function sparkler(hand: Vector): Solid[] {
  const end = add(hand, [0.2 * LONG, 0.84 * LONG, -0.5 * LONG]);
  const sparks = Array.from({ length: SPARKS }, (_, n): Solid => {
    const height = 1 - (2 * (n + 0.5)) / SPARKS;
    const aside = Math.sqrt(1 - height * height);
    const out: Vector = [aside * Math.cos(GOLDEN * n), height, aside * Math.sin(GOLDEN * n)];
    const at = (share: number): Vector =>
      add(end, [share * out[0], share * out[1], share * out[2]]);
    // Each flies as far as the fourth next one, and not all alike.
    const far = REACH * (0.55 + 0.15 * (n % 4));
    return limb(FLYING, at(0.4 * far), at(far), 0.0009, 0.0014);
  });
  return [limb(WIRE, hand, end, 0.004, 0.003), ball(BURNING, end, 0.013), ...sparks];
}
