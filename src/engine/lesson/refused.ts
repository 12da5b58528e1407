/** What a teacher is told where no lesson is made of a topic, see `safety/refuse-topic.ts`. */
import { type RefusedTopic, refuseTopic } from '../safety/refuse-topic.ts';

export interface RefusedLesson extends RefusedTopic {
  /** Said to the teacher. */
  explanation: string;
}

/** `topic`: what the teacher wants taught. `subject`: a lesson of history may name what others may not explain. `tool`: who says no. Null: go ahead. */
export function refuseLesson(topic: string, subject: string, tool: 'Aurora' | 'PARE' = 'Aurora'): RefusedLesson | null {
  const refused = refuseTopic(topic, subject);
  if (!refused) return null;
  if (refused.kind === 'safety')
    return {
      ...refused,
      explanation:
        'No lesson was made from these words, because they sound as if someone may be in danger. If this is about you or about one of your students, talk to a person now: the page Safety names people who answer.',
    };
  const offer = `${tool === 'Aurora' ? 'Here is a lesson on a topic' : 'A topic'} that is safe to teach and leads to good questions: ${refused.better.topic}.`;
  if (refused.rule === 'falsehood')
    return {
      ...refused,
      explanation: `${tool} makes no lesson that teaches “${topic.trim().slice(0, 120)}” as a fact: it does not hold, and it can hurt those who believe it. ${offer} To look at the claim with a class, ask for it as a question, such as “Is it true that …?”.`,
    };
  return {
    ...refused,
    // PARE names the other topic and leaves it to the teacher; Aurora has made its lesson.
    explanation: `${tool} makes no lesson on the topic that was asked for, because it could hurt someone. ${offer} If you meant the history, the law or the prevention of it, say so in the topic and ask again.`,
  };
}
