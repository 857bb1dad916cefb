type ContentsProps = {
  /** Unique in the page; names the navigation. */
  id: string;
  title: string;
  items: readonly { anchor: string; text: string; number?: number }[];
};

/** The contents of a long text: beside it and in view on a wide screen, above it on a narrow one. */
export function Contents({ id, title, items }: ContentsProps) {
  return (
    <nav className="reading-contents" aria-labelledby={id}>
      <h2 id={id} className="mono">
        {title}
      </h2>
      <ol>
        {items.map(({ anchor, text, number }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              {number !== undefined && <span aria-hidden="true">{number}</span>}
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
