import { clamp } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import type { MediumName } from '../../../words/lists/media.ts';
import { createNoise } from '../../noise.ts';
import { type Frame, SKY } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { inkLines } from '../ink.ts';
import { inkWash } from '../ink-wash.ts';
import { bloom, grade, quietGreens } from '../tone.ts';
import { drawCharcoal } from './charcoal.ts';
import { paintCubist } from './cubist.ts';
import type { Direction } from './edge-flow.ts';
import { BOLD, paintExpressionist } from './expressionist.ts';
import { takeMono, takeSepia, takeVintage } from './film.ts';
import { haloStars } from './halo-stars.ts';
import { drawLines, drawWithPen } from './line-drawing.ts';
import { exposeLong } from './long-exposure.ts';
import { lowPoly } from './low-poly.ts';
import { layMosaic } from './mosaic.ts';
import { paintOil, whirls } from './oil.ts';
import { finestOf, IMPRESSIONIST, STUDIO, WHIRLING } from './oil-manners.ts';
import { GLAZED, paintOldMaster } from './old-master.ts';
import { cutPaper } from './papercut.ts';
import { drawPastel } from './pastel.ts';
import { drawSketch } from './pencil.ts';
import { paintDots } from './pointillism.ts';
import { printPopArt } from './pop-art.ts';
import { printPoster } from './poster.ts';
import { paintAsPixels, show } from './shown.ts';
import { smallParts } from './small-parts.ts';
import { leadGlass } from './stained-glass.ts';
import { paintStorybook } from './storybook.ts';
import { leaveToPaper } from './tones.ts';
import { printUkiyoE } from './ukiyo-e.ts';
import { paintWatercolour } from './watercolour.ts';
import { cutWood } from './woodcut.ts';

/** Paints a frame in place: from light values, or from display values, to display values, 0 to 1. */
type Paint = (frame: Frame, random: Random, unit: number) => void;

/** How a medium is rendered. */
export interface Medium {
  /** The style of the scene under it where none is chosen; null: none, it takes the scene as it is. */
  readonly base: 'plain' | 'realism' | null;
  /** From light values to display values. */
  readonly paint: Paint;
  /** The width of its finest marks as a share of the picture's mean side; 0 or missing: it shows every pixel of the scene. */
  readonly finest?: number;
}

/** A medium that paints what is shown, with marks of that width at the least. */
const onShown = (paint: Paint, finest = 0): Medium => ({
  base: 'plain',
  finest,
  paint(frame, random, unit) {
    show(frame);
    paint(frame, random, unit);
  },
});

/** Half the width of a pencil's outline, in pixels of a megapixel, what jump of colour has one, and how dark it is. */
const OUTLINE = { radius: 1, contrast: 9, strength: 0.75, colour: [0.17, 0.17, 0.2] } as const;

function sketch(frame: Frame, random: Random, unit: number): void {
  leaveToPaper(frame);
  paintAsPixels(frame, (picture) => drawSketch(picture, 1, random.uint32(), () => {}));
  // Things are outlined where distances jump, also where they are no darker than what is behind them.
  inkLines(frame, { ...OUTLINE, radius: Math.max(0.6, OUTLINE.radius * unit) });
}

/** How large the whirls of a whirling sky are, as a share of the picture's mean side. */
const WHIRL = 0.26;

function paintWhirling(frame: Frame, random: Random, unit: number): void {
  const { width, height, kind } = frame;
  const along = whirls(createNoise(random.uint32()), WHIRL * Math.sqrt(width * height));
  const inSky = (x: number, y: number, into: Direction) => {
    const column = clamp(Math.floor(x), 0, width - 1);
    const row = clamp(Math.floor(y), 0, height - 1);
    const isSky = kind[row * width + column] === SKY;
    if (isSky) along(x, y, into);
    return isSky;
  };
  haloStars(frame, unit);
  grade(frame, OUTDOORS);
  paintAsPixels(frame, (picture) =>
    paintOil(picture, 1, random.uint32(), () => {}, { manner: WHIRLING, rest: inSky }),
  );
}

/** The palette of those who painted outdoors: no black, violet shade, strong colours. */
const OUTDOORS = {
  contrast: 0.95,
  saturation: 1.28,
  shadows: [0.07, 0.05, 0.14],
  lights: [0.02, 0.02, 0],
} as const;

/** The colours of low-poly models: bright and clean, no shade is black. */
const FACETS = {
  contrast: 1.12,
  saturation: 1.32,
  shadows: [0.03, 0.03, 0.06],
  lights: [0.03, 0.02, 0],
} as const;

/** The media that words ask for. */
export const MEDIA: Readonly<Record<MediumName, Medium>> = {
  ink: { base: null, paint: inkWash },
  oil: onShown(
    (frame, random) =>
      paintAsPixels(frame, (picture) =>
        paintOil(picture, 1, random.uint32(), () => {}, { small: smallParts(frame) }),
      ),
    finestOf(STUDIO),
  ),
  impressionist: onShown((frame, random) => {
    grade(frame, OUTDOORS);
    paintAsPixels(frame, (picture) =>
      paintOil(picture, 1, random.uint32(), () => {}, { manner: IMPRESSIONIST }),
    );
  }, finestOf(IMPRESSIONIST)),
  whirling: onShown(paintWhirling, finestOf(WHIRLING)),
  pointillist: onShown((frame, random, unit) =>
    paintAsPixels(frame, (picture) => paintDots(picture, random, unit)),
  ),
  watercolour: onShown((frame, random) =>
    paintAsPixels(frame, (picture) => paintWatercolour(picture, 1, random.uint32(), () => {})),
  ),
  storybook: onShown(paintStorybook),
  pencil: onShown(sketch),
  charcoal: onShown(drawCharcoal),
  pastel: onShown(drawPastel),
  lines: onShown(drawLines),
  pen: onShown(drawWithPen),
  woodcut: onShown(cutWood),
  ukiyoe: onShown(printUkiyoE),
  popart: onShown(printPopArt),
  poster: onShown(printPoster),
  glass: onShown(leadGlass),
  master: onShown(paintOldMaster, finestOf(GLAZED)),
  cubist: onShown(paintCubist),
  expressionist: onShown(paintExpressionist, finestOf(BOLD)),
  mosaic: onShown(layMosaic),
  papercut: onShown(cutPaper),
  lowpoly: {
    base: null,
    paint(frame, random, unit) {
      bloom(frame, 0.85, 0.35, 50 * unit);
      grade(frame, FACETS);
      quietGreens(frame, 0.45);
      // Corners shall follow shapes, not the grain of grass and stone.
      paintOver(frame, Math.round(4 * unit));
      lowPoly(frame, random.uint32(), unit);
      show(frame);
    },
  },
  mono: { ...onShown(takeMono), base: 'realism' },
  sepia: { ...onShown(takeSepia), base: 'realism' },
  vintage: { ...onShown(takeVintage), base: 'realism' },
  exposure: {
    base: 'realism',
    paint(frame, _, unit) {
      exposeLong(frame, unit);
      show(frame);
    },
  },
};
