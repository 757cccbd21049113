import type { Idea } from '../../scene/words/idea.ts';
import type { Clause, Head } from './clauses.ts';
import type { ColouredPart, NamedColour, Step, Target } from './instruction.ts';
import type { ChangeName } from './lists/changes.ts';
import type { LookName } from './lists/looks.ts';
import type { ShapeName } from './lists/shapes.ts';
import type { Quotation } from './quotes.ts';
import { targetsOf } from './targets.ts';
import { type Note, note } from '../../../note.ts';

/** What else is known of a clause. */
export interface ClauseContext {
  /** Its words as they were written. */
  readonly source: string;
  readonly quotation: Quotation | null;
  /** What the painter of scenes makes of it. */
  readonly idea: Idea;
  /** The text from a place to the clause's end. */
  readonly tail: (from: number) => string;
}

/** What came of a clause. */
export interface ClauseSteps {
  readonly steps: readonly Step[];
  readonly notDone: readonly Note[];
  readonly unknown: readonly string[];
}

/** Decides what a clause asks for. */
export function stepsOf(clause: Clause, context: ClauseContext): ClauseSteps {
  const maker = new StepMaker(clause, context);
  return maker.make();
}

/** Gathers the steps of one clause. */
class StepMaker {
  readonly #clause: Clause;
  readonly #context: ClauseContext;
  readonly #targets: readonly Target[];
  readonly #steps: Step[] = [];
  readonly #notDone: Note[] = [];
  #unknown: readonly string[];
  #colours: readonly NamedColour[];

  constructor(clause: Clause, context: ClauseContext) {
    this.#clause = clause;
    this.#context = context;
    const targets = targetsOf(clause);
    this.#unknown = clause.unknown;
    this.#colours = clause.colours;
    this.#targets = targets.length > 0 ? targets : [this.#colouredThing() ?? 'all'];
  }

  /** "The red car", "the red on the left" made brighter or blurred: what has the colour is what is changed. */
  #colouredThing(): ColouredPart | null {
    const { heads, act } = this.#clause;
    const [colour, ...others] = this.#colours;
    const changes = heads.flatMap(({ meaning }) => ('change' in meaning ? [meaning.change] : []));
    const isChanged = heads.length > 0 && changes.length === heads.length;
    if (colour === undefined || others.length > 0 || !isChanged || act === 'remove') return null;
    if (changes.includes('colour')) return null;
    const part = this.#partOf(colour);
    const isNone = part.thing === undefined && part.place === undefined;
    if (isNone && !changes.every((change) => OF_COLOURS.has(change))) return null;
    this.#colours = [];
    return part;
  }

  /** What has a colour, and what of it: the word beside the colour's is a thing's. */
  #partOf(colour: NamedColour): ColouredPart {
    const { place } = this.#clause;
    const pieces = this.#clause.pieces.filter(({ role }) => role === null);
    const at = pieces.findIndex(({ meanings }) =>
      meanings.some((meaning) => 'colour' in meaning && meaning.colour === colour.name),
    );
    const beside = [pieces[at + 1], pieces[at - 1]].find(
      (piece) => piece !== undefined && this.#unknown.includes(piece.text),
    );
    const isPlaced = place.across !== null || place.down !== null;
    if (beside !== undefined) this.#unknown = this.#unknown.filter((word) => word !== beside.text);
    return {
      colour,
      ...(isPlaced && { place }),
      ...(beside !== undefined && { thing: beside.text }),
    };
  }

  make(): ClauseSteps {
    const { heads, act } = this.#clause;
    const isBackdrop = this.#addBackdrop();
    if (act === 'add' && heads.length === 0) this.#addLoneQuotation();
    for (const head of isBackdrop ? [] : heads) {
      if (act === 'change' && this.#isChangedFrom(head)) continue;
      if (head.piece.negated || act === 'refuse') this.#refuse(head);
      else if (act === 'remove') this.#remove(head);
      else this.#add(head);
    }
    if (!isBackdrop) {
      if (act === 'remove') this.#removeParts();
      else if (act !== 'refuse') this.#addColours();
      this.#addShadows();
      this.#addLoneQuotation();
    }
    for (const { name } of this.#clause.refused)
      this.#notDone.push(note('edit.left-out', { words: note(`colour.${name}`) }));
    if (this.#isSilent()) this.#unknown = [this.#context.source];
    return { steps: this.#steps, notDone: this.#notDone, unknown: this.#unknown };
  }

  /** Nothing is passed over: what came to nothing was not understood. */
  #isSilent(): boolean {
    const { heads, colours, parts } = this.#clause;
    const came = this.#steps.length + this.#notDone.length + this.#unknown.length;
    return came === 0 && heads.length + colours.length + parts.length > 0;
  }

  /** "Turn day into night", "change the rain to snow": what is named first is what there is. */
  #isChangedFrom({ piece, meaning }: Head): boolean {
    const kind = (['time', 'season', 'weather'] as const).find((one) => one in meaning);
    const later = this.#clause.heads.findLast((head) => kind !== undefined && kind in head.meaning);
    return later !== undefined && later.piece !== piece;
  }

  /** By how much, and in which direction. */
  #signed(): number {
    const { amount, direction, percent } = this.#clause;
    const size = percent === null ? amount : percent / 50;
    return direction === 'less' ? -size : size;
  }

  /** How strongly a look is given: never below 0. */
  #strength(): number {
    const { amount, direction, percent } = this.#clause;
    if (percent !== null) return percent / 100;
    return direction === 'less' ? amount * 0.5 : amount;
  }

  #each(make: (target: Target) => Step): void {
    for (const target of this.#targets) this.#steps.push(make(target));
  }

  #refuse({ piece, meaning }: Head): void {
    // "No clouds", "without fog" ask for their absence; the rest is simply not done.
    if ('weather' in meaning) return this.#removeWeather(meaning.weather, piece.text);
    this.#notDone.push(note('edit.left-out', { words: piece.text }));
  }

  #add({ piece, meaning }: Head): void {
    const onlySky = this.#targets.includes('sky');
    const amount = this.#strength();
    if ('change' in meaning) this.#addChange(meaning.change, this.#signed());
    else if ('look' in meaning) this.#addLook(meaning.look, piece.end);
    else if ('shape' in meaning) this.#addShape(meaning.shape);
    else if ('season' in meaning)
      this.#steps.push({ do: 'season', season: meaning.season, amount });
    else if ('time' in meaning)
      this.#steps.push({ do: 'time', time: meaning.time, amount, onlySky });
    else if ('style' in meaning)
      this.#each((target) => ({ do: 'style', style: meaning.style, amount, target }));
    else if ('body' in meaning) this.#steps.push({ do: 'body', body: meaning.body, amount });
    else if ('weather' in meaning) {
      if (meaning.weather === 'wind') this.#notDone.push(note('edit.no-wind'));
      else if (this.#clause.direction === 'less') this.#removeWeather(meaning.weather, piece.text);
      else this.#steps.push({ do: 'weather', weather: meaning.weather, amount, onlySky });
    }
  }

  #addChange(change: ChangeName, amount: number): void {
    const { parts, direction, colours } = this.#clause;
    const tone = (name: Extract<Step, { do: 'tone' }>['tone'], by: number) =>
      this.#each((target) => ({ do: 'tone', tone: name, amount: by, target }));
    switch (change) {
      case 'brighter':
      case 'darker': {
        const by = change === 'brighter' ? amount : -amount;
        if (parts.includes('shadows')) return tone('shadows', by);
        if (parts.includes('highlights')) return tone('highlights', by);
        return tone('brightness', by);
      }
      case 'contrast':
        return tone('contrast', amount);
      case 'colourful':
        return tone('saturation', amount);
      case 'muted':
        return tone('saturation', -amount);
      case 'warmer':
        return tone('warmth', amount);
      case 'cooler':
        return tone('warmth', -amount);
      case 'faded':
        return tone('fade', Math.abs(amount));
      case 'sharper':
        return this.#each((target) => ({ do: 'sharpen', amount, target }));
      case 'softer':
        return this.#each((target) => ({ do: 'sharpen', amount: -amount, target }));
      case 'blur':
        if (amount < 0) return this.#each((target) => ({ do: 'sharpen', amount: -amount, target }));
        return this.#each((target) => ({ do: 'blur', amount, target }));
      case 'noise':
        return this.#each((target) => ({ do: 'noise', amount, target }));
      case 'colour':
        if (direction !== null && colours.length === 0) tone('saturation', amount);
    }
  }

  #addLook(look: LookName, end: number): void {
    const amount = this.#strength();
    switch (look) {
      case 'sketch':
      case 'oil':
      case 'watercolour':
        return this.#each((target) => ({ do: 'paint', manner: look, amount, target }));
      case 'transparent':
        this.#steps.push({
          do: 'cut-out',
          part: this.#targets.includes('sky') ? 'sky' : 'background',
        });
        return;
      case 'vignette':
        this.#steps.push({ do: 'vignette', amount });
        return;
      case 'frame':
        return this.#addFrame(amount);
      case 'text':
        return this.#addText(end);
      case 'watermark':
        this.#notDone.push(note('edit.marks'));
        return;
      default:
        this.#each((target) => ({ do: 'filter', filter: look, amount, target }));
    }
  }

  /** A brown frame is a wooden one: the words for both are the same. */
  #addFrame(amount: number): void {
    const said = this.#takeColour();
    const colour = said?.name === 'brown' ? null : said;
    this.#steps.push({ do: 'frame', colour, amount: this.#sized(amount) });
  }

  #sized(amount: number): number {
    const { size } = this.#clause;
    return amount * (size === 'big' ? 1.8 : size === 'small' ? 0.5 : 1);
  }

  #takeColour(): NamedColour | null {
    const [first, ...others] = this.#colours;
    this.#colours = others;
    return first ?? null;
  }

  #addText(end: number): void {
    const { quotation, tail } = this.#context;
    const words =
      quotation?.words ??
      tail(end)
        .replace(LEADING, '')
        .replace(/[\s.。!！]+$/u, '');
    if (words === '') {
      this.#notDone.push(note('edit.say-words'));
      return;
    }
    if (quotation === null) this.#unknown = [];
    this.#writeText(words);
  }

  #writeText(words: string): void {
    const { place } = this.#clause;
    const colour = this.#takeColour();
    // What stands beside a quotation says what it is: "my name".
    if (this.#context.quotation !== null) this.#unknown = [];
    this.#steps.push({ do: 'text', words, colour, place, amount: this.#sized(1) });
  }

  /** Words in quotation marks in a clause that says nothing else are to be written. */
  #addLoneQuotation(): void {
    const { quotation } = this.#context;
    const { act } = this.#clause;
    if (quotation === null || this.#steps.some((step) => step.do === 'text')) return;
    if (act === 'add' || this.#steps.length === 0) this.#writeText(quotation.words);
    else this.#unknown = [...this.#unknown, quotation.words];
  }

  #addShape(shape: ShapeName): void {
    const { place, degrees } = this.#clause;
    const crop = (ratio: number | null, zoom = 1): Step => ({ do: 'crop', ratio, place, zoom });
    switch (shape) {
      case 'straighten':
        this.#steps.push({ do: 'straighten' });
        return;
      case 'rotate': {
        const turn = degrees ?? 90;
        this.#steps.push({ do: 'rotate', degrees: place.across === 'left' ? -turn : turn });
        return;
      }
      case 'flip':
        this.#steps.push({ do: 'flip', upright: this.#says('vertical') });
        return;
      case 'crop':
        if (!this.#steps.some((step) => step.do === 'crop')) this.#steps.push(crop(null));
        return;
      case 'square':
        return this.#cropTo(1);
      case 'wide':
        return this.#cropTo(16 / 9);
      case 'upright':
        return this.#cropTo(4 / 5);
      case 'zoom':
        this.#steps.push(crop(null, 1 + 0.5 * this.#strength()));
        return;
      case 'vertical':
      case 'horizontal':
        // They only say which way to flip.
        return;
    }
  }

  #cropTo(ratio: number): void {
    const at = this.#steps.findIndex((step) => step.do === 'crop');
    const step: Step = { do: 'crop', ratio, place: this.#clause.place, zoom: 1 };
    if (at < 0) this.#steps.push(step);
    else this.#steps[at] = step;
  }

  #says(word: ShapeName | ChangeName): boolean {
    return this.#clause.heads.some(
      ({ meaning }) =>
        ('shape' in meaning && meaning.shape === word) ||
        ('change' in meaning && meaning.change === word),
    );
  }

  #remove({ piece, meaning }: Head): void {
    if ('weather' in meaning) return this.#removeWeather(meaning.weather, piece.text);
    if ('change' in meaning) return this.#removeChange(meaning.change);
    if ('look' in meaning) {
      const { look } = meaning;
      if (look === 'vignette') this.#steps.push({ do: 'vignette', amount: -0.8 });
      else if (look === 'text') this.#notDone.push(note('edit.text-remover'));
      else if (look === 'watermark') this.#notDone.push(note('edit.mark-remover'));
      else if (look === 'transparent') this.#addLook(look, piece.end);
      else this.#notDone.push(note('edit.cannot-take-away', { word: piece.text }));
      return;
    }
    if ('body' in meaning) {
      this.#notDone.push(note('edit.use-remove', { word: piece.text }));
      return;
    }
    if ('shape' in meaning) return this.#addShape(meaning.shape);
    this.#notDone.push(note('edit.cannot-take-away', { word: piece.text }));
  }

  #removeChange(change: ChangeName): void {
    switch (change) {
      case 'blur':
        return this.#each((target) => ({ do: 'sharpen', amount: 1.2, target }));
      case 'noise':
        return this.#each((target) => ({ do: 'noise', amount: -1, target }));
      case 'colour':
        // "The blue tint" is no more than what is blue.
        if (this.#clause.colours.length > 0) return;
        return this.#each((target) => ({ do: 'filter', filter: 'mono', amount: 1, target }));
      case 'colourful':
        return this.#each((target) => ({ do: 'filter', filter: 'mono', amount: 1, target }));
      default:
        return this.#addChange(change, -Math.abs(this.#signed()));
    }
  }

  #removeWeather(weather: string, word: string): void {
    const amount = this.#strength();
    if (weather === 'fog') this.#steps.push({ do: 'clear-air', amount });
    else if (weather === 'cloudy' || weather === 'storm')
      this.#steps.push({ do: 'weather', weather: 'clear', amount, onlySky: weather === 'cloudy' });
    else this.#notDone.push(note('edit.cannot-take-out', { word }));
  }

  #removeParts(): void {
    const { parts, heads, colours } = this.#clause;
    for (const colour of colours) {
      const { thing } = this.#partOf(colour);
      if (thing !== undefined) {
        this.#notDone.push(
          note('edit.use-remove-coloured', { colour: note(`colour.${colour.name}`), thing }),
        );
        continue;
      }
      this.#steps.push(this.#says('colour') ? withoutTint(colour) : withoutColour(colour));
    }
    if (heads.length > 0) return;
    for (const part of new Set(parts)) {
      // Which of several people or things is meant cannot be seen here.
      if (part === 'subject' && this.#clause.place.across !== null)
        this.#notDone.push(note('edit.use-remove', { word: this.#context.source }));
      else if (part === 'background' || part === 'sky' || part === 'subject')
        this.#steps.push({ do: 'cut-out', part });
      else if (part === 'plants' || part === 'ground')
        this.#notDone.push(note('edit.use-remove-part', { part: note(`part.${part}`) }));
    }
    if (this.#unknown.length > 0 && parts.length + colours.length === 0) {
      const what = this.#unknown.join(' ');
      this.#notDone.push(note('edit.cannot-find', { word: what }));
      this.#unknown = [];
    }
  }

  /** Colours that no frame or text took: of a part, from one to another, or a tint of everything. */
  #addColours(): void {
    const colours = this.#colours;
    const last = colours.at(-1);
    if (last === undefined) return this.#explainThing();
    const [first] = colours;
    const amount = Math.max(0.2, this.#strength());
    const isAll = this.#targets.includes('all');
    if (colours.length > 1 && first !== undefined && first.name !== last.name && isAll) {
      this.#steps.push({ do: 'recolour', colour: last, amount, target: this.#partOf(first) });
      return;
    }
    if (isAll && this.#unknown.length > 0) {
      const what = this.#unknown.join(' ');
      this.#notDone.push(
        note('edit.cannot-recolour', { word: what, colour: note(`colour.${last.name}`) }),
      );
      this.#unknown = [];
      return;
    }
    if (this.#clause.direction === 'less') return this.#lessColour(last, amount);
    for (const target of this.#targets) {
      if (target === 'background' && PLAIN.has(last.name))
        this.#steps.push({ do: 'plain-background', colour: last });
      else this.#steps.push({ do: 'recolour', colour: last, amount, target });
    }
  }

  /** "Less orange", "the sky less blue". */
  #lessColour(colour: NamedColour, amount: number): void {
    this.#each((part) => {
      const target = part === 'all' ? { colour } : part;
      return { do: 'tone', tone: 'saturation', amount: -amount, target };
    });
  }

  /** A clause of nothing but words for things that only the painter of scenes knows. */
  #explainThing(): void {
    const { act, heads } = this.#clause;
    const { idea, quotation } = this.#context;
    if (act !== 'add' || heads.length > 0 || quotation !== null) return;
    if (idea.understood.length === 0 && this.#unknown.length === 0) return;
    const what = this.#unknown.join(' ') || idea.understood.join(' ');
    this.#notDone.push(note('edit.use-redraw', { word: what }));
    this.#unknown = [];
  }

  #addShadows(): void {
    const { parts, heads, act } = this.#clause;
    const isSaid = heads.some(({ meaning }) => 'change' in meaning);
    if (isSaid) return;
    const sign = act === 'remove' ? -1 : 1;
    const amount = this.#signed() * sign;
    if (parts.includes('shadows'))
      this.#steps.push({ do: 'tone', tone: 'shadows', amount: -amount, target: 'all' });
    if (parts.includes('highlights'))
      this.#steps.push({ do: 'tone', tone: 'highlights', amount, target: 'all' });
  }

  /** "Replace the background with a beach": a land that the painter of scenes knows. */
  #addBackdrop(): boolean {
    const { parts, act } = this.#clause;
    const { idea, source } = this.#context;
    if (!parts.includes('background') || act === 'remove' || act === 'refuse') return false;
    if (idea.land === null) return false;
    this.#steps.push({ do: 'backdrop', words: source });
    this.#unknown = this.#unknown.filter((word) => idea.ignored.includes(word));
    return true;
  }
}

/** Changes that a colour beside them is what is changed by: "dark blue" is a colour, "vivid red" too. */
const OF_COLOURS: ReadonlySet<ChangeName> = new Set(['colourful', 'muted']);

const withoutColour = (colour: NamedColour): Step => ({
  do: 'tone',
  tone: 'saturation',
  amount: -2,
  target: { colour },
});

/** A tinge over everything goes by the opposite one, where it is of warm or cool light. */
function withoutTint(colour: NamedColour): Step {
  const [red, , blue] = colour.rgb;
  if (Math.abs(red - blue) < LEAST_TINGE) return withoutColour(colour);
  return { do: 'tone', tone: 'warmth', amount: red > blue ? -0.8 : 0.8, target: 'all' };
}

/** Difference of red and blue above which a colour is one of warm or cool light. */
const LEAST_TINGE = 0.3;

const PLAIN: ReadonlySet<string> = new Set(['white', 'black', 'grey', 'beige']);
/** What may stand between the word for writing and the words to write. */
const LEADING = /^[\s:：,，"'“”]*(?:saying|that says|which says|reading)?[\s:：,，"'“”]*/iu;
