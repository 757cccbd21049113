import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Land } from '../../../words/land.ts';
import { planRoom } from '../plan-room.ts';
import { meet } from '../solids/meet.ts';
import type { Point } from '../solids/solid.ts';

/** How bright the first surfaces are that rays straight ahead meet, from wall to wall, above the flames. */
function brightnessAcross(land: Land): number[] {
  const room = planRoom({
    land,
    random: createRandom(4),
    noise: createNoise(4),
    side: 1,
    tableHigh: null,
    hasFire: true,
  });
  const steps = 200;
  return Array.from({ length: steps }, (_, n) => {
    const x = room.left + ((n + 0.5) / steps) * (room.right - room.left);
    const from: Point = [x, 0.74, room.back - 1];
    let nearest = Number.POSITIVE_INFINITY;
    let bright = 1;
    for (const solid of room.solids) {
      const hit = meet(solid, from, [0, 0, 1]);
      if (hit === null || hit.at >= nearest) continue;
      nearest = hit.at;
      bright = Math.max(...solid.material(x, 0.74, from[2] + hit.at, hit.axis));
    }
    return bright;
  });
}

describe('a fireplace', () => {
  it.each(['room', 'library'] as const)('has nothing but soot behind its fire in a %s', (land) => {
    const all = brightnessAcross(land);
    const dark = all.map((bright) => bright < 0.06);
    const longest = Math.max(
      ...dark
        .join(' ')
        .split('false')
        .map((run) => run.split('true').length - 1),
    );
    // The opening between its cheeks is nearly a metre wide.
    expect(longest / all.length).toBeGreaterThan(0.08);
  });

  it('has stockings and a garland at Christmas alone', () => {
    const solidsAt = (isChristmas: boolean) =>
      planRoom({
        land: 'room',
        random: createRandom(4),
        noise: createNoise(4),
        side: 1,
        tableHigh: null,
        hasFire: true,
        isChristmas,
      }).solids.length;
    expect(solidsAt(true)).toBeGreaterThan(solidsAt(false) + 40);
  });
});
