/** Making one file at a time, and saying so: a button that is busy, a sentence when it fails. */
import { useState } from 'react';
import { showToast } from '../../../stores/toasts.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { MadeFile } from './lesson-files.ts';

export function useFiles<Kind extends string>() {
  const [busy, setBusy] = useState<Kind | null>(null);
  /** Said to screen readers. */
  const [status, setStatus] = useState('');
  const save = async (kind: Kind, make: () => Promise<MadeFile>): Promise<void> => {
    setBusy(kind);
    setStatus('Making the file.');
    try {
      const { name, content } = await make();
      saveFile(name, content, content.type);
      setStatus(`Saved as ${name}.`);
    } catch {
      setStatus('');
      showToast({
        title: 'The file could not be made',
        message: 'Your lesson is kept. Look at the connection and try again, or take JSON, which needs none.',
        variant: 'destructive',
      });
    }
    setBusy(null);
  };
  return { busy, status, save };
}
