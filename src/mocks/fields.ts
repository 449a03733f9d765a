import * as z from 'zod';

const required = 'This field is required.';
const blank = 'This field may not be blank.';

const message = (issue: { input?: unknown }) =>
  issue.input === undefined ? required : 'Not a valid string.';

/** A text that has to be there and say something. */
export const filledText = z.string({ error: message }).trim().min(1, blank);

/** A text as it was typed: a password is not trimmed. */
export const untrimmedText = z.string({ error: message }).min(1, blank);

/** A text that may be empty or left out. */
export const anyText = z.string({ error: message }).optional().default('');

/** A whole number, written as a number or as text. */
export const wholeNumber = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value),
  z.int({
    error: ({ input }) => (input === undefined ? required : 'A valid integer is required.'),
  }),
);

/** Told by what it can do: a document in tests and the network in Node have a Blob of their own each. */
function isFile(value: unknown): value is Blob {
  return (
    typeof value === 'object' &&
    value !== null &&
    'size' in value &&
    'arrayBuffer' in value &&
    typeof value.arrayBuffer === 'function'
  );
}

/** A chosen picture. An empty file or text is what a form sends where nothing was chosen. */
export const optionalFile = z
  .custom<Blob | string | null | undefined>(
    (value) => value === undefined || value === null || value === '' || isFile(value),
    'The submitted data was not a file. Check the encoding type on the form.',
  )
  .transform((value) => (isFile(value) && value.size > 0 ? value : undefined))
  .optional();
