// Stands in front of the words of a course: what is pressed before `course-page.ts` has come over a slow line is kept, and done once it is there. `astro.config.mjs` names its hash.
var pressed=[]
addEventListener('click',e=>pressed.push(e.target))
