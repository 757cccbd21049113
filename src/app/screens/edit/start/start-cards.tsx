import { ImageUp, Link2 } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useText } from '../../../i18n/use-text.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useSlow } from '../../../ui/use-slow.ts';
import { NotLoaded } from '../../not-loaded.tsx';

const loadUpload = () => import('./upload-dialog.tsx');
const loadAddress = () => import('./url-dialog.tsx');

type CardProps = {
  title: string;
  hint: string;
  picture: ReactNode;
  /** It was pressed, and what it opens is on its way. */
  isComing: boolean;
  /** It may be pressed soon. */
  onNear: () => void;
  onPress: () => void;
};

const Card = ({ title, hint, picture, isComing, onNear, onPress }: CardProps) => {
  const isSlow = useSlow(isComing);
  return (
    <AriaButton
      isPending={isSlow}
      onHoverStart={onNear}
      onFocus={onNear}
      onPress={onPress}
      className="group flex cursor-default flex-col overflow-hidden rounded-lg border border-line bg-surface-1 text-start transition-colors data-hovered:border-accent data-hovered:bg-surface-2 data-pressed:bg-surface-3"
    >
      <span
        aria-hidden
        className="flex h-32 w-full items-center justify-center border-b border-line bg-surface-2 px-6 transition-colors group-data-hovered:bg-accent-tint sm:h-40"
      >
        {isSlow ? <Spinner size={28} /> : picture}
      </span>
      <span className="flex flex-col gap-1 px-5 py-4">
        <span className="text-16 font-semibold">{title}</span>
        <span className="text-13 text-ink-muted">{hint}</span>
      </span>
    </AriaButton>
  );
};

const ICON =
  'flex size-9 shrink-0 items-center justify-center rounded-sm bg-accent-tint text-accent-ink group-data-hovered:bg-surface-1';

const AddressBar = () => {
  const text = useText();
  return (
    <span
      dir="ltr"
      className="flex w-full max-w-72 items-center gap-3 rounded-md border border-line bg-surface-1 p-2 pe-4"
    >
      <span className={ICON}>
        <Link2 size={18} />
      </span>
      <span className="truncate text-13 text-ink-muted">{text('url.example')}</span>
    </span>
  );
};

const Frames = () => (
  <span className="relative flex h-20 w-40 items-center justify-center">
    <span className="absolute inset-y-2 start-0 w-24 -rotate-12 rounded-md border border-line-strong/40 bg-surface-3" />
    <span className="absolute inset-y-2 end-0 w-24 rotate-12 rounded-md border border-line-strong/40 bg-surface-3" />
    <span className="relative flex h-full w-28 items-center justify-center rounded-md border-2 border-dashed border-line-strong bg-surface-1 group-data-hovered:border-accent">
      <span className={ICON}>
        <ImageUp size={18} />
      </span>
    </span>
  </span>
);

/** The two ways to a picture (document 2 section 2.2), each with its dialog. */
export const StartCards = () => {
  const text = useText();
  const [open, setOpen] = useState<'url' | 'upload' | null>(null);
  // Bit by bit: all at once a dialog would hold up the page.
  const show = (next: typeof open): void => startTransition(() => setOpen(next));
  // At once: what lies behind can take the focus back only when it is no longer held off.
  const close = (): void => setOpen(null);
  // What is not pressed is not loaded.
  const address = useLoaded(loadAddress, open === 'url');
  const upload = useLoaded(loadUpload, open === 'upload');
  const wanted = open && { url: address, upload }[open];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card
        title={text('start.url')}
        hint={text('start.urlHint')}
        picture={<AddressBar />}
        isComing={open === 'url' && address.status === 'loading'}
        onNear={() => void loadAddress().catch(() => undefined)}
        onPress={() => show('url')}
      />
      <Card
        title={text('start.upload')}
        hint={text('start.uploadHint')}
        picture={<Frames />}
        isComing={open === 'upload' && upload.status === 'loading'}
        onNear={() => void loadUpload().catch(() => undefined)}
        onPress={() => show('upload')}
      />
      {wanted?.status === 'failed' && <NotLoaded failure={wanted} className="sm:col-span-2" />}
      {open === 'url' && address.status === 'ready' && (
        <address.value.UrlDialog onClose={close} onUpload={() => show('upload')} />
      )}
      {open === 'upload' && upload.status === 'ready' && (
        <upload.value.UploadDialog onClose={close} />
      )}
    </div>
  );
};
