import { type ExpandHandle, sidesOf } from '../../../../workers/kernels/expansion-drag.ts';
import { HANDLE_SIZE } from '../../../kernels/expand-frame.ts';

/** What is seen of a handle, CSS px: a dot at a corner, a bar along a side. */
const DOT = 14;
const BAR = { long: 28, thick: 12 };

/** An element that takes finger, pointer and focus; its middle is moved by `transform`. */
export function createHandle(handle: ExpandHandle): HTMLElement {
  const { across, down } = sidesOf(handle);
  const element = document.createElement('div');
  element.dataset['part'] = 'expand-handle';
  element.dataset['handle'] = handle;
  element.setAttribute('role', 'slider');
  element.setAttribute('aria-valuemin', '0');
  if (down === null) element.setAttribute('aria-orientation', 'horizontal');
  if (across === null) element.setAttribute('aria-orientation', 'vertical');
  element.tabIndex = 0;
  Object.assign(element.style, {
    position: 'absolute',
    left: `${-HANDLE_SIZE / 2}px`,
    top: `${-HANDLE_SIZE / 2}px`,
    width: `${HANDLE_SIZE}px`,
    height: `${HANDLE_SIZE}px`,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '12px',
    outlineOffset: '-6px',
    cursor: cursorOf(handle),
    pointerEvents: 'auto',
    touchAction: 'none',
    willChange: 'transform',
  });
  element.append(createKnob(handle));
  return element;
}

function createKnob(handle: ExpandHandle): HTMLElement {
  const { across, down } = sidesOf(handle);
  const isCorner = across !== null && down !== null;
  const knob = document.createElement('span');
  Object.assign(knob.style, {
    boxSizing: 'border-box',
    width: `${isCorner ? DOT : across === null ? BAR.long : BAR.thick}px`,
    height: `${isCorner ? DOT : down === null ? BAR.long : BAR.thick}px`,
    borderRadius: '7px',
    border: '1px solid rgb(0 0 0 / 0.6)',
    background: 'rgb(255 255 255)',
    boxShadow: '0 1px 4px rgb(0 0 0 / 0.35)',
    pointerEvents: 'none',
  });
  return knob;
}

function cursorOf(handle: ExpandHandle): string {
  const { across, down } = sidesOf(handle);
  if (across === null) return 'ns-resize';
  if (down === null) return 'ew-resize';
  return (across === 'left') === (down === 'top') ? 'nwse-resize' : 'nesw-resize';
}
