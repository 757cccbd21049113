import { type Spread, spreadOf, sum } from './figures.ts';
import { expectedMask, judgeMask } from './judge-mask.ts';
import type { SeenStep } from './probe/step-watch.ts';
import type {
  ExportFigures,
  MemoryFigures,
  SessionFigures,
  StepFigures,
} from './session-figures.ts';
import type { SessionNotes } from './session-notes.ts';
import { mainThreadTasks, type Span, type Task, untilIdle, workIn } from './trace/main-thread.ts';
import type { TraceEvent } from './trace/trace.ts';

/** How many strokes at either end are compared. */
const ENDS = 5;

/** Works out a session's figures from what was noted and from the trace. */
export async function summarise(
  notes: SessionNotes,
  events: readonly TraceEvent[],
): Promise<SessionFigures> {
  const { job, spans, sent, moves, untraced } = notes;
  const tasks = mainThreadTasks(events);
  const strokes = strokeSpans(notes);
  const isUntraced = (time: number) => untraced !== null && isIn(time, untraced.span);
  const exports = notes.export?.times ?? [];
  const idle = strokes.map(({ end }, n) => {
    return untilIdle(tasks, end, strokes[n + 1]?.start ?? spans.strokes.end);
  });
  const painting = strokes
    .map(({ start, end }, n) => ({ start, end: end + (idle[n] ?? 0) }))
    .filter(({ start }) => !isUntraced(start));
  const judgement = await judged(notes);
  const perStroke = Object.fromEntries(
    Object.entries(notes.cpuSeconds).map(([type, seconds]) => [
      type,
      (1000 * seconds) / job.strokes,
    ]),
  );
  return {
    ...job,
    events: { sent, moves },
    frames: intervalsIn(notes.frames, strokes),
    firstFive: intervalsIn(notes.frames, strokes.slice(0, ENDS)),
    lastFive: intervalsIn(notes.frames, strokes.slice(-ENDS)),
    cpuPerEvent: workIn(tasks, ...painting).cpu / (sent - (untraced?.sent ?? 0)),
    cpuPerStroke: sum(Object.values(perStroke)),
    cpuPerStrokeByProcess: perStroke,
    untilIdle: spreadOf(idle.filter((_, n) => !isUntraced(strokes[n]?.start ?? 0))),
    work: {
      opening: workIn(tasks, spans.opening),
      strokes: workIn(tasks, spans.strokes),
      undo: workIn(tasks, spans.undo),
      redo: workIn(tasks, spans.redo),
      export: workIn(tasks, ...exports),
    },
    undo: stepFigures(notes.undone),
    redo: stepFigures(notes.redone),
    export: exportFigures(notes, tasks),
    memory: memoryFigures(notes),
    undoBytes: notes.undoBytes,
    ...judgement,
    errors: notes.errors,
  };
}

const isIn = (time: number, { start, end }: Span): boolean => time >= start && time < end;

/** From button down to button up; what was clicked before and after does not count. */
function strokeSpans({ downs, ups, spans: { strokes } }: SessionNotes): readonly Span[] {
  return downs
    .filter((down) => down >= strokes.start && down <= strokes.end)
    .map((start) => ({ start, end: ups.find((up) => up >= start) ?? strokes.end }));
}

/** Intervals between frames that have a part in one of the spans, so that a long one is not lost. */
function intervalsIn(frames: readonly number[], spans: readonly Span[]): Spread {
  const intervals = frames.flatMap((time, n) => {
    const before = frames[n - 1];
    if (before === undefined) return [];
    return spans.some(({ start, end }) => time > start && before < end) ? [time - before] : [];
  });
  return spreadOf(intervals);
}

function memoryFigures({ memory, peak }: SessionNotes): MemoryFigures {
  const { empty, opened, ready, painted, undone, exported } = memory;
  return {
    opening: opened.all - empty.all,
    openingPeak: Math.max(peak, opened.all) - empty.all,
    painted: painted.all - ready.all,
    undone: undone.all - ready.all,
    exported: exported.all - ready.all,
    byProcess: {
      empty: empty.byType,
      ready: ready.byType,
      painted: painted.byType,
      exported: exported.byType,
    },
  };
}

function stepFigures(steps: readonly (SeenStep | null)[]): StepFigures | null {
  if (steps.length === 0) return null;
  const seen = steps.filter((step) => step !== null);
  return {
    frames: spreadOf(seen.map(({ frames }) => frames)),
    milliseconds: spreadOf(seen.map(({ milliseconds }) => milliseconds)),
    unseen: steps.length - seen.length,
  };
}

function exportFigures(
  { export: made }: SessionNotes,
  tasks: readonly Task[],
): ExportFigures | null {
  if (made === null) return null;
  const lengths = made.times.map(({ start, end }) => end - start);
  const rested = sum(made.rests.map(({ start, end }) => end - start));
  const atRest = workIn(tasks, ...made.rests).cpu / rested;
  const extra = workIn(tasks, ...made.times).cpu - atRest * sum(lengths);
  return {
    milliseconds: spreadOf(lengths),
    mainThread: Math.max(0, extra / made.times.length),
    bytes: made.file.length,
    bytesOfAll: made.bytesOfAll ?? made.file.length,
  };
}

/** The oracle on the events sent; it knows our mapping, not that of the page beside it. */
async function judged(
  notes: SessionNotes,
): Promise<Pick<SessionFigures, 'wrongPixels' | 'touchedPixels'>> {
  const { mapping, picture, job } = notes;
  if (mapping === null || notes.export === null) return { wrongPixels: null, touchedPixels: null };
  const expected = expectedMask(notes.paths, job.brush, mapping, picture);
  const { wrong, painted } = await judgeMask(notes.export.file, expected);
  return { wrongPixels: wrong, touchedPixels: painted };
}
