import { proxy, subscribe } from 'valtio/vanilla';
import {
  FIRST_TOOL_SETTINGS,
  type ToolSettings,
  withToolSettings,
} from '../../canvas/kernels/tool-settings.ts';
import type { KeyValueStorage } from '../../net/index.ts';

/** What the page looks like; 'system' follows the operating system. */
export type Theme = 'light' | 'dark' | 'system';

/** What the user set; kept in this browser. */
export interface SettingsState {
  theme: Theme;
  /** How the tools of the editor are set. */
  tools: ToolSettings;
  /** Whether a PNG that is saved says how it was made: prompt, seed, engine, parameters. */
  describesPng: boolean;
}

/** The settings and the end of keeping them. */
export interface SettingsStore {
  readonly state: SettingsState;
  setTheme(theme: Theme): void;
  /** Keeps what is given of the tools' settings, within their limits. */
  setTools(tools: Partial<ToolSettings>): void;
  setDescribesPng(describes: boolean): void;
  /** Another tab kept other settings: they are this one's, too, but for the tools in hand here. */
  changedElsewhere(): void;
  stop(): void;
}

/** Where the settings are kept. */
export const SETTINGS_KEY = 'settings';

const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

const readSettings = (storage: KeyValueStorage): SettingsState => {
  const first: SettingsState = {
    theme: 'system',
    tools: { ...FIRST_TOOL_SETTINGS },
    describesPng: true,
  };
  try {
    const kept: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return first;
    const theme = THEMES.find((one) => 'theme' in kept && kept.theme === one);
    const tools = 'tools' in kept ? kept.tools : null;
    return {
      theme: theme ?? first.theme,
      tools: withToolSettings(first.tools, tools),
      describesPng: !('describesPng' in kept && kept.describesPng === false),
    };
  } catch {
    return first;
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
    setDescribesPng: (describes) => {
      state.describesPng = describes;
    },
    setTools: (tools) => {
      Object.assign(state.tools, withToolSettings(state.tools, tools));
    },
    changedElsewhere: () => {
      // What is kept now, not what one event told: two tabs that choose at once come to the same.
      const { theme, describesPng } = readSettings(storage);
      Object.assign(state, { theme, describesPng });
    },
  };
};
