/** Object identifier of the name constraints extension, RFC 5280 section 4.2.1.10. */
export const NAME_CONSTRAINTS = '2.5.29.30';

const SEQUENCE = 0x30;
/** GeneralName, choice dNSName, and NameConstraints, field permittedSubtrees: context tags. */
const DNS_NAME = 0x82;
const PERMITTED = 0xa0;

/**
 * The extension's value in DER: of DNS names only these, and those below them, are permitted.
 * A kind of name that is not mentioned (here IP addresses) stays unconstrained.
 */
export function encodePermittedNames(names: readonly string[]): Buffer<ArrayBuffer> {
  return der(SEQUENCE, der(PERMITTED, Buffer.concat(names.map(subtreeOf))));
}

/** One GeneralSubtree in DER; its bytes stand in a certificate exactly if it permits that name. */
export function subtreeOf(name: string): Buffer<ArrayBuffer> {
  return der(SEQUENCE, der(DNS_NAME, Buffer.from(name, 'ascii')));
}

/** Tag, length and value; a length from 128 on takes one or two bytes more (X.690 section 8.1.3). */
function der(tag: number, value: Uint8Array): Buffer<ArrayBuffer> {
  const { length } = value;
  const low = length & 0xff;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, low] : [0x82, length >> 8, low];
  return Buffer.concat([Uint8Array.of(tag, ...head), value]);
}
