import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { inEnglish } from '../../server/engines/note.ts';
import type { Cell, Row, Sheet } from './sheet.ts';
import { toCanvas } from './to-canvas.ts';

const MARGIN = 28;
const GAP = 12;
const TITLE = 54;
const LABEL = 30;
const LINE = 22;
const CELL_WIDTH = 480;
const INK = '#16181d';
const FAINT = '#5b616e';
const PAPER = '#f4f5f7';

const FAMILIES = ['latin', 'latin-ext', 'cyrillic']
  .map((script) => {
    const file = `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`;
    const family = `Inter ${script}`;
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family);
    return `"${family}"`;
  })
  .join(', ');

interface PlacedRow {
  readonly row: Row;
  readonly top: number;
  /** Height of the pictures alone. */
  readonly tall: number;
  readonly notes: readonly string[];
}

/** Draws a sheet: its title, then each row's label, pictures with theirs, and notes. A PNG file's bytes. */
export function drawSheet(sheet: Sheet): Buffer {
  const cellWidth = sheet.cellWidth ?? CELL_WIDTH;
  const columns = Math.max(1, ...sheet.rows.map(({ cells }) => cells.length));
  const width = 2 * MARGIN + columns * cellWidth + (columns - 1) * GAP;
  const measure = createCanvas(1, 1).getContext('2d');
  let top = MARGIN + TITLE;
  const rows = sheet.rows.map((row): PlacedRow => {
    const tall = Math.max(1, ...row.cells.map((cell) => shownSize(cell, cellWidth).height));
    write(measure, 14, FAINT);
    const notes = wrap(measure, (row.notes ?? []).map(inEnglish).join(' '), width - 2 * MARGIN);
    const placed = { row, top, tall, notes };
    top += LABEL + LINE + tall + notes.length * LINE + 2 * GAP;
    return placed;
  });
  const canvas = createCanvas(width, top + MARGIN);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, 30, INK, 700);
  context.fillText(sheet.title, MARGIN, MARGIN + 30);
  for (const placed of rows) drawRow(context, placed, cellWidth);
  return canvas.toBuffer('image/png');
}

function drawRow(
  context: SKRSContext2D,
  { row, top, tall, notes }: PlacedRow,
  cellWidth: number,
): void {
  write(context, 18, INK, 600);
  context.fillText(row.label, MARGIN, top + 18);
  row.cells.forEach((cell, index) => {
    const left = MARGIN + index * (cellWidth + GAP);
    write(context, 13, FAINT, 500);
    context.fillText(cell.label, left, top + LABEL + 13);
    const { width, height } = shownSize(cell, cellWidth);
    context.imageSmoothingQuality = 'high';
    context.drawImage(toCanvas(cell), left, top + LABEL + LINE, width, height);
  });
  write(context, 14, FAINT);
  notes.forEach((line, index) => {
    context.fillText(line, MARGIN, top + LABEL + LINE + tall + GAP / 2 + LINE * (index + 0.7));
  });
}

function shownSize({ picture }: Cell, cellWidth: number): { width: number; height: number } {
  // Neither wider nor taller than a cell: a very tall picture must not stretch the sheet.
  const scale = Math.min(1, cellWidth / picture.width, (1.5 * cellWidth) / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

function write(context: SKRSContext2D, size: number, colour: string, weight = 400): void {
  context.font = `${weight} ${size}px ${FAMILIES}, sans-serif`;
  context.fillStyle = colour;
}

function wrap(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (context.measureText(longer).width <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}
