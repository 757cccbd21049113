import { useEffect, useRef, useState } from 'react';
import type { AddressOutcome, AddressStep } from '../../../commands/open-address.ts';
import { useSession } from '../../../session-context.ts';

/** Opening a picture by its address within a dialog. */
export type OpeningAddress = {
  /** Who is at work; null when nobody is. */
  step: AddressStep | null;
  /** Why nothing was opened the last time. */
  whyNot: AddressOutcome;
  /** Does nothing while an opening is under way. */
  open: (address: string) => void;
  cancel: () => void;
  /** What was said of one address does not concern another. */
  forget: () => void;
};

/** See {@link OpeningAddress}. */
export const useOpeningAddress = (): OpeningAddress => {
  const { actions } = useSession();
  const [step, setStep] = useState<AddressStep | null>(null);
  const [whyNot, setWhyNot] = useState<AddressOutcome>(null);
  const life = useRef<AbortController | null>(null);
  useEffect(() => () => life.current?.abort(), []);
  const open = async (address: string): Promise<void> => {
    if (life.current !== null) return;
    const mine = new AbortController();
    life.current = mine;
    setWhyNot(null);
    const outcome = await actions.openAddress(address, { signal: mine.signal, onStep: setStep });
    life.current = null;
    setStep(null);
    setWhyNot(outcome);
  };
  return {
    step,
    whyNot,
    open: (address) => void open(address),
    cancel: () => life.current?.abort(),
    forget: () => setWhyNot(null),
  };
};
