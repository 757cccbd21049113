/** Endings of nouns as folding leaves them: number, possession, case, "with", "that is at". */
const ENDINGS =
  'lar ler lari leri nin nun in un im um nda nde ndan nden da de ta te dan den tan ten daki deki taki teki ndaki ndeki yla yle la le li lu lik luk si su sinin sunun yi yu ya ye i u a e'.split(
    ' ',
  );
/** "Without": `bulutsuz` is a sky without clouds. */
const WITHOUT = /(?:siz|suz)(?:lar|ler)?$/;
const DEEPEST = 3;

/** A Turkish word without up to three endings; what the endings softened is hardened again. */
export function turkishForms(word: string): string[] {
  const forms = new Set<string>();
  let layer = [word.replace(WITHOUT, '')];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    for (const form of layer) {
      forms.add(form);
      const hard = harden(form);
      if (depth > 0 && hard !== form) forms.add(hard);
    }
    layer = layer.flatMap(strip);
  }
  return [...forms];
}

/** Whether a Turkish word ends in "without". */
export const isTurkishWithout = (word: string): boolean => WITHOUT.test(word);

const strip = (word: string): string[] =>
  ENDINGS.filter(
    (one) => word.endsWith(one) && word.length - one.length >= (one.length > 1 ? 2 : 3),
  ).map((one) => word.slice(0, word.length - one.length));

const HARD: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' };

function harden(word: string): string {
  const last = HARD[word.slice(-1)];
  return last === undefined ? word : word.slice(0, -1) + last;
}
