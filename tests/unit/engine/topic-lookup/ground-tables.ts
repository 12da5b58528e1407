/** Topics as teachers type them, each with its subject: those that no pack is about, and those that one is. */

const rows = (text: string): string[][] =>
  text
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** Each shares a word with a name, a term or a sentence of a pack. */
export const notMet = rows(`
  Market forces | Economics; Police forces | Civics; Air force | History; Labor force participation | Economics; Motion pictures | Art; Friction between neighbors | Civics; Gravity Falls | English
  Fractional distillation | Chemistry; Fractional reserve banking | Economics; Camera angles | Film; The Bermuda Triangle | History; Love triangles in drama | Drama; Metropolitan areas | Geography
  Division of labor | Economics; Division of powers in Nigeria | Math; Multiplication of bacteria | Biology; Statistical inference | Math; Crime statistics | Civics; Interest rates | Economics
  Probable cause | Law; Negative reinforcement | Psychology; Fractions within the Labour Party | History
  Prison sentences | Civics; Death sentences in Texas | Law; Poetic justice | English; Story of my town | History; Persuasive robots | Computing
  Cells in a spreadsheet | Computing; Cell towers | Physics; Terrorist cells | History; Cultural diffusion | Geography; Bird migration | Biology; Database migration | Computing; Evolution of the smartphone | Computing
  Allergic reactions | Health; Nuclear reactions | Physics; Chain reactions in traffic | Math; Chemical weapons | History; Natural gas prices | Economics; Liquid assets | Business; Solid waste management | Geography
  Electric guitars | Music; Electric cars | Physics; Circuit training | PE; Current events | Social studies; Resistance movements in Norway | History
  Body language | Drama; Body image | Health; Organ donation law | Civics; Organ music | Music; Mass media | Civics; Weight training | PE; Atomic Age design | Art
  The Scientific Revolution | History; The American Revolution | History; The Russian Revolution | History; The Green Revolution | Geography; The English Civil War | History; The Gulf War | History
  The World Cup | PE; Ancient Greece | History; Ancient China | History; The Roman Catholic Church | History; Second Punic War elephants | History; Cold fusion | Physics; Cold-blooded animals | Biology
  Industrial espionage | Computing; Industrial design | Art; Washing machines | Technology; Animal rights | Civics; Property rights | Civics; Human trafficking | Civics; Human resources | Business
  Democratic Republic of the Congo | Geography; Power of attorney | Law; Power plants | Physics; Separation anxiety | Health
  Water polo | PE; Water pollution in Delhi | Geography; The nitrogen cycle | Biology; The life cycle of a frog | Biology; Cloud computing | Computing; Weather balloons | Physics; School climate | Civics
  Earthquake insurance | Economics; Volcanic wines | Geography; Plate armor | History; Solar panels | Physics; Planet of the Apes | English; The Moon Festival | History; Star Wars | English
  Rhythm and blues | Music; Color guard | PE; Chemical composition of glass | Chemistry; Sleep mode on laptops | Computing; Sleeping Beauty | English; Nutritional yeast farming | Agriculture
  Algorithmic trading | Economics; Data plans for phones | Business; Internet cafés in Seoul | Geography; Sewing machine repair | Technology; Internet of things | Computing; Area codes | Geography
  The French Foreign Legion | History; The Foreign Legion | History; The French Senate | History; The Senate of Canada | Civics; The Republic of Ireland | History; The Republic of Korea | History
  The Weimar Republic | History; Expressions in JavaScript | Computing; Expressions in JavaScript | Math; Rotation of crops | Science; Crop rotation | Geography; Voting with your feet | Civics
  Climate of fear | Geography; Evaporation of trust | Science; Inertia of bureaucracy | Physics; Catalysts of war | Chemistry; Stars of Bollywood | Science; Comets of Houston | Science; Orbit of the eye | Biology
  Trenches of the Pacific | Geography; Tombs of Petra | History; Gladiators in Hollywood | History; Aqueducts of Mexico | History; Boycott of Israel | History; Genocide in Rwanda | History
  Queries in Google Ads | Computing; Stanzas of the Quran | English; The climax of capitalism | English; Themes in Hamlet | English; Outliers by Gladwell | Math; Mode in music | Math
  The remainder of the estate | Math; The discount of debt | Math; Factors of production | Math; Graph theory | Math; Consumers in economics | Biology; Species of capital | Biology; Decomposers in Minecraft | Biology
  Vacuoles of Mars | Biology; Insulators in housing | Physics; Evolution of hip hop | Science; Hue and cry | Art; Minerals of Congo | Health; Hormones in beef | Health; Proteins of spider silk | Health
  The Constitution of Japan | Civics; The Bill of Rights of England | Civics; Vetoes at the United Nations | Civics; Remittances in the Philippines | Geography; Adaptations of Shakespeare | Biology
  Poetry in motion | English; Motion to dismiss | Physics; Earth Day | Science; Factory farming | History; Asteroids by Atari | Science; Eclipse of Rome | Science
`) as [string, string][];

/** The pack comes last. */
export const met = rows(`
  Gravity | Physics | forces-and-motion; The rule of law | Civics | democracy-and-voting; Mitosis and meiosis | Biology | cells; Cell division | Biology | cells; Osmosis | Biology | cells
  Nerve cells | Biology | cells; Plant cell walls | Biology | cells; Friction | Physics | forces-and-motion; Newton's second law of motion | Physics | forces-and-motion; Gravity and weight | Physics | forces-and-motion
  The Holocaust | History | world-war-two; Propaganda in the First World War | History | world-war-one; Women in the French Revolution | History | french-revolution; The Berlin Wall | History | cold-war
  The Cuban Missile Crisis | History | cold-war; Causes of World War I | History | world-war-one; Life in ancient Egypt | History | ancient-egypt; The fall of the Roman Empire | History | ancient-rome
  The Montgomery bus boycott | History | civil-rights-movement; Segregation | History | civil-rights-movement; Child labor in the Industrial Revolution | History | industrial-revolution
  Equivalent fractions | Math | fractions; Introduction to fractions for 4th graders | Math | fractions; Comparing fractions | Math | fractions; Rounding decimals | Math | decimals-and-place-value
  Solving linear equations | Algebra | linear-equations; The quadratic formula | Algebra | quadratic-equations; Mean, median and mode | Math | statistics-and-averages; Box plots | Math | statistics-and-averages
  Tree diagrams in probability | Math | probability; Right triangles | Geometry | pythagorean-theorem; Unit rates | Math | ratios-and-proportions; Percent change | Math | percentages; Integers | Math | negative-numbers
  Long division | Math | multiplication-and-division; Complementary angles | Geometry | angles-and-triangles; The perimeter of rectangles | Geometry | area-and-perimeter
  Complex sentences | English | grammar-sentences; Metaphor and simile | English | poetry; Making inferences in stories | English | making-inferences; Rising action | English | story-structure
  Ethos, pathos and logos | English | persuasive-writing; Checks and balances | Civics | separation-of-powers; Children's rights | Civics | human-rights; Voting systems | Civics | democracy-and-voting
  Push and pull factors | Geography | migration; Climate change | Geography | climate-and-weather; The rain shadow | Geography | climate-and-weather; Plate boundaries | Geography | plate-tectonics
  Tsunamis | Geography | volcanoes-and-earthquakes; Lahars | Geography | volcanoes-and-earthquakes; Transpiration | Geography | water-cycle; Infiltration and runoff | Geography | water-cycle
  Balanced diets | Health | nutrition; Vitamins | Health | nutrition; Circadian rhythms | Health | sleep; Melatonin and caffeine | Health | sleep; Homeostasis | Biology | human-body-systems; The kidneys | Biology | human-body-systems
  Chemical reactions in everyday life | Chemistry | chemical-reactions; Catalysts | Chemistry | chemical-reactions; Isotopes | Chemistry | atoms-and-elements; Sublimation | Chemistry | states-of-matter
  Food chains in a forest | Biology | ecosystems; Symbiosis | Biology | ecosystems; Natural selection in finches | Biology | evolution; Parallel circuits | Physics | electric-circuits; Phases of the Moon | Science | solar-system
  Stomata | Biology | photosynthesis; Binary search | Computing | algorithms; SQL queries | Computing | data-and-databases; Phishing emails | Computing | internet-safety; Training data | Computing | machine-learning
  The Senate of Rome | History | ancient-rome; Rotation of the Earth | Science | solar-system; Natural selection in moths | Biology | evolution; Nervous system | Biology | human-body-systems
  Complementary colors | Art | color-and-composition; Syncopation | Music | music-rhythm-and-notation; photosyntesis | Biology | photosynthesis; earthquaks | Geography | volcanoes-and-earthquakes
`) as [string, string, string][];

/** One part of what a pack teaches; the pack comes last. */
export const parts = rows(`
  Cell division | Biology | cells; Mitosis and meiosis | Biology | cells; Osmosis | Biology | cells; Gravity | Physics | forces-and-motion; Friction | Physics | forces-and-motion
  The rule of law | Civics | democracy-and-voting; The Holocaust | History | world-war-two; The Punic Wars | History | ancient-rome; The Berlin Wall | History | cold-war
  The Cuban Missile Crisis | History | cold-war; The Montgomery bus boycott | History | civil-rights-movement; Trench warfare | History | world-war-one; Mummification | History | ancient-egypt
  Checks and balances | Civics | separation-of-powers; Equivalent fractions | Math | fractions; Box plots | Math | statistics-and-averages
  Metaphor | English | poetry; Commas | English | grammar-sentences; Ethos | English | persuasive-writing; Subduction | Geography | plate-tectonics
  Tsunamis | Geography | volcanoes-and-earthquakes; Vitamins | Health | nutrition; Melatonin | Health | sleep; Catalysts | Chemistry | chemical-reactions; Isotopes | Chemistry | atoms-and-elements
  Food chains | Biology | ecosystems; Natural selection | Biology | evolution; Parallel circuits | Physics | electric-circuits; Stomata | Biology | photosynthesis; Binary search | Computing | algorithms
  Phishing | Computing | internet-safety; Overfitting | Computing | machine-learning; Syncopation | Music | music-rhythm-and-notation
`) as [string, string, string][];
