import { createRandom, type Random } from '../../../../kernels/random.ts';
import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, NO_GLOW, plainFront } from '../front.ts';
import { boxOn, type Face, type Paint, type Plot, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';

/** Walls lower than this stand whole; the share of the higher ones that have fallen in, and how low the least of what is left is. World units. */
const BREAKS = { from: 7, share: 0.55, least: 0.42 } as const;
/** How wide a piece of a broken wall is, about, and how high a storey is behind it. World units. */
const PIECE = 2.1;
const STOREY = 3.3;
const CONCRETE: Colour = [0.44, 0.42, 0.38];
const BARE: Colour = [0.4, 0.32, 0.27];
const GREY: Colour = [0.44, 0.43, 0.4];
const LEAF: Colour = [0.15, 0.31, 0.08];
const YOUNG: Colour = [0.36, 0.52, 0.13];
const RED: Colour = [0.58, 0.17, 0.09];
/** How large a leaf of ivy is drawn, world units. */
const LEAF_SIZE = 0.26;
/** The share of panes that are broken. */
const BROKEN = 0.68;

/** Whether plants have taken a street: on the dry ground of the West they do not. */
export const isReclaimed = (
  { idea }: Pick<Setting, 'idea'>,
  { kind }: Pick<Way, 'kind'>,
): boolean => idea.forsaken && kind !== 'western';

/** A building that was left to itself: its upper storeys may have fallen in, so that floors and empty rooms are seen. */
export function fallenIn(parts: readonly Solid[], random: Random): readonly Solid[] {
  const own = createRandom(random.uint32());
  const body = parts.reduce<Solid | null>(
    (most, one) => (most === null || one.high - one.low > most.high - most.low ? one : most),
    null,
  );
  const [roll, share] = [own.unit(), own.unit()];
  // Only what is upright all round can be cut: front, back and two sides, top and bottom.
  const isBox = body !== null && body.faces.length === 6;
  if (!isBox || body.high - body.low < BREAKS.from || roll > BREAKS.share) return parts;
  const cut = body.low + (body.high - body.low) * (BREAKS.least + 0.4 * share);
  const left = parts.filter((one) => one !== body && one.high <= cut);
  return [...left, ...pieces(body, cut, own)];
}

/** What is left of a box: pieces side by side, each broken off at another height about that of the cut. */
function pieces(body: Solid, cut: number, random: Random): Solid[] {
  const plot = plotOf(body);
  const count = Math.max(3, Math.round(plot.wide / PIECE));
  const wide = plot.wide / count;
  const high = body.high - cut;
  const lean = random.unit() < 0.5 ? 1 : -1;
  return Array.from({ length: count }, (_, n) => {
    // It slopes down to one side, so that one corner still stands.
    const slope = lean * (n / (count - 1) - 0.5);
    const top = cut + high * (0.62 * slope + 0.5 * (random.unit() - 0.5));
    const deep = plot.deep * (0.7 + 0.3 * random.unit());
    return boxOn(
      within(plot, wide * n, 0, wide, deep),
      body.low,
      Math.min(body.high, Math.max(body.low + 2.5, top)),
      (face, place) => {
        const [front] = body.faces as [Face];
        if (face.role === 'front')
          return body.paint(front, { ...place, along: place.along + wide * n });
        return face.role === 'level' ? plainFront(CONCRETE) : withinWalls(face, place.up);
      },
    );
  });
}

/** The corner, directions and measures of a box's plan. */
function plotOf({ plan }: Solid): Plot {
  const [at, beside, , behind] = plan as [
    readonly [number, number],
    readonly [number, number],
    unknown,
    readonly [number, number],
  ];
  const [u, w] = [beside, behind].map((to) => [to[0] - at[0], to[1] - at[1]] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const [wide, deep] = [Math.hypot(...u), Math.hypot(...w)];
  return {
    x: at[0],
    z: at[1],
    u: [u[0] / wide, u[1] / wide],
    w: [w[0] / deep, w[1] / deep],
    wide,
    deep,
  };
}

/** The broken edges of floors, dark rooms between them. */
function withinWalls(face: Face, up: number): Front {
  const level = (up + face.origin[1]) / STOREY;
  const rise = level - Math.floor(level);
  const slab = rise < 0.12 ? 1 : 0;
  return plainFront(mixColour(scaleColour(BARE, 0.35 + 0.3 * rise), CONCRETE, slab));
}

/** Paints a solid as years without people leave it: dirt, fallen plaster, broken panes without light, ivy. */
export function grownOver(solid: Solid, noise: Noise, isAutumn: boolean): Solid {
  const paint: Paint = (face, place) => {
    const front = solid.paint(face, place);
    const { origin, along, up } = face;
    const x = origin[0] + along[0] * place.along + up[0] * place.up;
    const y = origin[1] + along[1] * place.along + up[1] * place.up;
    const z = origin[2] + along[2] * place.along + up[2] * place.up;
    // Along a wall, wherever it is in the town.
    const s =
      Math.abs(along[0]) * x + Math.abs(along[2]) * z + 0.37 * (along[0] * z + along[2] * x);
    return beneathIvy(
      solid,
      face,
      worn(front, noise, s, y, place.pixel),
      { noise, isAutumn },
      s,
      y,
      place.pixel,
    );
  };
  return { ...solid, paint };
}

/** A wall in dirt, its plaster fallen off here and there, and what is left of its panes. */
function worn({ colour, glass }: Front, noise: Noise, s: number, y: number, pixel: number): Front {
  const streak = noise.fbm(s * 1.1, y * 0.12, 2);
  const bare = smoothstep(0.2, 0.3, noise.fbm(s / 2.6 + 40, y / 2.2, 3));
  const course = Math.abs(y / 0.16 - Math.round(y / 0.16)) < 0.14 ? 0.78 : 1;
  const dirty = scaleColour(mixColour(colour, GREY, 0.36), 0.74 + 0.24 * streak);
  const wall = mixColour(dirty, scaleColour(BARE, course), 0.8 * bare * (1 - glass));
  if (glass < 0.05) return { colour: wall, glass: 0, glow: NO_GLOW };
  const open = clamp(glass * 1.6);
  // From afar nearly all of them are dark.
  if (pixel > 0.12)
    return { colour: mixColour(wall, DARK, 0.8 * open), glass: 0.1 * glass, glow: NO_GLOW };
  const pane = chance(Math.floor(s / 0.62), Math.floor(y / 0.8), 7);
  const isOut = pane + 0.35 * noise.at(s * 2.4, y * 2.4) < BROKEN;
  return isOut
    ? { colour: mixColour(wall, scaleColour(DARK, 0.32), open), glass: 0, glow: NO_GLOW }
    : {
        colour: mixColour(wall, [0.33, 0.34, 0.31], 0.5 * open),
        glass: glass * 0.3,
        glow: NO_GLOW,
      };
}

/** Where ivy has climbed from the street, or hangs from the edge of the roof. */
function beneathIvy(
  { high }: Solid,
  { role }: Face,
  front: Front,
  { noise, isAutumn }: { readonly noise: Noise; readonly isAutumn: boolean },
  s: number,
  y: number,
  pixel: number,
): Front {
  const climbs = 6.5 + 19 * noise.fbm(s / 9, 3.3, 2) + 2.2 * noise.at(s / 1.3, 8.1);
  // From higher roofs more of it hangs.
  const hangs = (6 + 0.2 * high) * noise.at(s / 4.5, 21.7) + 1.6 * noise.at(s / 0.7, 5.1) - 0.2;
  const patch = 0.35 * noise.fbm(s / 1.7, y / 2.4, 2);
  const isLevel = role === 'level' || role === 'roof';
  const amount = isLevel
    ? 0.6 + 1.6 * noise.fbm(s / 3, y / 3, 2)
    : Math.max(
        smoothstep(climbs + 0.8, climbs - 2.4, y) + patch,
        smoothstep(hangs, hangs - 1.4, high - y) * 0.95 + 0.5 * patch,
      );
  if (amount < 0.1) return front;
  const fine = smoothstep(0.3, 0.09, pixel);
  const { tone: own, roll } = leafAt(s, y);
  // Leaves at the edge of a patch are single ones.
  const isThere = smoothstep(0.3, 0.5, amount + 0.5 * (roll - 0.5) * fine);
  const shade = 0.5 + 0.5 * clamp(0.5 + noise.fbm(s / 0.9, y / 0.9, 2));
  const young = clamp(0.35 + 0.8 * noise.fbm(s / 2.3 + 9, y / 2.3, 2) + 0.5 * (roll - 0.5) * fine);
  const green = mixColour(LEAF, isAutumn ? RED : YOUNG, young);
  const tone = shade * (1 - fine + fine * own);
  return {
    colour: mixColour(front.colour, scaleColour(green, tone), isThere),
    glass: front.glass * (1 - isThere),
    glow: NO_GLOW,
  };
}

/** The leaf of ivy at a place: leaves over others over the dark beneath, each of its own tone, and what tells it from others. */
export function leafAt(s: number, y: number): { readonly tone: number; readonly roll: number } {
  for (const [layer, turned] of LAYERS.entries()) {
    const [cos, sin] = turned;
    const [u, v] = [(s * cos + y * sin) / LEAF_SIZE, (y * cos - s * sin) / LEAF_SIZE];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const roll = chance(column, row, 31 + layer);
    const [dx, dy] = [
      u - column - 0.5 - 0.36 * (roll - 0.5),
      v - row - 0.5 - 0.36 * (chance(row, column, layer) - 0.5),
    ];
    if (Math.hypot(dx, dy) < 0.34 + 0.14 * roll)
      return { tone: (0.72 + 0.55 * roll - 0.5 * dx + 0.4 * dy) * (1 - 0.24 * layer), roll };
  }
  return { tone: 0.34, roll: 0.3 };
}

/** How the layers of leaves lie over each other, the uppermost first: cosine and sine of their turn. */
const LAYERS: readonly (readonly [number, number])[] = [
  [0.82, 0.57],
  [0.94, -0.34],
  [0.42, 0.91],
];

/** How much of a street's floor weeds have taken at a place so far aside and ahead: cracks, and most along the houses. */
export function reclaimedFloor(
  colour: Colour,
  noise: Noise,
  {
    aside,
    z,
    deep,
    front,
  }: { readonly aside: number; readonly z: number; readonly deep: number; readonly front: number },
): Colour {
  const verge = smoothstep(5, 0.5, front - Math.abs(aside));
  const patch = noise.fbm(aside / 3.4 + 5, z / 5, 3);
  const crack =
    1 - smoothstep(0.008, 0.035 + 0.3 * deep, Math.abs(noise.fbm(aside / 2.2, z / 2.6 + 31, 4)));
  const moss = smoothstep(-0.06, 0.26, patch + 0.5 * verge);
  const blades = 0.78 + 0.3 * noise.at(aside * 6, z * 5) * smoothstep(0.4, 0.06, deep);
  const dusty = scaleColour(mixColour(colour, [0.36, 0.33, 0.27], 0.45), 0.86 + 0.2 * patch);
  const green = mixColour([0.2, 0.27, 0.1], [0.34, 0.4, 0.15], clamp(0.5 + patch));
  const cracked = scaleColour(mixColour(dusty, [0.13, 0.16, 0.07], 0.75 * crack), 1);
  return mixColour(cracked, scaleColour(green, blades), moss);
}
