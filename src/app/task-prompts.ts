/**
 * The names, in English, that edits without words are sent with. In a file of their own: who names
 * one carries no other text.
 */
export const TASK_PROMPTS = {
  'task.removePrompt': 'Remove selected area',
  'task.expandPrompt': 'Expand image',
  'task.enhancePrompt': 'Enhance image clarity',
} as const;
