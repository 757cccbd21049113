import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { seatedCrowd } from '../../street/arenas/arena-crowd.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, between, block, paved, post, rail, WHITE } from './paved-site.ts';

/** Half the track's width, that of its kerbs, and where the line is that is painted across it. World units. */
const TRACK = { half: 6.2, kerb: 0.85, line: 36, straight: 46 } as const;
const RED: Colour = [0.84, 0.1, 0.08];
const GRAVEL: Colour = [0.72, 0.64, 0.48];
const SHIRTS: readonly Colour[] = [
  [0.85, 0.12, 0.1],
  [0.92, 0.9, 0.86],
  [0.95, 0.74, 0.16],
  [0.14, 0.32, 0.62],
  [0.2, 0.5, 0.3],
  [0.95, 0.5, 0.1],
];
/** The stand: how far beside the track it begins, its steps, how deep and how high each is, from where to where. World units. */
const STAND = { aside: 12, steps: 9, deep: 1.1, rise: 0.72, near: 18, far: 74 } as const;

/** How far to the right the track's middle is: straight at first, then in a bend. World units. */
export const trackAt = (side: number, z: number): number =>
  side * (1.4 - 0.0052 * Math.max(0, z - TRACK.straight) ** 2);

/** A racetrack between its kerbs, a stand full of people, the finish under its gantry. */
export const RACETRACK: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.4,
  views: [
    { horizon: 0.42, lens: 1.02, eye: 0.5 },
    { horizon: 0.34, lens: 0.88, eye: 1.2 },
    { horizon: 0.48, lens: 0.92, eye: 0.3 },
    { horizon: 0.42, lens: 1.08, eye: 0.66 },
  ],
  ground: levelled(120, 220),
  soil: paved((x, z, soft, { side }) => {
    const off = x - trackAt(side, z);
    const { half, kerb, line } = TRACK;
    const road = between(Math.abs(off), -1, half, soft);
    const edge = between(Math.abs(off), half - 0.05, half + kerb, soft);
    const stripe = Math.floor(z / 1.5) % 2 === 0 ? 1 : 0;
    const trap = between(side * off, half + kerb + 0.6, half + 7, 0.6) * between(z, 40, 150, 5);
    if (road + edge + trap < 0.02) return [ASPHALT, 0];
    const rubber = 0.2 * Math.exp(-(((off - side * 1.2) / 1.4) ** 2));
    const across = between(z, line, line + 1.8, soft * 2);
    const check = (Math.floor(off / 0.6) + Math.floor(z / 0.6)) & 1;
    const grid = z < line - 1 && z > line - 26 ? gridAt(off, line - z, soft) : 0;
    const tar = scaleColour(ASPHALT, 1 - rubber);
    const painted = mixColour(
      mixColour(
        tar,
        WHITE,
        Math.max(0.9 * grid, 0.8 * band(Math.abs(off) - half + 0.25, 0.08, soft)),
      ),
      check ? WHITE : [0.05, 0.05, 0.06],
      across,
    );
    const kerbs = mixColour(WHITE, RED, stripe);
    const made = mixColour(mixColour(GRAVEL, kerbs, Math.min(1, edge)), painted, road);
    return [made, Math.min(1, road + edge + trap)];
  }),
  lampAt: () => (x, _y, z) => (z < 90 && Math.abs(x) < 20 ? 0.8 : 0.2),
  isTended: (x, z) => Math.abs(x) < 40 && z < 190,
  has: new Set(['racecar', 'car']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...stand(-side, side),
    ...gantry(side, lamps),
    ...tyres(side),
    ...fence(side),
  ],
};

/** Whether the corner of a place on the starting grid is painted there. */
function gridAt(off: number, back: number, soft: number): number {
  const row = back / 8 - Math.floor(back / 8);
  const across = Math.max(band(off - 2.6, 1.2, soft), band(off + 2.6, 1.2, soft));
  return across * (row < 0.02 || (row > 0.5 && row < 0.52) ? 1 : 0);
}

/** A stand with its crowd under a roof, beside the straight. */
function stand(at: number, side: number): Solid[] {
  const { aside, steps, deep, rise, near, far } = STAND;
  const from = trackAt(side, 0) + at * aside;
  const steel = plainPaint([0.7, 0.71, 0.73]);
  const step = (n: number): Solid => {
    const crowd = seatedCrowd([0.5, 0.5, 0.52], SHIRTS, n);
    // Who sits there looks to the track, on the stand's inner side.
    const face: Paint = (one, spot) =>
      one.role === 'side' && one.normal[0] * at < -0.5
        ? crowd({ ...one, role: 'front' }, { ...spot, up: spot.up - n * rise })
        : plainFront([0.42, 0.43, 0.46]);
    const [a, b] = [from + at * n * deep, from + at * (n + 1) * deep];
    return block([Math.min(a, b), 0, near], [Math.max(a, b), 1 + (n + 1) * rise, far], face);
  };
  const back = from + at * steps * deep;
  const roof = 1 + steps * rise + 3.4;
  return [
    ...Array.from({ length: steps }, (_, n) => step(n)),
    block(
      [Math.min(back + at * 0.4, from - at * 1.6), roof, near],
      [Math.max(back + at * 0.4, from - at * 1.6), roof + 0.35, far],
      ({ role }, { along }) =>
        plainFront(
          role === 'level' ? [0.86, 0.87, 0.88] : Math.floor(along / 3) % 2 === 0 ? RED : WHITE,
        ),
    ),
    ...Array.from({ length: 6 }, (_, n) =>
      post(back, near + 1 + (n * (far - near - 2)) / 5, roof, 0.2, steel),
    ),
  ];
}

/** The gantry over the finish: a chequered beam with its lamps. */
function gantry(side: number, lamps: number): Solid[] {
  const x = trackAt(side, TRACK.line);
  const half = TRACK.half + 1.8;
  const steel = plainPaint([0.3, 0.32, 0.35]);
  const beam: Paint = ({ role }, { along, up }) => {
    if (role !== 'front') return plainFront([0.3, 0.32, 0.35]);
    const check = (Math.floor(along / 0.45) + Math.floor(up / 0.45)) & 1;
    return plainFront(check ? WHITE : [0.05, 0.05, 0.06]);
  };
  const red: Paint = () => ({ colour: RED, glass: 0, glow: [0.5 + lamps, 0.03, 0.02] });
  return [
    ...[-1, 1].map((at) => post(x + at * half, TRACK.line + 1, 6.6, 0.26, steel)),
    block([x - half, 5.2, TRACK.line + 0.8], [x + half, 7, TRACK.line + 1.2], beam),
    ...[-2, -1, 0, 1, 2].map((n) =>
      block(
        [x + n * 0.8 - 0.22, 4.6, TRACK.line + 0.7],
        [x + n * 0.8 + 0.22, 5.1, TRACK.line + 1],
        red,
      ),
    ),
  ];
}

/** Stacked tyres with a painted band along the outside of the bend. */
function tyres(side: number): Solid[] {
  const face: Paint = (_, { along, up, pixel }) => {
    const ring = 0.75 + 0.25 * Math.abs(Math.sin(up * 12));
    const round = 0.7 + 0.3 * Math.abs(Math.sin(along * 5));
    const stripe = inside(up, 0.55, 0.95, pixel);
    const colour = Math.floor(along / 2) % 2 === 0 ? WHITE : RED;
    return plainFront(mixColour(scaleColour([0.1, 0.1, 0.11], ring * round), colour, stripe));
  };
  return Array.from({ length: 20 }, (_, n) => {
    const z = 20 + n * 7;
    const x = trackAt(side, z) + side * (TRACK.half + 8.2);
    return block([x - 0.5, 0, z], [x + 0.5, 1.25, z + 7], face);
  });
}

/** A fence of wire before the stand. */
function fence(side: number): Solid[] {
  const x = trackAt(side, 0) - side * (STAND.aside - 2.4);
  const steel = plainPaint([0.55, 0.56, 0.58]);
  return [
    block([x - 0.12, 0, 9], [x + 0.12, 0.95, STAND.far], (_, { along }) =>
      plainFront(Math.floor(along / 6) % 2 === 0 ? [0.12, 0.3, 0.6] : WHITE),
    ),
    ...Array.from({ length: 17 }, (_, n) =>
      rail([x, 0.9, 10 + n * 4], [x, 2.6, 10 + n * 4], 0.04, steel),
    ),
    ...[1.4, 2, 2.6].map((up) => rail([x, up, 9], [x, up, STAND.far], 0.02, steel)),
  ];
}
