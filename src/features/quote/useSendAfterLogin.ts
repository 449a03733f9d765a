import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '@/config/paths';
import { tabStorage } from '@/lib/tabStorage';
import { completeRequest } from './quoteDraft';
import { useIsVisitor } from './owner';
import type { QuoteDraft } from './useQuoteDraft';
import { draftToSend, type QuoteParams, sendAddress } from './useQuoteParams';

const intentName = 'kb:quote-send';

/**
 * Submits after a login. The press is saved in this tab until then, also over Back and Forward: an
 * address alone must never send, nor answers that were changed since.
 */
export function useSendAfterLogin(
  params: QuoteParams,
  { readDraftId, readAnswers, carry }: QuoteDraft,
  onSend: () => void,
): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const visitor = useIsVisitor();
  const wanted = useRef<string>(undefined);
  const { isHydrated, step, requestId } = params;
  const intent = () => JSON.stringify([readDraftId(), completeRequest(readAnswers())]);

  useEffect(() => {
    if (isHydrated) wanted.current = draftToSend(search) ?? wanted.current;
  }, [isHydrated, search]);

  useEffect(() => {
    if (wanted.current === undefined || step !== 4 || requestId === undefined) return;
    const saved = tabStorage.get(intentName);
    if (!visitor && saved !== null) carry(wanted.current);
    const mayStill = !visitor && wanted.current === readDraftId() && saved === intent();
    wanted.current = undefined;
    tabStorage.remove(intentName);
    if (mayStill) onSend();
  });

  return () => {
    tabStorage.set(intentName, intent());
    const next = sendAddress(params.sector, readDraftId());
    void navigate(withQuery(paths.communityLogin, { next }));
  };
}
