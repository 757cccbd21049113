import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { hairOf } from './dress.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { blade, ellipsoid, limb, type Look, ring, type Solid } from '../sculpt/solid.ts';
import type { Rays } from '../sculpt/rays.ts';
import { normalise, roll, yaw as turned } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import {
  armour,
  type Costume,
  costumeOf,
  headwearOf,
  isBearded,
  isShaven,
  robeOf,
} from './costumes.ts';
import { type Complexion, complexionOf, headOf, isFemale } from './face.ts';
import { headwearFor } from './roles/role-headwear.ts';
import { complexionFor, roleOf, USUAL } from './roles/roles.ts';

/** Where a portrait ends, below the chin, in heights of the head. */
const CUT = -0.72;

/** How much nearer to the chin the shoulders are than they are modelled. */
const NECK = 0.19;

/** Head and shoulders, the face to the viewer; they end at the sprite's lower edge. */
export function portrait({ random, rays, tall, colour, hair: dyed, traits = [] }: Wish): Sprite {
  const isWoman = isFemale(traits);
  const costume = costumeOf(traits);
  const role = roleOf(traits);
  const usualCloth = role === null ? null : USUAL[role];
  const robe = colour ?? (costume === null ? usualCloth : robeOf(costume, traits));
  const natural = complexionOf(random, robe, traits, dyed);
  const looks = role === null ? natural : complexionFor(role, natural);
  const usual = hairOf(random, traits);
  const hair = isShaven(costume) ? 'shaven' : usual;
  const face = isBearded(costume, traits) ? ([...traits, 'bearded'] as const) : traits;
  const wide = traits.includes('child') ? 0.8 : isWoman ? 0.9 : 1.06;
  const clothes = costume === 'knight' ? { ...looks, cloth: armour } : looks;
  const worn =
    costume === null
      ? role === null
        ? []
        : headwearFor(role, looks.skin.paint(0, 0, 0, [0, 1, 0]))
      : headwearOf(costume, robe ?? robeOf(costume, traits), traits);
  const turn = Math.PI / 2 - 0.32 + 0.2 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn : Math.PI - turn;
  const model = moved(
    [
      ...moved(shoulders(clothes, wide, dressedAs(costume, isWoman, random)), { to: [0, NECK, 0] }),
      // Who is portrayed looks the viewer in the eye.
      ...headOf(looks, hair, face, GAZE * (Math.PI / 2 - yaw)),
      ...worn,
    ],
    { to: [0, -CUT, 0] },
  );
  return sculpt(model, { yaw, pitch: 0.02, away: 4 }, onFace(rays), tall, random);
}

/** How much of the way from where the face is turned to the viewer the eyes look. */
const GAZE = 0.8;

/** How far from the eye's side light comes at the least, and how much of the sun and the sky there is: a face is neither shadow nor glare. */
const FRONTAL = -0.3;
const SUN = 0.84;
const FILL = 1.12;

/** The light of a scene as it falls on a face that is portrayed: from its side, and from before. */
function onFace(rays: Rays): Rays {
  const [right, up, ahead] = rays.toward;
  return {
    ...rays,
    toward: normalise([right, up, Math.min(ahead, FRONTAL)]),
    sun: scaleColour(rays.sun, SUN),
    sky: scaleColour(rays.sky, FILL),
    ground: scaleColour(rays.ground, FILL),
  };
}

/** What is worn about the shoulders: something closed at the neck, with a round neckline, or open over a shirt. */
type Worn = 'closed' | 'round' | 'open';

function dressedAs(costume: Costume | null, isWoman: boolean, random: Random): Worn {
  if (costume !== null) return 'closed';
  return isWoman ? 'round' : pick(random, ['open', 'open', 'closed']);
}

/** Where the neckline is lowest, and half its width. */
const NECKLINE = { low: -0.74, wide: 0.4 } as const;
/** What is thin from front to back. */
const FRONT = turned(Math.PI / 2);
const SHIRT: Colour = [0.78, 0.77, 0.74];

/** Cloth with what is seen in its opening: skin, or a shirt between lapels. */
function openAt({ skin, cloth }: Complexion, worn: Worn): Look {
  if (worn === 'closed') return cloth;
  return {
    ...cloth,
    paint: (x, y, z, normal) => {
      const own = cloth.paint(x, y, z, normal);
      if (x < -0.16) return own;
      if (worn === 'round') {
        const edge = NECKLINE.low + 0.4 * Math.abs(z / NECKLINE.wide) ** 2.4;
        const hem = y < edge && y > edge - 0.035 ? scaleColour(own, 0.82) : own;
        return mixColour(hem, skin.paint(x, y, z, normal), smoothstep(edge, edge + 0.012, y));
      }
      const open = 0.3 + 0.36 * (y + 0.45);
      const inside = open - Math.abs(z);
      if (inside > 0) return mixColour(scaleColour(own, 0.4), SHIRT, smoothstep(0, 0.03, inside));
      const lapel = -inside < 0.17 + 0.2 * (y + 0.8);
      return Math.abs(-inside - (0.17 + 0.2 * (y + 0.8))) < 0.012
        ? scaleColour(own, 0.6)
        : scaleColour(own, lapel ? 1.08 : 1);
    },
  };
}

/** In heights of a head; the chin is at 0 and the face looks along x. */
function shoulders(looks: Complexion, wide: number, worn: Worn): Solid[] {
  const cloth = openAt(looks, worn);
  return [
    limb(cloth, [-0.1, -0.66, -0.44 * wide], [-0.1, -0.66, 0.44 * wide], 0.25, 0.25),
    ellipsoid(cloth, [-0.06, -1.02, 0], [0.38, 0.66, 0.62 * wide], 0.2),
    ...[-1, 1].flatMap((side) => [
      // From the neck the muscles slope down to the shoulders.
      limb(cloth, [-0.14, -0.36, side * 0.13], [-0.12, -0.6, side * 0.52 * wide], 0.15, 0.22, 0.16),
      limb(
        cloth,
        [-0.1, -0.72, side * 0.6 * wide],
        [-0.04, -1.6, side * 0.76 * wide],
        0.235,
        0.19,
        0.16,
      ),
    ]),
    limb(looks.skin, [-0.1, -0.5, 0], [-0.05, 0.16, 0], 0.19 * wide, 0.17 * wide, 0.04),
    ...neckOf(looks, cloth, wide, worn),
  ];
}

/** What lies around the neck: a band, collarbones, or a collar and its points. */
function neckOf({ skin }: Complexion, cloth: Look, wide: number, worn: Worn): Solid[] {
  if (worn === 'closed') return [ring(cloth, [-0.085, -0.33, 0], 0.21 * wide, 0.05, roll(-0.3))];
  if (worn === 'round')
    return [-1, 1].map((side) =>
      limb(skin, [0.13, -0.53, side * 0.06], [-0.02, -0.45, side * 0.4 * wide], 0.03, 0.022, 0.07),
    );
  const shirt = plain(SHIRT);
  return [-1, 1].flatMap((side) => [
    limb(shirt, [-0.26, -0.2, 0], [-0.14, -0.22, side * 0.2 * wide], 0.055, 0.05, 0.02),
    // The flap of the collar lies on the chest and ends in a point.
    blade(
      shirt,
      [-0.12, -0.21, side * 0.21 * wide],
      [0.15, -0.52, side * 0.05],
      0.055,
      0.018,
      0.4,
      0.015,
      FRONT,
    ),
  ]);
}
