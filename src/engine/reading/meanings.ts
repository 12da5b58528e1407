/** What hard words of school texts usually mean, in a few plain words for the teacher's key. By dictionary form. Words with several common senses are left out, or name them. */
export const usualMeanings: ReadonlyMap<string, string> = new Map(
  `abandon: leave behind for good
ability: the power or skill to do something
absence: not being there
absorb: take in or soak up
abundant: more than enough
accident: something bad that happens without being meant
accurate: exactly right, without mistakes
achieve: reach by effort
acquire: come to have
adapt: change so as to fit
adequate: good enough for the purpose
admire: think very highly of
advantage: something that helps one do better than others
afford: have enough money or time for
aggressive: ready to attack
ancestor: someone in the family who lived long ago
ancestry: the line of people one comes from
ancient: very old, from long ago
anxious: worried about what may happen
apology: words that say one is sorry
apparent: easy to see, or seeming to be so
applause: clapping that shows praise
appreciate: see the worth of and be thankful for
approach: come nearer to
approve: think well of, or allow
arrange: put in order or plan
ashamed: feeling bad about something one has done
assemble: come or put together
assist: help
assume: take to be true without proof
astonish: surprise very much
astronaut: someone trained to travel into space
atmosphere: the air around the earth, or the mood of a place
attempt: try
attract: make come nearer
authority: the power to decide and be obeyed
available: there to be had or used
average: usual, neither high nor low
avoid: keep away from
aware: knowing that something is there
awkward: clumsy, or not at ease
barren: where hardly anything grows
barrier: something that stops one from passing
beneath: under
benefit: something good that comes of it
biological: to do with living things
booklet: a small, thin book
boundary: the line where something ends
boycott: refuse to buy or take part, as a protest
calculate: work out with numbers
candidate: someone who tries to be chosen
capable: able to do something
captivity: being kept and not free
capture: catch and hold
carriage: a vehicle with wheels, drawn by horses
category: a group of things of one kind
cautious: careful to avoid danger
celebrate: do something special for a happy event
cellar: a room below a house
ceremony: a set of solemn acts for a special event
challenge: something hard that tests one's skill
circumstance: how things stand at the time
citizen: a person who belongs to a country or city
civilization: a people with cities, laws and arts of its own
climate: the weather of a place over many years
collapse: fall down suddenly
colony: a group that lives together, or land ruled by another country
comfort: make someone feel less sad, or ease
commerce: buying and selling
commit: do, or promise to do
communicate: pass on thoughts or news
community: people who live together or have something in common
companion: someone who goes along or keeps company
compassion: pity that makes one want to help
competition: a contest that someone wins
complicated: having many parts, hard to understand
conceal: hide
concentrate: keep all one's attention on
conclude: decide after thinking, or end
confess: say that one has done something wrong
confident: sure of oneself
conflict: a fight or a clash of wishes
confuse: make unsure, mix up
consequence: what follows from something
conserve: keep from being used up
considerable: quite large
constant: going on all the time, unchanging
construct: build
consume: use up, eat or drink
contribute: give a part to something shared
convince: make someone believe
cooperate: work together
counselor: someone who gives advice or looks after young people
courage: strength to do what one is afraid of
creature: a living being, above all an animal
crisis: a time of great danger or trouble
curious: wanting to know
damage: harm that makes a thing worth less
decade: ten years
decay: rot or fall apart slowly
decline: become less, or turn down
defend: guard against attack
deliberate: done on purpose
delicate: easily broken
demand: ask for firmly
dense: packed closely together
depend: need something in order to be or to go on
descendant: someone who comes later in the same family
deserve: have earned
desperate: without hope and ready to try anything
determine: find out or decide
devastate: destroy almost completely
develop: grow or make grow step by step
device: a tool made for a purpose
devour: eat up greedily
diplomat: someone who speaks for one country in another
disagree: think otherwise
disappear: go out of sight
disappoint: fail to give what was hoped for
disaster: something very bad that happens suddenly
dismiss: send away, or refuse to take seriously
display: show so that others can see
distant: far away
distinguish: tell one from another
distribute: give out to many
disturb: break the peace or order of
drought: a long time without rain
dynasty: a family that rules for several generations
eager: wanting very much to do something
eclipse: the hiding of the sun or moon by another body
economy: how a country makes, sells and uses its goods
efficient: working well without waste
elaborate: made with many careful details
eliminate: get rid of
embarrass: make feel awkward before others
emerge: come out into view
emotion: a feeling
emperor: the ruler of a large realm with many peoples
emphasize: show that something is important
encounter: meet, often without expecting it
encourage: give hope or courage
endanger: put at risk
enormous: very large
ensure: make certain
environment: everything around a living being
erupt: burst out suddenly
eruption: a sudden bursting out, as of lava
essential: so important that it cannot be left out
establish: set up so that it lasts
estimate: work out roughly
eventually: in the end, after some time
evidence: facts that show whether something is true
exaggerate: make out to be more than it is
examine: look at closely
exhausted: very tired, or used up
expand: become larger
expedition: a journey with a purpose, often into unknown land
experiment: a test made to find something out
expose: leave open to sight or harm
extinct: no longer living anywhere
extraordinary: far from ordinary
fascinate: hold someone's interest strongly
feature: a part that stands out
fertile: good for growing plants
fierce: wild and strong
flexible: easy to bend or change
fortune: a great sum of money, or luck
fossil: the remains or trace of a living thing from long ago, turned to stone
fragile: easily broken
frequent: happening often
frighten: make afraid
frustrate: make upset because nothing works
function: what a thing is for
furious: very angry
generation: people born at about the same time
generous: glad to give
genuine: real, not pretended
geranium: a garden plant with bright flowers
gesture: a movement that shows a meaning
gigantic: very, very large
government: those who rule a country
gradual: happening little by little
grateful: thankful
habitat: the place where an animal or plant lives naturally
harbor: a sheltered place where ships can stay
harvest: the gathering of ripe crops
hesitate: wait because one is unsure
horizon: the line where sky and earth seem to meet
household: all who live together in one home
humiliate: make someone feel small before others
identify: tell who or what it is
ignore: take no notice of
immediate: at once
immense: very large
immigrant: a person who comes to live in another country
impatient: not willing to wait
impression: what one thinks or feels at first
independence: not being ruled by others
individual: a single person or being
industry: the making of goods, above all in factories
influence: power to change what others do or think
ingredient: one of the things something is made of
inhabit: live in
injure: hurt
injustice: treatment that is not fair
innocent: having done no wrong
inspect: look at closely to see that all is well
inspire: fill with the wish to do something
instance: one case, an example
instruction: words that say what to do
instrument: a tool for careful work, or a thing to make music with
intelligent: quick to learn and understand
intense: very strong
introduce: bring in for the first time
invade: enter by force
invasion: the entering of a country by an army
investigate: look into to find the facts
isolate: set apart from others
jealous: unhappy because another has what one wants
labor: hard work
laboratory: a room or building for experiments
laborer: someone who does hard work with the hands
legend: an old story that many people tell
legislature: the group of people who make the laws
liberty: freedom
luxury: something nice that one does not need
magnificent: grand and beautiful
maintain: keep up in good order
majority: more than half
massive: large and heavy
mature: fully grown
merchant: someone who buys and sells goods
miserable: very unhappy
mission: a task someone is sent to do
modest: not boasting, or not large
molecule: the smallest piece of a substance that is still that substance
monitor: watch over time
motive: the reason why someone acts
mysterious: hard to explain
navigate: find the way, above all at sea or in the air
nervous: uneasy, a little afraid
nutrient: something in food that living things need
obstacle: something that stands in the way
obvious: easy to see or understand
occasion: a particular time or event
occur: happen
online: on or by way of the internet
opponent: the one who is against you
opportunity: a good chance to do something
oppose: be against
organism: any living being
orphan: a child whose parents are dead
parliament: a group of people chosen to make the laws
particle: a very small piece
pawnshop: a shop that lends money on goods and sells those that are not bought back
peculiar: strange, or belonging to one alone
peculiarity: a strange habit or something special to one person
permanent: lasting for good
permit: allow
persuade: make someone do or believe by giving reasons
pigment: a substance that gives color
pioneer: one of the first to go or to try
plantation: a large farm for one crop such as cotton or sugar
plenty: as much as one needs or more
pollinate: carry pollen to a flower so that it can make seeds
pollute: make dirty or harmful
pollution: dirt or harmful matter in air, water or soil
population: all who live in a place
precious: of great worth
precise: exact
predator: an animal that hunts others
predict: say what will happen
prejudice: an opinion formed before one knows
pressure: a steady push, or being urged
previous: coming before
procedure: the steps in which something is done
proceed: go on
propulsion: the pushing of something forward
prosper: do well
puberty: the time when a child's body becomes an adult's
rapid: very quick
react: do something because of something else
reassure: take away someone's fear
recognize: know again
recover: get well or get back
reduce: make smaller or less
reflect: throw back light, or think over
reject: turn down
reluctant: not willing
repair: mend
represent: stand for
republic: a state without a king, whose people choose who governs
reputation: what others think of someone
resist: stand against
resource: something that can be used when needed
respond: answer
responsibility: the duty to take care of something
restore: bring back as it was
reveal: show what was hidden
rural: of the country, not the city
sanctuary: a place where one is safe
scarce: hard to find because there is little
scientific: to do with science
sediment: matter that settles at the bottom of water
segregation: keeping groups of people apart by law or custom
severe: very bad or very strict
shelter: a place that protects
signature: one's name written by oneself
significant: important, or large enough to matter
slavery: the owning of people by others
slippery: so smooth or wet that one slides
solitary: alone
species: a kind of living thing whose members can have young together
spectacular: wonderful to look at
stable: firm, not likely to change
starve: suffer or die from hunger
steady: firm, not shaking or changing
struggle: try very hard against something difficult
substance: the material of which a thing is made
sufficient: enough
supervise: watch over work or people
surface: the outside or top of something
surrender: give up
survive: stay alive
survivor: someone who has lived through great danger
suspicion: the feeling that someone may have done wrong
suspicious: not trusting
sympathy: feeling for someone who is sad
system: parts that work together
technology: tools and machines made with the help of science
temporary: lasting for a short time
territory: land that belongs to someone
testimony: what a witness says
threaten: say or show that harm may come
timid: shy and easily frightened
tradition: what people have done for a long time and hand on
transform: change completely
transparent: so clear that one can see through
transport: carry from one place to another
treaty: an agreement between countries
tremble: shake from fear, cold or weakness
triumph: a great success
unique: the only one of its kind
urgent: needing to be done at once
vanish: go out of sight suddenly
vast: very large
venture: dare to go or to do
vessel: a ship, or something hollow that holds liquid
vibrate: shake quickly to and fro
victim: someone who is harmed
victory: the winning of a fight or a game
vigorous: strong and full of energy
violent: using force that hurts
visible: able to be seen
volunteer: someone who offers to work without pay
voyage: a long journey by ship or into space
vulnerable: easily hurt
wealthy: rich
weary: tired
wilderness: wild land where no one lives
withdraw: pull back
witness: someone who sees something happen`
    .split('\n')
    .map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
);
