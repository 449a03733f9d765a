import { useState } from 'react';
import type { QuoteRequest } from '@/api/models/quote';
import { createDeviceValue, useDeviceValue } from '@/lib/deviceValue';
import { fieldOf } from '@/lib/fieldOf';
import { isVisibleTo, useOwner } from './quoteOwner';

/** What is stored of a sent request (decisions, section 5). */
export type Receipt = {
  /** Also marks its history entries, so that Back shows it. */
  readonly id: string;
  /** The draft that was sent, the same in all tabs. */
  readonly draft?: string;
  readonly owner: string;
  readonly sentAt: number;
  readonly request: QuoteRequest;
  readonly sector?: string;
  readonly message: string;
};

const maxReceipts = 50;

function texts(raw: unknown, names: readonly string[]): readonly string[] | undefined {
  const values = names.map((name) => fieldOf(raw, name));
  return values.every((value) => typeof value === 'string') ? values : undefined;
}

function readReceipt(raw: unknown): Receipt | undefined {
  const [sentAt, sector, draft] = ['sentAt', 'sector', 'draft'].map((name) => fieldOf(raw, name));
  if (typeof sentAt !== 'number' || Number.isNaN(new Date(sentAt).getTime())) return undefined;
  const [id, owner, message] = texts(raw, ['id', 'owner', 'message']) ?? [];
  const [type, budget, kingdombusiness] =
    texts(fieldOf(raw, 'request'), ['type', 'budget', 'kingdombusiness']) ?? [];
  if (id === undefined || owner === undefined || message === undefined) return undefined;
  if (type === undefined || budget === undefined || kingdombusiness === undefined) return undefined;
  return {
    id,
    owner,
    sentAt,
    request: { type, budget, kingdombusiness },
    ...(typeof sector === 'string' ? { sector } : {}),
    ...(typeof draft === 'string' ? { draft } : {}),
    message,
  };
}

const storedReceipts = createDeviceValue<readonly Receipt[]>(
  'kb:quote-receipts',
  (raw) => (Array.isArray(raw) ? raw.flatMap((one) => readReceipt(one) ?? []) : undefined),
  [],
);

const newestFirst = (one: Receipt, other: Receipt) => other.sentAt - one.sentAt;

/** Stores a receipt; the newest fifty stay. */
export function saveReceipt(receipt: Receipt): void {
  const others = storedReceipts.get().filter(({ id }) => id !== receipt.id);
  storedReceipts.set([receipt, ...others].toSorted(newestFirst).slice(0, maxReceipts));
}

export function removeReceipt(id: string): void {
  storedReceipts.set(storedReceipts.get().filter((receipt) => receipt.id !== id));
}

/** Own receipts and those of nobody, newest first; empty until hydrated. */
export function useReceipts(): readonly Receipt[] {
  const owner = useOwner();
  return useDeviceValue(storedReceipts).filter((receipt) => isVisibleTo(owner, receipt.owner));
}

/** The receipt of the request on screen, also if another tab has sent its draft. */
export function useReceiptOf(requestId: string | undefined, draftId: string): Receipt | undefined {
  const [shown, setShown] = useState({ requestId, draftId });
  const receipts = useReceipts();
  const receiptOf = (shownId: string) =>
    receipts.find(({ id, draft }) => id === requestId || (draft === shownId && draft !== ''));
  // Sending clears the draft: its id is needed afterwards, also where another draft comes up.
  const hasNewDraft =
    draftId !== '' && draftId !== shown.draftId && receiptOf(shown.draftId) === undefined;
  if (shown.requestId !== requestId || hasNewDraft) setShown({ requestId, draftId });
  return receiptOf(shown.draftId);
}
