/** Takes a map from a file or a pasted text. What cannot be read is answered with a sentence. */
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { mapLimits } from '../../contracts/concept-map.ts';
import type { NebulaStore } from './nebula-store.ts';

export function ImportMap({ nebula, isReceived }: { nebula: NebulaStore; isReceived: boolean }) {
  const problem = useStore(nebula.$problem);
  // One more than can be read: the sentence that says so comes with the press, and megabytes in the box would freeze the page.
  const [text, setText] = useState('');
  const id = useId();
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    // A character takes up to four bytes.
    const content = file.size > 4 * mapLimits.importChars ? 'x'.repeat(mapLimits.importChars + 1) : await file.text();
    await nebula.importText(content, { name: file.name, isReceived });
  };
  return (
    <div className="map-import">
      <p className="map-field">
        <label htmlFor={`${id}-file`}>{isReceived ? 'Open a map that somebody sent you' : 'Import a file'}</label>
        <input
          id={`${id}-file`}
          className="field"
          type="file"
          accept=".md,.markdown,.txt,.mmd,.mermaid,.canvas,.json,text/*"
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            const { target } = event;
            void readFile(target.files?.[0]).then(() => {
              // The same file can be chosen again once it is mended.
              target.value = '';
            });
          }}
        />
        <small id={`${id}-note`}>Markdown outline, Mermaid or JSON Canvas. The file stays on this device.</small>
      </p>
      <details>
        <summary>Paste a text instead</summary>
        <form
          className="map-field"
          onSubmit={(event) => {
            event.preventDefault();
            void nebula.importText(text, { name: '', isReceived }).then((isRead) => isRead && setText(''));
          }}
        >
          <label htmlFor={`${id}-text`}>Outline or Mermaid diagram</label>
          <textarea id={`${id}-text`} className="field" rows={6} dir="auto" value={text} onChange={(event) => setText(event.target.value.slice(0, mapLimits.importChars + 1))} />
          <button type="submit" className="btn">
            Make a map of it
          </button>
        </form>
      </details>
      {problem && (
        <p className="map-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
