import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, NO_GLOW, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { panel, rodBetween, sheer } from '../far/pieces.ts';
import { LEVEL, levelled } from '../level-site.ts';
import { inWorld } from '../old/in-world.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { block, bulbsBetween, paved, post, rail, STEEL } from './paved-site.ts';

/** The stage: where its edge is, half its width, how high its boards and its roof are, how deep it is. World units. */
export const STAGE = { edge: 34, half: 9.5, floor: 2, roof: 12.5, deep: 10 } as const;
const BLACK: Colour = [0.07, 0.07, 0.08];
/** Colours of tents, flags and the stage's lamps. */
const GAY: readonly Colour[] = [
  [0.88, 0.24, 0.24],
  [0.96, 0.72, 0.16],
  [0.16, 0.55, 0.72],
  [0.42, 0.66, 0.26],
  [0.62, 0.3, 0.66],
  [0.94, 0.48, 0.14],
];
const gay = (n: number): Colour => GAY[((n % GAY.length) + GAY.length) % GAY.length] as Colour;

/** A music festival in a field: the stage with its roof of trusses, screens and hung loudspeakers, flags on poles, tents of all colours on the slopes, cords of bulbs. */
export const OPEN_STAGE: SceneryPlan = {
  land: 'field',
  relief: 0.9,
  trees: 0.6,
  time: 'sunset',
  views: [
    { horizon: 0.54, lens: 0.96, eye: 0.7 },
    { horizon: 0.42, lens: 0.86, eye: 1.2 },
    { horizon: 0.58, lens: 0.8, eye: 0.62 },
    { horizon: 0.48, lens: 1.06, eye: 0.8 },
  ],
  ground: levelled(34, 70),
  soil: paved((x, z, _soft, { noise }) => {
    const trodden = smoothstep(-0.1, 0.3, noise.fbm(x / 3, z / 3, 3) + 0.25);
    const crowd = smoothstep(20, 11, Math.abs(x)) * smoothstep(52, 36, z);
    const grass = mixColour([0.3, 0.4, 0.14], [0.5, 0.48, 0.26], trodden);
    return [grass, 0.85 * crowd];
  }),
  lampAt: () => (x, y, z) =>
    0.8 * Math.exp(-((x / 13) ** 2) - ((z - STAGE.edge) / 12) ** 2) * smoothstep(16, 2, y - LEVEL),
  isTended: (x, z) => Math.abs(x) < 40 && z < 60,
  has: new Set(['tent', 'paperlantern', 'fairylights', 'stall']),
  solids,
};

/** Latticed metal: bright diagonals with the sky's dark between them. */
const truss: Paint = ({ role }, { along, up }) => {
  if (role === 'level') return plainFront(scaleColour(STEEL, 0.8));
  const [u, v] = [along / 0.5, up / 0.5];
  const isBar = Math.abs(((((u + v) % 1) + 1) % 1) - 0.5) < 0.16;
  return plainFront(isBar ? [0.72, 0.73, 0.76] : [0.26, 0.27, 0.3]);
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { edge, half, floor, roof, deep } = STAGE;
  const shine = 0.9 + Math.min(1.4, lamps * 2);
  const canvas = plainPaint([0.3, 0.3, 0.34]);
  // The wall of light behind the band.
  const wall = inWorld(([x, y], { role }) => {
    if (role !== 'front') return plainFront(BLACK);
    const up = y - LEVEL - floor;
    const ray = Math.atan2(x, up + 1.5) / 0.21;
    const disc = Math.hypot(x, up - 4.2);
    const colour = disc < 2 ? gay(1) : disc < 2.5 ? gay(0) : gay(Math.floor(ray) + 12);
    const tone = disc < 2.5 ? 1.2 : 0.55 + 0.3 * Math.sin(ray * 6.28);
    return { colour: BLACK, glass: 0, glow: scaleColour(colour, tone * shine * 0.8) };
  });
  const tower = (x: number) =>
    block([x - 0.5, 0, edge - 0.2], [x + 0.5, roof + 0.6, edge + 0.8], truss);
  return [
    block([-half - 0.6, 0, edge], [half + 0.6, floor, edge + deep], (face, place) =>
      face.role === 'level' ? plainFront([0.16, 0.15, 0.16]) : banner(face, place),
    ),
    block([-half, floor, edge + deep - 0.4], [half, roof - 0.8, edge + deep], wall),
    ...[-1, 1].flatMap((at) => [
      block([at * half - 0.15, floor, edge + 2.5], [at * half + 0.15, roof, edge + deep], canvas),
      tower(at * (half + 0.4)),
      ...loudspeakers(at * (half + 2.4)),
      ...screen(at * (half + 6.6), at, shine),
    ]),
    block([-half - 4, roof - 0.5, edge - 0.1], [half + 4, roof + 0.5, edge + 0.7], truss),
    // A roof of canvas, curved.
    ...Array.from({ length: 8 }, (_, n): Solid => {
      const at = (share: number): number => -1 + 2 * share;
      const high = (u: number) => LEVEL + roof + 0.5 + 2.6 * (1 - u * u);
      const [a, b] = [at(n / 8), at((n + 1) / 8)];
      const corner = (u: number, z: number): Point => [u * (half + 1.4), high(u), z];
      return panel(
        [
          corner(a, edge - 1.4),
          corner(b, edge - 1.4),
          corner(b, edge + deep),
          corner(a, edge + deep),
        ],
        0.12,
        canvas,
      );
    }),
    ...lampsOf(shine),
    ...band(),
    ...[-1, 1].flatMap((at) => flags(at, side)),
    ...tents(),
    ...bulbsBetween([-14, 5.4, 20], [14, 5.4, 20], 22, lamps),
    ...[-14, 14].map((x) => post(x, 20, 5.6, 0.09, plainPaint(STEEL))),
  ];
}

/** The cloth before the stage's foot, in triangles of many colours. */
const banner: Paint = (_, { along, up }) => {
  const cell = Math.floor(along / 1.1);
  const u = along / 1.1 - cell;
  const isPoint = up / 2 > Math.abs(u - 0.5) * 2;
  return plainFront(isPoint ? scaleColour(gay(cell), 0.9) : [0.14, 0.12, 0.2]);
};

/** Loudspeakers hung in a bow. */
const loudspeakers = (x: number): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const [top, near] = [STAGE.roof - 0.8 - 0.72 * n, STAGE.edge - 0.5 + 0.02 * (n - 2) ** 2];
    return block([x - 0.95, top - 0.66, near], [x + 0.95, top, near + 0.9], (face, { along, up }) =>
      plainFront(
        face.role === 'front' && Math.abs(up - 0.33) < 0.22 && Math.abs(along - 0.95) < 0.8
          ? [0.2, 0.2, 0.23]
          : BLACK,
      ),
    );
  });

/** A screen beside the stage that shows who sings. */
function screen(x: number, at: number, shine: number): Solid[] {
  const { edge } = STAGE;
  const look = inWorld(([px, y], { role }) => {
    if (role !== 'front') return plainFront(BLACK);
    const [u, v] = [(px - x) / 2.8, (y - LEVEL - 6.5) / 2.4];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.96) return plainFront(BLACK);
    const head = Math.hypot((u - 0.1 * at) / 0.34, (v - 0.14) / 0.46) < 1;
    const hair = Math.hypot((u - 0.1 * at) / 0.42, (v - 0.26) / 0.5) < 1;
    const body = v < -0.25 && Math.abs(u - 0.1 * at) < 0.5 + 0.3 * (-0.25 - v);
    const colour: Colour = head
      ? [0.85, 0.58, 0.45]
      : hair
        ? [0.25, 0.14, 0.1]
        : body
          ? [0.7, 0.12, 0.2]
          : mixColour([0.3, 0.16, 0.55], [0.9, 0.4, 0.5], v * 0.5 + 0.5);
    return { colour: BLACK, glass: 0, glow: scaleColour(colour, 0.75 * Math.min(1.4, shine)) };
  });
  const steel = plainPaint(STEEL);
  return [
    block([x - 2.9, 4, edge + 0.4], [x + 2.9, 9, edge + 0.9], look),
    ...[-2.5, 2.5].map((dx) =>
      block([x + dx - 0.2, 0, edge + 0.9], [x + dx + 0.2, 9.6, edge + 1.3], steel),
    ),
  ];
}

/** Lamps under the roof, and their cones of light over the crowd. */
const lampsOf = (shine: number): Solid[] =>
  Array.from({ length: 11 }, (_, n) => {
    const x = -STAGE.half + 0.9 + n * 1.72;
    const light: Paint = () => ({
      colour: BLACK,
      glass: 0,
      glow: scaleColour(mixColour(gay(n), [1, 1, 1], 0.4), 1.7 * shine),
    });
    return [
      block(
        [x - 0.22, STAGE.roof - 1.1, STAGE.edge],
        [x + 0.22, STAGE.roof - 0.5, STAGE.edge + 0.4],
        plainPaint(BLACK),
      ),
      sheer(ellipsoidAt([x, LEVEL + STAGE.roof - 1.15, STAGE.edge], 0.26, 0.26, light)),
    ];
  }).flat();

/** Who plays: a singer, two with guitars, one at the drums. */
function band(): Solid[] {
  const { edge, floor } = STAGE;
  const z = edge + 3.4;
  const skin = plainPaint([0.78, 0.56, 0.44]);
  const one = (x: number, ahead: number, top: Colour, isUp: boolean): Solid[] => {
    const at = (dx: number, up: number, dz = 0): Point => [x + dx, LEVEL + floor + up, ahead + dz];
    const cloth = plainPaint(top);
    return [
      ...[-0.14, 0.14].map((dx) =>
        rodBetween(
          at(dx * 1.5, 0),
          at(dx * 0.7, 0.95),
          [0.1, 0.13],
          7,
          plainPaint([0.12, 0.13, 0.2]),
        ),
      ),
      frustumAt(at(0, 0.9), 0.62, 0.2, 0.27, cloth, 9),
      ellipsoidAt(at(0, 1.74), 0.14, 0.18, skin),
      ellipsoidAt(at(0, 1.82, 0.05), 0.15, 0.15, plainPaint([0.16, 0.1, 0.07])),
      rodBetween(
        at(-0.25, 1.45),
        isUp ? at(-0.5, 2.1) : at(-0.34, 1.05, -0.25),
        [0.08, 0.06],
        6,
        cloth,
      ),
      rodBetween(at(0.25, 1.45), at(0.2, 1.12, -0.32), [0.08, 0.06], 6, cloth),
    ];
  };
  const guitar = (x: number, colour: Colour): Solid[] => [
    rodBetween(
      [x - 0.2, LEVEL + floor + 1, z - 0.35],
      [x + 0.95, LEVEL + floor + 1.4, z - 0.35],
      [0.05, 0.04],
      5,
      plainPaint([0.3, 0.18, 0.1]),
    ),
    ellipsoidAt([x - 0.16, LEVEL + floor + 1.02, z - 0.33], 0.26, 0.22, plainPaint(colour)),
  ];
  const [dz, drums] = [z + 3, plainPaint([0.75, 0.12, 0.14])];
  return [
    ...one(0, z - 1.2, [0.75, 0.12, 0.16], true),
    rail([0.1, floor, z - 1.8], [0.06, floor + 1.6, z - 1.75], 0.03, plainPaint(STEEL)),
    ...one(-3.6, z, [0.16, 0.18, 0.24], false),
    ...guitar(-3.6, [0.85, 0.2, 0.15]),
    ...one(3.6, z, [0.86, 0.84, 0.78], false),
    ...guitar(3.6, [0.9, 0.66, 0.2]),
    block([-2, floor, dz - 1], [2, floor + 0.7, dz + 1.6], plainPaint(BLACK)),
    ...one(0, dz + 0.6, [0.3, 0.42, 0.3], true),
    ...[-0.9, 0, 0.9].map((dx) =>
      frustumAt([dx, LEVEL + floor + 0.8, dz - 0.3], 0.6, 0.42, 0.42, drums, 10),
    ),
    ...[-1.4, 1.4].map((dx) =>
      frustumAt([dx, LEVEL + floor + 1.9, dz], 0.05, 0.5, 0.4, plainPaint([0.85, 0.7, 0.3]), 10),
    ),
    ...[-6.4, 6.4].map((x) =>
      block([x - 1, floor, z + 1], [x + 1, floor + 2.1, z + 2], plainPaint([0.13, 0.13, 0.14])),
    ),
  ];
}

/** Tall flags on bent poles along one side. */
const flags = (at: number, side: number): Solid[] =>
  Array.from({ length: 5 }, (_, n) => {
    const [x, z] = [at * (8.4 + 1.5 * n), 15 + 5.4 * n + (at > 0 ? 1.6 : 0)];
    const colour = gay(n * 2 + (at > 0 ? 1 : 0));
    const cloth: Paint = (_face, { up }) =>
      plainFront(scaleColour(Math.floor(up / 0.9) % 2 === 0 ? colour : gay(n + 3), 1));
    const top = 6.6 + 0.8 * chance(n, at + 2, 4);
    const wind = side * 0.95;
    return [
      barBetween([x, LEVEL, z], [x, LEVEL + top, z], [0.05, 0.05], plainPaint([0.8, 0.8, 0.8])),
      sheer(
        panel(
          [
            [x, LEVEL + top - 3.4, z],
            [x + wind, LEVEL + top - 3.2, z],
            [x + wind * 1.15, LEVEL + top - 0.2, z],
            [x, LEVEL + top, z],
          ],
          0.03,
          cloth,
        ),
      ),
    ];
  }).flat();

/** Round tents with pointed tops beside the field, and small ones in rows beyond. */
function tents(): Solid[] {
  const marquee = (x: number, z: number, n: number): Solid[] => {
    const stripes: Paint = ({ normal, role }) => {
      if (role === 'level') return plainFront([0.8, 0.8, 0.8]);
      const turn = Math.floor((Math.atan2(normal[2], normal[0]) / Math.PI) * 8);
      return plainFront(turn % 2 === 0 ? gay(n) : [0.95, 0.93, 0.88]);
    };
    return [
      frustumAt([x, LEVEL, z], 2.3, 2.9, 2.9, stripes, 16),
      frustumAt([x, LEVEL + 2.3, z], 2.6, 3.3, 0.08, stripes, 16),
      barBetween([x, LEVEL + 4.8, z], [x, LEVEL + 5.8, z], [0.04, 0.04], plainPaint(STEEL)),
      sheer(
        panel(
          [
            [x, LEVEL + 5.8, z],
            [x + 1, LEVEL + 5.55, z],
            [x, LEVEL + 5.3, z],
          ],
          0.02,
          plainPaint(gay(n + 1)),
        ),
      ),
    ];
  };
  const small = (n: number): Solid => {
    const at = n % 2 === 0 ? 1 : -1;
    const x = at * (21 + 24 * chance(n, 1, 3));
    const z = 30 + 40 * chance(n, 2, 3);
    return ellipsoidAt([x, LEVEL - 0.1, z], 1.5 + 0.5 * chance(n, 4, 3), 1.5, () => ({
      ...plainFront(gay(n)),
      glow: NO_GLOW,
    }));
  };
  return [
    ...[
      [-15.5, 22],
      [16.2, 24],
      [-22, 29],
      [22.6, 32],
    ].flatMap(([x = 0, z = 0], n) => marquee(x, z, n)),
    ...Array.from({ length: 46 }, (_, n) => small(n)),
  ];
}
