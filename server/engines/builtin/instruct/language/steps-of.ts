import { type Note, note } from '../../../note.ts';
import { addChange, addShadows } from './change-steps.ts';
import { type ClauseContext, ClauseWork } from './clause-work.ts';
import type { Clause, Head } from './clauses.ts';
import { addColours, takeColouredThing } from './colour-steps.ts';
import type { Step, Target } from './instruction.ts';
import { addLoneQuotation, addLook } from './look-steps.ts';
import { refuseThings, takeCentre, takeSomebody } from './named-things.ts';
import { isSomebody } from './names.ts';
import { removeHead, removeParts, removeWeather } from './remove-steps.ts';
import { addShape, addTurn } from './shape-steps.ts';
import { targetsOf } from './targets.ts';
import type { InstructionPiece } from './vocabulary.ts';

/** What came of a clause. */
export interface ClauseSteps {
  readonly steps: readonly Step[];
  readonly notDone: readonly Note[];
  readonly unknown: readonly string[];
}

/** Decides what a clause asks for. */
export function stepsOf(clause: Clause, context: ClauseContext): ClauseSteps {
  const work = new ClauseWork(clause, context);
  const { heads, act } = clause;
  const targets = targetsOf(clause);
  work.targets = targets.length > 0 ? targets : [takeThing(work)];
  const isBackdrop = addBackdrop(work);
  if (act === 'add' && heads.length === 0) addLoneQuotation(work);
  if (!isBackdrop) {
    if (isToWrite(work)) refuseToWrite(work);
    else if (!refuseThings(work)) for (const head of headsBeforeText(work)) addHead(work, head);
    if (act === 'remove') removeParts(work);
    else if (act !== 'refuse' && !isToWrite(work)) addColours(work);
    addShadows(work);
    addTurn(work);
    takeCentre(work);
    addLoneQuotation(work);
  }
  for (const { name } of clause.refused)
    work.refuse('edit.left-out', { words: note(`colour.${name}`) });
  if (isSilent(work)) work.unknown = [context.source];
  return { steps: work.steps, notDone: work.notDone, unknown: work.unknown };
}

/** What a clause is about that names no part of the picture. */
const takeThing = (work: ClauseWork): Target =>
  takeColouredThing(work) ?? (takeSomebody(work) ? 'subject' : 'all');

/** Words for writing something, whatever it is. */
const WRITE =
  /^(?:write|schreibe?|écri[st]|écrire|escribe|escreva|escrev[ea]|scrivi|напиши|написать|写上?|書[いき]|[써적](?:어|줘|어줘)?|yaz|اكتب|लिखो|लिखें)$/iu;

const isText = ({ meaning }: Head): boolean => 'look' in meaning && meaning.look === 'text';

/** "Write Merry Christmas": where the words end that are to be written cannot be told, nor is it winter that is asked for. */
const isToWrite = ({ clause, context }: ClauseWork): boolean =>
  context.quotation === null &&
  !clause.heads.some(isText) &&
  clause.pieces.some(
    (piece) => WRITE.test(piece.text) && !clause.heads.some((head) => head.piece === piece),
  );

function refuseToWrite(work: ClauseWork): void {
  work.refuse('edit.say-words');
  work.unknown = [];
}

/** "A title saying Summer": what stands behind the word for a text is to be written. */
function headsBeforeText({ clause: { heads }, context }: ClauseWork): readonly Head[] {
  const at = heads.findIndex(isText);
  return at < 0 || context.quotation !== null ? heads : heads.slice(0, at + 1);
}

/** Nothing is passed over: what came to nothing was not understood. */
function isSilent({ clause, steps, notDone, unknown }: ClauseWork): boolean {
  const { heads, colours, parts } = clause;
  const came = steps.length + notDone.length + unknown.length;
  return came === 0 && heads.length + colours.length + parts.length > 0;
}

/** "Replace the background with a beach": a land that the painter of scenes knows. */
function addBackdrop(work: ClauseWork): boolean {
  const { parts, act, pieces } = work.clause;
  const { idea, source } = work.context;
  const isPut = isPutSomewhere(work.clause);
  if (!(parts.includes('background') || isPut) || act === 'remove' || act === 'refuse')
    return false;
  if (idea.land === null || isQualified(work) || isEven(work.clause)) return false;
  const start = pieces[0]?.start ?? 0;
  // Who is put there is in the picture already, and not to be drawn once more.
  const words = pieces
    .filter((piece) => isPut && isPutPerson(piece))
    .reduce(
      (text, { start: from, end }) =>
        text.slice(0, from - start) + ' '.repeat(end - from) + text.slice(end - start),
      source,
    );
  work.add({ do: 'backdrop', words: words.trim() });
  work.unknown = work.unknown.filter(
    (word) => idea.ignored.includes(word) && !OURSELVES.test(word),
  );
  return true;
}

/** Who a picture is of, as who wants it changed calls them. */
const OURSELVES =
  /^(?:me|us|myself|him|her|them|it|mich|uns|ihn|sie|es|moi|nous|le|la|les|nos|lo|nosotros|mi|ci|noi|меня|нас|его|её|ее|их|beni|bizi|onu|मुझे|हमें|उसे|我|我们|他|她|它|私|僕|彼|彼女|나|나를|저를|우리|그를|그녀를)$|(?:ni|me|mi|nos|lo|la)$/iu;

const isPutPerson = (piece: InstructionPiece): boolean =>
  OURSELVES.test(piece.text) ||
  isSomebody(piece) ||
  piece.meanings.some((one) => 'part' in one && one.part === 'subject');

/** "Put me on a beach", "place the woman in a forest": whoever it is stays, and is seen elsewhere. */
function isPutSomewhere({ act, parts, heads, colours, pieces }: Clause): boolean {
  const others = parts.filter(
    (part) => part !== 'subject' && part !== 'plants' && part !== 'ground',
  );
  if (act !== 'add' || others.length + colours.length > 0) return false;
  const at = pieces.findIndex(isPutPerson);
  const verb = pieces.findIndex(({ meanings }) => meanings.some((one) => 'act' in one));
  return (
    at >= 0 &&
    (at < 2 || Math.abs(at - verb) < NEAR) &&
    heads.every(({ meaning }) => !('look' in meaning))
  );
}

/** Who is put somewhere stands first or next to the verb, but for an article. */
const NEAR = 3;

/** "A plain white background" is one of a colour, and no plain. */
const isEven = ({ colours, heads }: Clause): boolean =>
  colours.length > 0 && heads.some(({ meaning }) => 'look' in meaning && meaning.look === 'even');

/** "Blurry and dark": a word that says how the background is names no land, whatever else it may mean. */
const isQualified = ({ clause: { heads }, unknown }: ClauseWork): boolean =>
  unknown.length === 0 && heads.length > 0 && heads.every(({ meaning }) => 'change' in meaning);

function addHead(work: ClauseWork, head: Head): void {
  const { act } = work.clause;
  if (act === 'change' && isChangedFrom(work.clause, head)) return;
  if (isOldAlready(work.clause, head)) return;
  if (head.piece.negated || act === 'refuse') refuseHead(work, head);
  else if (act === 'remove') removeHead(work, head);
  else addMeaning(work, head);
}

/** "Turn day into night", "change the rain to snow": what is named first is what there is. */
function isChangedFrom({ heads }: Clause, { piece, meaning }: Head): boolean {
  const kind = (['time', 'season', 'weather'] as const).find((one) => one in meaning);
  const later = heads.findLast((head) => kind !== undefined && kind in head.meaning);
  return later !== undefined && later.piece !== piece;
}

/** "Restore this old photo": it shall not look old, it does. */
const isOldAlready = ({ heads }: Clause, { meaning }: Head): boolean =>
  'look' in meaning &&
  meaning.look === 'vintage' &&
  heads.some((head) => 'look' in head.meaning && head.meaning.look === 'mend');

function refuseHead(work: ClauseWork, { piece, meaning }: Head): void {
  // "No clouds", "without fog" ask for their absence; the rest is simply not done.
  if ('weather' in meaning) return removeWeather(work, meaning.weather, piece.text);
  work.refuse('edit.left-out', { words: piece.text });
}

function addMeaning(work: ClauseWork, { piece, meaning }: Head): void {
  const onlySky = work.targets.includes('sky');
  const amount = work.strength();
  if ('change' in meaning) addChange(work, meaning.change, work.signed());
  else if ('look' in meaning) addLook(work, meaning.look, piece.end);
  else if ('shape' in meaning) addShape(work, meaning.shape);
  else if ('season' in meaning) work.add({ do: 'season', season: meaning.season, amount });
  else if ('time' in meaning) work.add({ do: 'time', time: meaning.time, amount, onlySky });
  else if ('style' in meaning)
    work.addEach((target) => ({ do: 'style', style: meaning.style, amount, target }));
  else if ('body' in meaning) work.add({ do: 'body', body: meaning.body, amount });
  else if ('weather' in meaning) {
    if (meaning.weather === 'wind') work.refuse('edit.no-wind');
    else if (work.clause.direction === 'less') removeWeather(work, meaning.weather, piece.text);
    else work.add({ do: 'weather', weather: meaning.weather, amount, onlySky });
  }
}
