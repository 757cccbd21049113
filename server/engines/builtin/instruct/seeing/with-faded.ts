import { smoothstep } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { components } from '../../kernels/components.ts';

/** A part of one hue is taken whole from such a share on of it that has the colour firmly. */
const FIRM = { from: 0.25, to: 0.45 } as const;
/** And around each place such a share has it too, within that share of the mean side: a face is no faded hair. */
const NEAR = { from: 0.12, to: 0.3, radius: 0.02 } as const;

/**
 * Adds to what has a colour the faded places of the same things: paint bleaches in patches, and light
 * washes it out. `firm` is how surely each pixel has the colour, `faint` how surely it has its hue, even
 * weakly (0 to 1 all); a connected part of that hue belongs to `found` where enough of it is firm.
 */
export function withFaded(
  found: Float32Array,
  firm: Float32Array,
  faint: Float32Array,
  width: number,
): Float32Array {
  const { labels, sizes } = components(
    faint.map((value) => (value > 0.5 ? 1 : 0)),
    width,
  );
  const sums = sizes.map(() => 0);
  firm.forEach((value, at) => {
    const label = labels[at] as number;
    sums[label] = (sums[label] as number) + value;
  });
  const takes = sums.map((sum, label) =>
    label === 0 ? 0 : smoothstep(FIRM.from, FIRM.to, sum / (sizes[label] as number)),
  );
  const radius = Math.max(2, Math.round(NEAR.radius * Math.sqrt(found.length)));
  const [firmNear, faintNear] = [firm, faint].map((plane) => blurBox(plane, width, radius));
  return found.map((value, at) => {
    const takesPart = takes[labels[at] as number] as number;
    const share = (firmNear?.[at] as number) / Math.max(1e-3, faintNear?.[at] as number);
    const near = smoothstep(NEAR.from, NEAR.to, share);
    return Math.max(value, (faint[at] as number) * takesPart * near);
  });
}
