import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, carry, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, UNTURNED, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { DARK_GLASS } from '../clothing/headwear.ts';
import type { OwnHead } from '../own-head.ts';
import { limbUnder } from './perch.ts';

const BROWN: Colour = [0.46, 0.33, 0.2];
const PALE: Colour = [0.84, 0.75, 0.6];
const AMBER: Colour = [0.95, 0.62, 0.1];
const BLACK: Colour = [0.03, 0.03, 0.03];
const HORN: Colour = [0.2, 0.18, 0.15];
/** Of the glasses that one wears. */
const FRAME = plain([0.62, 0.08, 0.08], { gloss: 0.6 });

/** An owl on a branch, looking out of the picture: upright, with a disc of a face and tufts for ears. */
export function owl({ random, rays, colour, tall, isUpon, traits = [] }: Wish): Sprite {
  const back = colour ?? BROWN;
  const breast = mixColour(back, PALE, 0.72);
  const bird = [...body(back, breast), ...face(back, breast), ...glasses(traits)];
  const model = [
    ...bird.map((piece) => carry(piece, UNTURNED, [0, LIMB, 0])),
    ...(isUpon ? [] : limbUnder(random, [0, LIMB + 0.14, -0.1], 0.07)),
  ];
  const turned = (random.unit() < 0.5 ? -1 : 1) * (0.18 + 0.2 * random.unit());
  return sculpt(model, { yaw: turned, pitch: 0.04, away: 4 }, rays, tall, random);
}

/** How large the glasses are that an owl wears, and how thick their rims. */
const GLASS = { radius: 0.105, rim: 0.016 } as const;

/** Glasses or sunglasses before an owl's eyes: none where nothing tells of them. */
function glasses(traits: readonly Trait[]): Solid[] {
  const isDark = traits.includes('sunglasses');
  if (!isDark && !traits.includes('glasses')) return [];
  const { radius, rim } = GLASS;
  const [aside, up, ahead] = [radius + rim, 0.885, -0.245];
  return [
    ...[-1, 1].flatMap((side) => {
      const at: Vector = [side * aside, up, ahead];
      return [
        ring(FRAME, at, radius, rim, pitch(Math.PI / 2)),
        ...(isDark ? [ellipsoid(DARK_GLASS, at, [radius, radius, 0.012])] : []),
        limb(FRAME, [side * (aside + radius), up, ahead], [side * 0.24, 0.92, -0.02], rim, rim),
      ];
    }),
    limb(FRAME, [radius - aside, up + 0.02, ahead], [aside - radius, up + 0.02, ahead], rim, rim),
  ];
}

/** How large an owl is on a shoulder, as a share of one by itself, and how high its feet are there. */
const ON_SHOULDER = 0.24;
const FEET = 0.13;

/** An owl that sits at a place and looks out of the picture; null colour: brown. */
export const owlAt = (foot: Vector, colour: Colour | null): Solid[] => {
  const back = colour ?? BROWN;
  const breast = mixColour(back, PALE, 0.72);
  return moved([...body(back, breast), ...face(back, breast)], {
    size: ON_SHOULDER,
    to: add(foot, [0, -FEET * ON_SHOULDER, 0]),
  });
};

/** How high the limb is on which it sits. */
const LIMB = 0.42;

/** Feathers with a dark streak each, in rows. */
const plumage = (base: Colour, streak: number): Look => ({
  paint: (x, y, z) => {
    const row = y * 26;
    const along = Math.atan2(z, x) * 9 + (Math.floor(row) % 2) * 1.6;
    const tip =
      smoothstep(0.5, 0.95, row - Math.floor(row)) * smoothstep(0.2, 0.9, Math.sin(along));
    return scaleColour(base, 1 - streak * tip);
  },
  fur: 0.018,
});

/** The front is toward −z. */
function body(back: Colour, breast: Colour): Solid[] {
  const coat: Look = {
    paint: (x, y, z, normal) => {
      const front = smoothstep(0.05, 0.55, -normal[2]);
      const dark = plumage(back, 0.45).paint(x, y, z, normal);
      return mixColour(dark, plumage(breast, 0.55).paint(x, y, z, normal), front);
    },
    fur: 0.022,
  };
  const wing = plumage(scaleColour(back, 0.8), 0.5);
  return [
    ellipsoid(coat, [0, 0.5, 0], [0.25, 0.34, 0.22]),
    ellipsoid(coat, [0, 0.66, 0], [0.23, 0.22, 0.2], 0.1),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, [side * 0.2, 0.48, 0.02], [0.085, 0.32, 0.17], 0.03, roll(side * 0.12)),
      ...[-0.055, 0, 0.055].map((x) =>
        limb(
          plain(HORN, { gloss: 0.4 }),
          [side * 0.1 + x, 0.19, -0.16],
          [side * 0.1 + x, 0.12, -0.2],
          0.022,
          0.012,
        ),
      ),
    ]),
    limb(wing, [0, 0.28, 0.12], [0, -0.02, 0.16], 0.1, 0.08, 0.06),
  ];
}

/** The head of an owl of a colour, null its natural one, that looks along x, with the glasses it wears, and its feathers. */
export function owlHead(colour: Colour | null, traits: readonly Trait[]): OwnHead {
  const back = colour ?? BROWN;
  const head = [...face(back, mixColour(back, PALE, 0.72)), ...glasses(traits)];
  const pieces = moved(head, { by: yaw(-Math.PI / 2) });
  return { coat: plumage(back, 0.35), pieces };
}

function face(back: Colour, breast: Colour): Solid[] {
  const head = plumage(back, 0.35);
  const disc: Look = {
    paint: (x, y) => {
      const away = Math.min(Math.hypot(x - 0.09, y - 0.87), Math.hypot(x + 0.09, y - 0.87));
      const ring = 0.5 + 0.5 * Math.sin(away * 90);
      return mixColour(
        mixColour(breast, PALE, 0.5),
        scaleColour(back, 0.6),
        smoothstep(0.1, 0.14, away) * 0.9 + 0.12 * ring,
      );
    },
    fur: 0.012,
  };
  const eye = plain(AMBER, { gloss: 0.8 });
  return [
    ellipsoid(head, [0, 0.88, 0], [0.235, 0.19, 0.2], 0.08),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(disc, [side * 0.09, 0.87, -0.13], [0.125, 0.135, 0.075], 0.015),
      limb(head, [side * 0.13, 1.02, -0.06], [side * 0.2, 1.17, -0.05], 0.05, 0.008, 0.04),
      ellipsoid(eye, [side * 0.09, 0.885, -0.192], [0.056, 0.056, 0.026]),
      ball(plain(BLACK, { gloss: 0.95 }), [side * 0.088, 0.885, -0.208], 0.029),
      // Brows that meet above the beak.
      limb(head, [side * 0.02, 0.92, -0.2], [side * 0.17, 1.0, -0.14], 0.022, 0.016, 0.015),
    ]),
    {
      ...ellipsoid(
        plain(HORN, { gloss: 0.5 }),
        [0, 0.83, -0.205],
        [0.024, 0.055, 0.035],
        0,
        pitch(0.3),
      ),
    },
  ];
}
