import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene.ts';
import { createNoise } from '../noise.ts';
import type { DayTime, Weather } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { type Camera, createFrame, type Frame, LAND, WATER } from './frame.ts';
import { createGround } from './ground.ts';
import { createHeightMap } from './height-map.ts';
import { createLight, type Light } from './light.ts';
import { paintLand } from './paint-land.ts';
import { erode } from './relief/erode.ts';
import { sunPosition } from './sky/heavens.ts';
import { paintSky } from './sky/sky.ts';
import { createSwell } from './water/swell.ts';
import { paintWater } from './water/water.ts';

// Drawing is real work: on a busy machine it takes its time.
const PATIENCE = { timeout: 180_000 };
const LANDS: readonly Land[] = [
  'mountain',
  'sea',
  'beach',
  'forest',
  'desert',
  'oasis',
  'city',
  'field',
  'lake',
  'island',
  'river',
  'plain',
  'street',
  'canal',
  'woods',
  'canyon',
  'volcano',
  'waterfall',
  'cave',
  'underwater',
  'space',
  'room',
  'kitchen',
  'library',
  'bedroom',
  'classroom',
  'cafe',
  'bathroom',
  'office',
  'garage',
  'greenhouse',
  'nave',
  'churchwedding',
  'ofrenda',
  'hanukkah',
  'beertent',
  'station',
  'oldstation',
  'laboratory',
  'hospital',
  'museum',
  'gym',
  'supermarket',
  'ministore',
  'mall',
  'metro',
  'subwaystation',
  'palacestation',
  'terminal',
  'planecabin',
  'compartment',
  'indoorpool',
  'restaurant',
  'diner',
  'lobby',
  'courtroom',
  'bowling',
  'laundry',
  'homelaundry',
  'lecturehall',
  'serverroom',
  'flowershop',
  'toyshop',
  'boxingring',
  'boxinggym',
  'cellblock',
  'forge',
  'artstudio',
  'bakery',
  'winecellar',
  'barbershop',
  'carpentry',
  'operatingroom',
  'throneroom',
  'dungeon',
  'spacebridge',
  'theatre',
  'attic',
  'cinema',
  'tatamiroom',
  'wizardlibrary',
  'potionshop',
  'casino',
  'basketballhall',
  'sciencefair',
  'barnhall',
  'tinyhouse',
  'logcabin',
  'escaperoom',
  'readingnook',
  'closet',
  'blanketfort',
  'bubblebath',
  'nursery',
  'callcenter',
  'meetingroom',
  'spacegarden',
  'camper',
  'wizardtower',
  'nailsalon',
  'sento',
  'bankvault',
  'prisoncell',
  'hammam',
  'prayerhall',
  'tentroom',
  'santaworkshop',
  'waitingroom',
  'stationwaiting',
  'doctoroffice',
  'dentist',
  'icerink',
  'restaurantkitchen',
  'beachbar',
  'roofterrace',
  'flatroof',
  'carcabin',
  'elevator',
  'stairhall',
  'hauntedhall',
  'basement',
  'butchershop',
  'pizzeria',
  'teahouse',
  'buscabin',
  'tramcabin',
  'sauna',
  'tattooparlour',
  'synagogue',
  'templehall',
  'postoffice',
  'bankhall',
  'hardwarestore',
  'burrow',
  'hollowtree',
  'mushroomroom',
  'lavaforge',
  'igloohall',
  'yurtroom',
  'treehouseroom',
  'ambulanceroom',
  'egyptiantomb',
  'romanbath',
  'longhouse',
  'carshowroom',
  'assemblyline',
  'controlroom',
  'musicroom',
  'backstage',
  'spa',
  'seventieskitchen',
  'marsdome',
  'warehouse',
  'hotelcorridor',
  'sewer',
  'canteen',
  'readingroom',
  'parkinggarage',
  'flightdeck',
  'pottery',
  'aquariumtunnel',
  'aquariumhall',
  'recordingstudio',
  'apothecary',
  'tailor',
  'clothesshop',
  'shoeshop',
  'bookshop',
  'antiqueshop',
  'jazzclub',
  'teenroom',
  'ballroom',
  'dwarfhall',
  'schoolcorridor',
  'newsstudio',
  'hospitalcorridor',
  'petshop',
  'fishshop',
  'cheeseshop',
  'recordshop',
  'icecreamparlour',
  'sushibar',
  'circusring',
  'karaoke',
  'planetarium',
  'planewindow',
  'trainwindow',
  'captaincabin',
  'atticbedroom',
  'candyshop',
  'booktower',
  'spiralstair',
  'clockroom',
  'wreckhold',
  'submarineroom',
  'stationmodule',
  'cocktailbar',
  'shopfront',
  'storefront',
  'balcony',
  'porch',
  'tabletop',
  'quay',
  'gamearcade',
  'nightclub',
  'operahall',
  'dancestudio',
  'yogastudio',
  'diningroom',
  'rockconcert',
  'rustickitchen',
  'castlekitchen',
  'mexicankitchen',
  'parlour',
  'tavern',
  'saloon',
  'kidsroom',
  'terraces',
  'swamp',
  'pool',
  'harbour',
  'airfield',
  'summit',
];

interface Wish {
  readonly land: Land;
  readonly time?: DayTime;
  readonly weather?: Weather;
  readonly width?: number;
  readonly height?: number;
  readonly index?: number;
}

function draw({ land, time = 'day', weather = 'clear', width = 40, height = 40, index = 0 }: Wish) {
  const idea = { ...readPrompt('x'), land, time, weather };
  return drawScene({ idea, style: 'realism', width, height, seed: 3, index }, () => {});
}

const lumaAt = (data: Uint8ClampedArray, at: number): number =>
  0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0);

function mean(count: number, read: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += read(at);
  return sum / count;
}

describe('a full moon', PATIENCE, () => {
  it.each([0, 1, 2, 3])('stands in the sky of each composition (%i)', (index) => {
    const shape = { width: 96, height: 96, style: null, seed: 3, index };
    const brightest = (prompt: string) => {
      const data = drawScene({ ...shape, idea: readPrompt(prompt) }, () => {});
      const lumas = Array.from({ length: 96 * 64 }, (_, at) => lumaAt(data, at));
      return lumas.filter((luma) => luma > 190).length;
    };
    // The disc: more than stars are.
    expect(brightest('full moon over the mountains')).toBeGreaterThan(20);
  });
});

describe('an oasis', PATIENCE, () => {
  it('has water', () => {
    const ground = createGround('oasis', createNoise(7), { side: 1, relief: 1 });
    const heights = Array.from({ length: 60 }, (_, n) => ground(10, 2 * n + 4));
    expect(Math.min(...heights)).toBeLessThan(-1);
    expect(heights[0]).toBeGreaterThan(0);
  });
});

describe('every land', PATIENCE, () => {
  it.each(LANDS)('%s is drawn in many colours and opaque', (land) => {
    const data = draw({ land });
    expect(new Set(data).size).toBeGreaterThan(50);
    expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
  });

  it.each<[number, number, Land]>([
    [1, 1, 'street'],
    [8, 8, 'underwater'],
    [90, 9, 'space'],
    [9, 90, 'woods'],
    [1, 9, 'room'],
  ])('is drawn alike twice at %d×%d (%s)', (width, height, land) => {
    const data = draw({ land, width, height });
    expect(data.length).toBe(width * height * 4);
    expect(draw({ land, width, height })).toEqual(data);
  });

  it('shows the same picture small as large', () => {
    const small = draw({ land: 'canyon', width: 40, height: 40 });
    const large = draw({ land: 'canyon', width: 120, height: 120 });
    const shrunk = (at: number) => {
      const [x, y] = [(at % 40) * 3, Math.floor(at / 40) * 3];
      return mean(9, (n) => lumaAt(large, (y + Math.floor(n / 3)) * 120 + x + (n % 3)));
    };
    const other = draw({ land: 'canyon', index: 1 });
    const apart = mean(1600, (at) => Math.abs(lumaAt(small, at) - shrunk(at)));
    expect(apart).toBeLessThan(14);
    expect(mean(1600, (at) => Math.abs(lumaAt(other, at) - shrunk(at)))).toBeGreaterThan(apart * 2);
  });

  it('lights the windows of a street when it is dark', () => {
    const lit = (time: DayTime) => {
      const data = draw({ land: 'street', time, width: 64, height: 64 });
      const dark = mean(4096, (at) => lumaAt(data, at));
      return mean(4096, (at) => (lumaAt(data, at) > dark + 70 ? 1 : 0));
    };
    const night = draw({ land: 'street', time: 'night', width: 64, height: 64 });
    expect(mean(4096, (at) => lumaAt(night, at))).toBeLessThan(90);
    expect(lit('night')).toBeGreaterThan(0.02);
  });
});

const camera: Camera = { focal: 60, horizon: 20, height: 20, centre: 32 };

describe('light', () => {
  it.each([-1, 1])('is brightest in the sky where the sun stands (%d)', (side) => {
    const light = createLight('sunset', 'clear', side * 0.3, 0, null);
    const frame = createFrame(64, 64);
    paintSky(frame, camera, light);
    const columns = Array.from({ length: 64 }, (_, x) =>
      mean(18, (y) => frame.rgb[(y * 64 + x) * 3] ?? 0),
    );
    const brightest = columns.indexOf(Math.max(...columns));
    expect(Math.abs(brightest - sunPosition(camera, light.toward)[0])).toBeLessThan(5);
  });

  it.each([-1, 1])(
    'falls on the flank that looks to the sun, and leaves the other (%d)',
    (side) => {
      const light = createLight('sunset', 'clear', side * 1.5, 0, null);
      const hill = (x: number, z: number) => 1 + 160 * Math.exp(-(x * x + (z - 400) ** 2) / 9_000);
      const map = createHeightMap(
        hill,
        light.toward,
        64,
        () => true,
        () => 0,
      );
      const frame = createFrame(64, 64);
      const still = createSwell(createNoise(1), 0);
      paintLand(
        frame,
        camera,
        map,
        () => [0.5, 0.5, 0.5],
        light,
        { swell: still },
        () => {},
      );
      const flank = (from: number, to: number) => {
        const values: number[] = [];
        for (let y = 0; y < 20; y++)
          for (let x = from; x < to; x++)
            if (frame.kind[y * 64 + x] === LAND) values.push(frame.rgb[(y * 64 + x) * 3] ?? 0);
        return values.reduce((sum, value) => sum + value, 0) / values.length;
      };
      const [left, right] = [flank(16, 32), flank(32, 48)];
      expect(side < 0 ? left / right : right / left).toBeGreaterThan(1.2);
    },
  );
});

describe('water', () => {
  /** Paints deep water without waves. */
  const paintStill = (frame: Frame, light: Light) => {
    const flat = createHeightMap(
      () => -10,
      light.toward,
      64,
      () => true,
      () => 0,
    );
    const swell = createSwell(createNoise(1), 0);
    const still = { deep: [0, 0, 0] as const, roughness: 0, swell, surf: false };
    paintWater(frame, camera, { light, noise: createNoise(1) }, flat, still);
  };

  it('mirrors what stands above it, upside down and in its own column', () => {
    const light = createLight('day', 'clear', 2.8, 0, null);
    const frame = createFrame(64, 64);
    for (let at = 0; at < 64 * 64; at++) {
      const [x, y] = [at % 64, Math.floor(at / 64)];
      if (y >= 20) {
        frame.kind[at] = WATER;
        frame.depth[at] = (camera.focal * camera.height) / (y - 19.5);
      } else if (y >= 8) {
        frame.kind[at] = LAND;
        // As far as the water's end is.
        frame.depth[at] = 2_400;
        frame.rgb.set(
          x < 32 ? [0.9, 0.1, 0.1] : y < 14 ? [0.1, 0.9, 0.1] : [0.1, 0.1, 0.9],
          at * 3,
        );
      }
    }
    paintStill(frame, light);
    const strongest = (x: number, y: number) => {
      const colour = [...frame.rgb.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)];
      return 'rgb'[colour.indexOf(Math.max(...colour))];
    };
    expect([22, 24, 28].map((y) => strongest(10, y)).join('')).toBe('rrr');
    expect([22, 24, 28, 30].map((y) => strongest(50, y)).join('')).toBe('bbgg');
  });

  it('mirrors what is far at its own foot, whatever bank lies before it', () => {
    const light = createLight('day', 'clear', 2.8, 0, null);
    const frame = createFrame(64, 64);
    // A red wall with a green one on it, both far; on the left half a low bank near the eye.
    for (let at = 0; at < 64 * 64; at++) {
      const [x, y] = [at % 64, Math.floor(at / 64)];
      const isBank = x < 32 && y >= 22 && y < 26;
      const isWater = y >= 22 && !isBank;
      if (y >= 4) frame.kind[at] = isWater ? WATER : LAND;
      if (isWater) frame.depth[at] = (camera.focal * camera.height) / (y - 19.5);
      else if (y >= 4) frame.depth[at] = isBank ? 190 : 600;
      if (y < 22 && y >= 4) frame.rgb.set(y < 12 ? [0.1, 0.9, 0.1] : [0.9, 0.1, 0.1], at * 3);
    }
    paintStill(frame, light);
    const rows = [34, 36, 38];
    const at = (x: number, y: number) => [
      ...frame.rgb.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 2),
    ];
    for (const y of rows) {
      const [left, right] = [at(31, y), at(32, y)];
      expect(Math.abs((left[0] ?? 0) - (right[0] ?? 1))).toBeLessThan(0.05);
      expect(Math.abs((left[1] ?? 0) - (right[1] ?? 1))).toBeLessThan(0.05);
    }
  });
});

describe('running water', () => {
  it('leaves ground that drains, hardly ever steeper than rock can keep', () => {
    const side = 48;
    const noise = createNoise(2);
    const rise = Float32Array.from({ length: side * side }, (_, at) => (at < side * 6 ? 0 : 1));
    const heights = rise.map(
      (share, at) => share * (9 + 8 * noise.at((at % side) / 5, at / side / 5)),
    );
    const again = Float32Array.from(heights);
    erode(heights, { side, cell: 10, rise }, 40, 12);
    erode(again, { side, cell: 10, rise }, 40, 12);
    expect(again).toEqual(heights);
    let hollows = 0;
    let steep = 0;
    for (let row = 7; row < side - 1; row++) {
      for (let column = 1; column < side - 1; column++) {
        const at = row * side + column;
        const around = [-side - 1, -side, -side + 1, -1, 1, side - 1, side, side + 1];
        const lowest = Math.min(...around.map((step) => heights[at + step] ?? 0));
        const own = heights[at] ?? 0;
        if (lowest >= own) hollows++;
        if (own - lowest > 2 * 1.15 * 10 * Math.SQRT2) steep++;
      }
    }
    expect(hollows).toBeLessThan(12);
    expect(steep).toBeLessThan(30);
    expect(Math.max(...heights)).toBeGreaterThan(60);
  });
});
