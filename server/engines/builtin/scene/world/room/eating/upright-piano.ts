import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { besideWall, type Furnishing, flat } from '../furniture.ts';
import { drum, type Material, type Solid } from '../solids/solid.ts';

const WOOD: Colour = [0.26, 0.14, 0.08];

/** How long, deep and high a piano is, where its keys are; metres. */
const SIZE = { half: 0.75, deep: 0.6, high: 1.3, keys: 0.74 } as const;

/** An upright piano at the wall of the light side, its middle so far ahead, and the stool before it. */
export function pianoAtWall(furnishing: Furnishing, z: number): Solid[] {
  const { part, wall } = besideWall({ ...furnishing, side: -furnishing.side });
  const wood = oldWood(WOOD, furnishing.noise, 2);
  const [near, far] = [z - SIZE.half, z + SIZE.half];
  const front: Material = (x, y, pz, axis) => {
    const u = Math.abs(Math.abs(pz - z) - 0.36);
    const isPanel = u < 0.28 && y > 0.9 && y < 1.2;
    return scaleColour(wood(x, y, pz, axis), isPanel ? 1.7 : 1);
  };
  const keys: Material = (_x, _y, pz) => {
    const at = (pz - near) / 0.029;
    const share = at - Math.floor(at);
    return share < 0.1 ? [0.35, 0.33, 0.3] : [0.93, 0.91, 0.84];
  };
  const black = [0.15, 0.4, 0.65, 0.9, 1.15, 1.4].flatMap((from) =>
    [0, 0.035, 0.085].map((more) => near + 0.05 + from * 0.9 + more),
  );
  const stool = wall + furnishing.side * (SIZE.deep + 0.62);
  return [
    part(0.02, SIZE.deep - 0.24, [0, SIZE.high], [near, far], front),
    part(0, SIZE.deep - 0.2, [SIZE.high, SIZE.high + 0.05], [near - 0.03, far + 0.03], wood),
    part(0.1, SIZE.deep, [SIZE.keys - 0.1, SIZE.keys - 0.02], [near, far], wood),
    part(0.2, SIZE.deep - 0.02, [SIZE.keys - 0.02, SIZE.keys], [near + 0.05, far - 0.05], keys),
    ...black.map((at) =>
      part(
        0.2,
        SIZE.deep - 0.12,
        [SIZE.keys, SIZE.keys + 0.012],
        [at, at + 0.016],
        flat([0.07, 0.07, 0.07]),
      ),
    ),
    ...[near, far - 0.06].map((at) =>
      part(SIZE.deep - 0.12, SIZE.deep - 0.04, [0, SIZE.keys - 0.1], [at, at + 0.06], wood),
    ),
    part(
      SIZE.deep - 0.26,
      SIZE.deep - 0.22,
      [0.92, 1.16],
      [z - 0.2, z + 0.2],
      flat([0.9, 0.87, 0.78]),
    ),
    drum([stool, z], [0.46, 0.54], [0.19, 0.19], flat([0.42, 0.08, 0.08])),
    drum([stool, z], [0.06, 0.46], [0.05, 0.04], wood),
    drum([stool, z], [0, 0.06], [0.2, 0.1], wood),
  ];
}
