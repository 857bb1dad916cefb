import { Maximize2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DesignAlert } from "@/components/generator/design/design-text";
import { pictureBlob, pictureData, type PictureData } from "@/components/generator/design/picture-data";
import { ScrollBox } from "@/components/generator/scroll-box";
import { Skeleton } from "@/components/ui/skeleton";

/** A picture this much wider than high is read across: on a phone it keeps the width at which its letters can be read, and is pushed aside. */
const WIDE = 1.5;
const READABLE = "40rem";

/** One picture, named by what was asked for. Only a picture inside the answer is shown: an address elsewhere would be asked for it. */
export function ImageView({ url, prompt }: { url: string; prompt: string }) {
  const t = useTranslations("designGenerator.result.image");
  const [broken, setBroken] = useState<string>();
  const [isWide, setWide] = useState(false);
  const data = pictureData(url);
  if (!data || broken === url) return <DesignAlert>{t("broken")}</DesignAlert>;
  return (
    <figure data-slot="picture" className="text-center">
      <ScrollBox label={prompt} className="overflow-x-auto">
        {/* eslint-disable-next-line @next/next/no-img-element -- a data address: there is nothing to optimise */}
        <img
          src={url}
          alt={prompt}
          className="mx-auto block h-auto max-h-[400px] w-auto max-w-full"
          style={isWide ? { minWidth: READABLE } : undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setWide(naturalWidth > naturalHeight * WIDE)
          }
          onError={() => setBroken(url)}
        />
      </ScrollBox>
      <figcaption className="border-t border-line px-5 py-2 text-right @max-[40rem]:px-3">
        <button type="button" className={openLook} onClick={() => openPicture(data)}>
          <Maximize2 className="size-4" />
          {t("open")}
        </button>
      </figcaption>
    </figure>
  );
}

const openLook =
  "inline-flex min-h-10 items-center gap-2 rounded-md px-2 text-sm font-medium text-accent hover:underline hover:underline-offset-4";

/** Opens a picture alone: a browser opens no `data:` address from a page. It is let go once it has been read. */
function openPicture(data: PictureData) {
  const address = URL.createObjectURL(pictureBlob(data));
  window.open(address, "_blank", "noopener");
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The place of a picture under way, about as high as the picture will be. */
export function ImageSkeleton() {
  const t = useTranslations("designGenerator.result.image");
  return (
    <div className="grid *:[grid-area:1/1]">
      <Skeleton className="aspect-[1200/640] max-h-[400px] w-full rounded-none" />
      <p className="grid place-self-center p-5 text-center text-[0.875rem] text-muted-foreground">
        <b className="text-[1rem] font-semibold tracking-[-0.015em] text-foreground">{t("loading")}</b>
        {t("note")}
      </p>
    </div>
  );
}
