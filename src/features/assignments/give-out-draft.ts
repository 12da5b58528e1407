/** The form that gives out an assignment as it was left, read back with care. */
import { type AssignedTool, assignedTools, assignmentLimits } from '../../contracts/assignment.ts';
import { formDraft } from '../../stores/form-drafts.ts';
import { isRecord, textOf } from '../../stores/library/shapes/shape.ts';
import { dueFrom } from './due.ts';

export interface GiveOutFields {
  tool: AssignedTool;
  title: string;
  instructions: string;
  /** As the field has it. */
  due: string;
  isNamed: boolean;
  withCode: boolean;
  /** What was chosen or written for each kind of work; each part of the form reads its own. */
  parts: Readonly<Record<string, unknown>>;
}

/** `wanted`, `item`: what the address asks for. What was entered for another item begins nothing here. */
export function giveOutDraft(wanted: AssignedTool, item: string | null) {
  const draft = formDraft('assignment');
  return {
    /** `usual`: a due time for a form that has none, or one that is over. */
    begin(usual: string, now: Date): { fields: GiveOutFields; isKept: boolean } {
      const kept = draft.read();
      const isKept = kept !== null && kept.item === item;
      const of = isKept ? kept : {};
      const due = textOf(of.due, 30);
      const dueAt = dueFrom(due);
      const tool = of.wanted === wanted ? assignedTools.find((each) => each === of.tool) : undefined;
      return {
        isKept,
        fields: {
          tool: tool ?? wanted,
          title: textOf(of.title, assignmentLimits.titleChars),
          instructions: textOf(of.instructions, assignmentLimits.instructionsChars),
          due: dueAt !== null && Date.parse(dueAt) > now.getTime() ? due : usual,
          isNamed: of.isNamed !== false,
          withCode: of.withCode === true,
          parts: isRecord(of.parts) ? of.parts : {},
        },
      };
    },
    keep: (fields: GiveOutFields): void => draft.keep({ ...fields, wanted, item }),
    clear: draft.clear,
  };
}
