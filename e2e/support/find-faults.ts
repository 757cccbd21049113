/**
 * What is wrong with how a page looks, as sentences; none if all is well. Runs inside the page:
 * what scrolls sideways, what is open over it and not wholly in the window, pictures that did not
 * come, words that are cut off, broken or hard to read (contrast below 4.5:1, large ones 3:1:
 * WCAG 2.2, 1.4.3), controls below 24 px (2.5.8).
 */
export function findFaults(): string[] {
  const faults = new Set<string>();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (canvas === null) return ['There is no 2D canvas to read colours with.'];
  type Colour = readonly [number, number, number, number];
  const colours = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    const known = colours.get(css);
    if (known !== undefined) return known;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour = [red, green, blue, alpha / 255] as const;
    colours.set(css, colour);
    return colour;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mixed = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
    return [mixed(0), mixed(1), mixed(2), 1];
  };
  const luminance = (colour: Colour): number => {
    const linear = (at: 0 | 1 | 2) => {
      const share = colour[at] / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
  };
  const contrast = (a: Colour, b: Colour): number => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  /** What lies behind an element; null over a picture, whose colours nobody knows. */
  const groundOf = (element: Element): Colour | null => {
    const layers: Colour[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(at);
      const colour = colourOf(backgroundColor);
      if (backgroundImage !== 'none') return null;
      layers.push(colour);
      if (colour[3] === 1) break;
      if (position === 'absolute' || position === 'fixed') return null;
    }
    return layers.reduceRight<Colour>((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], .sr-only, [inert]') === null;
  const isOff = (element: Element): boolean =>
    element.closest('[disabled], [aria-disabled=true], [data-disabled]') !== null;
  /** Whether a short word is not on one line, as of a badge in a narrow row. */
  const isBroken = (node: Node, wordBreak: string): boolean => {
    const words =
      wordBreak === 'keep-all'
        ? /[\p{sc=Latin}\p{sc=Arabic}\p{sc=Han}\p{Mn}]{2,16}/gu
        : /[\p{sc=Latin}\p{sc=Arabic}\p{Mn}]{2,16}/gu;
    const found = (node.textContent ?? '').matchAll(words);
    return [...found].some(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
      return Math.max(...lines) - Math.min(...lines) > 8;
    });
  };
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    element.tagName.toLowerCase();

  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) faults.add(`It scrolls sideways by ${wide} px.`);

  for (const floating of document.querySelectorAll('[role=dialog], [role=menu]')) {
    const { left, top, right, bottom } = floating.getBoundingClientRect();
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) {
      faults.add(`"${nameOf(floating)}" is not wholly in the window.`);
    }
  }

  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) faults.add(`${image.src} did not come.`);
  }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (element === null || !words.currentNode.textContent?.trim() || !isShown(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const style = getComputedStyle(element);
    const isCut =
      style.overflowX !== 'visible' &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1;
    if (isCut) faults.add(`"${nameOf(element)}" is cut off.`);
    if (isBroken(words.currentNode, style.wordBreak))
      faults.add(`"${nameOf(element)}" is broken amid a word.`);
    const ground = isOff(element) ? null : groundOf(element);
    if (ground === null) continue;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = contrast(over(colourOf(style.color), ground), ground);
    if (ratio < (isLarge ? 3 : 4.5)) {
      faults.add(`"${nameOf(element)}" has a contrast of ${ratio.toFixed(2)}.`);
    }
  }

  for (const control of document.querySelectorAll('button, [role=slider], select')) {
    const { width, height } = control.getBoundingClientRect();
    if (!isShown(control) || width <= 1 || height <= 1) continue;
    if (width < 24 || height < 24) {
      faults.add(`"${nameOf(control)}" is ${width.toFixed(0)} × ${height.toFixed(0)} px.`);
    }
  }
  return [...faults];
}
