/**
 * Fails where a text that a person reads stands in the source instead of in locales: text between
 * tags, and the attributes that browsers show or read out.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../lib/project.mjs';

const folders = ['src/app', 'src/canvas/view'];
const shownAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/**
 * Finds texts for people in the source of a component.
 * @param {string} name file name, shown in the findings and telling the syntax
 * @param {string} source
 * @returns {string[]} one line per finding: `name:line: "text"`
 */
export function findUntranslated(name, source) {
  const findings = [];
  const report = (text, at) => {
    if (!/\p{L}/u.test(text)) return;
    const line = source.slice(0, at).split('\n').length;
    findings.push(`${name}:${line}: "${text.trim().replace(/\s+/g, ' ')}"`);
  };
  const reportTexts = (node) => {
    for (const { text, at } of textsOf(node)) report(text, at);
  };
  new Visitor({
    JSXText: (node) => report(node.value, node.start + (node.value.match(/^\s*/)?.[0].length ?? 0)),
    JSXElement: ({ children }) => children.forEach(reportTexts),
    JSXFragment: ({ children }) => children.forEach(reportTexts),
    JSXAttribute: ({ name: attribute, value }) => {
      if (value !== null && shownAttributes.has(attribute.name)) reportTexts(value);
    },
  }).visit(parseSync(name, source).program);
  return findings;
}

/** The texts that an expression can turn out to be, as far as they stand there in full. */
function textsOf(node) {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, at: node.start }] : [];
    case 'TemplateLiteral':
      return node.quasis.map((part) => ({ text: part.value.raw, at: part.start }));
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    default:
      return [];
  }
}

async function listComponents(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = (await Promise.all(folders.map(listComponents))).flat();
  const findings = [];
  for (const file of files) {
    findings.push(...findUntranslated(file, await readFile(join(root, file), 'utf8')));
  }
  for (const finding of findings) console.error(finding);
  process.exit(findings.length === 0 ? 0 : 1);
}
