/** What is left to be looked at on the screen itself: «Проверьте на самом экране: фокус виден; строки читаются.» */
const LIST = /(Проверьте\sна\sсамом\sэкране|Check\son\sthe\sactual\sscreen):\s+(.+?)\.?$/su;

/** The text before such a list, and its heading with its rows; without a list the text is all. */
export function onScreenOf(text: string): { before: string; title?: string; rows: readonly string[] } {
  const [whole = "", title, list] = LIST.exec(text) ?? [];
  if (title === undefined || list === undefined) return { before: text, rows: [] };
  return { before: text.slice(0, text.length - whole.length).trim(), title, rows: list.split(/;\s+/u) };
}

/** Such a list, to be ticked off on paper. */
export const OnScreen = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <>
    <h4 className="text-[1.0625rem] leading-[1.4] font-semibold text-foreground">{title}</h4>
    <ul className="mt-3 grid gap-2.5">
      {rows.map((row) => (
        <li key={row} className="grid grid-cols-[24px_minmax(0,1fr)]">
          <span aria-hidden="true" className="mt-1.5 size-3 rounded-[3px] border border-muted-foreground" />
          <span className="first-letter:uppercase">{row}</span>
        </li>
      ))}
    </ul>
  </>
);
