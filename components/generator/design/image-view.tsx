"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { pictureData } from "@/components/generator/design/picture-data";
import { Skeleton } from "@/components/ui/skeleton";

/** One picture, named by what was asked for. Only a picture inside the answer is shown: an address elsewhere would be asked for it. */
export function ImageView({ url, prompt }: { url: string; prompt: string }) {
  const t = useTranslations("designGenerator.result.image");
  const [broken, setBroken] = useState<string>();
  if (!pictureData(url) || broken === url)
    return (
      <p className="design-text" role="alert">
        {t("broken")}
      </p>
    );
  return (
    <figure className="design-picture">
      {/* eslint-disable-next-line @next/next/no-img-element -- a data address: there is nothing to optimise */}
      <img src={url} alt={prompt} onError={() => setBroken(url)} />
      {/* The same words as the picture's name. */}
      <figcaption aria-hidden="true">
        <span className="caption">{t("caption")}</span>
        {prompt}
      </figcaption>
    </figure>
  );
}

/** The place of a picture under way, about as high as the picture will be. */
export function ImageSkeleton() {
  const t = useTranslations("designGenerator.result.image");
  return (
    <div className="design-picture design-picture-place">
      <Skeleton />
      <p>
        <b>{t("loading")}</b>
        {t("note")}
      </p>
    </div>
  );
}
