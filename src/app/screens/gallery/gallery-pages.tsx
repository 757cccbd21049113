import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { PAGE_SIZES, type PageSize, pageWindow } from '../../stores/gallery-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { Select } from '../../ui/select.tsx';

/** Props of {@link GalleryPages}. */
export type GalleryPagesProps = {
  page: number;
  totalPages: number;
  size: PageSize;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
};

const BUTTON =
  'inline-flex min-h-10 min-w-10 cursor-default items-center justify-center gap-1 rounded-md border px-2 text-14 tabular-nums transition-colors pointer-coarse:min-h-11 pointer-coarse:min-w-11 data-disabled:text-ink-faint';
const PLAIN = 'border-transparent text-ink data-hovered:bg-surface-2 data-pressed:bg-surface-3';
const CURRENT = 'border-line-strong bg-surface-2 font-medium text-ink';

type StepProps = Pick<GalleryPagesProps, 'onPage'> & {
  to: number;
  isDisabled: boolean;
  children: ReactNode;
};

const Step = ({ to, isDisabled, onPage, children }: StepProps) => (
  <AriaButton
    isDisabled={isDisabled}
    onPress={() => onPage(to)}
    className={classNames(BUTTON, PLAIN, 'px-3')}
  >
    {children}
  </AriaButton>
);

/** A button that is disabled by its own press gives its focus to the present page's number. */
const useKeptFocus = (page: number) => {
  const row = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    hadFocus.current = false;
    if (isLost && page > 0) row.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  const note = (): void => {
    hadFocus.current = row.current?.contains(document.activeElement) === true;
  };
  return { row, note };
};

/** The pages of the gallery: steps at the ends, up to five numbers, and how many cards a page has. */
export const GalleryPages = ({ page, totalPages, size, onPage, onSize }: GalleryPagesProps) => {
  const text = useText();
  const { plain } = useNumbers();
  const { row, note } = useKeptFocus(page);
  const go = (to: number): void => {
    note();
    onPage(to);
  };
  return (
    <nav
      aria-label={text('gallery.pages')}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3"
    >
      <div ref={row} className="flex flex-wrap items-center justify-center gap-1">
        <Step to={page - 1} isDisabled={page <= 1} onPage={go}>
          <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
          <span className="max-sm:sr-only">{text('gallery.previous')}</span>
        </Step>
        {pageWindow(page, totalPages).map((number) => (
          <AriaButton
            key={number}
            aria-label={text('gallery.page', { page: plain(number) })}
            {...(number === page && { 'aria-current': 'page' as const })}
            onPress={() => number !== page && go(number)}
            className={classNames(BUTTON, number === page ? CURRENT : PLAIN)}
          >
            {plain(number)}
          </AriaButton>
        ))}
        <Step to={page + 1} isDisabled={page >= totalPages} onPage={go}>
          <span className="max-sm:sr-only">{text('gallery.next')}</span>
          <ChevronRight aria-hidden size={16} className="rtl:-scale-x-100" />
        </Step>
      </div>
      <Select
        label={text('gallery.show')}
        labelPlace="beside"
        options={PAGE_SIZES.map((one) => ({ id: String(one), label: plain(one) }))}
        value={String(size)}
        onChange={(id) => onSize(PAGE_SIZES.find((one) => String(one) === id) ?? size)}
      />
    </nav>
  );
};
