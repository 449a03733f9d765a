// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parseSettings, SettingsError } from '@/config/settings';

const hosts = {
  VITE_PORTAL_API_URL: 'https://portal.example/api/',
  VITE_OUTSOURCING_API_URL: 'http://outsourcing.example',
};

describe('settings', () => {
  test('without hosts the portal is a demo; blank variables count as unset', () => {
    const settings = parseSettings({ VITE_PORTAL_API_URL: '', VITE_OUTSOURCING_API_URL: '  ' });
    expect(settings).toEqual({
      demo: true,
      portalApi: undefined,
      outsourcingApi: undefined,
      myCommunitiesApi: undefined,
      locations: undefined,
      contactEmail: undefined,
      contactPhone: undefined,
      ownerName: undefined,
      ownerAddress: undefined,
      siteOrigin: undefined,
      reportUrl: undefined,
    });
  });

  test('with both hosts it is live; hosts may have a path and end in a slash', () => {
    expect(
      parseSettings({ ...hosts, VITE_LOCATIONS_URL: ' https://static.example/geo ' }),
    ).toMatchObject({
      demo: false,
      portalApi: 'https://portal.example/api/',
      outsourcingApi: 'http://outsourcing.example',
      locations: 'https://static.example/geo',
    });
  });

  test.each(['VITE_PORTAL_API_URL', 'VITE_OUTSOURCING_API_URL'] as const)(
    '%s alone stops the build and the message names the missing one',
    (name) => {
      const missing =
        name === 'VITE_PORTAL_API_URL' ? 'VITE_OUTSOURCING_API_URL' : 'VITE_PORTAL_API_URL';
      expect(() => parseSettings({ [name]: hosts[name] })).toThrow(SettingsError);
      expect(() => parseSettings({ [name]: hosts[name] })).toThrow(missing);
    },
  );

  test.each([
    ['VITE_CONTACT_PHONE', '+1 (613) 555-0142', 'call us'],
    ['VITE_OWNER_NAME', 'Kingdom Builders Society', 'Kingdom <b>Builders</b>'],
    ['VITE_OWNER_ADDRESS', '12 Mill Street, Hamilton ON', 'two\nlines'],
  ])('%s may be %s; what cannot be shown stops the build and is named', (name, right, wrong) => {
    expect(Object.values(parseSettings({ [name]: right }))).toContain(right);
    expect(() => parseSettings({ [name]: wrong })).toThrow(name);
  });

  test.each([
    'VITE_PORTAL_API_URL',
    'VITE_OUTSOURCING_API_URL',
    'VITE_MY_COMMUNITIES_API_URL',
    'VITE_LOCATIONS_URL',
    'VITE_SITE_URL',
    'VITE_REPORT_URL',
  ])('%s must be an http(s) address, and the message names it', (name) => {
    const wrongSlashes = [
      'https:/portal.example',
      'https:portal.example',
      'https:///portal.example',
    ];
    const empty = ['https://portal.example?', 'https://portal.example/#'];
    const others = ['portal.example', '/api', 'ftp://portal.example', 'javascript:alert(1)'];
    for (const value of [...wrongSlashes, ...empty, ...others]) {
      expect(() => parseSettings({ ...hosts, [name]: value })).toThrow(name);
    }
    expect(() => parseSettings({ ...hosts, [name]: 'https://me:secret@portal.example' })).toThrow(
      name,
    );
    expect(() => parseSettings({ ...hosts, [name]: 'https://portal.example/?a=1' })).toThrow(name);
  });

  test('the variant host needs the other hosts', () => {
    const variant = { VITE_MY_COMMUNITIES_API_URL: 'https://mine.example' };
    expect(() => parseSettings(variant)).toThrow('VITE_MY_COMMUNITIES_API_URL');
    expect(parseSettings({ ...hosts, ...variant }).myCommunitiesApi).toBe('https://mine.example');
  });

  test('the site is an origin, read without its slash', () => {
    expect(parseSettings({ VITE_SITE_URL: 'https://www.example.org/' }).siteOrigin).toBe(
      'https://www.example.org',
    );
    expect(() => parseSettings({ VITE_SITE_URL: 'https://www.example.org/portal' })).toThrow(
      'VITE_SITE_URL',
    );
  });

  test('reports go to another host than the site, whose cookie is the token', () => {
    const site = { VITE_SITE_URL: 'https://www.example.org' };
    const reportUrl = 'https://reports.example.org/in';
    expect(parseSettings({ ...site, VITE_REPORT_URL: reportUrl })).toMatchObject({ reportUrl });
    const same = 'https://www.example.org:8443/in';
    expect(() => parseSettings({ ...site, VITE_REPORT_URL: same })).toThrow('VITE_REPORT_URL');
  });

  test('the contact is one address', () => {
    expect(parseSettings({ VITE_CONTACT_EMAIL: 'office@example.org' }).contactEmail).toBe(
      'office@example.org',
    );
    for (const value of ['office', 'a@b', 'a@b.ca, c@d.ca', 'a@b.ca?subject=x', 'a@b.ca&x=y']) {
      expect(() => parseSettings({ VITE_CONTACT_EMAIL: value })).toThrow('VITE_CONTACT_EMAIL');
    }
  });
});
