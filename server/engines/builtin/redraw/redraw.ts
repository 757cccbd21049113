import { TaskFailure } from '../../../threads/task.ts';
import type { EngineStage } from '../../engine.ts';
import { estimateNoise } from '../enhance/estimate-noise.ts';
import { createRandom, seedOf } from '../kernels/random.ts';
import { fillArea } from '../remove/fill.ts';
import { describeWords } from '../scene/describe-words.ts';
import { decide } from '../scene/setting.ts';
import type { Idea } from '../scene/words/idea.ts';
import { readPrompt } from '../scene/words/read-prompt.ts';
import { illumination } from '../scene/world/paint-land.ts';
import { areaBounds, growBox } from './box.ts';
import { chooseManner, type Manner } from './choose-manner.ts';
import { drawBackdrop } from './draw-backdrop.ts';
import { findHorizon } from './find-horizon.ts';
import { lightAround } from './light-around.ts';
import { placeThings } from './place-things.ts';
import { recolour } from './recolour.ts';
import type { RedrawInput } from './redraw-task.ts';
import { readSurroundings } from './surroundings.ts';
import { wishedThings } from './wished-things.ts';

/** Beyond the area this many pixels are drawn too, so that a blend at its edge has something to blend. */
const MARGIN = 20;

/** Told the share of the work that is finished, and what it was. */
type OnShare = (share: number, stage: EngineStage) => void;

/**
 * Draws what the prompt asks for into the marked area, in place, as far as the painter understands
 * it: things on the continued surroundings, a piece of scene or sky, or another colour. What it
 * does not understand becomes a fill from the surroundings. Answers notes on what was done. Fails
 * with `nothing_to_copy_from` when a fill is needed and all of the picture is marked.
 */
export function redrawArea(
  { image, area, prompt, seed, index }: RedrawInput,
  onShare: OnShare,
): string[] {
  const idea = readPrompt(prompt);
  const manner = chooseManner(idea);
  const box = areaBounds(area.data, image.width);
  const picture = { ...image, box: growBox(box, MARGIN, image.width, image.height) };
  const own = seedOf(seed, index);
  const fill = (part: number) => {
    if (!area.data.includes(0)) {
      const sentence = 'Everything is marked: leave some of the picture';
      throw new TaskFailure('nothing_to_copy_from', sentence);
    }
    fillArea(image.data, area.data, image.width, own, (share) => onShare(share * part, 'filling'));
  };
  switch (manner) {
    case 'nothing':
      fill(1);
      break;
    case 'colour':
      if (idea.tint !== null) recolour(picture, area.data, idea.tint, createRandom(own));
      break;
    case 'things': {
      const light = lightAround(image, area.data);
      const noise = estimateNoise(image);
      fill(0.7);
      const decided = decide(idea, null, seed, index);
      const setting = { ...decided, light: { ...decided.light, ...light } };
      const placing = { area: area.data, bounds: box, noise, random: setting.random };
      const plain = { toward: light.toward, light: illumination(setting.light, 0.8, 1) };
      placeThings(image, wishedThings(setting), { ...placing, ...plain }, (share) =>
        onShare(0.7 + 0.28 * share, 'drawing'),
      );
      break;
    }
    case 'scene':
    case 'sky':
    case 'ground': {
      const around = readSurroundings(image, area.data, box);
      const horizon = findHorizon(image, area.data);
      const request = { idea, manner, seed, index, horizon };
      drawBackdrop(picture, request, around, area.data, (share) =>
        onShare(share * 0.95, 'drawing'),
      );
      break;
    }
  }
  onShare(1, 'finishing');
  return notesOn(idea, manner);
}

const DONE: Readonly<Record<Manner, string>> = {
  nothing: 'So the area was continued from its surroundings instead.',
  colour: 'The area was given another colour.',
  things: 'What was asked for stands on the continued surroundings.',
  scene: 'A scene was drawn into the area, in the light of its surroundings.',
  ground: 'Ground was drawn into the area, in the light of its surroundings.',
  sky: 'A sky was drawn into the area, in the light of its surroundings.',
};

function notesOn(idea: Idea, manner: Manner): string[] {
  return [...describeWords(idea, 'Understood none of the words.'), DONE[manner]];
}
