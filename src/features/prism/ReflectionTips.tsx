/** What to do when the page is empty: three steps, each with questions to start from. */
const tips = [
  { name: 'Describe', text: 'What happened? Say what you did, saw and heard, in order, before you judge it.' },
  { name: 'Analyze', text: 'Why did it go that way? Look for the moment at which it could have gone otherwise.' },
  { name: 'Apply', text: 'What will you do next time? One thing, small enough to begin this week.' },
] as const;

export function ReflectionTips() {
  return (
    <aside className="prism-tips" aria-labelledby="prism-tips-title">
      <h2 className="app-section" id="prism-tips-title">
        Reflection Tips
      </h2>
      <dl>
        {tips.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
