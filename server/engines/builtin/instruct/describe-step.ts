import { type Note, note } from '../../note.ts';
import type { ColouredPart, Place, Step, Target } from './language/instruction.ts';

/** What a step did, e.g. "sky recoloured blue". */
export function describeStep(step: Step): Note {
  switch (step.do) {
    case 'tone': {
      const of = { part: nameOf(step.target), tone: note(`tone.${step.tone}`) };
      return by(step.amount, note(step.amount < 0 ? 'step.lowered' : 'step.raised', of));
    }
    case 'sharpen':
      return by(
        step.amount,
        note(step.amount < 0 ? 'step.softened' : 'step.sharpened', { part: nameOf(step.target) }),
      );
    case 'blur':
      return by(step.amount, note('step.blurred', { part: nameOf(step.target) }));
    case 'noise':
      return by(
        step.amount,
        note(step.amount < 0 ? 'step.noise-reduced' : 'step.grain-added', {
          part: nameOf(step.target),
        }),
      );
    case 'filter': {
      const filter = note(`filter.${step.filter}`);
      return by(step.amount, ofPart(step.target, filter));
    }
    case 'recolour': {
      const colour = note(`colour.${step.colour.name}`);
      return by(
        step.amount,
        step.target === 'all'
          ? note('step.tinted', { colour })
          : note('step.recoloured', { part: nameOf(step.target), colour }),
      );
    }
    case 'paint':
      return ofPart(step.target, note(`step.${step.manner}`));
    case 'style':
      return ofPart(step.target, note('step.style', { style: note(`style.${step.style}`) }));
    case 'season':
      return by(step.amount, note('step.season', { season: note(`season.${step.season}`) }));
    case 'time':
      return by(
        step.amount,
        note(step.onlySky ? 'step.sky-time' : 'step.time', { time: note(`time.${step.time}`) }),
      );
    case 'weather': {
      const weather = note(`weather.${step.weather}`);
      return by(step.amount, note(step.onlySky ? 'step.sky-weather' : 'step.weather', { weather }));
    }
    case 'clear-air':
      return by(step.amount, note('step.clear-air'));
    case 'body':
      return note('step.body', { body: note(`body.${step.body}`) });
    case 'lights':
      return note('step.lights');
    case 'cut-out':
      return step.part === 'subject'
        ? note('step.subject-out')
        : note('step.part-out', { part: nameOf(step.part) });
    case 'backdrop':
      return note('step.backdrop');
    case 'plain-background':
      return note('step.plain', { colour: note(`colour.${step.colour.name}`) });
    case 'vignette':
      return step.amount < 0 ? note('step.corners') : by(step.amount, note('step.vignette'));
    case 'frame':
      return step.colour === null
        ? note('step.frame-wood')
        : note('step.frame', { colour: note(`colour.${step.colour.name}`) });
    case 'text':
      return note('step.text', { words: step.words });
    case 'straighten':
      return note('step.straightened');
    case 'rotate':
      return note('step.turned', { degrees: step.degrees });
    case 'flip':
      return note(step.upright ? 'step.upside-down' : 'step.mirrored');
    case 'crop':
      return note('step.cropped');
  }
}

const ofPart = (target: Target, filter: Note): Note =>
  target === 'all' ? filter : note('step.filter-part', { filter, part: nameOf(target) });

const nameOf = (target: Target): Note =>
  typeof target === 'object' ? nameOfColoured(target) : note(`part.${target}`);

function nameOfColoured({ colour: { name }, place, thing }: ColouredPart): Note {
  const colour = note(`colour.${name}`);
  if (place === undefined)
    return thing === undefined
      ? note('part.coloured', { colour })
      : note('part.thing', { colour, thing });
  const where = nameOfPlace(place);
  return thing === undefined
    ? note('part.coloured-at', { colour, place: where })
    : note('part.thing-at', { colour, place: where, thing });
}

/** Where something is, e.g. "at the top left". */
export function nameOfPlace({ across, down }: Place): Note {
  if (across === 'middle' || down === 'middle') return note('place.middle');
  if (down === null) return note(`place.${across ?? 'middle'}`);
  return note(across === null ? `place.${down}` : `place.${down}-${across}`);
}

/** What has to stay, as a note says it. */
export const describeTarget = (target: Target): Note =>
  typeof target === 'object' ? nameOf(target) : note('part.the', { part: nameOf(target) });

function by(amount: number, step: Note): Note {
  const size = Math.abs(amount);
  if (size < 0.7) return note('amount.little', { step });
  return size > 1.3 ? note('amount.much', { step }) : step;
}
