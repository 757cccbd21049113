import { CERTIFICATE_PATH } from './certificate-path.ts';
import { helpStyle } from './help-style.ts';
import type { HelpWords, SystemWords } from './help-words.ts';

/** Draws the help page. `pageUrl` is where Overpaint is served securely. */
export function renderHelpPage(
  words: HelpWords,
  { pageUrl, fingerprint }: { readonly pageUrl: string; readonly fingerprint: string },
): string {
  const { title, why, stepGet, get, stepTrust, systems, stepOpen, open, undoTitle } = words;
  return `<!doctype html>
<html lang="${words.lang}" dir="${words.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${helpStyle}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p class="soft">${escape(why)}</p>
<section>
<h2>1. ${escape(stepGet)}</h2>
<p><a class="button" href="${CERTIFICATE_PATH}">${escape(get)}</a></p>
<p class="soft">${escape(words.fingerprint)}<code>${escape(fingerprint).replaceAll(':', ':<wbr>')}</code></p>
</section>
<section>
<h2>2. ${escape(stepTrust)}</h2>
${systems.map((system) => renderSystem(system, undoTitle)).join('\n')}
</section>
<section>
<h2>3. ${escape(stepOpen)}</h2>
<p><a class="button" href="${escape(pageUrl)}">${escape(open)}</a></p>
</section>
<section>
<h2>${escape(words.meaningTitle)}</h2>
${words.meaning.map((sentence) => `<p class="soft">${escape(sentence)}</p>`).join('\n')}
</section>
</main>
</body>
</html>
`;
}

function renderSystem({ name, trust, undo }: SystemWords, undoTitle: string): string {
  return `<details>
<summary>${escape(name)}</summary>
<ol>${trust.map((step) => `<li>${escape(step)}</li>`).join('')}</ol>
<p class="soft">${escape(undoTitle)}: ${escape(undo)}</p>
</details>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');
}
