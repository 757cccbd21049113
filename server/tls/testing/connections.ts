import { once } from 'node:events';
import { type AddressInfo, connect as connectPlain, isIP, type Server } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';

/** Lets a server listen on a free port of 127.0.0.1; answers the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Connects to 127.0.0.1 as a device would that wants `host` and trusts `ca` alone; answers the
 * certificate that it was shown. Rejects when the device would refuse it.
 */
export async function handshake(port: number, ca: string, host: string): Promise<PeerCertificate> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    ca,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    checkServerIdentity: (_host, certificate) => checkServerIdentity(host, certificate),
  });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerCertificate();
  socket.destroy();
  return certificate;
}

/** Sends bytes without encryption and answers everything that comes back. */
export async function sendPlain(port: number, text: string): Promise<string> {
  const socket = connectPlain(port, '127.0.0.1');
  socket.end(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
