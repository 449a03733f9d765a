// @vitest-environment node
import { expect, test } from 'vitest';
import { httpError } from '@/api/providerError';
import { failureOf } from '@/features/publishing/usePublishing';

const names = { content: 'message' };

test.each([
  ['content', 'message'],
  ['title', 'title'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
])('what is said of %s stands at %s', (told, field) => {
  expect(failureOf(httpError(400, { [told]: ['No.'] }), names)).toEqual({
    fields: { [field]: 'No.' },
  });
});
