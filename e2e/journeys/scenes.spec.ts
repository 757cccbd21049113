import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { EditPage } from '../pages/edit-page.ts';
import type { Scene, ScenePicture, Sight } from '../scenes/scene.ts';
import { SCENES } from '../scenes/scenes.ts';
import { decodeRgba, type PictureFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

/** The part of the window in which scenes lie, CSS px: no tools float there. */
const CLIP = { x: 80, y: 80, width: 600, height: 360 };

/** A channel that differs by more counts, in at most this share of the px: outlines may shift. */
const NOTICEABLE = 40;
const MAX_DIFFERING = 0.004;

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** What depends on the pixel ratio shows in a few scenes; the others are seen at one only. */
const AT_RATIO = {
  1: SCENES,
  2: SCENES.filter(({ picture }) => ['grey', 'stripes'].includes(picture.name)),
} as const;

for (const deviceScaleFactor of [1, 2] as const) {
  const scenes = AT_RATIO[deviceScaleFactor];
  test.describe(`At pixel ratio ${deviceScaleFactor}`, () => {
    test.use({
      deviceScaleFactor,
      viewport: { width: 800, height: 600 },
      reducedMotion: 'reduce',
    });

    test('both surfaces show each scene as it has to look, and alike', async ({
      page,
      context,
    }) => {
      const files = await makeFiles(scenes);
      const webgl = await shootAll(page, scenes, files, 'webgl');
      // A tab of its own, because the first one's work is the first one's; opened only now, because
      // one in the background draws nothing.
      const other = await context.newPage();
      const shots = { webgl, '2d': await shootAll(other, scenes, files, '2d') };
      for (const scene of scenes) {
        const [gl, plain] = [shots.webgl.get(scene.name), shots['2d'].get(scene.name)];
        if (gl === undefined || plain === undefined) throw new Error(`no shot of ${scene.name}`);
        const wrong = { webgl: wrongSights(gl, scene), '2d': wrongSights(plain, scene) };
        expect.soft(wrong, scene.name).toEqual({ webgl: [], '2d': [] });
        expect
          .soft(differing(gl, plain), `${scene.name}: share that differs`)
          .toBeLessThan(MAX_DIFFERING);
      }
    });
  });
}

/** Shows every scene with one surface; screenshots by the scene's name. */
async function shootAll(
  page: Page,
  scenes: readonly Scene[],
  files: ReadonlyMap<ScenePicture, PictureFile>,
  surface: '2d' | 'webgl',
): Promise<Map<string, Shot>> {
  const edit = new EditPage(page);
  await edit.open(surface);
  const shots = new Map<string, Shot>();
  let open: ScenePicture | null = null;
  for (const scene of scenes) {
    const file = files.get(scene.picture);
    if (file !== undefined && scene.picture !== open) await show(edit, file);
    open = scene.picture;
    shots.set(scene.name, await shoot(edit, scene));
  }
  await expect(edit.canvas).toHaveAttribute('data-surface', surface);
  return shots;
}

/** Opens a picture, in place of the one before. */
async function show(edit: EditPage, file: PictureFile): Promise<void> {
  await edit.drop([file]);
  await expect(edit.page.getByText(file.name)).toBeVisible();
  await edit.expectOpen();
}

/** Shows a scene and takes its picture once it is as it has to be and rests. */
async function shoot(edit: EditPage, scene: Scene): Promise<Shot> {
  const { camera, steps, ring, selection, expansion } = scene;
  await edit.page.evaluate((setup) => window.overpaint.show(setup), {
    camera,
    steps: [{ kind: 'clear' as const }, ...steps],
    ring,
    selection,
    expansion,
  });
  let shot: Shot | null = null;
  // What is wrong for too long is reported with the scene's name, when all were seen.
  await expect
    .poll(
      async () => {
        const before = shot;
        shot = await decodeRgba(await edit.page.screenshot({ clip: CLIP }));
        return before?.data.equals(shot.data) && wrongSights(shot, scene).length === 0;
      },
      { intervals: [50] },
    )
    .toBe(true)
    .catch(() => undefined);
  if (shot === null) throw new Error(`no shot of ${scene.name}`);
  return shot;
}

async function makeFiles(scenes: readonly Scene[]): Promise<Map<ScenePicture, PictureFile>> {
  const files = new Map<ScenePicture, PictureFile>();
  for (const { picture } of scenes) {
    if (!files.has(picture)) files.set(picture, await makeFile(picture));
  }
  return files;
}

async function makeFile({ name, width, height, paint, orientation }: ScenePicture) {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue, alpha = 255] = paint(at % width, Math.floor(at / width));
    data.set([red, green, blue, alpha], at * 4);
  }
  const raw = sharp(data, { raw: { width, height, channels: 4 } });
  if (orientation === undefined) {
    return { name: `${name}.png`, mimeType: 'image/png', buffer: await raw.png().toBuffer() };
  }
  const buffer = await raw
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Sights that are not as they have to be, with what was seen instead. */
function wrongSights(shot: Shot, { sights }: Scene): (Sight & { seen: number[] })[] {
  const ratio = shot.width / CLIP.width;
  return sights.flatMap((sight) => {
    const x = (sight.x - CLIP.x) * ratio;
    const y = (sight.y - CLIP.y) * ratio;
    const at = (y * shot.width + x) * 4;
    const seen = [...shot.data.subarray(at, at + 3)];
    const isRight = sight.colours.some((colour) =>
      colour.every((value, channel) => Math.abs(value - (seen[channel] ?? 0)) <= sight.by),
    );
    return isRight ? [] : [{ ...sight, seen }];
  });
}

/** The share of px of which a channel differs noticeably. */
function differing(one: Shot, other: Shot): number {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isOff = [0, 1, 2].some(
      (channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > NOTICEABLE,
    );
    if (isOff) count += 1;
  }
  return count / (one.width * one.height);
}
