/** What stands behind the link of a session on a device without the key to it. */
interface NoHostKeyProps {
  /** Name and address of the tool that leads the session. */
  tool: string;
  home: string;
  joinPath: string;
}

export function NoHostKey({ tool, home, joinPath }: NoHostKeyProps) {
  return (
    <div className="live-door">
      <p>This page leads a session, and the key to it is missing. Open it with the whole link that “Copy my own link” gave you, or on the device that opened the session.</p>
      <p className="live-bar">
        <a className="btn btn-primary" href={home}>
          Go to {tool}
        </a>
        <a className="btn" href={joinPath}>
          Join as a student
        </a>
      </p>
    </div>
  );
}
