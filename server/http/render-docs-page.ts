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

/** A plain page that lists every call of an OpenAPI description. No script and no style is needed. */
export function renderDocsPage({ info, paths = {} }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) => renderCall(method, path, call)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>${escapeHtml(info.title)} API</title></head>
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
