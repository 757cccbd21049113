import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { inkLines } from '../ink.ts';

/** How many cuts go through a picture, and how far from its middle they pass at the most, in mean sides. */
const CUTS = 17;
const APART = 0.56;
/** How far what is seen in a facet is moved, in mean sides, and how much it is turned, radians. */
const MOVED = 0.034;
const TURNED = 0.13;
/** Facets are shaded from one of their edges on: how deep at the edge, and how wide that is, in mean sides. */
const SHADED = { deep: 0.42, wide: 0.17 } as const;
/** The pigments of cubists: ochre in the light, slate in the shade; their share, and how strong other colours stay. */
const OCHRE = [0.93, 0.8, 0.56] as const;
const SLATE = [0.2, 0.25, 0.3] as const;
const PIGMENT = 0.42;
const SATURATION = 1.12;
/** Half the width of the edge of a facet, in pixels of a megapixel, and how dark it is. */
const EDGE = { half: 1.5, dark: 0.62 } as const;
/** Half the width of an outline in pixels of a megapixel, the jump of colour that has one, and how strong it is. */
const OUTLINE = { radius: 1.8, contrast: 1, strength: 0.8, colour: [0.09, 0.08, 0.08] } as const;

interface Cut {
  readonly x: number;
  readonly y: number;
  readonly offset: number;
}

/**
 * Paints a frame of display values as the cubists did, in place: cut by straight lines into facets, each of which sees
 * things from a little elsewhere and is shaded from an edge on, in ochre and slate. `unit` is 1 for a megapixel.
 */
export function paintCubist(frame: Frame, random: Random, unit: number): void {
  const { rgb, width, height } = frame;
  const side = Math.sqrt(width * height);
  paintOver(frame, Math.max(1, Math.round(5 * unit)));
  inkLines(frame, { ...OUTLINE, radius: Math.max(0.6, OUTLINE.radius * unit) });
  const source = rgb.slice();
  const cuts = Array.from({ length: CUTS }, (_, n): Cut => {
    const angle = (Math.PI * (n + 0.8 * random.unit())) / CUTS;
    return {
      x: Math.cos(angle),
      y: Math.sin(angle),
      offset: side * APART * (2 * random.unit() - 1),
    };
  });
  const facets = new Map<number, Facet>();
  const half = Math.max(0.7, EDGE.half * unit);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    let [key, nearest, first] = [0, Number.POSITIVE_INFINITY, 0];
    for (let n = 0; n < cuts.length; n++) {
      const { x: nx, y: ny, offset } = cuts[n] as Cut;
      const beyond = nx * x + ny * y - offset;
      if (beyond > 0) key |= 1 << n;
      if (Math.abs(beyond) >= nearest) continue;
      nearest = Math.abs(beyond);
      first = n;
    }
    const facet = facets.get(key) ?? facetOf(random, side);
    facets.set(key, facet);
    // Of two facets at an edge one is in its shade.
    const isShaded = ((key >> first) & 1) === (facet.isTurned ? 1 : 0);
    const shade = isShaded ? SHADED.deep * (1 - smoothstep(0, SHADED.wide * side, nearest)) : 0;
    const from = pixelFrom(facet, x + width / 2, y + height / 2, width, height) * 3;
    const edge = EDGE.dark * (1 - smoothstep(0.5 * half, half, nearest));
    paint(rgb, at * 3, source, from, (1 - shade) * facet.tone * (1 - edge));
  }
}

/** What is seen in a facet: moved and turned, in a light of its own. */
interface Facet {
  readonly dx: number;
  readonly dy: number;
  readonly turn: number;
  readonly tone: number;
  readonly isTurned: boolean;
}

const facetOf = (random: Random, side: number): Facet => ({
  dx: side * MOVED * (2 * random.unit() - 1),
  dy: side * MOVED * (2 * random.unit() - 1),
  turn: TURNED * (2 * random.unit() - 1),
  tone: 0.92 + 0.24 * random.unit(),
  isTurned: random.unit() < 0.5,
});

/** The pixel that a facet shows at a place: it turns about where its strongest neighbour would be, a tenth of the picture up. */
function pixelFrom({ dx, dy, turn }: Facet, x: number, y: number, width: number, height: number) {
  const [u, v] = [x - width / 2, y - height / 2];
  const column = Math.round(clamp(x + dx - turn * v * 0.4, 0, width - 1));
  const row = Math.round(clamp(y + dy + turn * u * 0.4, 0, height - 1));
  return row * width + column;
}

function paint(rgb: Float32Array, to: number, source: Float32Array, from: number, tone: number) {
  const luma = lumaOf(
    source[from] as number,
    source[from + 1] as number,
    source[from + 2] as number,
  );
  const light = clamp(luma);
  for (let c = 0; c < 3; c++) {
    const strong = luma + ((source[from + c] as number) - luma) * SATURATION;
    const pigment = mix(SLATE[c] as number, OCHRE[c] as number, light);
    rgb[to + c] = clamp(mix(strong, pigment, PIGMENT) * tone);
  }
}
