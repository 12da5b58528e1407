/** Words of a topic that are no matter of their own. */
import { contentStems } from '../text/stems.ts';

/** Words around a topic that say how it is taught, for whom, or which side of it: no matter of their own. */
export const framing = new Set(
  contentStems(
    `introduction introduce introducing intro basic basics overview unit lesson chapter part topic learn learning understand understanding study studying explore exploring explain
    explaining review revision practice grade student teach teaching beginner kid child adult history cause effect consequence impact importance important role types type kind
    form example facts fact happen happening mean meaning main key simple easy advanced early late great world life everyday real use using uses problem question
    idea concept principle rule theory model method way steps step compare comparing comparison difference different similar between today modern origin start end
    summary guide activity worksheet project test quiz exam essay poster`,
  ),
);

/** "Second", "III", "5th": of a name that holds one, another is another thing. */
export const ordinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[ivx]+|\d+(?:st|nd|rd|th)?)$/;
