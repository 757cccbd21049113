import type { ClauseWork } from './clause-work.ts';
import type { LookName } from './lists/looks.ts';

/** What may stand between the word for writing and the words to write. */
const LEADING = /^[\s:：,，"'“”]*(?:saying|that says|which says|reading)?[\s:：,，"'“”]*/iu;

/** Adds the steps of a look; `end` is where its word ends in the text. */
export function addLook(work: ClauseWork, look: LookName, end: number): void {
  const amount = work.strength();
  switch (look) {
    case 'sketch':
    case 'oil':
    case 'watercolour':
      return work.addEach((target) => ({ do: 'paint', manner: look, amount, target }));
    case 'transparent':
      // "Cut it out square" is a crop.
      if (work.says('square') || work.says('wide') || work.says('upright')) return;
      return work.add({ do: 'cut-out', part: work.targets.includes('sky') ? 'sky' : 'background' });
    case 'vignette':
      return work.add({ do: 'vignette', amount });
    case 'frame':
      return addFrame(work, amount);
    case 'text':
      return addText(work, end);
    case 'watermark':
      return work.refuse('edit.marks');
    case 'even':
      // It only says of what colour a background is to be all over.
      return;
    case 'lights':
      return work.add({ do: 'lights', amount });
    case 'upscale':
      return work.refuse('edit.use-enhance');
    case 'mend':
      return work.refuse('edit.use-restore');
    default:
      // Korean has one word for a single colour and for greys.
      if (look === 'mono' && work.colours.length > 0 && work.targets.includes('background')) return;
      work.addEach((target) => ({ do: 'filter', filter: look, amount, target }));
  }
}

/** A brown frame is a wooden one: the words for both are the same. */
function addFrame(work: ClauseWork, amount: number): void {
  const said = work.takeColour();
  const colour = said?.name === 'brown' ? null : said;
  work.add({ do: 'frame', colour, amount: work.sized(amount) });
}

function addText(work: ClauseWork, end: number): void {
  const { quotation, tail } = work.context;
  const words =
    quotation?.words ??
    tail(end)
      .replace(LEADING, '')
      .replace(/[\s.。!！]+$/u, '');
  if (words === '') return work.refuse('edit.say-words');
  if (quotation === null) work.unknown = [];
  writeText(work, words);
}

function writeText(work: ClauseWork, words: string): void {
  const { place } = work.clause;
  const colour = work.takeColour();
  // What stands beside a quotation says what it is: "my name".
  if (work.context.quotation !== null) work.unknown = [];
  work.add({ do: 'text', words, colour, place, amount: work.sized(1) });
}

/** Words in quotation marks in a clause that says nothing else are to be written. */
export function addLoneQuotation(work: ClauseWork): void {
  const { quotation } = work.context;
  if (quotation === null || work.steps.some((step) => step.do === 'text')) return;
  if (work.clause.act === 'add' || work.steps.length === 0) writeText(work, quotation.words);
  else work.unknown = [...work.unknown, quotation.words];
}
