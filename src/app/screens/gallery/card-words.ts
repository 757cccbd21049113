import type { Snapshot } from 'valtio';
import type { GalleryItem } from '../../../net/contracts/index.ts';
import type { Translate } from '../../i18n/texts.ts';
import type { DateWriter } from '../../i18n/use-dates.ts';
import { askedWords } from '../edit-kinds.tsx';

/** A card's heading: the prompt, else the title, else 'Untitled' (document 2 section 2.5). */
export const cardTitle = (text: Translate, item: Snapshot<GalleryItem>): string =>
  askedWords(text, item) || item.title || text('gallery.untitled');

/** The day on which a card's edit was asked for, else 'Unknown date' (document 2 section 2.5). */
export const cardDate = (text: Translate, day: DateWriter['day'], time: string): string =>
  day(time) ?? text('gallery.unknownDate');
