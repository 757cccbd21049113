import type { Colour } from '../../../words/idea.ts';
import { SEGMENTS } from '../furnishings/seven-segments.ts';

/** What a scoreboard 3.4 metres wide and 1.5 high shows, from its middle in metres, where the two teams have such scores (0 to 99); null beside it. */
export function scoreAt(
  u: number,
  v: number,
  [home, guest]: readonly [home: number, guest: number],
): Colour | null {
  if (Math.abs(u) > 1.7 || Math.abs(v) > 0.75) return null;
  if (Math.abs(u) > 1.63 || Math.abs(v) > 0.68) return [0.5, 0.5, 0.52];
  const digits: readonly (readonly [number, number])[] = [
    [-1.2, Math.floor(home / 10)],
    [-0.65, home % 10],
    [0.65, Math.floor(guest / 10)],
    [1.2, guest % 10],
  ];
  for (const [at, digit] of digits) if (isLit(u - at, v + 0.06, digit)) return [1.9, 0.24, 0.1];
  const isColon = Math.abs(u) < 0.05 && Math.abs(Math.abs(v + 0.06) - 0.16) < 0.05;
  return isColon ? [1.8, 1.4, 0.2] : [0.03, 0.03, 0.035];
}

/** Whether a digit of seven segments shines at a place from its middle, metres. */
function isLit(u: number, v: number, digit: number): boolean {
  const [wide, tall, thick] = [0.17, 0.36, 0.04];
  if (Math.abs(u) > wide + thick || Math.abs(v) > tall + thick) return false;
  const lit = SEGMENTS[digit] as string;
  const level = [tall, 0, -tall].findIndex((at) => Math.abs(v - at) < thick);
  if (level >= 0 && Math.abs(u) < wide && lit[level * 3] === '1') return true;
  if (Math.abs(Math.abs(u) - wide) > thick) return false;
  return lit[(v > 0 ? 1 : 4) + (u > 0 ? 1 : 0)] === '1';
}
