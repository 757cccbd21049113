import { note } from '../../../note.ts';
import { removeChange } from './change-steps.ts';
import type { ClauseWork } from './clause-work.ts';
import type { Head } from './clauses.ts';
import { removeColours } from './colour-steps.ts';
import type { LookName } from './lists/looks.ts';
import { addLook } from './look-steps.ts';
import { isSomebody } from './names.ts';
import { addShape } from './shape-steps.ts';

/** Adds the steps that take away what a head names, or says why that is not done. */
export function removeHead(work: ClauseWork, { piece, meaning }: Head): void {
  if ('weather' in meaning) return removeWeather(work, meaning.weather, piece.text);
  if ('change' in meaning) return removeChange(work, meaning.change);
  if ('look' in meaning) return removeLook(work, meaning.look, piece);
  if ('body' in meaning) return work.refuse('edit.use-remove', { word: piece.text });
  // "Schneide die Person frei", "cut the person out": no crop, but what stands around goes.
  if ('shape' in meaning && meaning.shape === 'crop' && work.targets.includes('subject'))
    return work.add({ do: 'cut-out', part: 'background' });
  if ('shape' in meaning) return addShape(work, meaning.shape);
  work.refuse('edit.cannot-take-away', { word: piece.text });
}

function removeLook(work: ClauseWork, look: LookName, { text, end }: Head['piece']): void {
  switch (look) {
    case 'vignette':
      return work.add({ do: 'vignette', amount: -0.8 });
    case 'text':
      return work.refuse('edit.text-remover');
    case 'watermark':
      return work.refuse('edit.mark-remover');
    case 'transparent':
    case 'upscale':
    case 'mend':
      return addLook(work, look, end);
    default:
      work.refuse('edit.cannot-take-away', { word: text });
  }
}

/** Adds the steps that clear the air or the sky; other weather, which `word` names, stays. */
export function removeWeather(work: ClauseWork, weather: string, word: string): void {
  const amount = work.strength();
  if (weather === 'fog') work.add({ do: 'clear-air', amount });
  else if (weather === 'cloudy' || weather === 'storm')
    work.add({ do: 'weather', weather: 'clear', amount, onlySky: weather === 'cloudy' });
  else work.refuse('edit.cannot-take-out', { word });
}

/** Adds the steps that take colours and parts of the picture away, or says why that is not done. */
export function removeParts(work: ClauseWork): void {
  const { parts, heads, colours, place } = work.clause;
  removeColours(work);
  if (heads.length > 0) return;
  if (isInBackground(work)) {
    work.refuse('edit.use-remove', { word: work.context.source });
    work.unknown = [];
    return;
  }
  const isFrom = parts.includes('background') && parts.includes('subject');
  for (const part of isFrom ? ['background' as const] : new Set(parts)) {
    // Which of several people or things is meant cannot be seen here.
    if (part === 'subject' && place.across !== null)
      work.refuse('edit.use-remove', { word: work.context.source });
    else if (part === 'background' || part === 'sky' || part === 'subject')
      work.add({ do: 'cut-out', part });
    else if (part === 'plants' || part === 'ground')
      work.refuse('edit.use-remove-part', { part: note(`part.${part}`) });
  }
  if (work.unknown.length > 0 && parts.length + colours.length === 0) {
    work.refuse('edit.cannot-find', { word: work.unknown.join(' ') });
    work.unknown = [];
  }
}

/** What is named where it is and then what, as in these scripts and in "arka plandaki insanlar". */
const PLACE_FIRST =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Devanagari}]|lan(?:da|dan)/u;

/** "Remove the people in the background": neither the background nor what the picture is of. */
function isInBackground({ clause, context }: ClauseWork): boolean {
  const named = clause.pieces.flatMap((piece) => {
    const part = piece.meanings.find((meaning) => 'part' in meaning);
    if (part?.part === 'background') return ['background'];
    return part?.part === 'subject' || isSomebody(piece) ? ['somebody'] : [];
  });
  if (!named.includes('background') || !named.includes('somebody')) return false;
  const isMeantFirst = PLACE_FIRST.test(context.source) ? named.at(-1) : named[0];
  return isMeantFirst === 'somebody';
}
