import type { Rgb, Scene, ScenePicture, SceneSetup, SceneStep, Sight } from './scene.ts';

const GREY: Rgb = [120, 120, 120];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** The accent of controls, and what is seen where there is no picture, in the light theme. */
const ACCENT: Rgb = [243, 115, 68];
const PAGE: Rgb = [237, 235, 231];
/** The mask's accent and its opposite, as the design has them: sRGB 0 to 1. */
const CORAL = [1, 0.36, 0.22] as const;
const AZURE = [0.08, 0.62, 1] as const;

const flat: ScenePicture = { name: 'grey', width: 900, height: 700, paint: () => GREY };
const red: ScenePicture = { name: 'red', width: 400, height: 300, paint: () => [250, 90, 60] };
const stripes: ScenePicture = {
  name: 'stripes',
  width: 1600,
  height: 1200,
  paint: (x) => (x % 2 === 0 ? [40, 80, 200] : [200, 160, 40]),
};
const glass: ScenePicture = {
  name: 'glass',
  width: 64,
  height: 48,
  paint: (x) => (x < 32 ? [10, 200, 30, 0] : [30, 60, 200, 128]),
};
const vast: ScenePicture = { name: 'vast', width: 9000, height: 2000, paint: () => GREY };

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const mix = (at: 0 | 1 | 2): number => one[at] * (1 - share) + other[at] * share;
  return [mix(0), mix(1), mix(2)];
}

/** What a tint of this strength (1 where wholly painted) leaves of a colour. */
function tinted(under: Rgb, tint: readonly number[], strength = 1): Rgb {
  const share = strength / 2;
  const mix = (at: 0 | 1 | 2): number => under[at] * (1 - share) + (tint[at] ?? 0) * 255 * share;
  return [mix(0), mix(1), mix(2)];
}

function rectangle(left: number, top: number, right: number, bottom: number): SceneStep {
  const [l, t, r, b] = [left * 16, top * 16, right * 16, bottom * 16];
  return { kind: 'rectangle', erase: false, left: l, top: t, right: r, bottom: b };
}

function see(x: number, y: number, colour: Rgb, by = 4): Sight {
  return { x, y, colours: [colour], by };
}

const outline = (x: number, y: number): Sight => ({ x, y, colours: [BLACK, WHITE], by: 4 });

const nothing: Omit<SceneSetup, 'camera'> = {
  steps: [],
  ring: null,
  selection: null,
  expansion: null,
};

/** Quadrants as the file has them: red, green / blue, yellow. */
function quadrants(orientation: number): ScenePicture {
  return {
    name: `turned-${orientation}`,
    width: 320,
    height: 240,
    orientation,
    paint: (x, y) => {
      if (y < 120) return x < 160 ? [220, 30, 30] : [30, 200, 60];
      return x < 160 ? [30, 50, 210] : [230, 210, 40];
    },
  };
}

const R: Rgb = [220, 30, 30];
const G: Rgb = [30, 200, 60];
const B: Rgb = [30, 50, 210];
const Y: Rgb = [230, 210, 40];

/** Where each quadrant stands when upright: top left, top right, bottom left, bottom right. */
function turned(orientation: number, upright: readonly [Rgb, Rgb, Rgb, Rgb]): Scene {
  const places = [
    [240, 140],
    [360, 140],
    [240, 260],
    [360, 260],
  ] as const;
  return {
    ...nothing,
    name: `orientation ${orientation}`,
    picture: quadrants(orientation),
    camera: { scale: 1, x: orientation > 4 ? 180 : 140, y: orientation > 4 ? 40 : 80 },
    sights: upright.map((colour, at) =>
      see(places[at]?.[0] ?? 0, places[at]?.[1] ?? 0, colour, 12),
    ),
  };
}

/** All scenes; pictures lie between (80, 80) and (680, 440) CSS px, clear of the tools. */
export const SCENES: readonly Scene[] = [
  {
    ...nothing,
    name: 'a painted rectangle across the borders of tiles',
    picture: flat,
    camera: { scale: 1, x: -100, y: -150 },
    steps: [rectangle(240, 300, 700, 550)],
    sights: [
      see(138, 200, GREY),
      outline(140, 200),
      see(142, 200, tinted(GREY, CORAL)),
      // Image x 256 and 512, y 512: no line where tiles meet.
      see(155, 250, tinted(GREY, CORAL)),
      see(156, 250, tinted(GREY, CORAL)),
      see(412, 361, tinted(GREY, CORAL)),
      see(411, 362, tinted(GREY, CORAL)),
      outline(599, 300),
      see(600, 300, GREY),
      outline(300, 150),
      outline(300, 399),
      see(300, 400, GREY),
    ],
  },
  {
    ...nothing,
    name: 'a feathered edge in grey values',
    picture: flat,
    camera: { scale: 1, x: 0, y: 0 },
    steps: [rectangle(300, 0, 900, 700), { kind: 'feather', by: 30 }],
    sights: [
      see(200, 300, GREY),
      see(450, 300, tinted(GREY, CORAL)),
      // The middle of the edge is half painted, and outlined; beside it, a little less.
      see(298, 300, tinted(GREY, CORAL, 0.49), 6),
    ],
  },
  {
    ...nothing,
    name: 'ring and marked rectangle',
    picture: flat,
    camera: { scale: 1, x: 0, y: 0 },
    ring: { x: 300, y: 250, diameter: 100 },
    selection: { kind: 'rectangle', left: 450, top: 150, right: 600, bottom: 350 },
    sights: [
      see(300, 250, GREY),
      see(250, 250, [248, 248, 248], 12),
      see(249, 250, [30, 30, 30], 12),
      see(525, 250, GREY),
    ],
  },
  {
    ...nothing,
    name: 'the frame of an expansion, drawn to a ratio',
    picture: flat,
    // The picture is seen from (200, 160) to (425, 335), the frame from (150, 130) to (500, 360).
    camera: { scale: 0.25, x: 200, y: 160 },
    expansion: {
      padding: { left: 200, right: 300, top: 120, bottom: 100 },
      grabbed: 'middle-right',
      snapped: '16:9',
    },
    sights: [
      see(300, 200, GREY),
      // Six tenths of the picture's own grey over the page, between two lines of the hatching.
      see(440, 205, [167, 166, 164], 6),
      see(150, 130, WHITE, 6),
      see(325, 130, WHITE, 6),
      see(500, 245, WHITE, 6),
      see(150, 245, WHITE, 6),
      // The side goes on as a line; at pixel ratio 1 a quarter of its px is the line's shadow.
      { x: 500, y: 400, colours: [ACCENT, mixed(ACCENT, [118, 118, 116], 0.25)], by: 12 },
      see(640, 250, PAGE),
    ],
  },
  {
    ...nothing,
    name: 'a mask on red takes the other colour',
    picture: red,
    camera: { scale: 1, x: 200, y: 100 },
    steps: [rectangle(100, 50, 300, 250)],
    sights: [see(400, 250, tinted([250, 90, 60], AZURE), 6), see(250, 250, [250, 90, 60], 6)],
  },
  {
    ...nothing,
    name: 'stripes at 25 % are their mean',
    picture: stripes,
    camera: { scale: 0.25, x: 150, y: 100 },
    steps: [rectangle(400, 400, 1200, 800)],
    sights: [
      see(200, 150, [120, 120, 120]),
      see(350, 250, tinted([120, 120, 120], CORAL)),
      see(448, 250, tinted([120, 120, 120], CORAL)),
      see(456, 250, [120, 120, 120]),
    ],
  },
  {
    ...nothing,
    name: 'stripes at 300 % are squares',
    picture: stripes,
    camera: { scale: 3, x: 0, y: 0 },
    sights: [see(301, 301, [40, 80, 200]), see(304, 301, [200, 160, 40])],
  },
  {
    ...nothing,
    name: 'stripes at 6400 % with the pixel grid',
    picture: stripes,
    camera: { scale: 64, x: -64 * 1000, y: -64 * 700 },
    steps: [rectangle(1004, 702, 1008, 706)],
    sights: [
      see(160, 224, [40, 80, 200]),
      see(224, 224, [200, 160, 40]),
      // A line of the grid: grey at 35 %.
      see(192, 224, [175, 149, 71], 8),
      see(350, 224, tinted([200, 160, 40], CORAL)),
    ],
  },
  {
    ...nothing,
    name: 'checkerboard behind glass',
    picture: glass,
    camera: { scale: 8, x: 100, y: 100 },
    sights: [
      // Off the grid's lines: within squares of 8 CSS px, alpha 0 and ½.
      see(104, 104, [204, 204, 204]),
      see(112, 104, [235, 235, 235]),
      see(408, 104, [117, 132, 202]),
    ],
  },
  {
    ...nothing,
    name: 'an inverted mask at 1 %',
    picture: vast,
    camera: { scale: 0.01, x: 120, y: 200 },
    steps: [rectangle(0, 0, 4500, 2000), { kind: 'invert' }],
    sights: [
      see(140, 210, GREY),
      see(190, 210, tinted(GREY, CORAL)),
      see(162, 210, GREY),
      see(169, 210, tinted(GREY, CORAL)),
    ],
  },
  turned(3, [Y, B, G, R]),
  turned(6, [B, R, Y, G]),
  turned(7, [Y, G, B, R]),
];
