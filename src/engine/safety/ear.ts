/** What hears that a sign is taken back, that it belongs to a story that the writer makes up, or that a pupil has written of danger. A page that has to be small fetches it with the first letter of a message. */
export { asksOfSchool, deniesDanger, staysWorried, takesBack } from './denial.ts';
export { reportsWriting } from './rules/pupil-writing.ts';
export { inStory, leavesStory, tellsOfStory } from './story.ts';
