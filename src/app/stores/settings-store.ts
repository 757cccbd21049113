import { proxy, subscribe } from 'valtio/vanilla';
import type { KeyValueStorage } from '../../net/index.ts';

/** What the page looks like; 'system' follows the operating system. */
export type Theme = 'light' | 'dark' | 'system';

/** What the user set; kept in this browser. */
export interface SettingsState {
  theme: Theme;
  /** Brush diameter of the Remove tool, in image pixels, 10 to 300. */
  brushSize: number;
}

/** The settings and the end of keeping them. */
export interface SettingsStore {
  readonly state: SettingsState;
  setTheme(theme: Theme): void;
  setBrushSize(size: number): void;
  stop(): void;
}

/** Where the settings are kept. */
export const SETTINGS_KEY = 'settings';
/** Limits and default of a brush diameter (document 2 section 5, decision 37). */
export const BRUSH_SIZE = { min: 10, max: 300, default: 100 } as const;

const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

const clampSize = (size: number): number =>
  Math.min(BRUSH_SIZE.max, Math.max(BRUSH_SIZE.min, Math.round(size)));

const readSettings = (storage: KeyValueStorage): SettingsState => {
  const fallback: SettingsState = { theme: 'system', brushSize: BRUSH_SIZE.default };
  try {
    const kept: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return fallback;
    const theme = THEMES.find((one) => 'theme' in kept && kept.theme === one);
    const size = 'brushSize' in kept && Number(kept.brushSize);
    return {
      theme: theme ?? fallback.theme,
      brushSize: size && Number.isFinite(size) ? clampSize(size) : fallback.brushSize,
    };
  } catch {
    return fallback;
  }
};

/** Reads the settings and keeps every change. */
export const createSettingsStore = (storage: KeyValueStorage): SettingsStore => {
  const state = proxy(readSettings(storage));
  const stop = subscribe(state, () => {
    storage.setItem(SETTINGS_KEY, JSON.stringify(state));
  });
  return {
    state,
    stop,
    setTheme: (theme) => {
      state.theme = theme;
    },
    setBrushSize: (size) => {
      state.brushSize = clampSize(size);
    },
  };
};
