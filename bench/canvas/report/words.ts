/** A number with as many decimals as tell something; an en dash where there is none. */
export function number(value: number | null | undefined, decimals?: number): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  const size = Math.abs(value);
  return value.toFixed(decimals ?? (size >= 100 ? 0 : size >= 10 ? 1 : 2));
}

/** Bytes as MB or kB (1000). */
export function megabytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || Number.isNaN(bytes)) return '–';
  return `${number(bytes / 1e6)} MB`;
}

/** `3.1×`. */
export function times(ratio: number | null | undefined): string {
  const text = number(ratio);
  return text === '–' ? text : `${text}×`;
}

/** A Markdown table; the first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
