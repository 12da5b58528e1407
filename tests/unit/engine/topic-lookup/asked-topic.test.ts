import { describe, expect, it } from 'vitest';
import { packFor as packForMap } from '../../../../src/engine/concept-map/generate.ts';
import { packFor as packForLesson } from '../../../../src/engine/lesson/lesson.ts';
import { askedTopic } from '../../../../src/engine/topic-lookup/asked-topic.ts';
import { ownWords } from '../../../../src/engine/topic-lookup/own-words.ts';
import { index } from '../../../support/knowledge.ts';

const misspelled =
  `watr cycle: water cycle; water cicle: water cycle; the watter cycle: the water cycle; watercycle: water cycle; Fractons: Fractions; adding fracions: adding fractions;
  intro to fractoins for grade 5: intro to fractions for grade 5; photosinthesis: photosynthesis; fotosinthesis: photosynthesis; photosythesis in plants: photosynthesis in plants; persentages: percentages;
  probablity: probability; statistcs: statistics; quadratic equatoins: quadratic equations; linear eqautions: linear equations; pythagorean theorm: Pythagorean theorem;
  negative numbres: negative numbers; multiplicatoin: multiplication; tectonic plats: tectonic plates; earthqakes: earthquakes; ecosistems: ecosystems; food chians: food chains;
  evoltion: evolution; natrual selection: natural selection; Chemical Reactoins: Chemical Reactions; periodic tabel: periodic table; electric circiuts: electric circuits; solar sistem: solar system;
  digestive sytem: digestive system; nutritoin: nutrition; anchient egypt: ancient Egypt; ancient rmoe: ancient Rome; world wra 2: world war 2; french revolusion: French Revolution;
  the industrial revoluton: the Industrial Revolution; civil rihgts movement: civil rights movement; humna rights: human rights; seperation of powers: separation of powers; algoritms: algorithms;
  machine learnign: machine learning; internet saftey: internet safety; persuasive writeing: persuasive writing; climate chagne: climate change; migartion: migration; gramer: grammar`
    .split(';')
    .map((line) => line.trim().split(': ') as [string, string]);

const ownTopics =
  `moles; form of government; devolution; the rock cycle; the krebs cycle; life cycles of frogs; oceans; sea otters; the Renaissance; Macbeth; sonata form; Impressionism; knitting; soccer tactics;
  budgeting; stock markets; trigonometry; vectors; matrices; prime numbers; sound waves; magnetism; optics; genetics; viruses; dinosaurs; bridges; the Vikings; Genghis Khan; the Crusades; taxation; irony;
  Spanish verbs; sign language; robotics; ballet; jazz; first aid; meditation; mediation; polar bears; ancient Greece; world religions; human geography; electric guitars; solar panels; water polo;
  plate armor; climbing; statics; nitration; ratification; word origins; cold fusion; story of my town; the human genome`
    .split(';')
    .map((topic) => topic.replace(/\s+/g, ' ').trim());

describe('a topic in a generator', () => {
  it.each(misspelled)('that surely means a held one is put right: %s', (typed, meant) => {
    expect(askedTopic(typed, index)).toEqual({ topic: meant, didYouMean: null });
    expect(packForMap(meant, index)).not.toBeNull();
    expect(packForLesson(meant, '', index)).not.toBeNull();
  });

  it.each(ownTopics)('that is one of its own stays as it is, and nothing else is offered: %s', (topic) => {
    expect(askedTopic(topic, index)).toEqual({ topic, didYouMean: null });
  });

  it.each([
    ['factions', 'fractions'],
    ['fiction', 'friction'],
    ['angels', 'angles'],
    ['radios', 'ratios'],
    ['cold waar', 'the Cold War'],
  ])('that is near a held one and may be another is asked about: %s', (topic, near) => {
    expect(askedTopic(topic, index)).toEqual({ topic, didYouMean: near });
    expect(packForMap(topic, index)).toBeNull();
    expect(packForLesson(topic, '', index)).toBeNull();
  });

  it('is met as it is written by every title and alias that is no misspelling itself', () => {
    for (const pack of index.topics.values()) expect(askedTopic(pack.title, index)).toEqual({ topic: pack.title, didYouMean: null });
  });

  it.each(['ww2', 'the second world war', 'WWII', 'fraction', 'democracies'])('under another name, or in another number, needs no help: %s', (topic) => {
    expect(askedTopic(topic, index)).toEqual({ topic, didYouMean: null });
    expect(packForMap(topic, index)).not.toBeNull();
  });

  it('of many words, or of none, is left alone', () => {
    const long = 'how my little sister who likes watr and cicles drew something that nobody at home could read';
    for (const topic of ['', '   ', '???', '光合作用', long]) expect(askedTopic(topic, index)).toEqual({ topic, didYouMean: null });
  });
});

it('a word of its own is none that the packs use', () => {
  expect([...ownWords].filter((word) => index.uses(word))).toEqual([]);
});
