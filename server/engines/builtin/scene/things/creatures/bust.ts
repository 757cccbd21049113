import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { roll, yaw as turned } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import {
  type Costume,
  costumeOf,
  ermine,
  headwearOf,
  isBearded,
  isShaven,
  robeOf,
} from './clothing/costumes.ts';
import { hairOf } from './clothing/hair-of.ts';
import { brimmedHat, glassesOf, hatColour, headCloth } from './clothing/headwear.ts';
import { helmOf } from './clothing/helms.ts';
import { hood, isHooded } from './clothing/outerwear.ts';
import { platesOf, shoulderPlates, steelOf } from './clothing/plate-armour.ts';
import { onFace } from './face-light.ts';
import { isClosed, roleOf } from './roles/role.ts';
import { USUAL } from './roles/role-cloth.ts';
import { complexionFor } from './roles/role-faces.ts';
import { headwearFor } from './roles/role-headwear.ts';
import { type Complexion, complexionOf, headOf, isFemale, NEAR_CELLS } from './visage/face.ts';

/** Where a portrait ends, below the chin, in heights of the head. */
const CUT = -0.72;

/** How much nearer to the chin the shoulders are than they are modelled. */
const NECK = 0.235;

/** Head and shoulders, the face to the viewer; they end at the sprite's lower edge. */
export function portrait({
  random,
  rays,
  tall,
  colour,
  hair: dyed,
  hat,
  traits = [],
}: Wish): Sprite {
  const isWoman = isFemale(traits);
  const role = roleOf(traits);
  const costume = role === null ? costumeOf(traits) : null;
  const usualCloth = role === null ? null : USUAL[role];
  const robe = colour ?? (costume === null ? usualCloth : robeOf(costume, traits));
  const face = isBearded(costume, traits) ? ([...traits, 'bearded'] as const) : traits;
  const usual = hairOf(random, traits);
  const hair = isShaven(costume) ? 'shaven' : usual;
  const natural = complexionOf(random, robe, face, dyed, hair, true);
  const looks = role === null ? natural : complexionFor(role, natural, colour);
  const wide = traits.includes('child') ? 0.8 : isWoman ? 0.9 : 1.06;
  const isChild = traits.includes('child');
  const neckOfOne = isChild ? 0.145 : isWoman ? 0.158 : 0.192;
  const plates = costume === 'knight' ? platesOf(random, colour, hat ?? null) : null;
  const clothes = plates === null ? looks : { ...looks, cloth: steelOf(plates.steel) };
  const worn =
    costume === null
      ? role === null
        ? []
        : headwearFor(role, looks.skin.paint(0, 0, 0, [0, 1, 0]), traits)
      : headwearOf(costume, robe ?? robeOf(costume, traits), traits);
  const turn = Math.PI / 2 - 0.32 + 0.2 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn : Math.PI - turn;
  const cloth = looks.cloth.paint(0, 0, 0, [0, 1, 0]);
  const model = moved(
    [
      ...headCloth(traits, cloth, hat ?? null),
      ...(isHooded(traits) ? hood(looks.cloth) : []),
      ...moved(shoulders(clothes, wide, dressedAs(costume, traits, random), neckOfOne), {
        to: [0, NECK + (isChild ? 0.07 : 0), 0],
      }),
      ...(costume === 'royal' ? regalia(isWoman, wide) : []),
      ...(plates === null
        ? []
        : [...shoulderPlates(plates, wide), ...helmOf(plates, traits, true)]),
      // Who is portrayed looks the viewer in the eye.
      ...headOf(looks, hair, face, GAZE * (Math.PI / 2 - yaw), NEAR_CELLS),
      ...worn,
      ...(traits.includes('hatted') ? brimmedHat(plain(hatColour(cloth, hat ?? null))) : []),
      ...glassesOf(traits, looks.face.features),
    ],
    { to: [0, -CUT, 0] },
  );
  return sculpt(
    model,
    { yaw, pitch: 0.02, away: 4, isSunk: true },
    onFace(rays),
    Math.min(tall, LARGEST),
    random,
  );
}

/** What a king has about the shoulders, and a queen about the neck: ermine that is open before, and a chain with stones. */
function regalia(isWoman: boolean, wide: number): Solid[] {
  if (isWoman) {
    const gold = plain(GOLD, { gloss: 0.8 });
    return [-1.05, -0.7, -0.35, 0, 0.35, 0.7, 1.05].map((turn) =>
      ball(
        turn === 0 ? plain(RUBY, { gloss: 0.9 }) : gold,
        [0.02 + 0.19 * Math.cos(turn), -0.2 - 0.2 * Math.cos(turn), 0.27 * Math.sin(turn)],
        turn === 0 ? 0.05 : 0.032,
      ),
    );
  }
  const fur = ermine(FUR_SCALE);
  return [-1, 1].flatMap((side) => [
    limb(fur, [-0.24, -0.16, side * 0.12], [-0.02, -0.32, side * 0.5 * wide], 0.15, 0.2, 0.02),
    limb(fur, [-0.02, -0.32, side * 0.5 * wide], [-0.02, -0.46, side * 0.72 * wide], 0.2, 0.2, 0.1),
    limb(fur, [-0.16, -0.18, side * 0.24], [0.26, -0.62, side * 0.13], 0.13, 0.12, 0.03),
    limb(fur, [0.26, -0.62, side * 0.13], [0.36, -1.3, side * 0.15], 0.12, 0.13, 0.03),
  ]);
}

const GOLD: Colour = [0.92, 0.7, 0.2];
const RUBY: Colour = [0.6, 0.05, 0.1];
/** A head is so much of a body: its fur has the size of the body's. */
const FUR_SCALE = 6.5;

/** In how many rows a portrait is drawn at the most: it has more to be painted than other things as large. */
const LARGEST = 640;

/** How much of the way from where the face is turned to the viewer the eyes look. */
const GAZE = 0.8;

/** What is worn about the shoulders: something closed at the neck, with a round neckline that is wide or close to the neck, or open over a shirt. */
type Worn = 'closed' | 'round' | 'crew' | 'open';

function dressedAs(costume: Costume | null, traits: readonly Trait[], random: Random): Worn {
  if (costume === 'royal' && isFemale(traits)) return 'round';
  if (costume !== null || isClosed(traits) || traits.includes('headscarf') || isHooded(traits))
    return 'closed';
  if (isFemale(traits)) return 'round';
  if (traits.includes('child')) return pick(random, ['crew', 'crew', 'closed']);
  return pick(random, ['open', 'open', 'closed', 'crew']);
}

/** Where a neckline is lowest, and half its width. */
const NECKLINES = {
  round: { low: -0.74, wide: 0.4 },
  crew: { low: -0.53, wide: 0.25 },
} as const;
/** What is thin from front to back. */
const FRONT = turned(Math.PI / 2);
const SHIRT: Colour = [0.78, 0.77, 0.74];

/** How deep folds are that run from the armpits over the chest, and how far they are seen. */
const FOLDS = { deep: 0.013, far: 0.42 } as const;
/** How thick a jacket's edge is, and how far its lapel stands off. */
const THICK = 0.035;
/** How wide a lapel is where the neckline ends, and how much narrower for each way down. */
const LAPEL = { wide: 0.17, taper: 0.2, from: -0.8 } as const;

/** How cloth lies: each fold runs from an armpit. */
const folds = createNoise(5_501);

function foldedAt(wide: number, y: number, z: number): number {
  const [down, aside] = [y + 1.02, Math.abs(z) - 0.58 * wide];
  const far = Math.hypot(down, aside);
  const turn = Math.atan2(down, -aside);
  return (
    FOLDS.deep *
    Math.exp(-far / FOLDS.far) *
    (1 -
      2.4 *
        Math.abs(folds.at(turn * 2.1 + 0.5 * Math.sin(far * 7) + Math.sign(z) * 9, far * 2.2))) *
    smoothstep(0, 0.25, far) *
    smoothstep(0.02, 0.2, Math.abs(z))
  );
}

/** Cloth with its folds and with what is seen in its opening: skin, or a shirt between lapels. */
function openAt({ skin, cloth }: Complexion, worn: Worn, wide: number): Look {
  const folded = (x: number, y: number, z: number): number =>
    (cloth.bump?.(x, y, z) ?? 0) + foldedAt(wide, y, z);
  if (worn === 'closed') return { ...cloth, bump: folded };
  if (worn === 'round' || worn === 'crew')
    return {
      ...cloth,
      bump: (x, y, z) => {
        const above = x < -0.16 ? -1 : y - necklineAt(worn, z);
        return above > 0 ? 0 : folded(x, y, z) + 0.02 * smoothstep(0, -0.012, above);
      },
      flesh: (x, y, z) => (x < -0.16 ? 0 : bareAbove(worn, y, z)),
      paint: (x, y, z, normal) => {
        const own = cloth.paint(x, y, z, normal);
        if (x < -0.16) return own;
        const edge = necklineAt(worn, z);
        const hem = y > edge - 0.035 && y < edge - 0.028 ? scaleColour(own, 0.86) : own;
        const bare = scaleColour(
          skin.paint(x, y, z, normal),
          1 - 0.2 * smoothstep(edge + 0.03, edge, y),
        );
        return mixColour(hem, bare, bareAbove(worn, y, z));
      },
    };
  const insideAt = (y: number, z: number): number => 0.3 + 0.36 * (y + 0.45) - Math.abs(z);
  const beyondAt = (y: number, inside: number): number =>
    -inside - LAPEL.wide - LAPEL.taper * (y - LAPEL.from);
  return {
    ...cloth,
    bump: (x, y, z) => {
      const inside = x < -0.16 ? -1 : insideAt(y, z);
      if (inside > 0) return 0.006 * folds.at(z * 5, y * 3);
      const lapel = x < -0.16 ? 0 : smoothstep(0.012, -0.006, beyondAt(y, inside));
      return (
        folded(x, y, z) * (1 - 0.6 * lapel) + THICK * smoothstep(0, -0.02, inside) + 0.02 * lapel
      );
    },
    paint: (x, y, z, normal) => {
      const own = cloth.paint(x, y, z, normal);
      if (x < -0.16) return own;
      const inside = insideAt(y, z);
      if (inside > 0)
        return y > collarAt(z) ? skin.paint(x, y, z, normal) : shirtAt(own, inside, y, z);
      // Beneath the edge of the lapel it is darker.
      const under =
        Math.exp(-((beyondAt(y, inside) / 0.018) ** 2)) * (beyondAt(y, inside) > 0 ? 1 : 0);
      return scaleColour(own, 1 - 0.3 * under);
    },
  };
}

/** The lower edge of a round neckline at a way aside. */
const necklineAt = (worn: keyof typeof NECKLINES, z: number): number =>
  NECKLINES[worn].low + 0.4 * Math.abs(z / NECKLINES[worn].wide) ** 2.4;

/** How much of it is skin above that neckline. */
const bareAbove = (worn: keyof typeof NECKLINES, y: number, z: number): number => {
  const edge = necklineAt(worn, z);
  return smoothstep(edge - 0.004, edge + 0.004, y);
};

/** Where buttons of a shirt are, and how large. */
const BUTTONS = [-0.5, -0.72, -0.94] as const;
const BUTTON = 0.017;

/** A shirt beneath a jacket, in the shade of its edge, with the row of its buttons. */
function shirtAt(jacket: Colour, inside: number, y: number, z: number): Colour {
  const shaded = mixColour(
    scaleColour(jacket, 0.3),
    SHIRT,
    smoothstep(0, 0.035, inside) * 0.5 + 0.5 * smoothstep(0, 0.1, inside),
  );
  const button = Math.min(...BUTTONS.map((at) => Math.hypot(y - at, z)));
  const seam = Math.abs(Math.abs(z) - 0.045) < 0.005 ? 0.88 : 1;
  return scaleColour(shaded, button < BUTTON ? 0.72 : seam);
}

/** In heights of a head; the chin is at 0 and the face looks along x. */
function shoulders(looks: Complexion, wide: number, worn: Worn, neck: number): Solid[] {
  const cloth = openAt(looks, worn, wide);
  return [
    limb(cloth, [-0.11, -0.7, -0.46 * wide], [-0.11, -0.7, 0.46 * wide], 0.22, 0.22),
    ellipsoid(cloth, [-0.06, -1.02, 0], [0.36, 0.62, 0.6 * wide], 0.2),
    ...[-1, 1].flatMap((side) => [
      // From the neck the muscles slope down to the shoulders.
      limb(cloth, [-0.17, -0.33, side * 0.11], [-0.13, -0.62, side * 0.5 * wide], 0.11, 0.19, 0.15),
      limb(
        cloth,
        [-0.1, -0.74, side * 0.62 * wide],
        [-0.05, -1.6, side * 0.78 * wide],
        0.215,
        0.19,
        0.14,
      ),
    ]),
    ...throat(worn === 'open' ? shirted(looks.skin) : looks.skin, neck, worn !== 'closed'),
    ...neckOf(cloth, wide, worn),
  ];
}

/** Up to where a shirt is buttoned, at a way aside. */
const collarAt = (z: number): number => -0.46 + 0.9 * Math.abs(z);

/** Skin of a neck that ends in a shirt. */
const shirted = (skin: Look): Look => ({
  ...skin,
  paint: (x, y, z, normal) => {
    const above = y - collarAt(z);
    if (above < 0) return SHIRT;
    return scaleColour(skin.paint(x, y, z, normal), 1 - 0.3 * smoothstep(0.04, 0, above));
  },
});

/** A neck, and where it is bare the two muscles that run from behind the ears to the pit between the collarbones. */
const throat = (skin: Look, neck: number, isBare: boolean): Solid[] => [
  limb(skin, [-0.12, isBare ? -0.5 : -0.34, 0], [-0.07, 0.2, 0], neck * 1.06, neck, 0.02),
  ...(isBare ? [-1, 1] : []).map((side) =>
    limb(
      skin,
      [-0.1, 0.04, side * neck * 0.94],
      [neck * 0.5, -0.5, side * 0.05],
      0.26 * neck,
      0.18 * neck,
      0.08,
    ),
  ),
];

/** What lies around the neck: a band, collarbones, or a collar and its points. */
function neckOf(cloth: Look, wide: number, worn: Worn): Solid[] {
  if (worn === 'closed')
    return [
      ring(cloth, [-0.1, -0.34, 0], 0.2 * wide, 0.055, roll(-0.3)),
      ring(cloth, [-0.095, -0.27, 0], 0.19 * wide, 0.045, roll(-0.3)),
    ];
  if (worn === 'round' || worn === 'crew')
    return [-1, 1].map((side) =>
      // Collarbones run on beneath the cloth.
      limb(cloth, [0.11, -0.55, side * 0.06], [-0.04, -0.46, side * 0.4 * wide], 0.03, 0.022, 0.07),
    );
  const shirt = plain(SHIRT);
  return [-1, 1].flatMap((side) => [
    limb(shirt, [-0.28, -0.2, 0], [-0.14, -0.24, side * 0.2 * wide], 0.055, 0.05, 0.02),
    // The flap of the collar lies on the chest and ends in a point.
    blade(
      shirt,
      [-0.12, -0.22, side * 0.21 * wide],
      [0.14, -0.54, side * 0.07],
      0.06,
      0.02,
      0.4,
      0.015,
      FRONT,
    ),
  ]);
}
