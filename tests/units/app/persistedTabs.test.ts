import { expect, test, vi } from 'vitest';
import { persistConfig, readPersistedState } from '@/app/persistConfig';

const name = 'persist:root';
const stored = (): unknown => JSON.parse(localStorage.getItem(name) ?? '{}');
const write = (slices: Readonly<Record<string, string>>) =>
  persistConfig.storage.setItem(name, JSON.stringify(slices));

test('a tab writes the slices that it has changed, and leaves what another tab has', async () => {
  await write({ idfront: '"old"', post: '"1"' });
  localStorage.setItem(name, JSON.stringify({ idfront: '"new"', post: '"1"' }));
  await write({ idfront: '"old"', post: '"2"' });
  expect(stored()).toEqual({ idfront: '"new"', post: '"2"' });
  await write({ idfront: '"old"', post: '"3"' });
  expect(stored()).toEqual({ idfront: '"new"', post: '"3"' });
});

test('a tab does not bring back what another one has removed', async () => {
  await write({ idfront: '"old"', post: '"1"' });
  localStorage.setItem(name, JSON.stringify({ post: '"1"' }));
  await write({ idfront: '"old"', post: '"2"' });
  expect(stored()).toEqual({ post: '"2"' });
  localStorage.removeItem(name);
  await write({ idfront: '"old"', post: '"3"' });
  expect(stored()).toEqual({ post: '"3"' });
});

test('what the device refused is written with the next change', async () => {
  await write({ idfront: '"old"', post: '"1"' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write({ idfront: '"new"', post: '"1"' });
  await write({ idfront: '"new"', post: '"2"' });
  expect(stored()).toEqual({ idfront: '"new"', post: '"2"' });
});

test('after a logout no identity document is shown that was added before the login', async () => {
  await persistConfig.storage.setItem(
    name,
    JSON.stringify({
      idfront: JSON.stringify({ imageFront: 'data:image/png;base64,AA==' }),
      software: JSON.stringify({ userSoftwareType: 'web' }),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  );
  const state = await readPersistedState('');
  expect(state).not.toHaveProperty('idfront');
  expect(state).toHaveProperty('software');
});

test.each([
  ['with a picture of their own', 'own', 'data:,own', ''],
  ['without one', '', 'data:,earlier', 'passport'],
])('a member %s has one document after their temporary key', async (_, own, front, type) => {
  const slices = (imageFront: string, idType: string) =>
    JSON.stringify({
      idType: JSON.stringify({ idType }),
      idfront: JSON.stringify({ imageFront: imageFront && `data:,${imageFront}` }),
      software: JSON.stringify({ userSoftwareType: idType }),
    });
  localStorage.setItem(`${name}~x`, slices('earlier', 'passport'));
  localStorage.setItem(`${name}u.x`, slices(own, ''));
  expect(await readPersistedState('u.x', '~x')).toEqual({
    idType: { idType: type },
    idfront: { imageFront: front },
    software: { userSoftwareType: '' },
  });
});
