import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '@/config/paths';
import { tabStorage } from '@/lib/tabStorage';
import { userKey } from '@/lib/userKey';
import { moveVisitorDrafts } from './quoteDraft';
import { useIsVisitor } from './quoteOwner';
import type { DraftedRequest, QuoteDraft } from './useQuoteDraft';
import { type QuoteParams, stepAddress } from './useQuoteParams';

const intentName = 'kb:quote-send';

/**
 * Submits after a login. The press is saved in this tab until then, also over Back and Forward: an
 * address alone must never send, nor answers that were changed since.
 */
export function useSendAfterLogin(
  params: QuoteParams,
  { readRequest }: QuoteDraft,
  onSend: () => void,
): (drafted: DraftedRequest) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const visitor = useIsVisitor();
  const wanted = useRef<string>(undefined);
  const { isHydrated, step, requestId } = params;

  useEffect(() => {
    if (isHydrated) wanted.current = new URLSearchParams(search).get('send') ?? wanted.current;
  }, [isHydrated, search]);

  useEffect(() => {
    if (wanted.current === undefined || step !== 4 || requestId === undefined) return;
    const saved = tabStorage.get(intentName);
    if (!visitor && saved !== null) moveVisitorDrafts(userKey(), wanted.current);
    const drafted = readRequest();
    const isSame = wanted.current === drafted?.draftId && saved === JSON.stringify(drafted);
    wanted.current = undefined;
    tabStorage.remove(intentName);
    if (!visitor && isSame) onSend();
  });

  return (drafted) => {
    tabStorage.set(intentName, JSON.stringify(drafted));
    const next = stepAddress(4, params.sector, drafted.draftId);
    void navigate(withQuery(paths.communityLogin, { next }));
  };
}
