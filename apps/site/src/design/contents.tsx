type Group = { title: string; entries: { id: string; title: string }[]; lang?: string };

/** Table of contents: a sidebar on wide screens, a disclosure on narrow ones. */
export function Contents({ title, groups }: { title: string; groups: Group[] }) {
  return (
    <nav aria-label={title} className="design-contents">
      <details>
        <summary className="font-bold">{title}</summary>
        {groups.map((group) => (
          <div key={group.title} className="mt-5">
            <p className="font-semibold text-muted text-sm">{group.title}</p>
            <ul className="mt-1" lang={group.lang}>
              {group.entries.map((entry) => (
                <li key={entry.id}>
                  <a href={`#${entry.id}`} className="block py-1 hover:text-primary">
                    {entry.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}
