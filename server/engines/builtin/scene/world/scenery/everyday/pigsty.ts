import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { between, block, paved, post, rail } from '../built/paved-site.ts';
import { gabled } from '../famous/kit.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { lawnAt } from './lawn.ts';

/** The pen: how far to both sides its fence is, and how far off. World units. */
const PEN = { half: 7.2, far: 17 } as const;
/** The sty: how far aside on the picture's side its middle is, where its front is, half as wide, how deep, how high its eaves are. World units. */
const STY = { aside: 3.1, z: 12.6, half: 2.5, deep: 3.4, eaves: 1.75 } as const;
const MUD: Colour = [0.27, 0.19, 0.12];
const DRYING: Colour = [0.42, 0.31, 0.2];
const WATER: Colour = [0.46, 0.49, 0.5];
const STRAW: Colour = [0.82, 0.68, 0.34];
const WOOD: Colour = [0.47, 0.36, 0.25];
const STONE: Colour = [0.6, 0.56, 0.5];
const BARN: Colour = [0.6, 0.13, 0.1];

/** A pigsty: a pen of planks full of mud with puddles, a low stone sty strewn with straw, a trough, a red barn beyond. */
export const PIGSTY: SceneryPlan = {
  land: 'field',
  relief: 0.6,
  trees: 0.4,
  isNear: true,
  views: [
    { horizon: 0.4, lens: 0.98, eye: 0.5 },
    { horizon: 0.34, lens: 0.9, eye: 0.62 },
    { horizon: 0.45, lens: 0.88, eye: 0.44 },
    { horizon: 0.4, lens: 1.1, eye: 0.52 },
  ],
  ground: levelled(40, 60),
  soil: paved((x, z, soft, { noise, season, side }) => {
    const inPen =
      between(Math.abs(x), -1, PEN.half - 0.2, 0.3) * between(z, -20, PEN.far - 0.2, 0.3);
    const trodden = noise.fbm(x * 1.4, z * 1.4, 3);
    const clods = noise.fbm(x * 7, z * 6, 2) * smoothstep(20, 4, z);
    const puddle = smoothstep(0.2, 0.26 + soft, noise.fbm(x / 2.6 + 4, z / 1.7 + side, 2));
    const edge = smoothstep(0.08, 0.2, noise.fbm(x / 2.6 + 4, z / 1.7 + side, 2));
    const earth = scaleColour(
      mixColour(DRYING, MUD, smoothstep(-0.4, 0.3, trodden)),
      (1 + 0.5 * clods) * (1 - 0.3 * edge),
    );
    const wet = mixColour(earth, WATER, 0.85 * puddle);
    const near = Math.hypot(side * x - STY.aside, z - STY.z + 0.6) / 2.6;
    const strewn =
      smoothstep(1.2, 0.4, near + 0.5 * noise.fbm(x * 3, z * 3, 2)) *
      (0.6 + 0.4 * noise.at(x * 14, z * 5));
    const pen = mixColour(wet, STRAW, Math.max(0, Math.min(0.85, strewn)));
    if (inPen >= 1) return [pen, 1];
    return [mixColour(lawnAt(x, z, noise, season), pen, inPen), between(z, -20, 60, 8)];
  }),
  lampAt: () => (_x, _y, z) => 0.12 + 0.2 * between(z, 3, 18, 4),
  isTended: (x, z) => z < PEN.far + 16 && Math.abs(x) < 26,
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  return [...fence(), ...sty(side), ...barn(side), ...trough(side), ...straw(side)];
}

/** Planks on posts around the pen. */
function fence(): Solid[] {
  const plank = plainPaint(WOOD);
  const { half, far } = PEN;
  const heights = [0.32, 0.68, 1.04];
  const across = heights.flatMap((up) => [
    block([-half, up - 0.09, far], [half, up + 0.09, far + 0.06], boards),
    ...[-1, 1].map((at) =>
      block([at * half - 0.03, up - 0.09, 3], [at * half + 0.03, up + 0.09, far], boards),
    ),
  ]);
  const posts = [
    ...Array.from({ length: 9 }, (_, n) => [-half + (n / 8) * 2 * half, far] as const),
    ...[-half, half].flatMap((x) => Array.from({ length: 7 }, (_, n) => [x, 3 + n * 2.3] as const)),
  ].map(([x, z]) => post(x, z, 1.3, 0.1, plank));
  return [...across, ...posts];
}

const boards: Paint = (_, { along }) =>
  plainFront(
    scaleColour(
      WOOD,
      0.86 + 0.24 * chance(Math.floor(along / 1.8), 3, 9) + 0.05 * Math.sin(along * 9),
    ),
  );

/** Fieldstones laid in courses. */
const fieldstone: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(STONE);
  const row = Math.floor(up / 0.28);
  const u = along / 0.5 + (row % 2) / 2;
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 0.5, -1, 0.03, pixel),
    inside(Math.abs(up / 0.28 - Math.round(up / 0.28)) * 0.28, -1, 0.03, pixel),
  );
  const tone = 0.8 + 0.36 * chance(Math.floor(u), row, 4);
  return plainFront(scaleColour(mixColour(STONE, [0.36, 0.3, 0.24], 0.7 * joint), tone));
};

/** The low house of the pigs, open to the pen by an arched hole. */
function sty(side: number): Solid[] {
  const x = side * STY.aside;
  const { z, half, deep, eaves } = STY;
  const wall: Paint = (face, place) => {
    const own = fieldstone(face, place);
    if (face.role !== 'front') return own;
    const off = Math.abs(place.along - face.long / 2);
    const high = 1 + 0.34 * Math.sqrt(Math.max(0, 1 - (off / 0.75) ** 2));
    const isHole = inside(off, -1, 0.75, place.pixel) * inside(place.up, -1, high, place.pixel);
    const isStraw = place.up < 0.16 + 0.06 * Math.sin(place.along * 17);
    return {
      ...own,
      colour: mixColour(
        own.colour,
        isStraw ? scaleColour(STRAW, 0.6) : [0.07, 0.055, 0.045],
        isHole,
      ),
    };
  };
  const tin: Paint = (_, { along, up }) => {
    const rust = 0.5 + 0.5 * Math.sin(along * 0.9 + up * 1.3) * Math.sin(up * 2.1);
    const wave = 0.92 + 0.12 * Math.cos((along / 0.2) * 2 * Math.PI);
    return plainFront(
      scaleColour(mixColour([0.56, 0.58, 0.6], [0.5, 0.28, 0.16], 0.45 * rust), wave),
    );
  };
  return gabled(
    plotOf(x - half, z, x + half, z + deep),
    LEVEL,
    LEVEL + eaves,
    [0.5, 'front'],
    wall,
    tin,
  );
}

/** A red barn with white trim and a roof of two pitches. */
function barn(side: number): Solid[] {
  const x = side * -6.5;
  const z = 30;
  const white: Colour = [0.92, 0.91, 0.88];
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(BARN);
    const off = Math.abs(along - long / 2);
    const seam = inside(Math.abs(along / 0.34 - Math.round(along / 0.34)) * 0.34, -1, 0.02, pixel);
    const red = scaleColour(BARN, 1 - 0.24 * seam);
    if (role !== 'front') return plainFront(red);
    const door = inside(off, -1, 1.8, pixel) * inside(up, -1, 3.4, pixel);
    const leaf = Math.abs(off - 0.9);
    const cross = Math.abs(Math.abs(up - 1.7) - (leaf / 0.9) * 1.7) < 0.13 || leaf > 0.76;
    const frame = Math.max(
      inside(off, -1, 2, pixel) * inside(up, -1, 3.6, pixel) * (1 - door),
      door * (cross ? 1 : 0),
      inside(off, long / 2 - 0.22, 99, pixel),
    );
    const hatch = inside(off, -1, 0.7, pixel) * inside(up, 5, 6.2, pixel);
    return plainFront(mixColour(mixColour(red, white, frame), [0.1, 0.07, 0.06], hatch));
  };
  const shingle = plainPaint([0.34, 0.34, 0.37]);
  const half = 5.2;
  const eaves = LEVEL + 5;
  const slopes = (pitch: number, from: number) =>
    (['start', 'end'] as const).map((edge) => ({ side: edge, pitch, from }));
  const covered: Paint = (face, place) =>
    face.role === 'roof' ? shingle(face, place) : wall(face, { ...place, up: place.up + 5 });
  return [
    block([x - half, 0, z], [x + half, 5, z + 11], wall),
    roofOn(plotOf(x - half, z, x + half, z + 11), eaves, eaves + 2.4, slopes(1.5, eaves), covered),
    roofOn(
      plotOf(x - half + 1.6, z, x + half - 1.6, z + 11),
      eaves + 2.4,
      eaves + 4.6,
      slopes(0.6, eaves + 2.4),
      shingle,
    ),
  ];
}

/** A long trough of planks with what is left of the swill in it. */
function trough(side: number): Solid[] {
  const [x, z] = [side * -3.4, 10.4];
  const plank = plainPaint(scaleColour(WOOD, 0.9));
  const swill = plainPaint([0.62, 0.5, 0.26]);
  return [
    block([x - 1.4, 0.08, z - 0.3], [x + 1.4, 0.36, z + 0.3], plank),
    block([x - 1.32, 0.36, z - 0.22], [x + 1.32, 0.38, z + 0.22], swill),
    ...[-1.44, 1.44].map((end) =>
      block([x + end - 0.06, 0, z - 0.36], [x + end + 0.06, 0.5, z + 0.36], plank),
    ),
  ];
}

/** A heap of straw with a fork in it. */
function straw(side: number): Solid[] {
  const [x, z] = [side * 6, 10.4];
  const heap: Paint = ({ normal }, { along, up }) =>
    plainFront(
      scaleColour(
        STRAW,
        0.7 + 0.3 * Math.max(0, normal[1]) + 0.16 * Math.sin(along * 31 + up * 17),
      ),
    );
  return [
    frustumAt([x, LEVEL - 0.05, z], 0.95, 1.25, 0.35, heap, 12),
    rail([x - 0.1, 0.6, z], [x + side * 0.5, 2.1, z - 0.3], 0.035, plainPaint(WOOD)),
  ];
}
