import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { spine } from '../spine.ts';

const BLUE: Colour = [0.04, 0.2, 0.66];
const SHEEN: Colour = [0.06, 0.5, 0.62];
const GREEN: Colour = [0.16, 0.42, 0.14];
const GOLD: Colour = [0.5, 0.46, 0.12];
const BRONZE: Colour = [0.62, 0.36, 0.12];
const TURQUOISE: Colour = [0.1, 0.62, 0.62];
const INK: Colour = [0.05, 0.05, 0.3];
const WHITE: Colour = [0.94, 0.94, 0.9];
const BACK: Colour = [0.46, 0.38, 0.26];
const HORN: Colour = [0.62, 0.56, 0.46];
const EYE: Colour = [0.04, 0.03, 0.03];

/** Where all feathers of the train come from, and how far the longest reach. */
const ROOT: Vector = [0, 0.5, 0.12];
const REACH = 1.16;
/** How far to each side of upright the fan is spread, radians, and how many feathers its rim has. */
const SPREAD = 1.72;
const RIM = 27;
/** Rows of eyes on the train: how far from its root as a share of its reach, how many, how large. */
const ROWS = [
  { away: 0.97, many: RIM, size: 0.052 },
  { away: 0.82, many: 24, size: 0.046 },
  { away: 0.67, many: 20, size: 0.042 },
  { away: 0.52, many: 16, size: 0.036 },
  { away: 0.38, many: 12, size: 0.03 },
] as const;

/** A peacock before its spread train, its breast to the eye. */
export function peacock(wish: Wish): Sprite {
  const { random, rays, tall, colour } = wish;
  const turned = (looksLeft(wish) ? 1 : -1) * (0.12 + 0.16 * random.unit());
  const model = [...train(), ...bodyOf(colour ?? BLUE)];
  return sculpt(model, { yaw: turned, pitch: 0.06, away: 4 }, rays, tall, random);
}

/** The eye of a train's feather at a place of the fan: bronze, turquoise, dark blue, one in the other. */
function eyeAt(away: number): Colour {
  const inner = mixColour(INK, TURQUOISE, smoothstep(0.36, 0.44, away));
  return mixColour(
    mixColour(inner, BRONZE, smoothstep(0.62, 0.72, away)),
    GOLD,
    smoothstep(0.86, 1, away),
  );
}

/** How the train looks at an angle from upright and a distance from its root, which is 1 at the rim. */
function fanAt(angle: number, share: number): Colour {
  const barbs = 0.86 + 0.2 * Math.sin(angle * 150 + share * 40);
  const shaft = Math.abs(((angle / (2 * SPREAD) + 0.5) * (RIM - 1)) % 1);
  const parted = 0.62 + 0.38 * smoothstep(0, 0.16, Math.min(shaft, 1 - shaft));
  const ground = scaleColour(mixColour(GREEN, GOLD, 0.35 + 0.4 * share), barbs * parted);
  for (const { away, many, size } of ROWS) {
    const step = (2 * SPREAD) / (many - 1);
    const n = Math.round((angle + SPREAD) / step);
    const near = -SPREAD + n * step;
    const aside = (angle - near) * share * REACH;
    const along = (share - away) * REACH * 0.8;
    const off = Math.hypot(aside, along) / size;
    if (off < 1.15) return mixColour(eyeAt(off), ground, smoothstep(0.98, 1.15, off));
  }
  return ground;
}

/** The fan: a thin disc that hollows toward the eye, a tip beyond its rim for each feather. */
function train(): Solid[] {
  const look: Look = {
    paint: (x, y) => {
      const [dx, dy] = [x - ROOT[0], y - ROOT[1]];
      return fanAt(Math.atan2(dx, dy), Math.hypot(dx, dy) / REACH);
    },
    gloss: 0.14,
  };
  const flat = yaw(0);
  return Array.from({ length: RIM }, (_, n) => {
    const angle = -SPREAD + (2 * SPREAD * n) / (RIM - 1);
    const tip: Vector = [
      ROOT[0] + REACH * Math.sin(angle),
      ROOT[1] + REACH * Math.cos(angle),
      ROOT[2] + 0.1,
    ];
    // Wide enough that the fan has no gaps.
    return blade(look, ROOT, tip, 0.03, 0.082, 0.16, 0, flat);
  });
}

/** Small feathers that shine from blue to green. */
const plumage = (base: Colour): Look => ({
  paint: (x, y, z, normal) => {
    const scaly = 0.9 + 0.16 * Math.sin(x * 70 + y * 24) * Math.sin(y * 66 - z * 40);
    return scaleColour(mixColour(base, SHEEN, 0.55 * smoothstep(0.1, 0.8, normal[1])), scaly);
  },
  fur: 0.012,
  gloss: 0.3,
});

function bodyOf(colour: Colour): Solid[] {
  const coat = plumage(colour);
  const wing: Look = {
    paint: (x, y, z) => scaleColour(BACK, 0.84 + 0.3 * Math.abs(Math.sin(y * 46 + x * 20 + z * 9))),
    fur: 0.014,
  };
  const horn = plain(HORN);
  const crest = Array.from({ length: 5 }, (_, n) => {
    const lean = (n - 2) * 0.2;
    const [x, y] = [0.13 * Math.sin(lean), 0.15 * Math.cos(lean)];
    const from: Vector = [0, 1.13, -0.27];
    const to: Vector = [x, 1.14 + y, -0.24];
    return [limb(plain(INK), from, to, 0.006, 0.006), ball(coat, to, 0.02)];
  });
  return [
    ellipsoid(coat, [0, 0.5, -0.06], [0.2, 0.22, 0.26], 0, pitch(-0.4)),
    ...spine(
      coat,
      [
        [[0, 0.56, -0.2], 0.16],
        [[0, 0.76, -0.27], 0.1],
        [[0, 0.95, -0.25], 0.068],
        [[0, 1.07, -0.27], 0.066],
      ],
      0.06,
    ),
    ellipsoid(coat, [0, 1.09, -0.29], [0.066, 0.064, 0.085], 0.03),
    limb(horn, [0, 1.085, -0.36], [0, 1.06, -0.45], 0.024, 0.006),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(plain(WHITE), [side * 0.05, 1.11, -0.315], [0.02, 0.014, 0.035]),
      ellipsoid(plain(WHITE), [side * 0.052, 1.066, -0.31], [0.018, 0.014, 0.03]),
      ball(plain(EYE, { gloss: 0.9 }), [side * 0.058, 1.09, -0.325], 0.014),
      ellipsoid(
        wing,
        [side * 0.2, 0.5, 0],
        [0.06, 0.15, 0.24],
        0.03,
        after(roll(side * 0.2), pitch(-0.2)),
      ),
      limb(coat, [side * 0.09, 0.38, -0.04], [side * 0.1, 0.25, -0.06], 0.07, 0.035, 0.04),
      limb(horn, [side * 0.1, 0.26, -0.06], [side * 0.1, 0.03, -0.05], 0.02, 0.018),
      ...[-0.4, 0, 0.4].map((turn) =>
        limb(
          horn,
          [side * 0.1, 0.025, -0.05],
          [side * 0.1 + 0.12 * Math.sin(turn), 0.012, -0.05 - 0.12 * Math.cos(turn)],
          0.018,
          0.01,
        ),
      ),
    ]),
    ...crest.flat(),
  ];
}
