import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createRandom } from '../../server/engines/builtin/kernels/random.ts';
import type { Pixels } from '../../server/engines/engine.ts';

/** Draws over a copy of a picture. */
export function drawOver(
  picture: Pixels,
  draw: (context: SKRSContext2D, width: number, height: number) => void,
): Pixels {
  const { width, height } = picture;
  const context = createCanvas(width, height).getContext('2d');
  draw(context, width, height);
  const { data: ink } = context.getImageData(0, 0, width, height);
  const data = picture.data.map((value, at) => {
    if (at % 4 === 3) return value;
    const cover = (ink[at | 3] ?? 0) / 255;
    return value + ((ink[at] ?? 0) - value) * cover;
  });
  return { width, height, data };
}

/** Adds twelve scratches and fifty specks of dust, light ones for the most part. */
export function scratch(picture: Pixels, seed: number): Pixels {
  const random = createRandom(seed);
  return drawOver(picture, (context, width, height) => {
    context.lineCap = 'round';
    for (let n = 0; n < 12; n++) {
      context.strokeStyle = random.unit() < 0.75 ? 'rgba(245,240,230,.9)' : 'rgba(20,18,15,.85)';
      context.lineWidth = 0.8 + random.unit() * 2;
      let [x, y] = [random.unit() * width, random.unit() * height];
      let angle = Math.PI / 2 + (random.unit() - 0.5) * 0.4;
      const step = (0.1 + random.unit() * 0.7) * (height / 8);
      context.beginPath();
      context.moveTo(x, y);
      for (let part = 0; part < 8; part++) {
        angle += (random.unit() - 0.5) * 0.08;
        x += Math.cos(angle) * step;
        y += Math.sin(angle) * step;
        context.lineTo(x, y);
      }
      context.stroke();
    }
    for (let n = 0; n < 50; n++) {
      context.fillStyle = random.unit() < 0.7 ? 'rgba(250,246,238,.95)' : 'rgba(15,15,15,.9)';
      const radius = 0.8 + random.unit() * 2;
      context.beginPath();
      const [x, y] = [random.unit() * width, random.unit() * height];
      context.ellipse(x, y, radius, radius * 0.7, random.unit() * 3, 0, 7);
      context.fill();
    }
  });
}

/** Fades a picture toward warm paper, with grain. */
export function fade({ width, height, data }: Pixels, seed: number): Pixels {
  const random = createRandom(seed);
  const paper = [
    { low: 62, share: 0.68 },
    { low: 50, share: 0.64 },
    { low: 34, share: 0.5 },
  ];
  const faded = data.map((value, at) => {
    const tone = paper[at % 4];
    return tone ? tone.low + value * tone.share + (random.unit() - 0.5) * 14 : value;
  });
  return { width, height, data: faded };
}
