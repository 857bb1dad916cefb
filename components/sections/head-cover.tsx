import { casePlate } from "@/components/sections/case-plate";
import { ExhibitCaption } from "@/components/sections/exhibit-caption";
import { Cover } from "@/components/ui/cover";
import { HEAD_SIZES } from "@/components/ui/photograph";
import { wideCoverPath } from "@/lib/content/covers";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
import type { Photo } from "@/lib/pictures/photo";
import { cn } from "@/lib/site/cn";

type HeadCoverProps = {
  /** The project or article it stands for. */
  item: { image: string; photo?: Photo | undefined; drawing?: ExhibitName | undefined };
  className?: string;
  /** The drawing has the whole width, without anything at its right (`long`), or stands as large as on a card, beside something else. */
  shape?: "long" | "card" | undefined;
  caption?: string;
};

/** The cover under the headline of a page, as wide as the page. A drawing says below it what it shows. */
export function HeadCover({ item: { image, photo, drawing }, className, shape, caption }: HeadCoverProps) {
  const wide = photo ? undefined : drawing && wideCoverPath(image);
  const isCard = shape === "card";
  return (
    <>
      <Cover
        src={(isCard && wide) || image}
        wide={isCard ? undefined : wide}
        isLong={shape === "long"}
        photo={photo}
        sizes={HEAD_SIZES}
        className={cn(
          casePlate,
          shape === "long" && wide !== undefined && "max-md:aspect-[16/7]",
          isCard && "md:aspect-video",
          className,
        )}
        eager
      />
      {drawing && !photo && <ExhibitCaption name={drawing} className={caption} />}
    </>
  );
}
