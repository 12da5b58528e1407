/** What hears that a sign is taken back, or that it belongs to a story that the writer makes up. A page that has to be small fetches it with the first letter of a message. */
export { asksOfSchool, deniesDanger, staysWorried, takesBack } from './denial.ts';
export { inStory, leavesStory, tellsOfStory } from './story.ts';
