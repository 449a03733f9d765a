import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '@/config/paths';
import { tabStorage } from '@/lib/tabStorage';
import { useIsVisitor } from './owner';
import { type QuoteParams, sendAddress, wantsSending } from './useQuoteParams';

const intentName = 'kb:quote-send';

type Parts = {
  readonly place: QuoteParams;
  readonly readDraftId: () => string;
  readonly onSend: () => void;
};

/** Submits after a login. The press is saved in this tab: an address alone must never send. */
export function useSendAfterLogin({ place, readDraftId, onSend }: Parts): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const visitor = useIsVisitor();
  const wanted = useRef<string>(undefined);
  const { settled, step, requestId } = place;

  useEffect(() => {
    if (!settled) return;
    const remembered = tabStorage.get(intentName);
    if (remembered === null) return;
    tabStorage.remove(intentName);
    if (wantsSending(search)) wanted.current = remembered;
  }, [settled, search]);

  useEffect(() => {
    if (wanted.current === undefined || step !== 4 || requestId === undefined) return;
    const mayStill = !visitor && wanted.current === readDraftId();
    wanted.current = undefined;
    if (mayStill) onSend();
  });

  return () => {
    tabStorage.set(intentName, readDraftId());
    void navigate(withQuery(paths.communityLogin, { next: sendAddress(place.sector) }));
  };
}
