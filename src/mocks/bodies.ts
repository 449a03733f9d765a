import * as z from 'zod';
import { fieldOf, isRecord } from '@/lib/fieldOf';
import { badRequest, invalid, unsupportedType } from './refusal';

type BodyKind = 'json' | 'form' | 'multipart';

export type RawBody = {
  readonly type: string;
  readonly kind: BodyKind | 'none' | 'other';
  readonly value: unknown;
  /** False for broken JSON. */
  readonly readable: boolean;
};

const kinds: Readonly<Record<string, RawBody['kind']>> = {
  '': 'none',
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

async function readValue(request: Request, kind: RawBody['kind']): Promise<unknown> {
  if (kind === 'multipart') return Object.fromEntries(await request.formData());
  const text = await request.text();
  if (kind === 'json') return text === '' ? {} : JSON.parse(text);
  return kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : text;
}

export async function readBody(request: Request): Promise<RawBody> {
  const type =
    (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const kind = kinds[type] ?? 'other';
  try {
    return { type, kind, value: await readValue(request.clone(), kind), readable: true };
  } catch {
    return { type, kind, value: undefined, readable: false };
  }
}

/** The validated body, or a refusal: 415 for its type, 400 for its fields. */
export function checkedBody<Schema extends z.ZodType>(
  body: RawBody,
  schema: Schema,
  taken: readonly BodyKind[] = ['json', 'form', 'multipart'],
): z.infer<Schema> {
  const { kind } = body;
  if (kind === 'other' || (kind !== 'none' && !taken.includes(kind)))
    throw unsupportedType(body.type);
  if (!body.readable) {
    throw badRequest(kind === 'json' ? 'JSON parse error' : 'Multipart form parse error');
  }
  const value = kind === 'none' ? {} : body.value;
  if (!isRecord(value)) {
    throw invalid({ non_field_errors: ['Invalid data. Expected a dictionary.'] });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(z.flattenError(parsed.error).fieldErrors);
  return parsed.data;
}

const required = 'This field is required.';
const blank = 'This field may not be blank.';

const message = (issue: { input?: unknown }) =>
  issue.input === undefined ? required : 'Not a valid string.';

export const filledText = z.string({ error: message }).trim().min(1, blank);

/** Not trimmed: passwords. */
export const untrimmedText = z.string({ error: message }).min(1, blank);

export const anyText = z.string({ error: message }).optional().default('');

/** A number, also as text. */
export const wholeNumber = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value),
  z.int({
    error: ({ input }) => (input === undefined ? required : 'A valid integer is required.'),
  }),
);

/** By its methods: tests and Node's network have different Blob classes. */
const isFile = (value: unknown): value is Blob =>
  typeof fieldOf(value, 'size') === 'number' && typeof fieldOf(value, 'arrayBuffer') === 'function';

/** An empty file or text means that nothing was chosen. */
export const optionalFile = z
  .custom<Blob | string | null | undefined>(
    (value) => value === undefined || value === null || value === '' || isFile(value),
    'The submitted data was not a file. Check the encoding type on the form.',
  )
  .transform((value) => (isFile(value) && value.size > 0 ? value : undefined))
  .optional();
