import { describe, expect, it } from 'vitest';
import { within } from '../street/solid.ts';
import { countryStation } from './country-station.ts';
import { platformPlot } from './halt.ts';
import { haltOf, isUnderPlatform, PLATFORM } from './halt-plan.ts';
import { besideRailway, railwayOf, withBank } from './railway.ts';

const hilly = (x: number, z: number) => 8 + 3 * Math.sin(x / 9) + 2 * Math.sin(z / 7);

describe.each([0, 1, 2, 3])('a country station, composition %i', (turn) => {
  const setting = { side: 1, turn, idea: { halt: true } } as const;
  const line = railwayOf(setting);
  const plot = platformPlot(setting);

  it('has its platform close beside the track all along, and never on it', () => {
    for (let along = 0; along < plot.wide; along += 4) {
      const { x, z } = within(plot, along, 0, 0, 0);
      expect(Math.abs(besideRailway(line, x, z))).toBeCloseTo(PLATFORM.edge, 1);
      const back = within(plot, along, plot.deep, 0, 0);
      expect(Math.abs(besideRailway(line, back.x, back.z))).toBeGreaterThan(plot.deep);
    }
  });

  it('stands on level ground that nothing grows on', () => {
    const ground = withBank(hilly, line);
    const { x, z } = within(plot, plot.wide / 3, plot.deep / 2, 0, 0);
    expect(ground(x, z)).toBeCloseTo(ground(line.middle(10), 10), 5);
    expect(isUnderPlatform(haltOf(setting), besideRailway(line, x, z), z)).toBe(true);
    expect(isUnderPlatform(haltOf(setting), -besideRailway(line, x, z), z)).toBe(false);
  });

  it('rises from the ground to a roof, nothing below its foot', () => {
    const solids = countryStation(plot, 5, 0.4, false);
    expect(Math.min(...solids.map(({ low }) => low))).toBeGreaterThan(4);
    for (const { low, high } of solids) expect(low).toBeLessThan(high);
    expect(Math.max(...solids.map(({ high }) => high))).toBeGreaterThan(5 + 4.5);
  });
});
