import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { EVENT_TYPES, type TaskDetail } from '../../../net/contracts/index.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { askedWords, editKindName } from '../edit-kinds.tsx';
import { NoteList } from '../note-list.tsx';
import { DetailOriginals } from './detail-originals.tsx';
import { PARAMETERS, parameterValues } from './parameters.ts';

const Section = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <section className="flex flex-col gap-2">
    <div className="flex min-h-7 items-center justify-between">
      <h2 className="text-14 font-semibold">{title}</h2>
      {action}
    </div>
    {children}
  </section>
);

const Prompt = ({ detail }: { detail: TaskDetail }) => {
  const text = useText();
  const { notices } = useSession();
  const { kind, fullCommand: prompt } = detail;
  const words =
    kind === 'text-to-image' ? prompt : askedWords(text, { eventType: EVENT_TYPES[kind], prompt });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      notices.notify('success', 'message.promptCopied');
    } catch {
      notices.notify('error', 'message.copyRefused');
    }
  };
  return (
    <Section
      title={text('detail.prompt')}
      action={
        words !== '' &&
        navigator.clipboard !== undefined && (
          <IconButton
            size="small"
            label={text('detail.copyPrompt')}
            icon={<Copy aria-hidden size={14} />}
            onPress={() => void copy()}
          />
        )
      }
    >
      <p className="max-h-64 overflow-y-auto text-14 whitespace-pre-wrap text-ink" dir="auto">
        {words || '-'}
      </p>
    </Section>
  );
};

const Parameters = ({ detail }: { detail: TaskDetail }) => {
  const text = useText();
  const values = parameterValues(detail);
  return (
    <Section title={text('detail.parameters')}>
      <dl className="grid grid-cols-2 gap-2">
        {PARAMETERS.map((name) => (
          <div key={name} className="rounded-md border border-line bg-surface-1 px-3 py-2">
            <dt className="text-12 text-ink-muted">{text(`detail.${name}`)}</dt>
            <dd className="text-14 tabular-nums">
              <bdi dir="ltr">{values[name]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

/** What was asked for and how it was made. */
export const DetailFacts = ({ detail }: { detail: TaskDetail }) => {
  const text = useText();
  const { moment } = useDates();
  const { kind, negativePrompt, notes, createTime, originalImageUrl, originalImage2Url } = detail;
  const name =
    kind === 'text-to-image' ? text('kind.text-to-image') : editKindName(text, EVENT_TYPES[kind]);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-13 text-ink-muted">
        {name} · {moment(createTime) ?? text('gallery.unknownDate')}
      </p>
      <Prompt detail={detail} />
      {originalImageUrl !== null && originalImage2Url !== null && (
        <Section title={text('detail.originals')}>
          <DetailOriginals urls={[originalImageUrl, originalImage2Url]} />
        </Section>
      )}
      {negativePrompt && (
        <Section title={text('detail.negativePrompt')}>
          <p className="text-14 whitespace-pre-wrap" dir="auto">
            {negativePrompt}
          </p>
        </Section>
      )}
      <Parameters detail={detail} />
      {notes.length > 0 && (
        <Section title={text('detail.notes')}>
          <NoteList detail={detail} />
        </Section>
      )}
    </div>
  );
};
