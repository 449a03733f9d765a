// @vitest-environment node
import { expect, test } from 'vitest';
import { readableSlices } from '@/app/persistConfig';
import { createRootReducer, persistedNames } from '@/app/reducer';

const initial = createRootReducer()(undefined, { type: '' });

test('the persisted slices have the names of the specification', () => {
  expect(persistedNames.toSorted()).toEqual(
    ['user', 'post', 'poll', 'editTask', 'communities', 'idType', 'idfront', 'idback']
      .concat('area', 'software', 'trackerAccess')
      .toSorted(),
  );
});

test('what has the form of its slice comes back, more fields included', () => {
  const user = { loggedIn: true, user: { access: 't', extra: [1] } };
  expect(readableSlices({ user })).toEqual({ user });
});

test.each([
  { user: 'garbage' },
  { user: null },
  { user: [] },
  { user: { loggedIn: 'yes', user: {} } },
  { user: { loggedIn: true } },
  { user: { loggedIn: true, user: null } },
])('%j costs that slice only', (broken) => {
  const area = { ...initial.area };
  expect(readableSlices({ ...broken, area })).toEqual({ area });
});
