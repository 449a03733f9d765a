import * as z from 'zod';

const required = 'This field is required.';
const blank = 'This field may not be blank.';

const message = (issue: { input?: unknown }) =>
  issue.input === undefined ? required : 'Not a valid string.';

/** Required, trimmed. */
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
function isFile(value: unknown): value is Blob {
  return (
    typeof value === 'object' &&
    value !== null &&
    'size' in value &&
    'arrayBuffer' in value &&
    typeof value.arrayBuffer === 'function'
  );
}

/** An empty file or text means that nothing was chosen. */
export const optionalFile = z
  .custom<Blob | string | null | undefined>(
    (value) => value === undefined || value === null || value === '' || isFile(value),
    'The submitted data was not a file. Check the encoding type on the form.',
  )
  .transform((value) => (isFile(value) && value.size > 0 ? value : undefined))
  .optional();
