import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { QuoteRequest } from '@/api/models/quote';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { paths, type SectorSlug } from '@/lib/paths';
import { withoutTrailingSlash } from '@/lib/url';
import { showToast } from '@/ui/toast';
import { deskOf, idle, type QuoteStore, type Sending } from './desk';
import { returnAddress } from './useQuotePlace';
import { sectorName } from './useSectorName';

const useQuoteStore = useStore.withTypes<QuoteStore>();

type HandIn = {
  readonly request: QuoteRequest;
  readonly round: string;
  readonly sector: SectorSlug | undefined;
  /** False sends it without the token. */
  readonly authorize?: boolean;
};

/** What the form does with its answers, and how that stands. */
export type QuoteDesk = {
  readonly sending: Sending;
  readonly handIn: (what: HandIn) => Promise<void>;
  /** Forgets a failure that was read. */
  readonly settle: () => void;
};

/**
 * Sending a request and how it stands, for the page, which outlives the form. After success the
 * person is on `/` with the server's message in a toast (specification, section 4); who has left the
 * page meanwhile, or is on the way to another, goes where they want to and is told there.
 */
export function useDesk(): QuoteDesk {
  const desk = deskOf(useQuoteStore());
  const navigate = useNavigate();
  const sending = useSyncExternalStore(desk.subscribe, desk.get, () => idle);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  // Who is on the way to another page still sees this one, but the address bar is there already.
  const isHere = () =>
    shown.current && withoutTrailingSlash(window.location.pathname) === paths.getQuote;
  useEffect(() => () => desk.settle(), [desk]);

  const handIn = async ({ request, round, sector, authorize = true }: HandIn) => {
    const outcome = await desk.send({
      id: round,
      request,
      sectorName: sector === undefined ? Promise.resolve(undefined) : sectorName(sector),
      authorize,
    });
    if (outcome === undefined) return;
    if ('id' in outcome) {
      showToast('success', outcome.message, {
        label: myRequests.title,
        href: paths.myRequests,
        go: navigate,
      });
      if (isHere()) await navigate(paths.root);
    } else if (!isHere()) {
      showToast('error', quoteRequestWords.notSentToast, {
        label: quoteRequestWords.backToRequest,
        href: returnAddress({ step: 4, sector }),
        go: navigate,
      });
    }
  };
  return { sending, handIn, settle: desk.settle };
}
