import { configureStore, Tuple } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { tabStorage } from '@/lib/tabStorage';
import { temporaryKeyPrefix, userKeyName } from '@/lib/userKey';
import { setMuted, useIsMuted } from '@/session/memberValues';

const Post = memo(function Post() {
  return <p>{useIsMuted('Ana') ? 'Muted' : 'Shown'}</p>;
});

test('muting changes what is on screen, also after the temporary key of the tab ended', () => {
  const store = configureStore({
    reducer: (count: number = 0) => count + 1,
    middleware: () => new Tuple(),
  });
  tabStorage.set(userKeyName, `${temporaryKeyPrefix}tab`);
  render(
    <Provider store={store}>
      <Post />
    </Provider>,
  );
  tabStorage.set(userKeyName, 'ada');
  act(() => void store.dispatch({ type: 'test/identified' }));
  expect(screen.getByText('Shown')).toBeVisible();
  act(() => void setMuted('Ana', true));
  expect(screen.getByText('Muted')).toBeVisible();
});
