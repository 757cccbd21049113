import { TaskFailure } from '../../../threads/task.ts';
import type { EngineStage } from '../../engine.ts';
import { type Note, type NoteCode, note } from '../../note.ts';
import { estimateNoise } from '../enhance/estimate-noise.ts';
import { createRandom, seedOf } from '../kernels/random.ts';
import { divideShare, type OnShare as OnPart } from '../kernels/share.ts';
import { fillArea } from '../remove/fill.ts';
import { describeWords } from '../scene/describe-words.ts';
import { decide } from '../scene/setting.ts';
import { readPrompt } from '../scene/words/read-prompt.ts';
import { illumination } from '../scene/world/paint-land.ts';
import { areaBounds, growBox } from './box.ts';
import { chooseManner } from './choose-manner.ts';
import { drawBackdrop, isLowGround, isOfWater } from './draw-backdrop.ts';
import { findHorizon } from './find-horizon.ts';
import { findWhatGivesWay } from './give-way.ts';
import { hangBodies } from './hang-bodies.ts';
import { layBank, traceShore } from './lay-shore.ts';
import { lightAround } from './light-around.ts';
import { paintMaterial } from './materials/paint-material.ts';
import { readMaterial } from './materials/read-material.ts';
import { measureBlur } from './measure-blur.ts';
import { findOpenSky, putBefore } from './open-sky.ts';
import { placeThings } from './place-things.ts';
import { recolourMarked } from './recolour.ts';
import type { RedrawInput } from './redraw-task.ts';
import { readSurroundings } from './surroundings.ts';
import { asksRemoval, wantedWords } from './wanted-words.ts';
import { wishedThings } from './wished-things.ts';

/** Beyond the area this many pixels are drawn too, so that a blend at its edge has something to blend. */
const MARGIN = 20;

/** Focus is measured up to this many pixels around the area. */
const AROUND = 40;

/** How long, beside each other, it takes to look for what gives way, to draw a scene, to fill the area and to place things in it. */
const LOOKING = 1;
const DRAWING = 3;
const FILLING = 6;
const PLACING = 1;

/** Where the horizon is, as a share of the height, of a picture that shows none. */
const USUAL_HORIZON = 0.45;

/** Told the share of the work that is finished, and what it was. */
type OnShare = (share: number, stage: EngineStage) => void;

/**
 * Draws what the prompt asks for into the marked area, in place, as far as the painter understands
 * it: things on what is there or in place of the thing that was painted over, a piece of scene, a sky
 * behind what stands before it, or another colour. What it
 * does not understand becomes a fill from the surroundings, and so does what shall only go ("remove the car"). Answers notes on what was done. Fails
 * with `nothing_to_copy_from` when a fill is needed and all of the picture is marked.
 */
export function redrawArea(
  { image, area, prompt, seed, index }: RedrawInput,
  onShare: OnShare,
): Note[] {
  const isRemoval = asksRemoval(prompt);
  const wanted = wantedWords(prompt);
  const idea = readPrompt(wanted);
  const manner = isRemoval ? 'nothing' : chooseManner(idea);
  const box = areaBounds(area.data, image.width);
  const picture = { ...image, box: growBox(box, MARGIN, image.width, image.height) };
  const own = seedOf(seed, index);
  let done: NoteCode = manner === 'bodies' ? 'redraw.things' : `redraw.${manner}`;
  const filling = (share: number) => onShare(share, 'filling');
  const drawing = (share: number) => onShare(share, 'drawing');
  const material = isRemoval ? null : readMaterial(wanted);
  if (material !== null) {
    const horizon = isLowGround(box, image)
      ? (findHorizon(image, area.data) ?? USUAL_HORIZON)
      : null;
    const row = horizon === null ? null : Math.min(horizon * image.height, box.top - 1);
    const noise = estimateNoise(image);
    const laying = { area: area.data, bounds: box, margin: MARGIN, horizon: row, noise, seed: own };
    paintMaterial(image, material, laying, drawing);
    onShare(1, 'finishing');
    const understood = { ...idea, understood: material.words, ignored: [] };
    return [...describeWords(understood, 'painter.none'), note('redraw.material')];
  }
  const fill = (hole: Uint8Array, onFilled: OnPart) =>
    void fillArea(image.data, hole, image.width, own, onFilled);
  switch (manner) {
    case 'nothing':
      needSurroundings(area.data);
      fill(area.data, filling);
      break;
    case 'colour': {
      const colour = idea.tint ?? idea.colours[0];
      if (colour === undefined) break;
      // "A blue door": what is not known cannot be drawn, but may be what was painted over.
      const how = { random: createRandom(own), thingOnly: idea.tint === null };
      const what = recolourMarked(image, area.data, box, MARGIN, colour, how);
      if (what !== 'all') done = what === 'thing' ? 'redraw.thing' : 'redraw.nothing';
      if (what !== null) break;
      needSurroundings(area.data);
      fill(area.data, filling);
      break;
    }
    case 'things': {
      needSurroundings(area.data);
      const light = lightAround(image, area.data, box);
      const noise = estimateNoise(image);
      const near = growBox(box, AROUND, image.width, image.height);
      const blur = measureBlur(image, near, noise);
      const hole = findWhatGivesWay(image, area.data, box);
      const parts = [LOOKING, hole === null ? 0 : FILLING, PLACING] as const;
      const [onLook] = divideShare((share) => onShare(share, 'finding'), parts);
      const [, onFilled] = divideShare(filling, parts);
      const [, , onPlaced] = divideShare(drawing, parts);
      onLook(1);
      if (hole !== null) {
        done = 'redraw.instead';
        fill(hole, onFilled);
      }
      const decided = decide(idea, null, seed, index);
      const setting = { ...decided, light: { ...decided.light, ...light } };
      const placing = { area: area.data, bounds: box, noise, blur, random: setting.random };
      const plain = { toward: light.toward, light: illumination(setting.light, 0.8, 1) };
      placeThings(image, wishedThings(setting), { ...placing, ...plain }, onPlaced);
      break;
    }
    case 'bodies':
      hangBodies(image, area.data, box, idea.sky, own);
      break;
    case 'scene':
    case 'sky':
    case 'ground': {
      const open = manner === 'sky' ? findOpenSky(image, area.data) : null;
      const around = readSurroundings(image, area.data, box);
      const horizon = findHorizon(image, area.data);
      const request = { idea, manner, seed, index, horizon };
      const shore = traceShore(area.data, image.width, box, own);
      const before = { ...image, data: image.data.slice() };
      const parts = [DRAWING, isOfWater(idea) ? FILLING : 0] as const;
      const [onDrawn] = divideShare(drawing, parts);
      const [, onFilled] = divideShare(filling, parts);
      const isWater = drawBackdrop(picture, request, around, shore.water, onDrawn);
      if (open !== null) putBefore(image.data, before.data, open);
      if (!isWater || !area.data.includes(0)) break;
      fillArea(before.data, area.data, image.width, own, onFilled);
      layBank(image, before, shore);
      break;
    }
  }
  onShare(1, 'finishing');
  if (isRemoval) return [note('redraw.removed')];
  return [...describeWords(idea, 'painter.none'), note(done)];
}

/** Fails where all of the picture is marked: then nothing tells what the area lies in. */
function needSurroundings(area: Uint8Array): void {
  if (area.includes(0)) return;
  const sentence = 'Everything is marked: leave some of the picture';
  throw new TaskFailure('nothing_to_copy_from', sentence);
}
