import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Noise } from '../../../../noise.ts';
import type { ShellFitting } from '../../../../words/fitting.ts';
import type { Colour } from '../../../../words/idea.ts';
import { panelled } from '../../furnishings/dressing.ts';
import { OAK, type Shell, WALNUT } from '../../furniture.ts';
import { boards, brick, chance, cloth, paint, tiles, wood } from '../../materials.ts';
import type { Material } from '../../solids/solid.ts';

/** What of a room's surfaces becomes another. */
type Covered = Partial<Pick<Shell, 'walls' | 'floor' | 'ceiling'>>;

/** Makes a surface of a room, in a colour that is said or one of its own (null). */
type Cover = (shell: Shell, colour: Colour | null, noise: Noise) => Covered;

/** A colour that was named as a wall has it: paint is a little paler. */
const onWall = (colour: Colour): Colour => mixColour(colour, [1, 1, 1], 0.16);

/** Along a wall, whichever way it stands. */
const alongOf = (x: number, z: number, axis: number): number => (axis === 0 ? z : x);

/** Broad upright stripes of paper, a thin line beside each. */
const striped =
  (ground: Colour, noise: Noise): Material =>
  (x, y, z, axis) => {
    const at = alongOf(x, z, axis) / 0.26;
    const u = at - Math.floor(at);
    const isLine = Math.abs(u - 0.58) < 0.02 || Math.abs(u - 0.92) < 0.02;
    const tone = u < 0.5 ? ground : mixColour(ground, [1, 0.98, 0.93], 0.62);
    return scaleColour(
      isLine ? scaleColour(ground, 0.75) : tone,
      1 + 0.03 * noise.at(x * 3, y * 3),
    );
  };

/** How far apart the flowers of a paper are, metres. */
const APART = 0.36;

/** Flowers on stems with leaves, in rows that are set off by half. */
const flowery = (ground: Colour, flower: Colour): Material => {
  const [leaf, heart]: Colour[] = [
    [0.36, 0.5, 0.3],
    [0.95, 0.82, 0.4],
  ];
  return (x, y, z, axis) => {
    const at = alongOf(x, z, axis) / APART;
    const column = Math.floor(at);
    const up = y / APART + 0.5 * (column & 1);
    const row = Math.floor(up);
    const turn = 6 * chance(column, row);
    const [u, v] = [at - column - 0.5, up - row - 0.55];
    const away = Math.hypot(u, v);
    const petal = 0.17 + 0.075 * Math.cos(5 * Math.atan2(v, u) + turn);
    if (away < 0.06) return heart as Colour;
    if (away < petal) return scaleColour(flower, 0.8 + 1.3 * away);
    const stem = Math.abs(u - 0.07 * Math.sin(v * 9)) < 0.013 && v < -0.14;
    const isLeaf = [-1, 1].some(
      (to) => Math.hypot((u - to * 0.13) / 0.12, (v + 0.33 - 0.4 * Math.abs(u)) / 0.05) < 1,
    );
    if (stem || isLeaf) return leaf as Colour;
    // Small buds between the flowers.
    return Math.hypot(Math.abs(u) - 0.42, v + 0.36) < 0.045 ? scaleColour(flower, 1.1) : ground;
  };
};

/** Paper with a pattern of pointed arches, tone on tone. */
const damask = (ground: Colour): Material => {
  const dark = scaleColour(ground, 0.82);
  return (x, y, z, axis) => {
    const at = alongOf(x, z, axis) / 0.3;
    const column = Math.floor(at);
    const up = y / 0.42 + 0.5 * (column & 1);
    const [u, v] = [(at - column - 0.5) * 2, (up - Math.floor(up) - 0.5) * 2];
    const bulge = Math.abs(u) - 0.75 * Math.cos((Math.PI / 2) * v);
    const isOutline = Math.abs(bulge) < 0.09;
    const isHeart = Math.hypot(u / 0.34, v / 0.5) < 0.8 + 0.2 * Math.cos(6 * Math.atan2(v, u));
    return isOutline || isHeart ? dark : ground;
  };
};

/** Wooden boards side by side up to a rail, paint above it. */
const wainscot = (panel: Material, above: Material, noise: Noise): Material => {
  const rail = wood(scaleColour(OAK, 0.72), noise);
  return (x, y, z, axis) => {
    if (y > 1.36) return above(x, y, z, axis);
    if (y > 1.28 || y < 0.1) return rail(x, y, z, axis);
    const u = alongOf(x, z, axis) / 0.62;
    const [across, up] = [Math.abs(u - Math.floor(u) - 0.5) * 0.62, Math.abs(y - 0.69)];
    const [dx, dy] = [0.23 - across, 0.48 - up];
    const edge = Math.min(dx, dy);
    return scaleColour(panel(x, y, z, axis), Math.abs(edge) < 0.018 ? 0.6 : edge > 0 ? 1.06 : 0.94);
  };
};

/** Large slabs of stone, no two of one tone. */
const flagstones =
  (colour: Colour, noise: Noise): Material =>
  (x, _y, z) => {
    const row = Math.floor(z / 0.62);
    const at = x / 0.8 + 0.41 * row + 0.2 * chance(row, 3);
    const stone = Math.floor(at);
    const [u, v] = [at - stone, z / 0.62 - row];
    if (u < 0.025 || v < 0.035) return scaleColour(colour, 0.5);
    const grain = 0.12 * noise.fbm(x * 5, z * 5, 3);
    return scaleColour(colour, 0.8 + 0.34 * chance(stone, row) + grain);
  };

/** What each of them makes of a room's surfaces. */
export const COVERS: Partial<Readonly<Record<ShellFitting, Cover>>> = {
  walls: ({ high }, colour, noise) =>
    colour === null ? {} : { walls: panelled(paint(onWall(colour), noise), high) },
  ceilingpaint: (_, colour, noise) =>
    colour === null ? {} : { ceiling: paint(onWall(colour), noise) },
  wallpaper: ({ high }, colour) => ({
    walls: panelled(damask(onWall(colour ?? [0.5, 0.6, 0.52])), high),
  }),
  stripedwallpaper: ({ high }, colour, noise) => ({
    walls: panelled(striped(onWall(colour ?? [0.45, 0.56, 0.68]), noise), high),
  }),
  flowerywallpaper: ({ high }, colour) => ({
    walls: panelled(
      flowery(
        colour === null ? [0.87, 0.84, 0.76] : mixColour(colour, [1, 1, 1], 0.62),
        colour === null ? [0.8, 0.36, 0.4] : scaleColour(colour, 0.9),
      ),
      high,
    ),
  }),
  brickwall: (_, colour, noise) => ({ walls: brick(colour ?? [0.62, 0.32, 0.23], noise) }),
  stonewall: (_, colour, noise) => {
    const stone = flagstones(colour ?? [0.56, 0.53, 0.48], noise);
    return { walls: (x, y, z, axis) => stone(alongOf(x, z, axis), 0, y * 1.6, axis) };
  },
  panelling: ({ walls }, colour, noise) => ({
    walls: wainscot(wood(colour ?? scaleColour(OAK, 0.85), noise), walls, noise),
  }),
  tiledwall: (_, colour) => {
    const light = colour === null ? ([0.88, 0.9, 0.9] as const) : onWall(colour);
    return { walls: tiles(light, scaleColour(light, 0.95), 0.16) };
  },
  chequeredfloor: (_, colour) => ({
    floor: tiles([0.88, 0.86, 0.82], colour ?? [0.1, 0.1, 0.11], 0.42),
  }),
  tiledfloor: (_, colour) => {
    const light = colour ?? ([0.74, 0.46, 0.34] as const);
    return { floor: tiles(light, scaleColour(light, 0.86), 0.3) };
  },
  stonefloor: (_, colour, noise) => ({ floor: flagstones(colour ?? [0.5, 0.48, 0.44], noise) }),
  woodenfloor: (_, colour, noise) => ({ floor: boards(colour ?? WALNUT, noise) }),
  carpetedfloor: (_, colour, noise) => ({
    floor: cloth(scaleColour(colour ?? [0.56, 0.5, 0.44], 0.85), noise),
  }),
};
