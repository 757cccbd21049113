import { Images } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Callout, type Tone } from '../../ui/callout.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { Toast } from '../../ui/toast.tsx';
import { Sample } from './sample.tsx';

const TONES: readonly Tone[] = ['info', 'success', 'warning', 'danger'];
const TAG_TONES: readonly TagTone[] = ['success', 'info', 'danger'];
const KEYS = ['Ctrl', 'Shift', 'Z'];
const nothing = () => {};

/** What speaks: callouts, toasts, tags, keys, waiting and empty states. */
export const MessageSamples = () => {
  const text = useText();
  return (
    <>
      <Sample name="callout">
        {TONES.map((tone) => (
          <div key={tone} className="w-full">
            <Callout tone={tone}>{text('message.editSubmitted')}</Callout>
          </div>
        ))}
      </Sample>
      <Sample name="toast">
        {TONES.map((tone) => (
          <Toast
            key={tone}
            tone={tone}
            closeLabel={text('action.close')}
            onClose={nothing}
            action={tone === 'danger' && <Button size="small">{text('action.retry')}</Button>}
          >
            {text('message.networkError')}
          </Toast>
        ))}
      </Sample>
      <Sample name="tag, key, spinner, skeleton">
        <Tag>{text('tag.free')}</Tag>
        {TAG_TONES.map((tone) => (
          <Tag key={tone} tone={tone} icon={<Images aria-hidden size={14} />}>
            {text('tag.free')}
          </Tag>
        ))}
        {KEYS.map((key) => (
          <KeyCap key={key}>{key}</KeyCap>
        ))}
        <Spinner />
        <Skeleton className="h-9 w-32" />
      </Sample>
      <Sample name="notice">
        <Notice
          icon={<Images aria-hidden size={24} />}
          title={text('list.empty')}
          hint={text('list.emptyHint')}
          action={<Button variant="primary">{text('editor.new')}</Button>}
        />
      </Sample>
    </>
  );
};
