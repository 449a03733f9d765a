import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { parseQuoteArea, type QuoteArea } from '@/content/quoteSteps';
import { paths, type SectorSlug, sectorSlugs, withQuery } from '@/config/paths';
import { textOf } from '@/lib/fieldOf';
import { useHydrated } from '@/lib/useHydrated';
import { newId } from '@/lib/newId';
import { useSession } from '@/session/session';
import { readStep, type StepNumber } from './quoteDraft';

export type QuoteParams = ReturnType<typeof useQuoteParams>;

/** `send` names the draft to send after 'Log in and submit'. */
export const stepAddress = (step: StepNumber, sector: SectorSlug | undefined, send?: string) =>
  withQuery(paths.getQuote, { step: step === 1 ? undefined : step, sector, send });

const sectorIn = (query: URLSearchParams) =>
  sectorSlugs.find((slug) => slug === query.get('sector'));

/** True if the address bar is already at another step. */
const hasMovedOn = ({ pathname, search }: Location) =>
  window.location.pathname === pathname && window.location.search !== search;

/** Reads step, area and sector; an area is applied once and removed (decisions, section 5). */
export function useQuoteParams(onArea: (area: QuoteArea) => void) {
  /** Until then the document shows step 1. */
  const isHydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(location.search);
  const query = isHydrated ? requested : new URLSearchParams();
  const step = readStep(query.get('step'));
  const sector = sectorIn(query);
  const area = parseQuoteArea(query.get('area'));
  /** Marks the history entries of one request, so that Back shows its receipt. */
  const requestId = textOf(location.state, 'quote') || undefined;

  const replace = (about: SectorSlug | undefined, quote: string | undefined) =>
    void navigate(stepAddress(step, about), {
      replace: true,
      preventScrollReset: true,
      state: { quote },
    });
  const { status } = useSession();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!isHydrated || (requestId !== undefined && area === undefined)) return;
    // Until it is known whose they are, an area would replace stored answers.
    if (area !== undefined && status === 'restoring') return;
    if (marked.current === location.key || hasMovedOn(location)) return;
    marked.current = location.key;
    if (area !== undefined) onArea(area);
    replace(sector, requestId ?? newId());
  });

  /** Props of links in the form: same request, no scrolling. */
  const linkTo = (next: StepNumber) => ({
    to: stepAddress(next, sectorIn(requested)),
    state: { quote: requestId },
    preventScrollReset: true,
  });
  const goTo = (next: StepNumber) => {
    const { to, ...options } = linkTo(next);
    // On slow devices a second press can come before the step is shown.
    if (next !== step && !hasMovedOn(location)) void navigate(to, options);
  };
  const removeSector = () => replace(undefined, requestId);
  return { step, sector, requestId, isHydrated, linkTo, goTo, removeSector };
}
