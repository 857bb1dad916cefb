/** Keeps the room of the chips until they are known, so that the form below them stays where it is. Joins no classes: text pages carry it. */
export function SubjectsRoom({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`h-9.5 pointer-coarse:h-11.5 ${className}`} />;
}
