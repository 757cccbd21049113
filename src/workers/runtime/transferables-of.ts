/** Every buffer in a plain result of arrays, objects and typed arrays, once; results own theirs. */
export function transferablesOf(value: unknown): ArrayBuffer[] {
  return [...new Set(buffersIn(value))];
}

function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) {
    return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  }
  if (Array.isArray(value)) return value.flatMap(buffersIn);
  if (value !== null && typeof value === 'object' && value.constructor === Object) {
    return Object.values(value).flatMap(buffersIn);
  }
  return [];
}
