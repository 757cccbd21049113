/**
 * What the browser alone costs: the picture shown by CSS and a box that follows the pointer.
 * Parameters: `picture`, and where it stands: `left`, `top`, `width`, `height` in CSS px.
 */
const parameters = new URLSearchParams(location.search);
const picture = new Image();
for (const side of ['left', 'top', 'width', 'height'] as const) {
  picture.style[side] = `${parameters.get(side)}px`;
}
picture.draggable = false;
picture.src = parameters.get('picture') ?? '';
document.body.append(picture);

const box = document.createElement('div');
box.style.cssText =
  'position: absolute; width: 12px; height: 12px; background: #f76; top: 0; left: 0';
document.body.append(box);
addEventListener('pointermove', ({ clientX, clientY }) => {
  box.style.transform = `translate(${clientX}px, ${clientY}px)`;
});

await picture.decode();
document.body.dataset['ready'] = 'yes';
