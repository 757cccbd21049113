import type { ClauseWork } from './clause-work.ts';
import type { Step } from './instruction.ts';
import type { ShapeName } from './lists/shapes.ts';

/** Adds the step that turns, mirrors or cuts the picture; a cut is one step, whatever it is said by. */
export function addShape(work: ClauseWork, shape: ShapeName): void {
  const { place, degrees } = work.clause;
  const crop = (ratio: number | null, zoom = 1): Step => ({ do: 'crop', ratio, place, zoom });
  switch (shape) {
    case 'straighten':
      return work.add({ do: 'straighten' });
    case 'rotate': {
      const turn = degrees ?? 90;
      return work.add({ do: 'rotate', degrees: place.across === 'left' ? -turn : turn });
    }
    case 'flip':
      return work.add({ do: 'flip', upright: work.says('vertical') });
    case 'crop':
      if (!work.steps.some((step) => step.do === 'crop')) work.add(crop(null));
      return;
    case 'square':
      return cropTo(work, crop(1));
    case 'wide':
      return cropTo(work, crop(16 / 9));
    case 'upright':
      return cropTo(work, crop(4 / 5));
    case 'zoom':
      return work.add(crop(null, 1 + 0.5 * work.strength()));
    case 'vertical':
    case 'horizontal':
      // They only say which way to flip.
      return;
  }
}

function cropTo(work: ClauseWork, step: Step): void {
  const at = work.steps.findIndex((one) => one.do === 'crop');
  if (at < 0) work.add(step);
  else work.steps[at] = step;
}
