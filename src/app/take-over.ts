type TextBox = HTMLInputElement | HTMLTextAreaElement;

const CONTROLS = 'a, button, input, textarea, select, summary, [tabindex]';

const controlsIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(CONTROLS),
];

const isTextBox = (control: HTMLElement): control is TextBox =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'search', 'url'].includes(control.type));

/** React listens to events, and to a value only if it was not set through the element itself. */
const typeInto = (box: TextBox, { value: text, selectionStart, selectionEnd }: TextBox): void => {
  const kind = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  box.value = '';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(box, text);
  box.setSelectionRange(selectionStart, selectionEnd);
  box.dispatchEvent(new Event('input', { bubbles: true }));
};

const isChoice = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** Whether the visitor chose it: what the build rendered as chosen is nobody's choice. */
const wasChosen = (old: HTMLInputElement): boolean =>
  old.type === 'radio' ? old.checked && !old.defaultChecked : old.checked !== old.defaultChecked;

/**
 * Watches what the visitor does on the page that the build rendered, until React puts its own in that
 * place; answers how to do it again there. The two have the same controls in the same order, and
 * removed elements keep what was typed into them. The script in index.html notes a press.
 */
export const watchVisitor = (root: HTMLElement): (() => void) => {
  const before = controlsIn(root);
  let focused = document.activeElement;
  const note = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? target : null;
  };
  const noteLeaving = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null && document.hasFocus()) focused = null;
  };
  // While it takes the page over, React lets no such event come any further than to the root.
  root.addEventListener('focusin', note, true);
  root.addEventListener('focusout', noteLeaving, true);
  return () => {
    root.removeEventListener('focusin', note, true);
    root.removeEventListener('focusout', noteLeaving, true);
    delete root.dataset['waiting'];
    delete root.dataset['taken'];
    const now = controlsIn(root);
    for (const [index, old] of before.entries()) {
      const control = now[index];
      if (!control || control.tagName !== old.tagName) continue;
      if (isTextBox(old) && isTextBox(control) && old.value !== old.defaultValue) {
        if (control === old || control.value === '') typeInto(control, old);
      }
      if (isChoice(old) && isChoice(control) && wasChosen(old)) {
        const wanted = old.checked;
        // React is told of a click only if the control is another way than it knows of.
        if (control === old) control.checked = !wanted;
        if (control.checked !== wanted) control.click();
      }
      const [shut, open] = [control.closest('details'), old.closest('details')];
      if (shut && open?.open) shut.open = true;
      if (old === focused) control.focus({ preventScroll: true });
    }
    root.querySelectorAll('button')[Number(root.dataset['pressed'] ?? -1)]?.click();
    delete root.dataset['pressed'];
  };
};
