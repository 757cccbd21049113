import { readClauses } from '../instruct/language/clauses.ts';

/** Whether all that is asked for is that something goes: "remove the car". */
export function asksRemoval(prompt: string): boolean {
  const clauses = readClauses(prompt);
  return clauses.length > 0 && clauses.every(({ act }) => act === 'remove');
}

/** Verbs of changing one thing into another, where they come first. */
const CHANGE =
  '(?:replace|swap|exchange|change|turn|transform|convert|ersetzen?|tausche|verwandle|ändere|remplace[rz]?|change[rz]?|transforme[rz]?|reempla(?:za|ce|zar)|sustituy[ea]|cambia|convierte|substitua|troque|mude|sostituisci|trasforma|замени(?:те|ть)?|преврати(?:те|ть)?|поменяй(?:те)?)';

/** What is drawn, after what it takes the place of; surer forms first. */
const INTO: readonly RegExp[] = [
  new RegExp(
    `^(?:please |bitte )?${CHANGE} .+? (?:with|by|into|for|durch|gegen|par|por|на) (.+)$`,
    'iu',
  ),
  new RegExp(`^(?:please |bitte )?${CHANGE} .+? (?:to|in|mit|en|con|com|em|в) (.+)$`, 'iu'),
  /^(?:استبدل|بدل|حول) .+? (?:ب|إلى )(.+)$/u,
  /(?:换成|变成|改成|替换成|替换为|改为)(.+)$/u,
  /^用(.+?)(?:替换|代替)/u,
  /を(.+?)(?:に|と)(?:置き換え|差し替え|変え|変更|入れ替え)/u,
  /[을를] (.+?)(?:으로|로) ?(?:바꿔|바꾸|교체|변경|대체)/u,
  / (\S+?)(?: ile|y?l[ae]|y?[ae]) (?:değiştir|dönüştür)/iu,
  /को (.+?) (?:से|में) बदल/u,
];

/** The words for what shall be drawn: of "replace the dog with a cat" the cat alone. */
export function wantedWords(prompt: string): string {
  const trimmed = prompt.trim();
  for (const form of INTO) {
    const wanted = form.exec(trimmed)?.[1];
    if (wanted !== undefined) return wanted;
  }
  return prompt;
}
