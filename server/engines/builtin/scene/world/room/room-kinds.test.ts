import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import type { Service } from './furniture.ts';
import { serviceOf, sitsThere } from './people/guests.ts';
import { planFor } from './plan-for.ts';
import { INDOORS, planRoom } from './plan-room.ts';
import { ROOM_KINDS } from './room-kinds.ts';

const KINDS = Object.keys(ROOM_KINDS) as Land[];
const FURNISHED = KINDS.filter((land) => ROOM_KINDS[land]?.isBare !== true);
const plan = (
  land: Land,
  side = 1,
  more: { night?: boolean; isFull?: boolean; isAttended?: boolean; cover?: Colour } = {},
) =>
  planRoom({
    ...more,
    land,
    side,
    random: createRandom(7),
    noise: createNoise(7),
    tableHigh: null,
    hasFire: false,
  });

/** How bright the windows in a cabin's wall are, in the mean. */
const windowOf = ({ walls, right }: ReturnType<typeof plan>): number =>
  Array.from({ length: 20 }, (_, n) => walls(right, 1.14, (n + 0.5) * 0.56, 0)[1]).reduce(
    (sum, green) => sum + green / 20,
    0,
  );

describe('rooms of their own kind', () => {
  it('are seen from within', () => {
    for (const land of KINDS) expect(INDOORS).toContain(land);
  });

  it.each(FURNISHED)('hold all that stands in them between their walls: %s', (land) => {
    for (const side of [-1, 1]) {
      const { solids, left, right, high, back, lamps } = plan(land, side);
      expect(solids.length).toBeGreaterThan(15);
      // A round wall is not what stands before it.
      for (const { low, high: top } of solids.filter(({ form }) => form.kind !== 'hollow')) {
        expect(top[0]).toBeLessThan(right + 0.3);
        expect(low[0]).toBeGreaterThan(left - 0.3);
        expect(top[1]).toBeLessThan(high + 0.31);
        expect(low[1]).toBeGreaterThan(-0.31);
        expect(low[2]).toBeLessThan(back + 0.1);
        for (const axis of [0, 1, 2] as const) expect(top[axis]).toBeGreaterThan(low[axis]);
      }
      for (const [x, y] of lamps) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(right);
        expect(y).toBeLessThan(high);
      }
    }
  });

  it.each([
    ...(['diner', 'bakery', 'bookshop', 'toyshop', 'apothecary', 'petshop'] as const),
    ...(['recordshop', 'icecreamparlour', 'captaincabin', 'theatre', 'flowershop'] as const),
    ...(['candyshop', 'cheeseshop', 'fishshop', 'cafe', 'library', 'classroom'] as const),
    ...([
      'tavern',
      'dancestudio',
      'laundry',
      'tailor',
      'clothesshop',
      'shoeshop',
      'throneroom',
      'indoorpool',
    ] as const),
    ...(['sushibar', 'parkinggarage', 'readingroom', 'canteen', 'warehouse'] as const),
    ...(['elevator', 'butchershop', 'pizzeria', 'sauna', 'synagogue'] as const),
    ...(['postoffice', 'bankhall', 'hardwarestore', 'tattooparlour'] as const),
    ...(['igloohall', 'yurtroom', 'ambulanceroom', 'romanbath', 'longhouse'] as const),
    ...(['carshowroom', 'assemblyline', 'controlroom', 'musicroom'] as const),
    ...(['backstage', 'spa', 'seventieskitchen', 'metro', 'circusring', 'karaoke'] as const),
  ])('have those between their walls who are there every day: %s', (land) => {
    for (const side of [-1, 1]) {
      const empty = plan(land, side);
      const { solids, left, right, back } = plan(land, side, { isAttended: true });
      expect(solids.length).toBeGreaterThan(empty.solids.length + 20);
      for (const { low, high } of solids.slice(-20)) {
        expect(low[0]).toBeGreaterThan(left - 0.3);
        expect(high[0]).toBeLessThan(right + 0.3);
        expect(high[2]).toBeLessThan(back + 0.1);
      }
    }
  });

  it('do not seat those who are on their feet for what they do', () => {
    const children = { thing: 'person', count: 3, posture: null } as const;
    for (const land of ['canteen', 'classroom'] as const) {
      expect(sitsThere(land, children)).toBe(true);
      const bond = { bond: 'foodfight', members: [[], [], []] } as const;
      expect(sitsThere(land, { ...children, company: bond })).toBe(false);
      expect(sitsThere(land, { ...children, traits: ['dancing'] })).toBe(false);
    }
  });

  it('seat people of whom no more is said on the chairs of a café', () => {
    const camera = { focal: 400, horizon: 230, height: 1.6, centre: 250 };
    const solidsOf = (prompt: string) =>
      planFor(camera, decide(readPrompt(prompt), null, 3, 0)).solids.length;
    expect(solidsOf('a coffee shop with people')).toBe(solidsOf('a coffee shop'));
    expect(solidsOf('an empty coffee shop')).toBeLessThan(solidsOf('a coffee shop') - 80);
    expect(sitsThere('cafe', { thing: 'person', count: 1, posture: null })).toBe(false);
  });

  it('leave the ice to who skates on it, where nobody plays', () => {
    const camera = { focal: 400, horizon: 230, height: 1.6, centre: 250 };
    const solidsOf = (prompt: string) =>
      planFor(camera, decide(readPrompt(prompt), null, 3, 0)).solids.length;
    const empty = solidsOf('a woman at an ice rink');
    for (const prompt of ['a girl skating at an ice rink', 'people skating at an ice rink'])
      expect(solidsOf(prompt), prompt).toBe(empty);
    expect(solidsOf('an ice hockey game')).toBeGreaterThan(empty + 60);
  });

  it('have a tree at Christmas in a dining room, and none at other feasts', () => {
    const camera = { focal: 400, horizon: 230, height: 1.6, centre: 250 };
    const solidsOf = (prompt: string) =>
      planFor(camera, decide(readPrompt(prompt), null, 3, 0)).solids.length;
    expect(solidsOf('a christmas dinner')).toBeGreaterThan(solidsOf('a thanksgiving dinner') + 60);
  });

  it('seat on a barber’s bench who waits there', () => {
    const waiting = plan('barbershop', 1, { isAttended: true }).solids.length;
    expect(waiting).toBeGreaterThan(plan('barbershop').solids.length + 40);
    expect(sitsThere('barbershop', { thing: 'person', count: 3, posture: 'standing' })).toBe(true);
    expect(sitsThere('cafe', { thing: 'person', count: 3, posture: 'standing' })).toBe(false);
    expect(
      serviceOf({
        thing: 'person',
        count: 2,
        posture: null,
        colour: null,
        size: 1,
        served: 'lion',
      }),
    ).toMatchObject({ act: 'haircut', beast: 'lion' });
    const pupils = { thing: 'person', count: 3, posture: null } as const;
    expect(sitsThere('classroom', pupils)).toBe(true);
    expect(sitsThere('classroom', { ...pupils, traits: ['throwing'] })).toBe(false);
  });

  it('show a table before the eye whole where the room is seen too, a runner on it', () => {
    const camera = { focal: 400, horizon: 230, height: 1.6, centre: 250 };
    const { table } = planFor(camera, decide(readPrompt('a cup of coffee in a cafe'), null, 3, 0));
    expect(table?.low[2]).toBeGreaterThan(0.5);
    const [middle, aside] = [0, 0.8].map((x) => table?.material(x, 1.1, 1, 1));
    expect(middle).not.toEqual(aside);
    expect(middle?.[2]).toBeGreaterThan(1.6 * (aside?.[2] ?? 1));
  });

  it('has no table before the eye on a porch for what stands on its floor', () => {
    const camera = { focal: 400, horizon: 230, height: 1.6, centre: 250 };
    const tableOf = (prompt: string) =>
      planFor(camera, decide(readPrompt(prompt), null, 3, 0)).table;
    expect(tableOf('a Halloween porch with pumpkins')).toBeNull();
    expect(tableOf('a cup of tea on a porch')).not.toBeNull();
  });

  it('has an animal in a dentist’s chair where one is the patient', () => {
    const room = (prompt: string) =>
      planFor(
        { focal: 400, horizon: 230, height: 1.6, centre: 250 },
        decide(readPrompt(prompt), null, 3, 0),
      ).solids.length;
    const people = room('a man at the dentist');
    // Its ears, muzzle, mane and horn.
    expect(room('unicorn at the dentist')).toBeGreaterThan(people + 8);
    expect(room('lion at the dentist')).toBeGreaterThan(room('cat at the dentist') + 8);
  });

  it('has somebody served in a barber’s nearest chair where that is said', () => {
    const shop = (service?: Service) =>
      planRoom({
        land: 'barbershop',
        side: 1,
        random: createRandom(7),
        noise: createNoise(7),
        tableHigh: null,
        hasFire: false,
        ...(service && { service }),
      }).solids;
    const served = shop({ act: 'shaving', isWoman: false });
    expect(served.length).toBeGreaterThan(shop().length + 50);
    /** What is as high as the head of who sits, before all other chairs. */
    const heads = (solids: ReturnType<typeof shop>) =>
      solids.filter(({ low, high }) => low[1] > 1.25 && high[1] < 1.6 && high[2] < 2.9);
    expect(heads(shop())).toEqual([]);
    expect(heads(served).length).toBeGreaterThan(5);
  });

  it.each([
    'planecabin',
    'cinema',
    'classroom',
    'diningroom',
    'restaurant',
    'yogastudio',
    'operahall',
  ] as const)('seat those in them who are named: %s', (land) => {
    const [empty, full] = [plan(land), plan(land, 1, { isFull: true })];
    expect(full.solids.length).toBeGreaterThan(empty.solids.length + 60);
  });

  it('show the dark in an aircraft’s windows at night', () => {
    const dark = windowOf(plan('planecabin', 1, { night: true }));
    expect(dark).toBeLessThan(0.4 * windowOf(plan('planecabin')));
  });

  it('cover the seats of a compartment as asked', () => {
    const colour: Colour = [0.1, 0.4, 0.2];
    const greens = plan('compartment', 1, { cover: colour }).solids.filter(({ material }) => {
      const [r, g, b] = material(0.31, 0.47, 0.77, 1);
      return g > 2 * r && g > 1.5 * b;
    });
    expect(greens.length).toBeGreaterThan(12);
  });

  it('lay an attic’s roof lower at its sides than in its middle', () => {
    const { solids, left, right, high } = plan('attic');
    const lowest = (from: number, to: number) =>
      Math.min(
        ...solids
          .filter(({ low, high: top }) => top[1] === high && low[0] >= from && top[0] <= to)
          .map(({ low }) => low[1]),
      );
    const middle = (left + right) / 2;
    expect(lowest(left - 0.01, left + 0.2)).toBeLessThan(1);
    expect(lowest(middle - 0.2, middle + 0.2)).toBeGreaterThan(2.8);
  });
});
