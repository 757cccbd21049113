import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, pick, type Random } from '../../server/engines/builtin/kernels/random.ts';
import type { Picture } from './pictures.ts';

/** As the Kodak crops. */
const [WIDTH, HEIGHT] = [760, 504];
/** Deviation of the grain that every picture gets, as a sensor's. */
const GRAIN = 3;

type Draw = (context: SKRSContext2D, random: Random) => void;

/**
 * Pictures to fill in that do not change with the engine's own scenes: each is one sort of thing that
 * photographs hold. Leaves that hide each other are the model of natural pictures by Lee, Mumford and
 * Huang (2001).
 */
export const texturePictures = (): Picture[] =>
  Object.entries(DRAWINGS).map(([name, draw], index) => {
    const canvas = createCanvas(WIDTH, HEIGHT);
    const random = createRandom(index + 1);
    draw(canvas.getContext('2d'), random);
    const { data } = canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
    for (let at = 0; at < data.length; at += 4) {
      const grain = GRAIN * bell(random);
      for (let c = at; c < at + 3; c++) data[c] = (data[c] ?? 0) + grain;
    }
    return { name, width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(data) };
  });

/** A number of mean 0 and deviation 1, nearly normal. */
const bell = ({ unit }: Random): number => (unit() + unit() + unit() + unit() - 2) * Math.sqrt(3);

const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${hue.toFixed(1)} ${saturation.toFixed(1)}% ${light.toFixed(1)}%)`;

const DRAWINGS: Readonly<Record<string, Draw>> = {
  /** Stationary and without structure: leaves of all sizes, the nearest last. */
  'fallen leaves'(context, random) {
    context.fillStyle = hsl(24, 30, 14);
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let n = 0; n < 9000; n++) {
      const size = 5 / Math.sqrt(1 - 0.98 * random.unit());
      context.save();
      context.translate(random.unit() * WIDTH, random.unit() * HEIGHT);
      context.rotate(random.unit() * 2 * Math.PI);
      const [hue, light] = [20 + 30 * random.unit(), 22 + 36 * random.unit()];
      const shade = context.createLinearGradient(0, -size / 2, 0, size / 2);
      shade.addColorStop(0, hsl(hue, 55, light + 8));
      shade.addColorStop(1, hsl(hue, 55, light - 8));
      context.fillStyle = shade;
      context.beginPath();
      context.ellipse(0, 0, size, size / 2.2, 0, 0, 2 * Math.PI);
      context.fill();
      context.strokeStyle = hsl(hue, 40, light - 12);
      context.beginPath();
      context.moveTo(-size, 0);
      context.lineTo(size, 0);
      context.stroke();
      context.restore();
    }
  },
  /** A lattice with irregular members under light that falls off. */
  'brick wall'(context, random) {
    context.fillStyle = hsl(35, 12, 68);
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let row = 0; row * 18 < HEIGHT; row++) {
      for (let x = -(row % 2) * 22; x < WIDTH; x += 44) {
        context.fillStyle = hsl(
          10 + 10 * random.unit(),
          38 + 14 * random.unit(),
          32 + 14 * random.unit(),
        );
        context.fillRect(x + 2 * random.unit(), row * 18 + random.unit(), 40, 14.5);
        for (let spot = 0; spot < 14; spot++) {
          context.fillStyle = hsl(14, 30, 26 + 30 * random.unit());
          context.fillRect(x + 38 * random.unit(), row * 18 + 13 * random.unit(), 2, 1.5);
        }
      }
    }
    const light = context.createRadialGradient(180, 120, 60, 180, 120, 760);
    light.addColorStop(0, 'rgba(255 240 210 / 0.18)');
    light.addColorStop(1, 'rgba(10 10 40 / 0.45)');
    context.fillStyle = light;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  },
  /** Not stationary: sky, hills and grass whose blades grow toward the viewer. */
  'meadow to the horizon'(context, random) {
    const sky = context.createLinearGradient(0, 0, 0, 210);
    sky.addColorStop(0, hsl(214, 55, 48));
    sky.addColorStop(1, hsl(205, 45, 82));
    context.fillStyle = sky;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let hill = 0; hill < 3; hill++) {
      context.fillStyle = hsl(150 - 15 * hill, 22 + 6 * hill, 58 - 12 * hill);
      context.beginPath();
      context.moveTo(0, HEIGHT);
      const [phase, base] = [6 * random.unit(), 170 + 22 * hill];
      for (let x = 0; x <= WIDTH; x += 4) {
        const rise = Math.sin(x / 90 + phase) + 0.4 * Math.sin(x / 31 + 2 * phase);
        context.lineTo(x, base - (16 - 4 * hill) * rise + 1.5 * random.unit());
      }
      context.lineTo(WIDTH, HEIGHT);
      context.fill();
    }
    for (let y = 220; y < HEIGHT + 40; y += 1.2) {
      const tall = 3 + (y - 215) * 0.11;
      for (let x = 0; x < WIDTH; x += tall * 0.7) {
        const foot = x + tall * random.unit();
        context.strokeStyle = hsl(
          78 + 22 * random.unit(),
          40 + 15 * random.unit(),
          22 + 26 * random.unit(),
        );
        context.lineWidth = 0.7 + tall * 0.035;
        context.beginPath();
        context.moveTo(foot, y);
        context.lineTo(foot + tall * 0.5 * (random.unit() - 0.5), y - tall);
        context.stroke();
      }
    }
  },
  /** Straight structure that goes on, with texture along it. */
  'weathered planks'(context, random) {
    for (let x = 0; x < WIDTH; ) {
      const wide = 46 + 20 * random.unit();
      const [hue, light] = [26 + 8 * random.unit(), 36 + 12 * random.unit()];
      context.fillStyle = hsl(hue, 26, light);
      context.fillRect(x, 0, wide, HEIGHT);
      for (let vein = 0; vein < wide * 1.4; vein++) {
        const [from, phase] = [x + wide * random.unit(), 6 * random.unit()];
        context.strokeStyle = hsl(hue, 26, light + 26 * (random.unit() - 0.5));
        context.lineWidth = 0.4 + random.unit();
        context.beginPath();
        for (let y = -10; y <= HEIGHT + 10; y += 12) {
          context.lineTo(from + 2 * Math.sin(y / 70 + phase), y);
        }
        context.stroke();
      }
      context.fillStyle = hsl(hue, 30, 12);
      context.fillRect(x + wide - 2, 0, 2.5, HEIGHT);
      x += wide;
    }
  },
  /** Things that touch, each shaded by itself. */
  pebbles(context, random) {
    context.fillStyle = hsl(30, 8, 16);
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let n = 0; n < 5200; n++) {
      const [x, y] = [random.unit() * WIDTH, random.unit() * HEIGHT];
      const size = 6 + 9 * random.unit() ** 2;
      const [hue, light] = [pick(random, [28, 32, 38, 210]), 34 + 34 * random.unit()];
      const shade = context.createRadialGradient(
        x - size / 3,
        y - size / 3,
        size / 6,
        x,
        y,
        size * 1.1,
      );
      shade.addColorStop(0, hsl(hue, 12, light + 12));
      shade.addColorStop(1, hsl(hue, 14, light - 22));
      context.fillStyle = shade;
      context.beginPath();
      context.ellipse(x, y, size, size * 0.75, Math.PI * random.unit(), 0, 2 * Math.PI);
      context.fill();
    }
  },
  /** Structure in front of texture: bars and a rail before rippled water. */
  'railing by the water'(context, random) {
    const deep = context.createLinearGradient(0, 0, 0, HEIGHT);
    deep.addColorStop(0, hsl(200, 35, 62));
    deep.addColorStop(1, hsl(208, 45, 26));
    context.fillStyle = deep;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let n = 0; n < 5000; n++) {
      const y = HEIGHT * random.unit();
      const long = 4 + (y / HEIGHT) * 34 * random.unit();
      const lit = random.unit() < 0.5;
      context.strokeStyle = lit ? 'rgba(220 240 255 / 0.35)' : 'rgba(10 30 60 / 0.3)';
      context.lineWidth = 0.6 + (y / HEIGHT) * 1.8;
      const x = WIDTH * random.unit();
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + long / 2, y - 2, x + long, y);
      context.stroke();
    }
    context.fillStyle = hsl(20, 8, 20);
    for (const y of [150, 196, 420]) context.fillRect(0, y, WIDTH, y === 150 ? 14 : 7);
    for (let x = 20; x < WIDTH; x += 42) context.fillRect(x, 150, x % 5 === 0 ? 12 : 6, 270);
  },
};
