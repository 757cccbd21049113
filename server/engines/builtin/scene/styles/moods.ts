import { smoothstep } from '../arithmetic.ts';
import type { Mood } from '../words/idea.ts';
import type { Frame } from '../world/frame.ts';
import { bloom, grade, meanLight } from './tone.ts';

/** The mean light of a picture that a dark mood leaves as dark as it is, and of one that it darkens fully. */
const DARK_ALREADY = { from: 0.12, to: 0.34 } as const;

type Tone = (frame: Frame, unit: number) => void;

/** What a mood does to a finished scene, before any style. */
const MOODS: Readonly<Record<Mood, Tone>> = {
  calm: (frame) =>
    grade(frame, {
      contrast: 0.9,
      saturation: 0.86,
      shadows: [0.03, 0.04, 0.05],
      lights: [0.0, 0.0, -0.01],
    }),
  dark(frame) {
    // A night is dark already: it must stay readable.
    const share = smoothstep(DARK_ALREADY.from, DARK_ALREADY.to, meanLight(frame));
    grade(frame, {
      contrast: 1 + 0.18 * share,
      saturation: 0.68 + 0.14 * (1 - share),
      shadows: [-0.05 * share, -0.04 * share, -0.01 * share],
      lights: [-0.2, -0.19, -0.15],
    });
  },
  bright: (frame) =>
    grade(frame, {
      contrast: 1.05,
      saturation: 1.3,
      shadows: [0.05, 0.05, 0.04],
      lights: [0.05, 0.04, 0.0],
    }),
  dreamy(frame, unit) {
    bloom(frame, 0.45, 0.8, 100 * unit);
    grade(frame, {
      contrast: 0.86,
      saturation: 0.92,
      shadows: [0.09, 0.05, 0.12],
      lights: [0.05, 0.0, 0.04],
    });
  },
};

/** Gives a scene the tone of its mood, if it has one. */
export function setMood(frame: Frame, mood: Mood | null, unit: number): void {
  if (mood !== null) MOODS[mood](frame, unit);
}
