import { index } from '#tests/support/knowledge.ts';
import { rightName } from '#src/engine/topic-lookup/right-name.ts';
for (const pack of index.topics.values()) { const o=pack.aliases.filter(a=>rightName(pack,a)!==a).map(a=>`${a}>${rightName(pack,a)}`); if(o.length) console.log(pack.id, o.join(' | ')); }
