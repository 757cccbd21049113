import {
  CopyMinus,
  Eraser,
  Expand,
  History,
  Layers2,
  type LucideIcon,
  PaintbrushVertical,
  Sparkles,
  Type,
  WandSparkles,
} from 'lucide-react';
import { type EditKind, EVENT_TYPES, type EventType } from '../../net/contracts/terms.ts';
import type { Translate } from '../i18n/texts.ts';
import { EDIT_KINDS } from '../stores/gallery-query.ts';
import type { SelectOption } from '../ui/select.tsx';

const ICONS: Readonly<Record<EditKind, LucideIcon>> = {
  'area-redraw': PaintbrushVertical,
  remove: Eraser,
  enhance: Sparkles,
  expand: Expand,
  'flux-context': WandSparkles,
  'flux-context-multi': Layers2,
  restore: History,
  'watermark-remover': CopyMinus,
  'text-removal': Type,
};

const kindOf = (event: EventType): EditKind =>
  EDIT_KINDS.find((kind) => EVENT_TYPES[kind] === event) ?? 'enhance';

/** The sign of a kind of edit; one that is not known has the sign of enhancement. */
export const EditKindIcon = ({ event, size }: { event: EventType; size: number }) => {
  const Icon = ICONS[kindOf(event)];
  return <Icon aria-hidden size={size} />;
};

/** What a kind of edit is called. */
export const editKindName = (text: Translate, event: EventType): string =>
  text(`kind.${kindOf(event)}`);

/** Value of the choice of every kind. */
const EVERY_KIND = 'every';

/** The kinds to choose from, every kind first; `serves` says which the server can make. */
export const editKindOptions = (
  text: Translate,
  serves: (kind: EditKind) => boolean,
): SelectOption[] => [
  { id: EVERY_KIND, label: text('kind.every') },
  ...EDIT_KINDS.filter(serves).map((kind) => ({
    id: kind,
    label: text(`kind.${kind}`),
    icon: <EditKindIcon event={EVENT_TYPES[kind]} size={16} />,
  })),
];

/** The choice that stands for a kind, and back; null is every kind. */
export const editKindId = (kind: EditKind | null): string => kind ?? EVERY_KIND;
/** See {@link editKindId}. */
export const editKindOfId = (id: unknown): EditKind | null =>
  EDIT_KINDS.find((kind) => kind === id) ?? null;

/**
 * What was asked for, in words: the user's prompt, or for an edit that takes none its name, in the
 * page's language. '' where there is nothing to say.
 */
export const askedWords = (
  text: Translate,
  { eventType, prompt }: { eventType: EventType; prompt: string },
): string => (TAKES_WORDS.has(kindOf(eventType)) ? prompt : taskWords(text, kindOf(eventType)));

const TAKES_WORDS: ReadonlySet<EditKind> = new Set([
  'area-redraw',
  'flux-context',
  'flux-context-multi',
]);

const taskWords = (text: Translate, kind: EditKind): string => {
  if (kind === 'remove' || kind === 'expand' || kind === 'enhance') {
    return text(`task.${kind}Prompt`);
  }
  return text(`kind.${kind}`);
};
