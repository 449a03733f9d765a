// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { parseSettings } from '@/config/settings';
import { privacySections } from '@/content/pages/legal';

vi.mock('@/config/site', async (load) => ({
  ...(await load<object>()),
  settings: parseSettings({
    VITE_PORTAL_API_URL: 'https://portal.example/api/v1',
    VITE_OUTSOURCING_API_URL: 'https://outsourcing.example',
    VITE_MY_COMMUNITIES_API_URL: 'https://groups.example/api',
    VITE_LOCATIONS_URL: 'https://places.example/lists',
    VITE_REPORT_URL: 'https://reports.example',
  }),
}));

test('each host that something is sent to is named', () => {
  const terms = privacySections.find(({ id }) => id === 'sent')?.terms ?? [];
  const textOf = (name: string) => terms.find(({ term }) => term === name)?.text;
  expect(textOf('Registration and login')).toContain('(portal.example)');
  expect(textOf('List of your communities')).toContain('(groups.example)');
  expect(textOf('List of your communities')).toContain('login token');
  expect(textOf('Quote requests')).toContain('(outsourcing.example)');
  expect(textOf('Lists of countries and cities')).toContain('from places.example');
  expect(textOf('Reports of errors and speed')).toContain('reports.example');
});

test('pictures of listings come from other websites too', () => {
  const terms = privacySections.find(({ id }) => id === 'sent')?.terms ?? [];
  expect(terms.map(({ term }) => term)).toContain('Pictures in posts and listings');
});
