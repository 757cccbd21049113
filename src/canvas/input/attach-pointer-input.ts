import type { Point, ToolName } from '../editor-types.ts';
import { createFrame } from '../frame.ts';
import { type Camera, toImage } from '../kernels/camera.ts';
import type { PointerPoint, Tool } from '../tools/tool.ts';

/** What pointer input asks of the editor. */
export interface PointerInputContext {
  readonly brush: Tool;
  readonly pan: Tool;
  readonly tool: () => ToolName;
  readonly camera: () => Camera;
  /** True while Space is held. */
  readonly panHeld: () => boolean;
  readonly pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void;
  /** Where the ring goes, image px; null while no pointer that paints is over the canvas. */
  readonly pointRing: (at: Point | null) => void;
}

/** A second finger this soon (ms) means a pinch: the beginning of a stroke is taken back. */
const PINCH_GRACE = 250;

const BUTTON = { middle: 1, right: 2, penEraser: 5 } as const;

/** One pointer leads a tool; two fingers lead the camera. Returns the disposer. */
export function attachPointerInput(host: HTMLElement, context: PointerInputContext): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  const fingers = new Map<number, Point>();
  let leader: { readonly id: number; readonly tool: Tool; readonly since: number } | null = null;

  const frame = createFrame(() => leader?.tool.tick());

  const pointOf = (event: PointerEvent, origin: DOMRect): PointerPoint => {
    const canvas = { x: event.clientX - origin.left, y: event.clientY - origin.top };
    return { canvas, image: toImage(context.camera(), canvas.x, canvas.y) };
  };
  const release = (how: 'up' | 'cancel'): void => {
    const ended = leader;
    leader = null;
    ended?.tool[how]();
  };
  const updateRing = (event: PointerEvent, point: PointerPoint): void => {
    const paints = context.tool() !== 'pan' && !context.panHeld() && fingers.size < 2;
    context.pointRing(paints && event.pointerType !== 'touch' ? point.image : null);
  };

  const onDown = (event: PointerEvent): void => {
    const point = pointOf(event, host.getBoundingClientRect());
    if (event.pointerType === 'touch') fingers.set(event.pointerId, point.canvas);
    host.setPointerCapture(event.pointerId);
    if (fingers.size === 2 && leader !== null && fingers.has(leader.id)) {
      release(event.timeStamp - leader.since < PINCH_GRACE ? 'cancel' : 'up');
    }
    if (leader !== null || fingers.size > 1) return;
    const tool = toolFor(event, context);
    if (tool === null) return;
    leader = { id: event.pointerId, tool, since: event.timeStamp };
    const erase = event.button === BUTTON.right || event.button === BUTTON.penEraser;
    tool.down({ point, erase });
    frame.request();
  };

  const onMove = (event: PointerEvent): void => {
    const origin = host.getBoundingClientRect();
    const point = pointOf(event, origin);
    if (fingers.has(event.pointerId)) moveFinger(event.pointerId, point.canvas);
    if (event.pointerId === leader?.id) {
      leader.tool.move(samplesOf(event).map((sample) => pointOf(sample, origin)));
      frame.request();
    }
    updateRing(event, point);
  };

  const moveFinger = (id: number, to: Point): void => {
    const before = [...fingers.values()];
    fingers.set(id, to);
    const after = [...fingers.values()];
    const [a, b] = before;
    const [c, d] = after;
    if (leader === null && fingers.size === 2 && a && b && c && d) context.pinch([a, b], [c, d]);
  };

  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (event.pointerId !== leader?.id) return;
    leader.tool.move([pointOf(event, host.getBoundingClientRect())]);
    release('up');
    if (event.pointerType === 'touch') context.pointRing(null);
  };
  const onCancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (event.pointerId === leader?.id) release('cancel');
  };
  /** Comes after up and cancel too; alone it means that the stroke's end was lost: keep it. */
  const onLostCapture = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (event.pointerId === leader?.id) release('up');
  };
  const onLeave = (event: PointerEvent): void => {
    if (event.pointerId !== leader?.id) context.pointRing(null);
  };

  host.addEventListener('pointerdown', onDown, { signal });
  host.addEventListener('pointermove', onMove, { signal });
  host.addEventListener('pointerup', onUp, { signal });
  host.addEventListener('pointercancel', onCancel, { signal });
  host.addEventListener('lostpointercapture', onLostCapture, { signal });
  host.addEventListener('pointerleave', onLeave, { signal });
  host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });

  return () => {
    attached.abort();
    frame.cancel();
    release('up');
    fingers.clear();
  };
}

/** The tool that a pressed button leads; null for buttons without meaning. */
function toolFor(event: PointerEvent, context: PointerInputContext): Tool | null {
  if (event.button === BUTTON.middle) return context.pan;
  if (event.button === 0) {
    return context.panHeld() || context.tool() === 'pan' ? context.pan : context.brush;
  }
  const erases = event.button === BUTTON.right || event.button === BUTTON.penEraser;
  return erases ? context.brush : null;
}

/** Every position since the last event; browsers offer them in secure contexts only. */
function samplesOf(event: PointerEvent): readonly PointerEvent[] {
  const coalesced = event.getCoalescedEvents?.() ?? [];
  return coalesced.length > 0 ? coalesced : [event];
}
