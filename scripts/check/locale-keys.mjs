/**
 * Fails where a language that the menu offers lacks a text, or has one too many, or fills other
 * places than the English one. English is the list of texts; that every text used in the source is
 * on that list is held by the types.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OFFERED_LANGUAGES } from '../../src/app/i18n/languages.ts';
import { root } from '../lib/project.mjs';

/** i18next keeps the plural forms of a text under the key with an ending; languages have different ones. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * Compares the texts of a language with the English ones.
 * @param {Record<string, string>} english
 * @param {Record<string, string>} texts
 * @param {boolean} isComplete whether every text must be there
 * @returns {string[]} one line per difference
 */
export function compareTexts(english, texts, isComplete) {
  const wanted = placesByKey(english);
  const found = placesByKey(texts);
  const missing = isComplete ? [...wanted.keys()].filter((key) => !found.has(key)) : [];
  const shared = [...found.keys()].filter((key) => wanted.has(key));
  return [
    ...missing.map((key) => `lacks "${key}"`),
    ...[...found.keys()].filter((key) => !wanted.has(key)).map((key) => `has an unknown "${key}"`),
    ...shared
      .filter((key) => found.get(key) !== wanted.get(key))
      .map(
        (key) =>
          `fills ${found.get(key) || 'nothing'} in "${key}", not ${wanted.get(key) || 'nothing'}`,
      ),
    ...Object.keys(texts)
      .filter((key) => texts[key].trim() === '')
      .map((key) => `has an empty "${key}"`),
  ];
}

/** Each key without its plural ending, with the places that its forms fill. */
function placesByKey(texts) {
  const places = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(pluralEnding, '');
    const found = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name);
    places.set(base, [...(places.get(base) ?? []), ...found]);
  }
  return new Map([...places].map(([key, names]) => [key, [...new Set(names)].sort().join(', ')]));
}

/** Texts of the screens, what search engines are told of them, and what engines say they did. */
const folders = ['locales', 'locales/pages', 'locales/notes'];

async function readTexts(folder, code) {
  return JSON.parse(await readFile(join(root, folder, `${code}.json`), 'utf8'));
}

async function findDifferences(folder) {
  const present = (await readdir(join(root, folder))).filter((name) => name.endsWith('.json'));
  const offered = OFFERED_LANGUAGES.map(({ code }) => code);
  const codes = new Set([...present.map((name) => basename(name, '.json')), ...offered]);
  const english = await readTexts(folder, 'en');
  const findings = [];
  for (const code of codes) {
    const texts = await readTexts(folder, code);
    const differences = compareTexts(english, texts, offered.includes(code));
    findings.push(...differences.map((difference) => `${folder}/${code}.json ${difference}`));
  }
  return findings;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = (await Promise.all(folders.map(findDifferences))).flat();
  for (const finding of findings) console.error(finding);
  process.exit(findings.length === 0 ? 0 : 1);
}
