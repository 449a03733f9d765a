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
])('an error of %s is shown at %s', (name, field) => {
  expect(failureOf(httpError(400, { [name]: ['No.'] }), names)).toEqual({
    fields: { [field]: 'No.' },
  });
});
