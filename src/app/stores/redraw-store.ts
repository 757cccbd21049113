import { proxy } from 'valtio/vanilla';

/** What the user asks for in an area redraw, kept until it is changed. */
export interface RedrawState {
  /** As typed. */
  prompt: string;
  /** Whether the text box is shown. */
  isOpen: boolean;
  /** Another number asks the text box to take the focus. */
  focusWish: number;
  /** How many variants, 1 to 4. */
  count: number;
  /** uint32; null for a random one. */
  seed: number | null;
}

/** The form of area redraw. */
export interface RedrawStore {
  readonly state: RedrawState;
  setPrompt(prompt: string): void;
  show(): void;
  /** The text stays. */
  hide(): void;
  /** Shows the box and puts the cursor into it. */
  askForPrompt(): void;
  setOptions(options: Partial<Pick<RedrawState, 'count' | 'seed'>>): void;
}

/** An empty form. */
export const createRedrawStore = (): RedrawStore => {
  const state = proxy<RedrawState>({
    prompt: '',
    isOpen: false,
    focusWish: 0,
    count: 1,
    seed: null,
  });
  return {
    state,
    setPrompt: (prompt) => {
      state.prompt = prompt;
    },
    show: () => {
      state.isOpen = true;
    },
    hide: () => {
      state.isOpen = false;
    },
    askForPrompt: () => {
      state.isOpen = true;
      state.focusWish += 1;
    },
    setOptions: (options) => void Object.assign(state, options),
  };
};
