import { useTranslations } from "next-intl";
import { useState } from "react";
import { DesignAlert } from "@/components/generator/design/design-text";
import { pictureData } from "@/components/generator/design/picture-data";
import { ScrollBox } from "@/components/generator/scroll-box";
import { Skeleton } from "@/components/ui/skeleton";

/** One picture, named by what was asked for. Only a picture inside the answer is shown: an address elsewhere would be asked for it. */
export function ImageView({ url, prompt }: { url: string; prompt: string }) {
  const t = useTranslations("designGenerator.result.image");
  const [broken, setBroken] = useState<string>();
  if (!pictureData(url) || broken === url) return <DesignAlert>{t("broken")}</DesignAlert>;
  return (
    <figure className="p-5 @max-[40rem]:p-3">
      {/* On a phone it keeps a size at which its words can be read. */}
      <ScrollBox
        label={t("caption")}
        className="mx-auto w-fit max-w-full [scrollbar-width:thin] overflow-x-auto rounded-[13px] shadow-[0_0_0_1px_var(--line)]"
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- a data address: there is nothing to optimise */}
        <img
          src={url}
          alt={prompt}
          className="block h-auto max-h-[400px] w-auto max-w-full @max-[40rem]:h-[400px] @max-[40rem]:max-w-none"
          onError={() => setBroken(url)}
        />
      </ScrollBox>
      {/* The same words as the picture's name. */}
      <figcaption
        aria-hidden="true"
        className="mt-4 grid grid-cols-[72px_minmax(0,1fr)] items-baseline px-1 text-sm text-muted-foreground @max-[40rem]:grid-cols-1"
      >
        <span className="text-caption text-subtle">{t("caption")}</span>
        {prompt}
      </figcaption>
    </figure>
  );
}

/** The place of a picture under way, about as high as the picture will be. */
export function ImageSkeleton() {
  const t = useTranslations("designGenerator.result.image");
  return (
    <div className="grid p-5 *:[grid-area:1/1] @max-[40rem]:p-3">
      <Skeleton className="h-[400px] rounded-[13px]" />
      <p className="grid place-self-center p-5 text-center text-[0.875rem] text-muted-foreground">
        <b className="text-[1rem] font-semibold tracking-[-0.015em] text-foreground">{t("loading")}</b>
        {t("note")}
      </p>
    </div>
  );
}
