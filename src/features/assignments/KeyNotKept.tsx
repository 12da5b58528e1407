/** Stays on the page of an inbox and on the list, for one whose key this browser could not keep: why, and the ways out, until it is kept. */
import { useStore } from '@nanostores/react';
import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GivenOut } from '../../stores/assignments/records.ts';
import { $unkept, keepAgain, savedAs } from '../../stores/assignments/teacher.ts';
import { loadPart } from '../../ui/load-part.ts';
import { saveFile } from '../../ui/save-file.ts';

interface KeyNotKeptProps {
  record: GivenOut;
  save?: typeof saveFile;
}

export function KeyNotKept({ record, save = saveFile }: KeyNotKeptProps) {
  const file = useStore($unkept).get(record.id);
  const [said, setSaid] = useState('');
  const isAtRisk = file === '';
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  if (file === undefined) return null;
  const saveKey = async () => {
    try {
      const { backupName, backupWith } = await loadPart(() => import('../../stores/device-data.ts'));
      const backup = await backupWith(record, new Date());
      save(backupName(backup), JSON.stringify(backup));
      savedAs(record, backupName(backup));
      setSaid('');
    } catch {
      setSaid('The file could not be made. Keep this page open, and try again when the connection is back.');
    }
  };
  const tryAgain = async () => {
    if (!(await keepAgain(record))) setSaid('This browser still does not keep it.');
  };
  return (
    <div className="assign-note" role="alert" data-no-print>
      <p>
        <strong dir="auto">The key to the inbox of “{record.content.title}” is not kept.</strong> This browser keeps nothing for this site, or is full.{' '}
        {file === ''
          ? 'When this page closes, nobody can open what students hand in. Save the key as a file, or keep this page open.'
          : `The key is in the file ${file}. To open the inbox later, restore that file under Settings, Your data, in a browser that keeps data.`}
      </p>
      <p className="assign-buttons">
        <button type="button" className="btn" onClick={() => void saveKey()}>
          <FileDown size={18} aria-hidden="true" /> Save the key as a file
        </button>
        <button type="button" className="btn" onClick={() => void tryAgain()}>
          Try to keep it again
        </button>
      </p>
      {said && <p>{said}</p>}
    </div>
  );
}
