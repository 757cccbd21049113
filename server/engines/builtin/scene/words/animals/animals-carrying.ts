import { ACTORS, type Actor, folkFor } from '../creatures.ts';
import { WITH } from '../dress/holding.ts';
import type { Held } from '../held.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import { MOUNTS } from '../upon/mounts.ts';

/** What an animal has in its hands that is named with it. */
const CARRIED: Partial<Readonly<Record<Thing, Held>>> = {
  lantern: 'lantern',
  basket: 'basket',
  book: 'book',
};

/** Words that say that something is carried, beside "with". */
const CARRIES =
  /^(?:carry|carries|carrying|holding|holds|trägt|tragend|hält|porte|portant|tient|tenant|lleva|llevando|sostiene|carregando|carrega|segurando|segura|porta|portando|tiene|regge|нес[её]т|держит|taşıyan|tutan|يحمل|تحمل|提着|拿着|打着|撑着|持つ|持った|든|들고|लिए|लेकर)$/iu;
/** Words that say that several are under one umbrella. */
const SHARES =
  /^(?:sharing|shares?|under|beneath|teilen|teilt|unter|sous|partagent|partageant|bajo|comparten|compartiendo|sob|debaixo|dividindo|dividem|sotto|condividono|под|делят|altında|paylaşan|تحت|同撑|共撑|下|傘の下|아래|नीचे)$/iu;

/** Words for an animal's mouth, in which it has what it carries. */
const MOUTH =
  /(?:^|\s)(?:mouth|teeth|maul|schnauze|gueule|boca|hocico|bocca|dentes|зубах|пасти|ağzında|فمه|فمها|嘴里|口に|口|입에|मुँह)$/iu;

/** How many words may stand between such a word and what is carried. */
const NEAR = 3;

/** Whether words beside the name of a thing say that somebody has it. */
function isSaidWith(pieces: Pieces, thing: Thing, words: (text: string) => boolean): boolean {
  return pieces.some((piece, at) => {
    if (piece.negated || !piece.meanings.some((one) => one.thing === thing)) return false;
    const around = [...pieces.slice(Math.max(0, at - NEAR), at), ...pieces.slice(at + 1, at + 3)];
    return around.some(({ text }) => words(text.toLowerCase()));
  });
}

const asFolk = ({ thing, traits = [], treat: _treat, ...rest }: Subject): Subject => ({
  ...rest,
  thing: 'person',
  size: 1,
  traits: [folkFor(thing as Actor), ...traits.map((one) => (one === 'young' ? 'child' : one))],
});

/** The things of a prompt: one animal that has a lantern, a basket or a book, and animals under an umbrella, have it as people do, where nobody else is named. */
export function animalsCarrying(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const animals = things.filter(
    ({ thing, on, posture }) =>
      ACTORS.has(thing) && !MOUNTS.has(thing) && on === undefined && posture !== 'sleeping',
  );
  const many = animals.reduce((sum, { count }) => sum + count, 0);
  const isInMouth = pieces.some(({ text }) => MOUTH.test(text));
  if (many === 0 || many > 2 || isInMouth || things.some(({ thing }) => thing === 'person'))
    return things;
  const umbrella = things.find(({ thing, count }) => thing === 'umbrella' && count === 1);
  const isUnder =
    umbrella !== undefined &&
    isSaidWith(
      pieces,
      'umbrella',
      (text) => SHARES.test(text) || (many === 1 && (WITH.has(text) || CARRIES.test(text))),
    );
  if (isUnder) return things.map((one) => (animals.includes(one) ? asFolk(one) : one));
  const [animal] = animals;
  const had = things.find(
    ({ thing, count, on }) => CARRIED[thing] !== undefined && count === 1 && on === undefined,
  );
  const held = had && CARRIED[had.thing];
  const isHeld =
    had !== undefined &&
    isSaidWith(pieces, had.thing, (text) => WITH.has(text) || CARRIES.test(text));
  if (animal === undefined || many > 1 || held === undefined || !isHeld) return things;
  return things.flatMap((one) =>
    one === had
      ? []
      : one === animal
        ? [
            {
              ...asFolk(one),
              posture: one.posture ?? had.posture,
              holds: { thing: held, colour: had.colour },
            },
          ]
        : [one],
  );
}
