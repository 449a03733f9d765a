import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  mayHaveArrived,
  offlineError,
  type ProviderError,
  toProviderError,
} from '@/api/providerError';
import { registrationWords } from '@/content/registrationWords';
import { retryImport } from '@/lib/retryImport';
import { useSessionActions } from '@/session/session';
import type { RegistrationValues } from './registrationSchema';

type State =
  | { readonly step: 'form'; readonly refused: ProviderError | undefined }
  | { readonly step: 'sending' }
  | { readonly step: 'registered'; readonly reason: string };

const loadApi = () => retryImport(() => import('./registration.api'), 'register');

/** The provider's words, or the specification's if there was no answer. */
const sentence = ({ kind, message }: ProviderError): string =>
  kind === 'offline' ? registrationWords.offline : message;

/** Registers, then logs in (specification, section 4); stays `sending` until the page changes. */
export function useRegistration(onRegistered: () => void) {
  const { logIn } = useSessionActions();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [state, setState] = useState<State>({ step: 'form', refused: undefined });
  /** The email of a try without an answer: its account may exist already. */
  const unanswered = useRef<string>(undefined);

  useEffect(() => {
    // Not `prefetch`: a page that must reload for it does so before a password is typed.
    loadApi().catch(() => undefined);
  }, []);

  const send = async (values: RegistrationValues): Promise<State> => {
    // The confirmation is not sent (specification, section 3).
    const { confirm_password: _, ...payload } = values;
    const answer = await loadApi().then(
      ({ register }) => dispatch(register.initiate(payload, { track: false })),
      () => ({ data: undefined, error: offlineError }),
    );
    const { email, password } = { ...payload, ...answer.data };
    const tryLogin = () => logIn({ email, password }).catch(() => offlineError);
    if (answer.data === undefined) {
      const refused = toProviderError(answer.error);
      const isUnknown = refused.kind !== 'http' || mayHaveArrived(refused);
      const isRepeated = !isUnknown && unanswered.current === email;
      const mayExist = isRepeated || refused.kind === 'unreadable';
      if (isUnknown) unanswered.current = email;
      // Only a login shows that the account exists.
      if (!mayExist || (await tryLogin()) !== undefined) return { step: 'form', refused };
      onRegistered();
      return { step: 'sending' };
    }
    onRegistered();
    const refused = await tryLogin();
    return refused === undefined
      ? { step: 'sending' }
      : { step: 'registered', reason: sentence(refused) };
  };

  const submit = async (values: RegistrationValues): Promise<void> => {
    setState({ step: 'sending' });
    setState(await send(values));
  };

  const refused = state.step === 'form' ? state.refused : undefined;
  const fieldMessages = Object.values(refused?.fields ?? {});
  // Shown at its field already.
  const error = refused && !fieldMessages.includes(refused.message) ? sentence(refused) : undefined;
  return { state, error, fieldErrors: refused?.fields, submit };
}
