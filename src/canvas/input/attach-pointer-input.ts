import type { Point } from '../editor-types.ts';
import { createFrame } from '../frame.ts';
import { type Camera, toImage } from '../kernels/camera.ts';
import type { PointerPoint, Tool, ToolKeys } from '../tools/tool.ts';
import {
  type GestureEvent,
  type Intent,
  type Pair,
  type PointerFact,
  TAKE_BACK,
} from './gesture/gesture.ts';
import { createGestureMachine } from './gesture/gesture-machine.ts';
import type { HostCorner } from './host-corner.ts';
import { createRingFollower } from './ring-follower.ts';

/** What pointer input asks of the editor. */
export interface PointerInputContext {
  readonly corner: HostCorner;
  /** The chosen tool, and the hand. */
  readonly tool: () => Tool;
  readonly pan: Tool;
  readonly camera: () => Camera;
  /** The hand is chosen, or Space is held. */
  readonly isPanning: () => boolean;
  /** What one finger does. */
  readonly finger: () => 'draw' | 'pan';
  readonly onPen: () => void;
  readonly pinch: (before: Pair, after: Pair) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly resetView: () => void;
  /** Where the ring goes, image px; null while no pointer that paints is over the canvas. */
  readonly pointRing: (at: Point | null) => void;
  /** Calls when picture or tool may have changed under a pointer that rests; answers what ends it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Positions of a finger that may yet turn out to draw; more are never needed to know. */
const LONGEST_TRAIL = 256;

/** Pointer events of an element → what the gesture machine makes of them. Returns the disposer. */
export function attachPointerInput(host: HTMLElement, context: PointerInputContext): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  const machine = createGestureMachine(context);
  const trails = new Map<number, PointerPoint[]>();
  let leading: Tool | null = null;
  let waiting: Tool | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  /** Where a pointer other than a finger was last; null if none is over the canvas. */
  let hovered: PointerEvent | null = null;
  const ring = createRingFollower(context.pointRing);
  const frame = createFrame(() => leading?.tick());

  const pointOf = (event: PointerEvent): PointerPoint => {
    const { left, top } = context.corner.get();
    const canvas = { x: event.clientX - left, y: event.clientY - top };
    const pressure = event.pointerType === 'pen' ? event.pressure : 1;
    return { canvas, image: toImage(context.camera(), canvas.x, canvas.y), pressure };
  };
  const follow = (tool: Tool, points: readonly PointerPoint[], keys: ToolKeys): void => {
    tool.move(points, keys);
    frame.request();
  };
  const lead = (tool: Tool | null): void => {
    leading = tool;
    host.toggleAttribute('data-led', tool !== null);
  };
  const begin = (intent: Intent & { kind: 'begin' }, event: PointerEvent): void => {
    const [point = pointOf(event), ...rest] = trails.get(intent.id) ?? [];
    trails.delete(intent.id);
    const tool = intent.lead === 'pan' ? context.pan : context.tool();
    lead(tool);
    // A hand that rests on a button since before the pen came would press it when it is lifted.
    if (event.pointerType === 'pen') document.dispatchEvent(new PointerEvent('pointercancel'));
    const keys = keysOf(event);
    tool.down({ point, subtract: intent.subtract, keys });
    follow(tool, rest, keys);
  };
  const end = (how: 'up' | 'cancel'): void => {
    const ended = leading;
    lead(null);
    ended?.[how]();
  };
  const settle = (how: 'up' | 'cancel'): void => {
    clearTimeout(holding);
    // Something else may have kept it meanwhile, and the tool be at its next gesture.
    if (waiting?.state() === 'held') waiting[how]();
    waiting = null;
  };
  const hold = (): void => {
    leading?.hold();
    waiting = leading;
    lead(null);
    clearTimeout(holding);
    holding = setTimeout(() => handle({ kind: 'held-enough' }), TAKE_BACK);
  };

  const act = (intent: Intent, event: PointerEvent | null): void => {
    if (intent.kind === 'begin' && event !== null) begin(intent, event);
    else if (intent.kind === 'move' && event !== null && leading !== null)
      follow(leading, samplesOf(event).map(pointOf), keysOf(event));
    else if (intent.kind === 'commit') end('up');
    else if (intent.kind === 'cancel') end('cancel');
    else if (intent.kind === 'hold') hold();
    else if (intent.kind === 'keep') settle('up');
    else if (intent.kind === 'drop') settle('cancel');
    else if (intent.kind === 'pinch') context.pinch(intent.before, intent.after);
    else if (intent.kind === 'undo') context.undo();
    else if (intent.kind === 'redo') context.redo();
    else if (intent.kind === 'reset-view') context.resetView();
    else if (intent.kind === 'pen-seen') context.onPen();
  };
  const handle = (fact: GestureEvent, event: PointerEvent | null = null): void => {
    for (const intent of machine.handle(fact)) act(intent, event);
  };

  const updateRing = (event: PointerEvent): void => {
    hovered = event.pointerType === 'touch' ? null : event;
    if (context.isPanning() || hovered === null) return ring.hide();
    ring.follow(
      () => pointOf(ahead(event)).image,
      () => pointOf(event).image,
    );
  };
  const stopRenewing = context.onChange(() => {
    if (hovered === null) return;
    if (context.isPanning()) return ring.hide();
    // At once: what follows it for some frames would take it from the keys that come next.
    context.pointRing(pointOf(hovered).image);
  });
  const onDown = (event: PointerEvent): void => {
    context.corner.forget();
    host.setPointerCapture(event.pointerId);
    // The mouse events that would follow each move have nothing to say; the middle button's does.
    if (event.button !== 1) event.preventDefault();
    host.focus({ preventScroll: true, focusVisible: false });
    if (event.pointerType === 'touch') trails.set(event.pointerId, [pointOf(event)]);
    handle(factOf('down', event, pointOf(event).canvas), event);
  };
  const onMove = (event: PointerEvent): void => {
    handle(factOf('move', event, pointOf(event).canvas), event);
    // Only now: a finger that begins by this event goes on with its samples, and would have them twice.
    const trail = trails.get(event.pointerId);
    if (trail !== undefined && trail.length < LONGEST_TRAIL)
      trail.push(...samplesOf(event).map(pointOf));
    updateRing(event);
  };
  /** The moves of a gesture are nobody else's: the whole page would look at each of them. */
  const onLeadingMove = (event: PointerEvent): void => {
    if (leading === null || event.target !== host) return;
    event.stopPropagation();
    onMove(event);
  };
  const onUp = (event: PointerEvent): void => {
    handle(factOf('up', event, pointOf(event).canvas), event);
    trails.delete(event.pointerId);
  };
  const onEnd = (kind: 'cancel' | 'lost') => (event: PointerEvent) => {
    trails.delete(event.pointerId);
    handle({ kind, id: event.pointerId });
  };
  const onLeave = (): void => {
    if (leading !== null) return;
    hovered = null;
    ring.hide();
  };
  const onAway = (): void => {
    trails.clear();
    handle({ kind: 'away' });
  };

  host.addEventListener('pointerdown', onDown, { signal });
  window.addEventListener('pointermove', onLeadingMove, { signal, capture: true });
  host.addEventListener('pointermove', onMove, { signal });
  host.addEventListener('pointerup', onUp, { signal });
  host.addEventListener('pointercancel', onEnd('cancel'), { signal });
  // Comes after up and cancel too; alone it means that the end was lost.
  host.addEventListener('lostpointercapture', onEnd('lost'), { signal });
  host.addEventListener('pointerleave', onLeave, { signal });
  host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  host.addEventListener('mousedown', keepFromScrolling, { signal });
  window.addEventListener('blur', onAway, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && onAway(), { signal });

  return () => {
    attached.abort();
    stopRenewing();
    handle({ kind: 'away' });
    clearTimeout(holding);
    ring.detach();
    frame.cancel();
  };
}

function factOf(kind: PointerFact['kind'], event: PointerEvent, at: Point): PointerFact {
  const { pointerId: id, pointerType, timeStamp: time, button, buttons } = event;
  const pointer = pointerType === 'pen' || pointerType === 'touch' ? pointerType : 'mouse';
  const contact = Math.max(event.width, event.height);
  return { kind, id, pointer, at, time, button, buttons, contact };
}

function keysOf(event: PointerEvent): ToolKeys {
  return { straight: event.shiftKey, centred: event.altKey };
}

/** Every position since the last event; browsers offer them in secure contexts only. */
function samplesOf(event: PointerEvent): readonly PointerEvent[] {
  const coalesced = event.type === 'pointermove' ? (event.getCoalescedEvents?.() ?? []) : [];
  return coalesced.length > 0 ? coalesced : [event];
}

/** Where the pointer will be when the ring is seen. */
function ahead(event: PointerEvent): PointerEvent {
  return event.getPredictedEvents?.().at(-1) ?? event;
}

/** The middle button pans; the browser's own scrolling by it must not begin. */
function keepFromScrolling(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}
