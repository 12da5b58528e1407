/** Making one file at a time, and saying so: a button that is busy, a sentence when it is saved. */
import { useState } from 'react';
import { saveFile } from '../save-file.ts';

export interface MadeFile {
  name: string;
  content: Blob;
}

/** `onFail`: the part of the site that makes the file did not arrive. */
export function useFiles<Kind extends string>(onFail: () => void) {
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
      onFail();
    }
    setBusy(null);
  };
  return { busy, status, save };
}
