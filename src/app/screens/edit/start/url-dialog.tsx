import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AddressOutcome, AddressStep } from '../../../commands/open-address.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useOpeningAddress } from './use-opening-address.ts';

/** Props of {@link UrlDialog}. */
export type UrlDialogProps = {
  onClose: () => void;
  /** Goes to the dialog for files, which works where an address does not. */
  onUpload: () => void;
};

const STEPS: Readonly<Record<AddressStep['name'], TextKey>> = {
  loading: 'url.loading',
  'asking-server': 'url.askingServer',
  opening: 'start.opening',
};

type FailureProps = { whyNot: NonNullable<AddressOutcome>; onUpload: () => void };

const Failure = ({ whyNot: { key, params, hint }, onUpload }: FailureProps) => {
  const text = useText();
  return (
    <div role="alert">
      <Callout
        tone="danger"
        action={
          <Button size="small" className="self-center" onPress={onUpload}>
            {text('url.upload')}
          </Button>
        }
      >
        <p className="font-medium">{text(key, params)}</p>
        {hint && <p className="pt-1 text-13 text-ink-muted">{text(hint.key, hint.params)}</p>}
      </Callout>
    </div>
  );
};

const Content = ({ onClose, onUpload }: UrlDialogProps) => {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  // The dialog has one field, and is opened to fill it.
  useEffect(() => field.current?.focus(), []);
  const [address, setAddress] = useState('');
  const { step, whyNot, open, cancel, forget } = useOpeningAddress();
  const isInvalid = whyNot?.key === 'message.urlInvalid';
  const isEmpty = address.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty) return;
    // The button goes dead and would take the focus with it: Escape must still cancel.
    field.current?.focus();
    open(address);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 overflow-auto px-6 pt-3 pb-6">
      <TextInput
        type="url"
        label={text('url.label')}
        placeholder={text('url.example')}
        isRequired
        inputRef={field}
        autoComplete="off"
        isReadOnly={step !== null}
        value={address}
        onChange={(typed) => {
          setAddress(typed);
          forget();
        }}
        errorMessage={isInvalid ? text('message.urlInvalid') : undefined}
      />
      {step && (
        <div role="status">
          <ProgressBar label={text(STEPS[step.name])} value={step.progress} />
        </div>
      )}
      {whyNot && !isInvalid && <Failure whyNot={whyNot} onUpload={onUpload} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={step === null ? onClose : cancel}>{text('action.cancel')}</Button>
        <Button type="submit" variant="primary" isDisabled={isEmpty || step !== null}>
          {text('url.submit')}
        </Button>
      </div>
    </form>
  );
};

/** 'Edit from URL' (document 2 section 2.4). It stays open until a picture stands on the canvas. */
export const UrlDialog = (props: UrlDialogProps) => {
  const text = useText();
  return (
    <Dialog
      title={text('start.url')}
      closeLabel={text('action.close')}
      isOpen
      onOpenChange={props.onClose}
      className="w-[520px]"
    >
      <Content {...props} />
    </Dialog>
  );
};
