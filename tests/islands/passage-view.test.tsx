import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, expect, it, vi } from 'vitest';
import { PassageView } from '../../src/features/literacy/read/PassageView.tsx';

/** A voice that ends each utterance with this error. */
function failWith(error: string): void {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      onerror?: (event: { error: string }) => void;
    },
  );
  vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak: (utterance: { onerror: (event: { error: string }) => void }) => utterance.onerror({ error }) });
}

const open = () => {
  const props = { answered: { passage: 'The lake was gone.', reply: { items: [] } }, reader: { $chosen: atom(null) } } as unknown as Parameters<typeof PassageView>[0];
  render(<PassageView {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
};

afterEach(() => vi.unstubAllGlobals());

it('a device without a voice is told of', async () => {
  failWith('synthesis-failed');
  open();
  expect(await screen.findByText(/^Nothing could be read aloud/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
});

it('reading that another page has interrupted is no failure', async () => {
  failWith('interrupted');
  open();
  await waitFor(() => expect(speechSynthesis.cancel).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('status').textContent).toBe('');
});
