/**
 * What the built-in engine does and how long it takes: `npm run bench -- engine [option …] [folder …]`.
 * All of it, or with `--drawing`, `--jobs`, `--fills` or `--enhancement` only that. Fills
 * are measured on scenes that the engine draws, on textures that the benchmark draws and on each folder
 * of photographs (PNG or JPEG) given, beside OpenCV's Telea in the same run, and with `--floor` beside a
 * copier that knows the truth. PSNR, SSIM, the sliced Wasserstein distance
 * (SWD, lower is better) and the gradient ratio (1 is right) are those within the mask.
 */
import { drawScene } from '../server/engines/builtin/scene/draw-scene.ts';
import { readPrompt } from '../server/engines/builtin/scene/words/read-prompt.ts';
import { measureEnhancement } from './engine/enhancement.ts';
import { measureFills } from './engine/fills.ts';
import { measureJobs, measureRequests } from './engine/jobs.ts';
import { ownPictures, PROMPTS, photographs } from './engine/pictures.ts';
import { startOpencv } from './engine/telea.ts';
import { texturePictures } from './engine/textures.ts';
import { secondsText, timed } from './engine/timed.ts';

const PARTS = ['--drawing', '--jobs', '--fills', '--enhancement'] as const;
const words = process.argv.slice(2);
const chosen = PARTS.filter((part) => words.includes(part));
const does = (part: (typeof PARTS)[number]) => chosen.length === 0 || chosen.includes(part);
const how = { floor: words.includes('--floor') };
const folders = words.filter((word) => !word.startsWith('--'));
const own = ownPictures();
if (does('--drawing')) {
  await measureDrawing(1024);
  await measureRequests();
}
if (does('--jobs') && own[0] !== undefined) await measureJobs(own[0]);
if (does('--fills')) {
  await startOpencv();
  await measureFills('scenes of the engine', own, how);
  await measureFills('drawn textures and structures', texturePictures(), how);
}
if (does('--enhancement')) await measureEnhancement('own pictures', own);
for (const folder of folders) {
  const pictures = await photographs(folder);
  if (does('--fills')) await measureFills('photographs', pictures, how);
  if (does('--enhancement')) await measureEnhancement('photographs', pictures);
}

async function measureDrawing(side: number): Promise<void> {
  console.log(`text-to-image · ${side}×${side}, one thread`);
  for (const prompt of PROMPTS) {
    const size = { width: side, height: side };
    const request = { idea: readPrompt(prompt), style: null, ...size, seed: 3, index: 0 };
    const seconds = await timed(() => drawScene(request, () => {}));
    console.log(`  ${prompt.padEnd(26)} ${secondsText(seconds)}`);
  }
}
