import { Quiet } from "@/components/ui/quiet";
/** A headline whose last word is set quieter. One word stays as it is. */
export function TwoTone({ text }: { text: string }) {
  // A last word bound to the one before it by a non-breaking space ("на Битрикс24") goes quiet together with it.
  const at = text.includes(" ") ? text.lastIndexOf(" ") : text.lastIndexOf("\u00A0");
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)} <Quiet>{text.slice(at + 1)}</Quiet>
    </>
  );
}
