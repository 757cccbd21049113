import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import type { Paint } from '../solid.ts';

/** How wide a seat is, how high a head's middle is over the step that its feet are on, and how large that. World units. */
const SEAT = 0.62;
const HEAD = { up: 0.72, half: 0.15 } as const;
const SKINS: readonly Colour[] = [
  [0.84, 0.62, 0.48],
  [0.72, 0.5, 0.36],
  [0.56, 0.37, 0.26],
];
const HAIRS: readonly Colour[] = [
  [0.12, 0.08, 0.06],
  [0.3, 0.19, 0.11],
  [0.52, 0.4, 0.26],
];

/** The step of an arena with those who sit before it: bodies in colours, heads, here and there an arm that is raised; `row` tells it from others. */
export function seatedCrowd(stone: Colour, colours: readonly Colour[], row: number): Paint {
  return ({ role }, { along, up, pixel }) => {
    // Laps and knees.
    if (role !== 'front') {
      const seat = Math.floor(along / SEAT);
      const cloth = colours[Math.floor(chance(seat, row, 5) * colours.length)] as Colour;
      return plainFront(role === 'level' ? scaleColour(mixColour(stone, cloth, 0.6), 0.7) : stone);
    }
    const shifted = along + 0.31 * (row & 1);
    const seat = Math.floor(shifted / SEAT);
    const draw = (salt: number) => chance(seat, row, salt);
    if (draw(1) < 0.06) return plainFront(scaleColour(stone, 0.62));
    const off = shifted - (seat + 0.5) * SEAT + 0.1 * (draw(2) - 0.5);
    const tall = 0.12 * (draw(3) - 0.5);
    const cloth = colours[Math.floor(draw(5) * colours.length)] as Colour;
    const skin = SKINS[Math.floor(draw(7) * SKINS.length)] as Colour;
    const hair = HAIRS[Math.floor(draw(9) * HAIRS.length)] as Colour;
    const middle = HEAD.up + tall;
    const head = inside(Math.hypot(off, (up - middle) * 0.86), -1, HEAD.half, pixel);
    const crown = head * inside(up, middle + 0.05, 9, pixel);
    const shoulders = 0.27 - 0.1 * Math.max(0, (up - (middle - 0.32)) / 0.2);
    const body = inside(Math.abs(off), -1, shoulders, pixel) * inside(up, -1, middle - 0.12, pixel);
    const side = draw(11) < 0.5 ? -1 : 1;
    const isCheering = draw(13) < 0.3;
    const reach = off * side - 0.2 - 0.12 * (up - 0.5);
    const arm = isCheering
      ? inside(Math.abs(reach), -1, 0.05, pixel) * inside(up, 0.42, 1.02, pixel)
      : 0;
    // Between them it is dark.
    const shade = scaleColour(stone, 0.34);
    const dressed = mixColour(shade, scaleColour(cloth, 0.86 + 0.2 * draw(15)), body);
    const shown = mixColour(mixColour(mixColour(dressed, skin, arm), skin, head), hair, crown);
    // Far off they run into one another.
    return plainFront(
      mixColour(
        shown,
        mixColour(scaleColour(cloth, 0.8), skin, 0.25),
        inside(pixel, 0.22, 9, 0.12),
      ),
    );
  };
}
