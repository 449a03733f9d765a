import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from '@/ui/formatted/EmailText';
import { PhoneText } from '@/ui/formatted/PhoneText';
import { Portrait } from '@/ui/formatted/Portrait';

test.each([
  ['+12045550142', '+1 204 555 0142'],
  ['+442079460018', '+44 20 7946 0018'],
  ['204 555 0142', '204 555 0142'],
  ['not given', 'not given'],
])('the phone number %s reads %s', async (phone, read) => {
  render(<PhoneText phone={phone} />);
  expect(await screen.findByText(read)).toBeVisible();
});

test('an email address may break before its @ and its dots alone', () => {
  const { container } = render(<EmailText email="naomi.okonjo@kingdom.ca" />);
  expect(container).toHaveTextContent('naomi.okonjo@kingdom.ca');
  const pieces = container.querySelector('span')?.innerHTML.split('<wbr>');
  expect(pieces).toEqual(['naomi', '.okonjo', '@kingdom', '.ca']);
});

const portrait = (name: string | undefined) => {
  const { container, unmount } = render(<Portrait name={name} />);
  const source = container.querySelector('img')?.getAttribute('src');
  unmount();
  return source;
};

test('a portrait goes with the name, and nobody is drawn where there is none', () => {
  expect(portrait('Naomi Okonjo')).toBe(portrait('naomi okonjo'));
  const names = 'Ada Ben Cy Dee Eli Fay Gus Hal Ivy Jo Kai Lea Max Nia Oz Pia Quin Ros'.split(' ');
  expect(new Set(names.map(portrait)).size).toBe(6);
  for (const name of [undefined, '', ' ', '…', '👋']) {
    expect(portrait(name)).toBe('/art/avatar-placeholder.svg');
  }
});
