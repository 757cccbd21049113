/** What translators (browsers' own, extensions) put in the place of a text. We never use it. */
const STAND_IN = 'FONT';

const isStandIn = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === STAND_IN;

/**
 * Lets a page be translated while it lives. Translators put an element in the place of each text, and
 * React, which knows nothing of that, then removes, moves and changes texts that are not there any more:
 * a screen broke, or what it said stayed as it was. What stands for which text is noted here, and from the first
 * one on it is removed, moved and changed in the text's stead. A page that nobody translates is left alone.
 */
export const liveWithTranslators = (page: Node): void => {
  const standIns = new WeakMap<Node, HTMLElement>();
  const used = new WeakSet<Node>();
  let isHelping = false;

  const note = ({
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord): void => {
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode !== null) continue;
      const near = [...addedNodes, previousSibling, nextSibling];
      const standIn = near
        .filter(isStandIn)
        .find((element) => element.isConnected && !used.has(element));
      if (standIn === undefined) continue;
      standIns.set(text, standIn);
      used.add(standIn);
      if (!isHelping) help(standIns);
      isHelping = true;
    }
  };
  new MutationObserver((records) => records.forEach(note)).observe(page, {
    childList: true,
    subtree: true,
  });
};

/** Changes what React changes a page with. */
const help = (standIns: WeakMap<Node, HTMLElement>): void => {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const standInIn = (parent: Node, text: Node | null): HTMLElement | null => {
    const standIn = text === null || text.parentNode === parent ? null : standIns.get(text);
    return standIn?.parentNode === parent ? standIn : null;
  };
  /** The text is put somewhere itself. */
  const putAway = (text: Node): void => {
    standIns.get(text)?.remove();
    standIns.delete(text);
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const standIn = standInIn(this, child);
    if (standIn === null) return removeChild.call(this, child) as Child;
    putAway(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    putAway(child);
    return insertBefore.call(this, child, standInIn(this, before) ?? before) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    putAway(child);
    return appendChild.call(this, child) as Child;
  };
  // With its new words the text stands there again, to be translated anew.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, words: string | null) {
      value?.set?.call(this, words);
      standIns.get(this)?.replaceWith(this);
      standIns.delete(this);
    },
  });
};
