/** Says that part of the kept notebook cannot be read, and lets its owner decide what becomes of it. */
import { discardUnreadable } from '../../../stores/prompt-notebook.ts';

interface UnreadableNotebookProps {
  text: string;
  save: (name: string, content: string, type: string) => void;
}

export const UnreadableNotebook = ({ text, save }: UnreadableNotebookProps) => (
  <div className="lab-stack" role="alert">
    <p>Part of what the notebook kept here cannot be read. It is still on this device, and nothing new is kept until you decide.</p>
    <div className="lab-buttons">
      <button type="button" className="btn" onClick={() => save('prompt-notebook-unread.json', text, 'application/json')}>
        Save it as a file
      </button>
      <button type="button" className="btn" onClick={discardUnreadable}>
        Delete what cannot be read
      </button>
    </div>
  </div>
);
