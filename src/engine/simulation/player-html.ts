/** One web page that plays a simulation without a network. It holds events, meters and questions, and no role cards: what is secret stays at the desk. */
import type { Simulation } from '../../contracts/simulation.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

export function playerHtml(title: string, { scenario, events, meters, debrief, note }: Simulation): string {
  // "<" may not stand in a script as it is: "</script>" in a text would end it.
  const data = JSON.stringify({ events, meters, debrief }).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1.05rem/1.55 system-ui, sans-serif; }
h1, h2 { font-family: Charter, Georgia, serif; line-height: 1.2; }
button { display: block; width: 100%; min-height: 2.75rem; margin: .5rem 0; padding: .6rem 1rem; border: 1px solid; border-radius: .5rem; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:focus-visible, h2:focus-visible { outline: 3px solid #a8480f; outline-offset: 2px; }
meter { display: block; width: 100%; }
.chosen { opacity: .8; }
</style>
</head>
<body>
<main>
<h1 dir="auto">${escaped(title)}</h1>
${note ? `<p>${escaped(note)}</p>` : ''}
<p dir="auto">${escaped(scenario)}</p>
<div id="scene"></div>
<h2>Meters</h2><div id="meters"></div>
<h2>Path</h2><ol id="path"></ol>
<noscript><p>Switch on scripts to play.</p></noscript>
</main>
<script>
const { events, meters, debrief } = ${data};
const clamp = (value) => Math.min(100, Math.max(0, value));
const make = (name, text, parent) => { const element = document.createElement(name); element.textContent = text; element.dir = 'auto'; parent.append(element); return element; };
const scene = document.getElementById('scene');
let steps = [];
const stand = () => steps.reduce((now, { effects }) => now.map((value, place) => clamp(value + (effects[place] || 0))), meters.map(({ start }) => start));
function side() {
  const box = document.getElementById('meters'); box.textContent = '';
  stand().forEach((value, place) => { const label = make('label', meters[place].name + ': ' + value, box); const meter = document.createElement('meter'); meter.max = 100; meter.value = value; label.append(meter); });
  const path = document.getElementById('path'); path.textContent = '';
  steps.forEach(({ title, text }) => make('li', title + ': ' + text, path));
}
function head(text, isFirst) { scene.textContent = ''; const heading = make('h2', text, scene); heading.tabIndex = -1; if (!isFirst) heading.focus(); }
function show(id, isFirst) {
  const event = events.find((each) => each.id === id);
  side();
  if (!event) return end();
  head(event.title, isFirst);
  make('p', event.description, scene);
  event.decisions.forEach((decision) => { make('button', decision.text, scene).onclick = () => take(steps, event, decision); });
}
function take(before, event, decision) { steps = [...before, { ...decision, event: event.id, title: event.title }]; side(); tell(decision); }
function tell({ text, outcome, next, effects }) {
  head('What follows');
  make('p', text, scene).className = 'chosen';
  make('p', outcome, scene);
  const moved = meters.flatMap(({ name }, place) => effects[place] ? [name + (effects[place] > 0 ? ' +' : ' −') + Math.abs(effects[place])] : []);
  if (moved.length) make('p', moved.join(', '), scene);
  make('button', next ? 'Go on' : 'Look back', scene).onclick = () => show(next);
}
function end() {
  head('Looking back');
  const list = make('ul', '', scene);
  debrief.forEach((question) => make('li', question, list));
  make('h2', 'Roads not taken', scene);
  steps.forEach(({ event: id, text }, place) => {
    const event = events.find((each) => each.id === id);
    const before = steps.slice(0, place);
    make('p', event.title, scene);
    event.decisions.forEach((decision) => { if (decision.text !== text) make('button', decision.text, scene).onclick = () => take(before, event, decision); });
  });
  make('button', 'Start again', scene).onclick = () => { steps = []; show(events[0] && events[0].id); };
}
show(events[0] && events[0].id, true);
</script>
</body>
</html>
`;
}
