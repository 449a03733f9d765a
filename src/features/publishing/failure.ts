import type { SerializedError } from '@reduxjs/toolkit';
import type { ProviderError } from '@/api/providerError';
import { publishingWords as words } from '@/content/publishingWords';

export type PublishingFailure = {
  readonly general?: string;
  readonly fields?: Readonly<Record<string, string>>;
};

/** Why publishing failed; `names` maps the provider's fields to the form's. */
export function failureOf(
  error: ProviderError | SerializedError,
  names: Readonly<Record<string, string>>,
): PublishingFailure {
  if (!('kind' in error)) return { general: words.notAnswered };
  const { kind, status, message, said, fields } = error;
  if (kind === 'offline' || kind === 'timeout') return { general: words.notAnswered };
  if (status === 403) return { general: said ? `${message} ${words.forbidden}` : words.forbidden };
  if (fields === undefined) return { general: message };
  const renamed = Object.entries(fields).map(
    ([name, text]) => [(Object.hasOwn(names, name) && names[name]) || name, text] as const,
  );
  return { fields: Object.fromEntries(renamed) };
}
