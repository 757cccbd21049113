import {
  Brush,
  Gift,
  History,
  Images,
  Infinity as InfinityIcon,
  LockKeyhole,
  type LucideIcon,
  MessageSquareText,
  PenTool,
  Sparkles,
  UserRoundX,
} from 'lucide-react';
import type { ContentIconName } from './content-types.ts';

const ICONS: Record<ContentIconName, LucideIcon> = {
  brush: Brush,
  gift: Gift,
  history: History,
  infinity: InfinityIcon,
  lock: LockKeyhole,
  pen: PenTool,
  person: UserRoundX,
  pictures: Images,
  sparkles: Sparkles,
  words: MessageSquareText,
};

/** Props of {@link ContentIcon}; `size` in pixels. */
export type ContentIconProps = { name: ContentIconName; size: number };

/** Draws an icon that the content names; decorative. */
export const ContentIcon = ({ name, size }: ContentIconProps) => {
  const Icon = ICONS[name];
  return <Icon aria-hidden size={size} />;
};
