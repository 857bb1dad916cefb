import { getTranslations } from "next-intl/server";

/** The stack, layer by layer, with its names from top to bottom. Decoration. */
export async function Layers() {
  const t = await getTranslations("home.pictures");
  return (
    <div className="layers" aria-hidden="true">
      <svg className="block h-auto w-full md:max-h-[204px]" viewBox="0 0 400 190">
        <use href="/drawings/layers.svg#art" />
      </svg>
      {([1, 2, 3, 4] as const).map((layer) => (
        <span key={layer}>{t(`layer${layer}`)}</span>
      ))}
    </div>
  );
}
