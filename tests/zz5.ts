import { index } from '#tests/support/knowledge.ts';
import { partOf, isUnspoken, heldLine } from '#src/engine/topic-lookup/part-of.ts';
for (const pack of index.topics.values()) {
  const out = pack.aliases.filter((a)=>{const p=partOf(pack,a); return p&&isUnspoken(p,pack);});
  console.log(`## ${pack.id}: ${out.join(' | ')}`);
}
for (const [id,t] of [['forces-and-motion','Terminal velocity'],['quadratic-equations','Completing the square'],['angles-and-triangles','Isosceles triangles'],['statistics-and-averages','Weighted averages'],['human-body-systems','Circulatory system'],['climate-and-weather','Monsoon']] as const) { const pack=index.topics.get(id)!; const p=partOf(pack,t); console.log(t, p ? heldLine(p,pack,t): null, p && [...p.stems].join(',')); }
