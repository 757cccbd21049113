/** Prompts to begin with, such as the built-in engine can draw; in English in every language, as prompts are. */
export const EXAMPLE_PROMPTS = [
  'A lighthouse by a calm sea at sunset',
  'A castle on a hill at night, full moon, rain',
  'A small house by a lake, autumn forest, golden light',
] as const;
