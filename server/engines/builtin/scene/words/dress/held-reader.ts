import type { Held } from '../held.ts';
import type { Colour, Subject } from '../idea.ts';

/** What is read of what somebody has in the hands, word by word. */
export class HeldReader {
  #held: NonNullable<Subject['holds']> | null = null;
  /** Whether that was read last. */
  #isLast = false;

  /** What is held; null: nothing is said of it. */
  get held(): NonNullable<Subject['holds']> | null {
    return this.#held;
  }

  /** Something is said to be held, after its colour; who plays and sings keeps the instrument. */
  take(thing: Held, colour: Colour | null): void {
    if (thing !== 'microphone' || this.#held?.thing !== 'guitar') this.#held = { thing, colour };
    this.#isLast = true;
  }

  /** Something or somebody is named; `thing` is what that one always holds, for which nothing that is said is given up but a microphone for a guitar. */
  takeNamed(thing: Held | undefined): void {
    const isSung = thing === 'guitar' && this.#held?.thing === 'microphone';
    if (thing !== undefined && (isSung || this.#held === null))
      this.#held = { thing, colour: null };
    this.#isLast = false;
  }

  /** A colour, which is that of what is held if that was read last and has none: whether it was. */
  takeColour(colour: Colour | undefined): boolean {
    if (!this.#isLast || this.#held === null || this.#held.colour !== null) return false;
    if (colour === undefined) return false;
    this.#held = { ...this.#held, colour };
    return true;
  }

  /** What comes describes it no longer. */
  close(): void {
    this.#isLast = false;
  }
}
