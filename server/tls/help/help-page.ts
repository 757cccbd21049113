import { escapeHtml } from '../../http/escape-html.ts';
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
<title>${escapeHtml(title)}</title>
<style>${helpStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="soft">${escapeHtml(why)}</p>
<section>
<h2>1. ${escapeHtml(stepGet)}</h2>
<p><a class="button" href="${CERTIFICATE_PATH}">${escapeHtml(get)}</a></p>
<p class="soft">${escapeHtml(words.fingerprint)}<code>${escapeHtml(fingerprint).replaceAll(':', ':<wbr>')}</code></p>
</section>
<section>
<h2>2. ${escapeHtml(stepTrust)}</h2>
${systems.map((system) => renderSystem(system, undoTitle)).join('\n')}
</section>
<section>
<h2>3. ${escapeHtml(stepOpen)}</h2>
<p><a class="button" href="${escapeHtml(pageUrl)}">${escapeHtml(open)}</a></p>
</section>
<section>
<h2>${escapeHtml(words.meaningTitle)}</h2>
${words.meaning.map((sentence) => `<p class="soft">${escapeHtml(sentence)}</p>`).join('\n')}
</section>
</main>
</body>
</html>
`;
}

function renderSystem({ name, trust, undo }: SystemWords, undoTitle: string): string {
  return `<details>
<summary>${escapeHtml(name)}</summary>
<ol>${trust.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>
<p class="soft">${escapeHtml(undoTitle)}: ${escapeHtml(undo)}</p>
</details>`;
}
