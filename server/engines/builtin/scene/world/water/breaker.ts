import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import type { Vector } from '../vector.ts';

/** One great wave that rolls toward the eye and breaks aside of it: a sheet of water that curls over a hollow. World units. */
export interface Breaker {
  /** How high its crest is at the most. */
  readonly top: number;
  /**
   * A place on it: `along` from the end that has broken (−1) to its shoulder (1); `up` from its foot (0)
   * over its hollow front to its lip (1), over that and down its back (2).
   */
  readonly at: (along: number, up: number) => Vector;
  /** How far it has curled over there: 0 where it only swells, 1 where its lip falls into the water. */
  readonly curl: (along: number) => number;
}

/** Where the foot of its middle is, as a share of the water that is seen from the horizon down, and how far above the horizon its crest stands, as a share of the sky. */
const FOOT = 0.54;
const ABOVE = 0.56;
/** The same as a share of the picture's height at the most. */
const MOST = 0.29;
/** How far it runs to its shoulder and to where it has broken, in halves of the picture, and how far its line is turned from the view's, radians: its shoulder is nearer. */
const REACH = { shoulder: 1.4, broken: 2.3 } as const;
const TURNED = 0.42;
/** How deep its hollow is for its height, and how thick its lip. */
const HOLLOW = 0.74;
const LIP = 0.09;
/** How far its front bends round on the shoulder and where its lip has fallen, radians from its foot. */
const ROUND = { shoulder: 1.75, lip: 4.75 } as const;
/** How far behind its crest its back comes down, in its heights. */
const BACK = 1.7;

/** The great wave of a setting as a camera sees it; null where none is. */
export function planBreaker(frame: Frame, camera: Camera, setting: Setting): Breaker | null {
  const { land, idea, noise, side } = setting;
  const surfs = ({ thing, posture }: Subject) =>
    (thing === 'surfer' && posture !== 'sitting') || thing === 'surfboard';
  const isAsked = idea.breaker || idea.subjects.some(surfs);
  // Before a coast or a lighthouse a wave as high as that would hide it: waves break on that.
  const isHidden = idea.cliffs || idea.subjects.some(({ thing }) => thing === 'lighthouse');
  if (!isAsked || land !== 'sea' || isHidden) return null;
  const foot = (camera.focal * camera.height) / (FOOT * (frame.height - camera.horizon));
  const rises = Math.min(MOST * frame.height, ABOVE * camera.horizon);
  const top = camera.height + (rises * foot) / camera.focal;
  const half = (0.5 * frame.width * foot) / camera.focal;
  return shaped(noise, { top, foot, half, side });
}

interface Shape {
  readonly top: number;
  readonly foot: number;
  readonly half: number;
  readonly side: number;
}

function shaped(noise: Noise, { top, foot, half, side }: Shape): Breaker {
  const curl = (along: number): number =>
    smoothstep(0.5, -0.17, along + 0.07 * noise.at(along * 5, 3.5));
  // Highest where it breaks, it falls off to its shoulder, and where it has broken.
  const rise = (along: number): number =>
    top *
    (1 - 0.62 * smoothstep(0.02, 1, along) - 0.7 * smoothstep(-0.24, -1, along)) *
    (1 + 0.04 * noise.at(along * 7, 8.5));
  const at = (along: number, up: number): Vector => {
    const high = rise(along);
    const bent = curl(along);
    const last = ROUND.shoulder + (ROUND.lip - ROUND.shoulder) * bent;
    const [d, y] = up <= 1 ? onFront(up * last) : overLip(last, up - 1);
    const run = half * along * (along > 0 ? REACH.shoulder : REACH.broken);
    const out = d * high;
    const x = side * (run * Math.cos(TURNED) - out * Math.sin(TURNED));
    return [x, y * high, foot + 0.36 * top - run * Math.sin(TURNED) - out * Math.cos(TURNED)];
  };
  return { top, at, curl };
}

/** A place on the hollow front, turned so far from its foot: toward the eye, and up. In heights of the wave. */
const onFront = (turned: number): readonly [number, number] => [
  // The foot runs out flat before it.
  -0.5 * HOLLOW * Math.sin(turned) + 0.55 * (1 - Math.min(1, turned / 0.9)) ** 2,
  0.5 * (1 - Math.cos(turned)),
];

/** A place beyond the lip: back over it, then down its back. In heights of the wave. */
function overLip(last: number, share: number): readonly [number, number] {
  const crest = Math.min(last, Math.PI);
  const over = clamp(share / 0.6);
  const turned = last + (crest - last) * over;
  const thick = 1 + LIP * smoothstep(0, 0.3, over);
  const [d, y] = [-0.5 * HOLLOW * Math.sin(turned) * thick, 0.5 - 0.5 * thick * Math.cos(turned)];
  const down = clamp((share - 0.6) / 0.4);
  return [d - BACK * down, y * (1 - smoothstep(0, 1, down))];
}
