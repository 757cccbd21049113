import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { paint, solid, speck } from '../testing/pictures.ts';
import { editByInstruction } from './instruct.ts';
import { type Kind, kindAt, paintScene, SCENE } from './scene-of-tests.ts';

const nobody = () => undefined;
const before = paintScene();

const edit = (prompt: string, image: Pixels = paintScene(), seed = 5) =>
  editByInstruction(image, prompt, seed, nobody);

/** Mean colour of what is of a kind, 0 to 255. */
function meanOf({ data }: Pixels, kind: Kind): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < SCENE.width * SCENE.height; at++) {
    if (kindAt(at % SCENE.width, Math.floor(at / SCENE.width)) !== kind) continue;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[at * 4 + c] ?? 0);
    count++;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const lumaOf = ([r, g, b]: readonly [number, number, number]) => 0.299 * r + 0.587 * g + 0.114 * b;

/** Share of the pixels of each kind that differ by more than 12 in some channel. */
function changedShares({ data }: Pixels): Record<Kind, number> {
  const changed: Record<Kind, number> = {
    sky: 0,
    wall: 0,
    roof: 0,
    door: 0,
    pane: 0,
    leaf: 0,
    grass: 0,
  };
  const counts = { ...changed };
  for (let at = 0; at < SCENE.width * SCENE.height; at++) {
    const kind = kindAt(at % SCENE.width, Math.floor(at / SCENE.width));
    counts[kind]++;
    const away = [0, 1, 2].map((c) =>
      Math.abs((data[at * 4 + c] ?? 0) - (before.data[at * 4 + c] ?? 0)),
    );
    if (Math.max(...away) > 12) changed[kind]++;
  }
  for (const kind of Object.keys(changed) as Kind[]) changed[kind] /= counts[kind];
  return changed;
}

describe('an edit', () => {
  it.each(['rain', 'thunderstorm', 'snowfall'])('to %s makes no evening sky lighter', (prompt) => {
    const scene = paintScene();
    for (let at = 0; at < scene.data.length; at++)
      if (at % 4 !== 3) scene.data[at] = (scene.data[at] ?? 0) * 0.3;
    const evening = lumaOf(meanOf(scene, 'sky'));
    const { image } = edit(prompt, scene);
    // But for flakes, which are white.
    expect(lumaOf(meanOf(image, 'sky'))).toBeLessThan(evening + 16);
  });

  it('of grass to green gives it the green of grass, which has more red than blue', () => {
    const [red, green, blue] = meanOf(edit('make the grass greener').image, 'grass');
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(blue * 1.3);
  });

  it('draws the weather after the time of day, whichever was said first: no stars before clouds', () => {
    expect(edit('a rainy night').image.data).toEqual(edit('night with rain').image.data);
    const [red, , blue] = meanOf(edit('fog at sunset').image, 'sky');
    expect(red).toBeGreaterThan(blue);
  });

  it('of the sky changes the sky, gaps in the tree included, and nothing else', () => {
    const { image, notes } = edit('make the sky red');
    const { sky, ...others } = changedShares(image);
    expect(sky).toBeGreaterThan(0.95);
    expect(Math.max(...Object.values(others)), JSON.stringify(others)).toBeLessThan(0.06);
    const [red, green] = meanOf(image, 'sky');
    expect(red).toBeGreaterThan(green * 1.3);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Done: sky recoloured red\./);
  });

  it('from one colour to another changes what has the colour and keeps its shading', () => {
    const { image } = edit('change the red to blue');
    const { door, ...others } = changedShares(image);
    expect(door).toBeGreaterThan(0.98);
    expect(Math.max(...Object.values(others)), JSON.stringify(others)).toBeLessThan(0.02);
    const [red, , blue] = meanOf(image, 'door');
    expect(blue).toBeGreaterThan(red * 2);
  });

  it.each([
    ['make the red on the left blue', [true, true, false]],
    ['make the red thing blue', [false, false, true]],
    ['make the red thing on the left blue', [true, false, false]],
  ])('of a colour in a place or of a thing leaves the rest of that colour: %s', (prompt, blue) => {
    const boxes = paint(120, 60, (x, y) => {
      const isRed =
        y > 20 && y < 34 && [10, 40].some((left) => x >= left && x < left + (left < 20 ? 16 : 12));
      return isRed || (y > 10 && y < 44 && x > 80 && x < 110) ? [190, 30, 25] : [120, 125, 118];
    });
    const { data } = edit(prompt, boxes).image;
    const isBlue = ([x, y]: readonly [number, number]) =>
      (data[(y * 120 + x) * 4 + 2] ?? 0) > 1.5 * (data[(y * 120 + x) * 4] ?? 0);
    expect(
      (
        [
          [16, 28],
          [46, 28],
          [95, 28],
        ] as const
      ).map(isBlue),
    ).toEqual(blue);
  });

  it('to a cartoon inks edges, and no texture', () => {
    const grained = paint(160, 120, (x, y) => {
      const grain = speck(x, y) * 60;
      return x < 80 ? [90 + grain, 110 + grain, 70 + grain] : [190, 180, 150];
    });
    const { data } = edit('cartoon', grained).image;
    const inked = (from: number, to: number) => {
      let count = 0;
      for (let at = 0; at < 160 * 120; at++) {
        const x = at % 160;
        if (x >= from && x < to && (data[at * 4 + 1] ?? 0) < 105) count++;
      }
      return count / (to - from) / 120;
    };
    expect(inked(76, 78)).toBeGreaterThan(0.3);
    expect(inked(4, 70)).toBeLessThan(0.01);
    expect(inked(90, 156)).toBe(0);
  });

  it('leaves what it was told not to change', () => {
    const { image, notes } = edit('black and white, but do not change the sky');
    expect(changedShares(image).sky).toBeLessThan(0.08);
    const [r, g, b] = meanOf(image, 'grass');
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(4);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Left as it was: the sky\./);
  });

  it('says what it did not understand, and does not do what was refused', () => {
    const { image, notes } = edit('a little brighter, quixotic zeitgeist, no frame');
    expect([image.width, image.height]).toEqual([SCENE.width, SCENE.height]);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Not understood: “quixotic”, “zeitgeist”\./);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Left out as asked: frame\./);
  });

  it.each([
    ['quixotic zeitgeist', /Not understood: “quixotic”/],
    ['make the car green', /“car” cannot be found/],
    ['add a dog', /can be drawn with Area redraw/],
    ['remove the text', /Text remover/],
  ])('that cannot be done fails and says why: %s', (prompt, reason) => {
    expect(() => edit(prompt)).toThrow(
      expect.objectContaining({
        code: 'instruction_not_understood',
        message: expect.stringMatching(reason),
      }),
    );
  });

  it('of a sky fails where there is none', () => {
    const plain = solid(64, 48, [120, 80, 40, 255]);
    expect(() => edit('make the sky blue', plain)).toThrow(/No sky was found/);
  });

  it('does more for "much" than for "a little", and less for "less"', () => {
    const lumas = ['a little brighter', 'brighter', 'much brighter', 'less bright'].map((prompt) =>
      lumaOf(meanOf(edit(prompt).image, 'wall')),
    );
    const [little = 0, plain = 0, much = 0, less = 0] = lumas;
    expect([less < lumaOf(meanOf(before, 'wall')), little < plain, plain < much]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('to autumn turns leaves orange and leaves the wall', () => {
    const { image } = edit('autumn');
    const [red, green] = meanOf(image, 'leaf');
    expect(red).toBeGreaterThan(green * 1.2);
    const [wall, was] = [meanOf(image, 'wall'), meanOf(before, 'wall')];
    expect(Math.abs(wall[1] - was[1])).toBeLessThan(14);
  });

  it('to night darkens the wall and lights the window', () => {
    const { image, notes } = edit('night');
    expect(lumaOf(meanOf(image, 'wall'))).toBeLessThan(0.5 * lumaOf(meanOf(before, 'wall')));
    const [red, , blue] = meanOf(image, 'pane');
    expect(red).toBeGreaterThan(140);
    expect(red).toBeGreaterThan(blue * 1.4);
    expect(notes.map(inEnglish).join(' ')).toMatch(/Lit 1 window\./);
  });

  it('that adds snow whitens the grass, not the sky or the wall', () => {
    const { image } = edit('cover it with snow');
    expect(lumaOf(meanOf(image, 'grass'))).toBeGreaterThan(lumaOf(meanOf(before, 'grass')) + 60);
    const [wall, sky] = [meanOf(image, 'wall'), meanOf(image, 'sky')];
    expect(Math.abs(lumaOf(wall) - lumaOf(meanOf(before, 'wall')))).toBeLessThan(25);
    expect(Math.abs(lumaOf(sky) - lumaOf(meanOf(before, 'sky')))).toBeLessThan(25);
  });

  it('that adds snow to a wall piles it up at its foot and leaves the wall', () => {
    const [width, height] = [320, 240];
    const wall = paint(width, height, (x, y) => {
      const grey = y % 12 < 2 || (x + (Math.floor(y / 12) % 2) * 12) % 24 < 2 ? 90 : 130;
      return [grey + speck(x, y) * 12, grey - 10, grey - 30];
    });
    const was = wall.data.slice();
    const { data } = edit('add snow', wall).image;
    const whiter = (from: number, to: number) => {
      let sum = 0;
      for (let at = from * width * 4; at < to * width * 4; at += 4)
        sum += (data[at + 2] ?? 0) - (was[at + 2] ?? 0);
      return sum / ((to - from) * width);
    };
    expect(whiter(height - 3, height)).toBeGreaterThan(70);
    expect(whiter(40, 160)).toBeLessThan(25);
  });

  it('that adds snow where there is no ground for it says so', () => {
    const thing = paint(120, 90, (x, y) =>
      (x - 60) ** 2 + (y - 50) ** 2 < 900 ? [200, 40, 30] : [90 + speck(x, y) * 6, 70, 50],
    );
    expect(edit('add snow', thing).notes.map(inEnglish).join(' ')).toMatch(
      /Hardly any ground was found/,
    );
  });

  it('that removes the sky makes it transparent and keeps the rest opaque', () => {
    const { data } = edit('remove the sky').image;
    const alpha = (x: number, y: number) => data[(y * SCENE.width + x) * 4 + 3];
    expect([alpha(80, 10), alpha(150, 60), alpha(80, 62), alpha(28, 60), alpha(40, 120)]).toEqual([
      0, 0, 255, 255, 255,
    ]);
  });

  it.each([
    ['turn it into a pencil sketch'],
    ['oil painting'],
    ['watercolour'],
    ['pixel art'],
    ['rain'],
    ['snowing'],
    ['fog'],
    ['sunset with a rainbow'],
    ['thunderstorm'],
    ['spring'],
    ['a soft glow, vintage'],
    ['dramatic, much sharper'],
  ])(
    'is the same for the same seed, keeps size and alpha, and changes most of it: %s',
    (prompt) => {
      const faint = paintScene();
      for (let at = 3; at < faint.data.length; at += 4) faint.data[at] = at % 7 === 0 ? 90 : 255;
      const copy = () => ({ ...faint, data: faint.data.slice() });
      const first = edit(prompt, copy()).image;
      expect(edit(prompt, copy()).image.data).toEqual(first.data);
      expect([first.width, first.height]).toEqual([SCENE.width, SCENE.height]);
      let [alphas, changed] = [0, 0];
      for (let at = 0; at < faint.data.length; at += 4) {
        if (first.data[at + 3] !== faint.data[at + 3]) alphas++;
        if (first.data[at + 1] !== faint.data[at + 1]) changed++;
      }
      expect(alphas).toBe(0);
      expect(changed).toBeGreaterThan(faint.data.length / 4 / 3);
    },
  );

  it.each([
    ['rotate left', [128, 168]],
    ['crop to 1:1', [128, 128]],
    ['square', [128, 128]],
    ['mirror it', [168, 128]],
    ['add a white frame', [182, 142]],
  ])('changes the shape: %s', (prompt, size) => {
    const { image } = edit(prompt);
    expect([image.width, image.height]).toEqual(size);
  });

  it('crops what does not fit at its foot, not at its head', () => {
    const tower = paint(90, 180, (x, y) =>
      x > 30 && x < 60 && y > 20 && y < 175 ? [210, 60, 40] : [70 + speck(x, y) * 8, 110, 150],
    );
    const { data } = edit('crop to a square', tower).image;
    const redAt = (y: number) => (data[(y * 90 + 45) * 4] ?? 0) > 150;
    expect([redAt(1), redAt(30), redAt(89)]).toEqual([false, true, true]);
  });

  it('does once what was asked twice in other words', () => {
    expect(edit('pencil sketch drawing, sketch').notes.map(inEnglish).join(' ')).toMatch(
      /Done: drawn as a pencil sketch\./,
    );
  });

  it('that straightens takes a tilt out to within half a degree', () => {
    const tilted = edit('rotate 4 degrees').image;
    const { notes } = edit('straighten', tilted);
    const turned = Number(/Turned by ([\d.]+)°/.exec(notes.map(inEnglish).join(' '))?.[1]);
    expect(Math.abs(turned - 4)).toBeLessThan(0.5);
  });

  it('writes words where it is told and nowhere else', () => {
    const { image } = edit('write "HELLO" at the top in white');
    const white = [0, 0];
    for (let at = 0; at < SCENE.width * SCENE.height; at++) {
      const isWhite = (image.data[at * 4] ?? 0) > 235 && (image.data[at * 4 + 2] ?? 0) > 235;
      const half = at < (SCENE.width * SCENE.height) / 4 ? 0 : 1;
      if (isWhite) white[half] = (white[half] ?? 0) + 1;
    }
    expect(white[0]).toBeGreaterThan(40);
    expect(white[1]).toBe(0);
  });

  it.each([
    ['1×1', 1, 1],
    ['8×8', 8, 8],
    ['3000×5', 3000, 5],
  ])('takes a picture of %s', (_, width, height) => {
    const prompts = [
      'winter night, fog, blur the background, oil painting',
      'rain, sketch, vignette, straighten, crop to 2:3',
      'sunset, sun, watercolour, frame',
    ];
    const made = prompts.map(
      (prompt) => edit(prompt, solid(width, height, [90, 120, 200, 255])).image,
    );
    expect(made.every((image) => image.data.length === image.width * image.height * 4)).toBe(true);
    expect(made[0]?.width).toBe(width);
  });

  it('tells its progress, never falling, to the end', () => {
    const shares: number[] = [];
    editByInstruction(paintScene(), 'autumn, oil painting, frame', 1, (share) =>
      shares.push(share),
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
