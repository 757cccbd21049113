/**
 * A mask editor as most are made: one RGBA canvas of the picture's size on the main thread, lines
 * and arcs, a copy of the whole canvas for each undo step, a loop over all pixels for the file.
 * Parameters: `picture`; `left`, `top`, `width`, `height` in CSS px; `brush`, its diameter in image
 * px; `frequent=yes` for a canvas that stays in the processor's memory.
 */
const parameters = new URLSearchParams(location.search);
const picture = new Image();
picture.draggable = false;
picture.src = parameters.get('picture') ?? '';
await picture.decode();

const canvas = document.createElement('canvas');
const { naturalWidth: width, naturalHeight: height } = picture;
canvas.width = width;
canvas.height = height;
for (const element of [picture, canvas]) {
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    element.style[side] = `${parameters.get(side)}px`;
  }
  document.body.append(element);
}
const context = contextOf(canvas, parameters.get('frequent') === 'yes');
context.lineWidth = Number(parameters.get('brush'));
context.lineCap = 'round';
context.lineJoin = 'round';
context.strokeStyle = '#f65';
context.fillStyle = '#f65';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The canvas after each stroke. */
const states: ImageData[] = [];
let shown = 0;
let last: Point | null = null;

canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId);
  begin(pointOf(event));
});
canvas.addEventListener('pointermove', (event) => {
  if (last !== null) draw(last, pointOf(event));
});
canvas.addEventListener('pointerup', () => {
  last = null;
  states.length = shown;
  states.push(context.getImageData(0, 0, width, height));
  shown = states.length;
});
addEventListener('keydown', ({ code, ctrlKey, shiftKey }) => {
  if (code !== 'KeyZ' || !ctrlKey) return;
  show(shown + (shiftKey ? 1 : -1));
});

function show(step: number): void {
  if (step < 0 || step > states.length) return;
  shown = step;
  const state = states[step - 1];
  if (state === undefined) context.clearRect(0, 0, width, height);
  else context.putImageData(state, 0, 0);
}

function begin(point: Point): void {
  last = point;
  context.beginPath();
  context.arc(point.x, point.y, context.lineWidth / 2, 0, 2 * Math.PI);
  context.fill();
}

function draw(from: Point, to: Point): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  last = to;
}

/** Draws these strokes, CSS px of the page, and nothing else, as if each event had been heard. */
function drawAnew(strokes: readonly (readonly Point[])[]): void {
  context.clearRect(0, 0, width, height);
  for (const stroke of strokes) {
    last = null;
    for (const { x: clientX, y: clientY } of stroke) {
      const point = pointOf({ clientX, clientY });
      if (last === null) begin(point);
      else draw(last, point);
    }
  }
  last = null;
}

function pointOf({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point {
  const { left, top, width: shownWidth } = canvas.getBoundingClientRect();
  const scale = shownWidth / width;
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

function contextOf(target: HTMLCanvasElement, frequent: boolean): CanvasRenderingContext2D {
  const made = target.getContext('2d', { willReadFrequently: frequent });
  if (made === null) throw new Error('There is no 2D canvas.');
  return made;
}

/** White where something was painted, transparent elsewhere. */
async function exportMask(): Promise<Blob> {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const painted = (data[at + 3] ?? 0) > 127;
    data[at] = 255;
    data[at + 1] = 255;
    data[at + 2] = 255;
    data[at + 3] = painted ? 255 : 0;
  }
  const file = document.createElement('canvas');
  file.width = width;
  file.height = height;
  contextOf(file, false).putImageData(image, 0, 0);
  return new Promise((resolve, reject) => {
    file.toBlob((blob) => (blob === null ? reject(new Error('No PNG.')) : resolve(blob)));
  });
}

declare global {
  interface Window {
    /** What the benchmark asks of the naive page. */
    naive: {
      exportMask(): Promise<Blob>;
      undoBytes(): number;
      drawAnew(strokes: readonly (readonly Point[])[]): void;
    };
  }
}

window.naive = {
  exportMask,
  drawAnew,
  undoBytes: () => states.reduce((bytes, state) => bytes + state.data.byteLength, 0),
};
document.body.dataset['ready'] = 'yes';

export type {};
