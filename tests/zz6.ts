import { index } from '#tests/support/knowledge.ts';
import { makeLesson } from '#src/engine/lesson/lesson.ts';
import { askedTopic } from '#src/engine/topic-lookup/asked-topic.ts';
import { contentStems } from '#src/engine/text/stems.ts';
let n=0, bad=0;
for (const pack of index.topics.values()) {
  const { aliases, id, unless, ...told } = pack;
  const said = new Set(contentStems(JSON.stringify(told)));
  const out:string[]=[];
  for (const a of aliases) { n++;
    const { topic } = askedTopic(a, index);
    const own = contentStems(topic);
    const missing = own.filter(s=>!said.has(s));
    if (missing.length === 0) continue;
    const made = makeLesson({topic,subject:'',gradeLevel:'Grade 8',duration:45,teachingStyle:'Direct instruction',standards:'',slideCount:8,contentDifficulty:3,template:'standard',variation:0},index);
    if (made.pack?.id===id && !made.lesson.gaps.some(g=>g.includes('“'))) { bad++; out.push(topic===a?a:`${a}>${topic}`); }
  }
  if (out.length) console.log(`## ${id}: ${out.join(' | ')}`);
}
console.log(n,bad);
