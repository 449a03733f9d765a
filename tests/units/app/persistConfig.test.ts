import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveRecord, saveToken } from '@/session/saveSession';
import { createAppStore } from '@/app/store';
import { areaSlice } from '@/features/quote/area.slice';
import { userSlice } from '@/session/session.slice';
import { addCleanup, eventually } from '../../setup/lifecycle';

const login = userSlice.actions.loggedIn({ access: 't' });

// A page of the file before may have written once more when it was left.
beforeEach(() => localStorage.clear());

/** A visit: state restored, and, when it ends, written. */
async function visitStore() {
  const { store, session, restore, flush } = createAppStore();
  addCleanup(session.close);
  restore();
  await eventually(() => expect(store.getState()).toHaveProperty('_persist.rehydrated', true));
  return { store, leave: flush };
}

/** What a login leaves on a tab. */
function logInAs(key: string) {
  saveToken('t');
  saveRecord({ token: 't', key, admin: false });
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('persist:'));

describe('state stored on this device', () => {
  test('comes back at the next visit, under persist:root + userKey, version 1', async () => {
    logInAs('-ada');
    const first = await visitStore();
    first.store.dispatch(login);
    await first.leave();
    expect(keys()).toEqual(['persist:root-ada']);
    expect(localStorage.getItem('persist:root-ada')).toMatch(/"_persist":"{\\"version\\":1,/);
    const second = await visitStore();
    expect(second.store.getState().user.loggedIn).toBe(true);
  });

  test("a member never sees another member's", async () => {
    logInAs('-ada');
    const first = await visitStore();
    first.store.dispatch(areaSlice.actions.set('Kingdom builder'));
    await first.leave();
    logInAs('-ben');
    expect((await visitStore()).store.getState().area).not.toEqual(first.store.getState().area);
  });

  test.each(['garbage', '{"user":"x"}', '{"user":"\\"x\\"","_persist":"{}"}', '[]', 'null', '1'])(
    '%s in storage never breaks a visit',
    async (text) => {
      localStorage.setItem('persist:root', text);
      expect((await visitStore()).store.getState().user).toEqual({ loggedIn: false, user: {} });
    },
  );

  test('refused storage reads as empty, and the visit works on', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { store, leave } = await visitStore();
    store.dispatch(login);
    await leave();
    expect(store.getState().user.loggedIn).toBe(true);
  });
});
