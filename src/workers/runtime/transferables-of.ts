/** Every buffer in a plain result of arrays, objects and typed arrays; results own theirs. */
export function transferablesOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) {
    return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  }
  if (Array.isArray(value)) return value.flatMap(transferablesOf);
  if (value !== null && typeof value === 'object' && value.constructor === Object) {
    return Object.values(value).flatMap(transferablesOf);
  }
  return [];
}
