/** How the figures of a screen are counted, below them. Styled by `figures-screen.css`. */
export function FiguresNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="figures-screen__notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
