/** Where the packet ends that a stream of bytes begins with; null where it is not there as a whole yet (MQTT 3.1.1 section 2.2.3). */
function endOf(bytes: Buffer): number | null {
  let length = 0;
  for (let at = 1; at <= 4; at++) {
    const byte = bytes[at];
    if (byte === undefined) return null;
    length += (byte & 127) << (7 * (at - 1));
    if (byte < 128) return bytes.length < at + 1 + length ? null : at + 1 + length;
  }
  throw new Error('This is no stream of MQTT packets.');
}

/**
 * Puts MQTT packets together from the parts that come over a WebSocket: a part may hold some of one, or several
 * (MQTT 3.1.1 section 6). Calls `onPacket` with each as soon as it is whole.
 */
export function createPacketReader(onPacket: (packet: Buffer) => void): (part: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (part) => {
    rest = Buffer.concat([rest, part]);
    for (let end = endOf(rest); end !== null; end = endOf(rest)) {
      const packet = rest.subarray(0, end);
      rest = rest.subarray(end);
      onPacket(packet);
    }
  };
}
