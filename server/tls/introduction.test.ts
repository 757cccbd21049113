import { expect, it } from 'vitest';
import { introduce } from './introduction.ts';

const common = { hosts: ['192.168.1.5', '10.0.0.5'], port: 8080, fingerprint: 'AB:CD' };
const qrLine = /^ {3}\u001B\[97(;40)?m([ █▀▄]+)\u001B\[0m$/;

it('leads first to trusting the authority, then to the page, then to the other addresses', () => {
  const lines = introduce({ ...common, isTerminal: false }).split('\n');
  const at = (text: string): number => lines.findIndex((line) => line.includes(text));
  const order = [
    'http://192.168.1.5:8080',
    'AB:CD',
    'https://192.168.1.5:8080',
    'https://10.0.0.5',
  ];
  expect(order.map(at)).toEqual([2, 3, 5, 6]);
  expect(lines.filter((line) => qrLine.test(line))).toEqual([]);
});

it('draws both addresses as QR codes, each of which differs, where people look at it', () => {
  const lines = introduce({ ...common, isTerminal: true }).split('\n');
  const codes: string[] = [];
  lines.forEach((line, index) => {
    if (!qrLine.test(line)) return;
    const isFirst = !qrLine.test(lines[index - 1] ?? '');
    if (isFirst) codes.push(line);
    else codes.push(`${codes.pop()}\n${line}`);
  });
  expect(codes).toHaveLength(2);
  expect(codes[0]).not.toBe(codes[1]);
  const widths = codes.flatMap((code) =>
    code.split('\n').map((line) => qrLine.exec(line)?.[2]?.length),
  );
  expect(new Set(widths).size).toBe(1);
});

it('says so when there is no network', () => {
  const words = introduce({ ...common, hosts: [], isTerminal: true });
  expect(words).toBe(
    'This machine has no address in a network; addresses that it gets are shown here.',
  );
});
