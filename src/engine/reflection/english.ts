/** Is it English? Notes have few of the small words by which prose is known, so words of a school day count, too. */
import { functionWords } from '../reading/lexicon.ts';
import { feelingWordsIn } from './feeling-words.ts';

const everyday = new Set(
  `again after alone also answer answers arms art ask asked back bad ball before best better book books boring bored bring broke build built but card cards change check class coach
  could cut day difficult dont draw drew easier easy enjoyed every evening experiment explain failed fast feel fell felt finally finish finished first food forgot found friend friends fun game get got
  good great group guess half hard heavy help helped higher home homework idea important improve just keep kids know last late learn learned learnt legs less lesson like liked listen little long look
  lost louder made make math maybe met minutes missed mistake mom more morning music my need nervous never new next nice night no not nothing now often old only other paper partner people play played
  practice practiced project question questions quiet read really remember run said same saw scared school science second see should show slow slower slowly so some soon speak spoke start started
  still stop story stuck study talk talked team teacher tell test thing things think third time tired today together told tomorrow too took total tried trouble try turn understand understood use used
  very want watch water week went why win wish with won work worked works write wrong wrote year yesterday yet`
    .trim()
    .split(/\s+/),
);
/** Small words of the languages most spoken in classrooms besides English, none of them an English word. */
const elsewhere = new Set(
  `el la los las que y en un una por para con pero muy mi yo es fue der das und ich nicht ist mit ein eine wir auf wie zu le les je et est dans pour avec mais une des du nous il di che per sono
  mia molto os uma eu foi muito het een ik niet van wij jest nie się`.split(/\s+/),
);

/** English where its words outnumber those from elsewhere; null where hardly any word is known. */
export function isEnglishIn(text: string): boolean | null {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  const known = words.filter((word) => functionWords.has(word) || everyday.has(word.replace(/['’]/g, '')) || feelingWordsIn(word).length > 0).length;
  const foreign = words.filter((word) => elsewhere.has(word)).length;
  if (known > foreign && known >= words.length * 0.15) return true;
  return foreign >= Math.max(2, words.length * 0.15) ? false : null;
}
