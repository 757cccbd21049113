import { escapeHtml } from './escape-html.ts';

/** What the page shows of an OpenAPI description. */
export interface ApiDescription {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string | undefined;
  };
  /** Calls by path and method. */
  readonly paths?: Readonly<Record<string, object | undefined>> | undefined;
}

/** Where {@link DOCS_STYLE} is: the policy lets pages of the API have no styles in themselves. */
export const DOCS_STYLE_PATH = '/api/docs/style.css';

/** Looks of the page, in either theme; what is too wide for a phone moves in its own frame. */
export const DOCS_STYLE = `
body {
  max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem;
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  background: light-dark(#fbfaf8, #0f0e0d); color: light-dark(#221f1d, #f4f2f0);
}
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0 0.75rem; color: light-dark(#5d5754, #aaa5a2); }
a { color: light-dark(#a83f17, #ff9a76); }
section { padding: 1.25rem 0; border-top: 1px solid light-dark(#dedbd6, #2e2b29); }
summary { padding: 0.5rem 0; cursor: pointer; }
pre {
  margin: 0; padding: 1rem; overflow-x: auto; overflow-wrap: normal; font-size: 13px;
  border-radius: 6px; background: light-dark(#f1efec, #1b1918);
}
`;

/** A page that lists every call of an OpenAPI description. It needs no script, and can be read without its style. */
export function renderDocsPage({ info, paths = {} }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) => renderCall(method, path, call)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><link rel="stylesheet" href="${DOCS_STYLE_PATH}"><title>${escapeHtml(info.title)} API</title></head>
<body>
<h1>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</h1>
<p>${escapeHtml(info.description ?? '')} Machine-readable: <a href="/api/docs/json">/api/docs/json</a> (OpenAPI).</p>
${calls.join('\n')}
</body>
</html>`;
}

function renderCall(method: string, path: string, call: unknown): string {
  const { summary = '', description = '' } = call as { summary?: string; description?: string };
  return `<section><h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)} ${escapeHtml(description)}</p>
<details><summary>Fields</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details></section>`;
}
