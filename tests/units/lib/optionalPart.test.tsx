import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyOptional } from '@/lib/lazyOptional';

test('a part that came is shown with what it is given', async () => {
  const Part = lazyOptional<{ readonly name: string }>(() =>
    Promise.resolve(({ name }) => <p>{name}</p>),
  );
  render(
    <Suspense>
      <Part name="Ruth" />
    </Suspense>,
  );
  expect(await screen.findByText('Ruth')).toBeVisible();
});

test('the page goes on without a part whose script is lost', async () => {
  const Part = lazyOptional(() => Promise.reject(new Error('404')));
  render(
    <Suspense fallback="waiting">
      <Part />
      <p>The page</p>
    </Suspense>,
  );
  expect(await screen.findByText('The page')).toBeVisible();
  expect(screen.queryByText('waiting')).toBeNull();
});
