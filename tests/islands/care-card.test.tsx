/** The card with who can help, in a class. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CareCard } from '../../src/ui/live/CareCard.tsx';

it('is open and has the focus, folds to a button that stays, and opens again for the next notice', () => {
  const first = { text: 'Talk to someone now.' };
  const { rerender } = render(<CareCard notice={first} help={<a href="tel:988">Call 988</a>} />);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Help' }));
  expect(screen.getByRole('link', { name: 'Call 988' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fold this card' }));
  expect(screen.queryByRole('link', { name: 'Call 988' })).toBeNull();
  const opener = screen.getByRole('button', { name: 'People who can help' });
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  expect(screen.getByRole('link', { name: 'Call 988' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fold this card' }));
  rerender(<CareCard notice={{ text: 'Once more.' }} help={<a href="tel:988">Call 988</a>} />);
  expect(screen.getByText('Once more.')).toBeTruthy();
});
