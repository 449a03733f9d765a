import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Art } from '@/ui/Art';

test('a drawing that does not load is not shown as a broken picture', () => {
  render(<Art drawing="avatar-1" width={34} height={38} />);
  const drawing = screen.getByRole('presentation', { hidden: true });
  fireEvent.error(drawing);
  expect(drawing.style.visibility).toBe('hidden');
  fireEvent.load(drawing);
  expect(drawing.style.visibility).toBe('');
});
