import type { TaskDetail } from '../../net/contracts/index.ts';

/** A picture that a tool is given. Size in pixels. */
export interface ToolImage {
  readonly id: string;
  readonly name: string;
  /** An address of the picture in this page. */
  readonly src: string;
  /** What is sent: a PNG. */
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
  /** How many steps stand before it: 0 for one that the user brought. */
  readonly base: number;
  /** Whether it was picked from an example instead of brought. */
  readonly isUrl: boolean;
}

/** One instruction that was carried out. */
export interface ToolStep {
  readonly inputs: readonly ToolImage[];
  readonly prompt: string;
  readonly detail: TaskDetail;
  /** Which of the results is looked at and gone on with, from 0. */
  readonly picked: number;
}

/** What a tool found before anything is removed. */
export interface ToolFinding {
  readonly taskId: string;
  /** Where; null when nothing was found. */
  readonly maskUrl: string | null;
}

/** The pictures, words and results of one tool. */
export interface ToolWork {
  readonly images: readonly ToolImage[];
  readonly prompt: string;
  /** Instructions on top of each other, the first one first. */
  readonly steps: readonly ToolStep[];
  /** Which step's result is shown; null shows none. */
  readonly at: number | null;
}

/** Nothing given and nothing made. */
export const EMPTY_WORK: ToolWork = { images: [], prompt: '', steps: [], at: null };

/** The step that is shown. */
export const shownStep = ({ steps, at }: ToolWork): ToolStep | null =>
  at === null ? null : (steps[at] ?? null);

/**
 * Adds a picture. A tool for one picture takes the new one in place of the old; one that is full
 * takes none: then the very same work is answered.
 */
export const withImage = (work: ToolWork, image: ToolImage, most: number): ToolWork => {
  if (most === 1) return { ...work, images: [image] };
  return work.images.length >= most ? work : { ...work, images: [...work.images, image] };
};

/** Takes one picture away. */
export const withoutImage = (work: ToolWork, id: string): ToolWork => ({
  ...work,
  images: work.images.filter((image) => image.id !== id),
});

/** The second picture becomes the first. */
export const withImagesSwapped = (work: ToolWork): ToolWork => ({
  ...work,
  images: work.images.toReversed(),
});

/** How many steps the next result stands on: those that led to its pictures. */
export const baseOf = (inputs: readonly ToolImage[]): number =>
  Math.max(0, ...inputs.map(({ base }) => base));

/** Puts a result after the steps that it stands on, in place of what was tried there before. */
export const withStep = (work: ToolWork, step: ToolStep): ToolWork => {
  const base = Math.min(baseOf(step.inputs), work.steps.length);
  return { ...work, steps: [...work.steps.slice(0, base), step], at: base };
};

/** Goes on from the shown result with another instruction: it becomes the one picture. */
export const withResultAsInput = (work: ToolWork, image: ToolImage): ToolWork => ({
  ...work,
  images: [image],
  prompt: '',
});

/**
 * Steps to a result of the chain, or with null to what was before the first: pictures and words are
 * those that led there, and the steps after it stay until another result takes their place.
 */
export const withShown = (work: ToolWork, at: number | null): ToolWork => {
  const step = work.steps[at ?? 0];
  if (step === undefined) return work;
  return { ...work, images: step.inputs, prompt: step.prompt, at };
};

/** Looks at another result of the shown step. */
export const withPicked = (work: ToolWork, picked: number): ToolWork =>
  changeShown(work, (step) => ({ ...step, picked }));

/** Gives the shown step fresh addresses. */
export const withDetail = (work: ToolWork, detail: TaskDetail): ToolWork => ({
  ...work,
  steps: work.steps.map((step) =>
    step.detail.taskId === detail.taskId ? { ...step, detail } : step,
  ),
});

/** Back to the view before the first result; pictures and words stay. */
export const withoutResults = (work: ToolWork): ToolWork => ({
  ...work,
  images: work.images.map((image) => ({ ...image, base: 0 })),
  steps: [],
  at: null,
});

const changeShown = (work: ToolWork, change: (step: ToolStep) => ToolStep): ToolWork => ({
  ...work,
  steps: work.steps.map((step, index) => (index === work.at ? change(step) : step)),
});
