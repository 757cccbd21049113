import type { Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { softCopy } from '../kernels/soft-copy.ts';
import { paintOil } from '../scene/styles/media/oil.ts';
import { drawSketch } from '../scene/styles/media/pencil.ts';
import { paintWatercolour } from '../scene/styles/media/watercolour.ts';
import type { NamedColour, Step, Target } from './language/instruction.ts';
import { drawCartoon } from './paint/cartoon.ts';
import { renderStyle } from './paint/style.ts';
import { findPart } from './parts.ts';
import { createSight, type Matte, type Sight } from './seeing/sight.ts';
import { blurAround } from './steps/blur-background.ts';
import { clearAir } from './steps/clear-air.ts';
import { changeTime } from './steps/daytime.ts';
import { addFrame, addVignette } from './steps/decor.ts';
import { blendIn } from './steps/each-pixel.ts';
import { addGrain, applyFilter, sharpenDetail } from './steps/filters.ts';
import { addMoon, addRainbow, addStars, addSun } from './steps/heavens.ts';
import { lightWindows } from './steps/light-windows.ts';
import { takeNoiseOut } from './steps/noise.ts';
import { recolour } from './steps/recolour.ts';
import { resample } from './steps/resample.ts';
import { changeSeason } from './steps/season.ts';
import { crop, flip, rotate, straighten } from './steps/shape.ts';
import { regradeSky, skyOf } from './steps/sky.ts';
import {
  eraseSubject,
  inverse,
  makeTransparent,
  plainBackground,
  sceneBackground,
} from './steps/take-out.ts';
import { writeText } from './steps/text.ts';
import { adjustTone } from './steps/tone.ts';
import { changeWeather } from './steps/weather.ts';

/** What a step works with. */
export interface StepContext {
  /** The picture as it came, and what is seen in it. */
  readonly original: Pixels;
  readonly sight: Sight;
  readonly seed: number;
  readonly onShare: OnShare;
}

/** What became of a step. */
export interface Performed {
  readonly picture: Pixels;
  /** Whether it changed anything. */
  readonly done: boolean;
  readonly notes: readonly Note[];
}

/** Does one step. `picture` is taken over: it may be changed in place. */
export function performStep(picture: Pixels, step: Step, context: StepContext): Performed {
  const { original, sight, seed, onShare } = context;
  const changed = (notes: readonly Note[] = [], next: Pixels = picture): Performed => ({
    picture: next,
    done: true,
    notes,
  });
  const refused = (why: Note): Performed => ({ picture, done: false, notes: [why] });
  const within = (target: Target, change: (matte: Matte | null) => void): Performed => {
    const found = findPart(original, sight, target);
    if ('missing' in found) return refused(found.missing);
    change(found.matte);
    return changed();
  };
  switch (step.do) {
    case 'tone':
      return within(step.target, (matte) => adjustTone(picture, matte, step.tone, step.amount));
    case 'sharpen':
      return within(step.target, (matte) => sharpenDetail(picture, matte, step.amount));
    case 'noise':
      return within(step.target, (matte) =>
        step.amount < 0
          ? takeNoiseOut(picture, matte, -step.amount, onShare)
          : addGrain(picture, matte, step.amount, seed),
      );
    case 'filter':
      return within(step.target, (matte) =>
        applyFilter(picture, matte, step.filter, step.amount, seed),
      );
    case 'recolour':
      return within(step.target, (matte) => {
        const share = Math.min(1, (step.target === 'all' ? 0.4 : 0.94) * (0.4 + 0.6 * step.amount));
        if (step.target === 'sky' && matte !== null)
          regradeSky(picture, faint(matte, share), skyOf(step.colour.rgb));
        else recolour(picture, matte, shadeOf(step.colour, step.target), share);
      });
    case 'blur':
      return blur(picture, step, context);
    case 'season':
      return changed(changeSeason(picture, sight, step.season, step.amount, seed, onShare));
    case 'time':
      return changed(
        changeTime(picture, sight, step.time, step.amount, step.onlySky, seed, onShare),
      );
    case 'weather': {
      const notes = changeWeather(
        picture,
        sight,
        step.weather,
        step.amount,
        step.onlySky,
        seed,
        onShare,
      );
      const done = sight.sky() !== null || !step.onlySky;
      return { picture, done, notes };
    }
    case 'clear-air':
      clearAir(picture, sight, step.amount);
      return changed();
    case 'lights': {
      const windows = lightWindows(picture, sight, Math.min(1, step.amount));
      if (windows.count === 0) return refused(note('edit.no-windows'));
      windows.shine();
      return changed([note('edit.windows', { count: windows.count })]);
    }
    case 'body':
      return addBody(picture, step, context);
    case 'cut-out':
      return cutOut(picture, step.part, context);
    case 'backdrop': {
      const subject = sight.subject();
      if (subject === null) return refused(note('edit.no-subject-backdrop'));
      sceneBackground(picture, subject, step.words, seed, onShare);
      return changed();
    }
    case 'plain-background': {
      const subject = sight.subject();
      if (subject === null) return refused(note('edit.no-subject-plain'));
      plainBackground(picture, subject, step.colour.rgb);
      return changed();
    }
    case 'paint':
      return paintPart(picture, step.target, context, (small, onPainted) =>
        step.manner === 'oil'
          ? paintOil(small, step.amount, seed, onPainted)
          : step.manner === 'sketch'
            ? drawSketch(small, step.amount, seed, onPainted)
            : paintWatercolour(small, step.amount, seed, onPainted),
      );
    case 'style':
      return paintPart(picture, step.target, context, (small, onPainted) => {
        if (step.style === 'cartoon') return drawCartoon(small, onPainted);
        const own = small === picture ? sight : createSight(small);
        return renderStyle(small, own, step.style, seed, onPainted);
      });
    case 'vignette':
      addVignette(picture, step.amount);
      return changed();
    case 'frame':
      return changed([], addFrame(picture, step.colour?.rgb ?? null, step.amount, seed));
    case 'text': {
      const notes = writeText(picture, step);
      return { picture, done: notes.length === 0, notes };
    }
    case 'straighten': {
      const shaped = straighten(picture, onShare);
      return { picture: shaped.picture, done: shaped.picture !== picture, notes: shaped.notes };
    }
    case 'rotate':
      return changed([], rotate(picture, step.degrees, onShare));
    case 'flip':
      return changed([], flip(picture, step.upright));
    case 'crop': {
      const isSame = picture.width === original.width && picture.height === original.height;
      const shaped = crop(picture, isSame ? sight : createSight(picture), step);
      return changed(shaped.notes, shaped.picture);
    }
  }
}

/** The green of leaves and grass; paint's, with more blue than red, makes enamel of them. */
const LEAF = [0.29, 0.43, 0.13] as const;

const shadeOf = ({ name, rgb }: NamedColour, target: Target): NamedColour['rgb'] =>
  target === 'plants' && name === 'green' ? LEAF : rgb;

/** Paints a picture; is handed whom to tell the share that is painted. */
type Paint = (small: Pixels, onPainted: OnShare) => Pixels;

/** Paints a picture, or of it only the part that is meant: that is blended in. */
function paintPart(
  picture: Pixels,
  target: Target,
  { original, sight, onShare }: StepContext,
  paint: Paint,
): Performed {
  const found = findPart(original, sight, target);
  if ('missing' in found) return { picture, done: false, notes: [found.missing] };
  if (found.matte === null) return paintSmaller(picture, paint, onShare);
  const whole = paintSmaller({ ...picture, data: picture.data.slice() }, paint, onShare);
  blendIn(picture, whole.picture, found.matte);
  return { ...whole, picture };
}

/** Pictures of more pixels are painted in a smaller copy, which bounds memory and time. */
const MOST_PAINTED = 3_000_000;
/** How long a pixel takes to be painted, beside being made of a picture of another size. */
const PAINTING = 2;

function paintSmaller(picture: Pixels, paint: Paint, onShare: OnShare): Performed {
  const { width, height } = picture;
  const scale = Math.sqrt(MOST_PAINTED / (width * height));
  if (scale >= 1) return { picture: paint(picture, onShare), done: true, notes: [] };
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const painted = columns * rows;
  const [onSmall, onPainted, onLarge] = divideShare(onShare, [
    painted,
    PAINTING * painted,
    width * height,
  ]);
  const small = resize(picture, columns, rows, onSmall);
  const percent = Math.round(scale * 100);
  return {
    picture: resize(paint(small, onPainted), width, height, onLarge),
    done: true,
    notes: [note('edit.painted-smaller', { percent })],
  };
}

function resize(picture: Pixels, width: number, height: number, onShare: OnShare): Pixels {
  const place = (x: number, y: number) =>
    [(x * picture.width) / width, (y * picture.height) / height] as const;
  return resample(picture, width, height, place, onShare);
}

const faint = (matte: Matte, share: number): Matte => matte.map((value) => value * share);

/** Radius of a plain blur, and of a background's, as shares of the picture's mean side. */
const BLUR = { all: 0.008, background: 0.013 } as const;

function blur(
  picture: Pixels,
  { target, amount }: Extract<Step, { do: 'blur' }>,
  { original, sight, onShare }: StepContext,
): Performed {
  const unit = Math.sqrt(picture.width * picture.height);
  if (target !== 'background') {
    const found = findPart(original, sight, target);
    if ('missing' in found) return { picture, done: false, notes: [found.missing] };
    blendIn(picture, softCopy(picture, Math.max(1, unit * BLUR.all * amount)), found.matte);
    return { picture, done: true, notes: [] };
  }
  const subject = sight.subject();
  const radius = Math.max(1, unit * BLUR.background * amount);
  if (subject !== null) {
    blurAround(picture, subject, sight.depth(), radius, onShare);
    return { picture, done: true, notes: [] };
  }
  blurAround(picture, inverse(sight.depth()), null, radius, onShare);
  return { picture, done: true, notes: [note('edit.no-subject-blur')] };
}

function addBody(
  picture: Pixels,
  { body, amount }: Extract<Step, { do: 'body' }>,
  { sight, seed }: StepContext,
): Performed {
  const sky = sight.sky();
  if (body === 'sun') {
    addSun(picture, sight, seed, { low: false, strength: amount });
    adjustTone(picture, null, 'warmth', 0.4 * amount);
    const notes = sky === null ? [note('edit.no-sky-sun')] : [];
    return { picture, done: true, notes };
  }
  if (sky === null)
    return {
      picture,
      done: false,
      notes: [note('edit.no-sky-body', { body: note(`body.${body}`) })],
    };
  if (body === 'moon') addMoon(picture, sky, seed, Math.min(1.5, amount));
  else if (body === 'stars') addStars(picture, sky, seed, amount);
  else addRainbow(picture, sight, seed, Math.min(2, amount));
  return { picture, done: true, notes: [] };
}

function cutOut(
  picture: Pixels,
  part: 'background' | 'sky' | 'subject',
  { original, sight, seed, onShare }: StepContext,
): Performed {
  if (part === 'subject') {
    const done = eraseSubject(picture, sight, seed, onShare);
    return { picture, done, notes: done ? [] : [note('edit.no-subject-out')] };
  }
  const found = findPart(original, sight, part);
  if ('missing' in found) return { picture, done: false, notes: [found.missing] };
  if (found.matte !== null) makeTransparent(picture, found.matte);
  return { picture, done: true, notes: [note('edit.transparent', { part: note(`part.${part}`) })] };
}
