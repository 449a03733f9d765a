import type { QuoteRequest } from '@/api/models/quote';
import { createDeviceValue } from '@/lib/deviceValue';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { isVisibleTo, useOwner } from './owner';

/** What stays readable of a request that the provider took (decisions, section 5). */
export type Receipt = {
  /** Also marks the history entries it was sent from, so that Back shows it. */
  readonly id: string;
  /** The member who sent it; empty for a visitor. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly request: QuoteRequest;
  /** Name of the sector whose page led here. */
  readonly sector?: string;
  /** The provider's own sentence. */
  readonly message: string;
};

const kept = 50;

function texts(raw: object, names: readonly string[]): readonly string[] | undefined {
  const values = names.map((name): unknown => Reflect.get(raw, name));
  return values.every((value) => typeof value === 'string') ? values : undefined;
}

function readReceipt(raw: unknown): Receipt | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const sentAt: unknown = Reflect.get(raw, 'sentAt');
  const request: unknown = Reflect.get(raw, 'request');
  const sector: unknown = Reflect.get(raw, 'sector');
  if (typeof sentAt !== 'number' || !Number.isFinite(sentAt)) return undefined;
  if (typeof request !== 'object' || request === null) return undefined;
  const [id, owner, message] = texts(raw, ['id', 'owner', 'message']) ?? [];
  const [type, budget, kingdombusiness] =
    texts(request, ['type', 'budget', 'kingdombusiness']) ?? [];
  if (id === undefined || owner === undefined || message === undefined) return undefined;
  if (type === undefined || budget === undefined || kingdombusiness === undefined) return undefined;
  return {
    id,
    owner,
    sentAt,
    request: { type, budget, kingdombusiness },
    ...(typeof sector === 'string' ? { sector } : {}),
    message,
  };
}

const none: readonly Receipt[] = [];

const storedReceipts = createDeviceValue<readonly Receipt[]>(
  'kb:quote-receipts',
  (raw) =>
    Array.isArray(raw)
      ? raw.map(readReceipt).filter((receipt) => receipt !== undefined)
      : undefined,
  none,
);

const newestFirst = (one: Receipt, other: Receipt) => other.sentAt - one.sentAt;

/** Keeps a receipt on this device; the fifty newest stay. Also the way back from `dropReceipt`. */
export function saveReceipt(receipt: Receipt): void {
  const others = storedReceipts.get().filter(({ id }) => id !== receipt.id);
  storedReceipts.set([receipt, ...others].toSorted(newestFirst).slice(0, kept));
}

/** Takes a receipt off this device. */
export function dropReceipt(id: string): void {
  storedReceipts.set(storedReceipts.get().filter((receipt) => receipt.id !== id));
}

/**
 * The receipts that whoever is here may see, newest first: the member's own and those sent without
 * logging in. Empty while the page hydrates.
 */
export function useReceipts(): readonly Receipt[] {
  const owner = useOwner();
  return useDeviceValue(storedReceipts, none).filter((receipt) =>
    isVisibleTo(owner, receipt.owner),
  );
}
