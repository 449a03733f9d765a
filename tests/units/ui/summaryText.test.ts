import { expect, test } from 'vitest';
import { summaryMail } from '@/ui/form/summaryText';

const to = 'office@portal.example';

test('a mail has the answers, with the line ends of mail', () => {
  const { href, isComplete } = summaryMail(to, 'Needs', 'Title: A\nDetails: B & C');
  expect(href).toBe(
    'mailto:office@portal.example?subject=Needs&body=Title%3A%20A%0D%0ADetails%3A%20B%20%26%20C',
  );
  expect(isComplete).toBe(true);
});

test('answers too long for an address are left out: Windows would open nothing', () => {
  const { href, isComplete } = summaryMail(to, 'Needs', 'Amen. '.repeat(400));
  expect(href).toBe(
    'mailto:office@portal.example?subject=Needs&body=Please%20paste%20your%20answers%20here.',
  );
  expect(isComplete).toBe(false);
});
