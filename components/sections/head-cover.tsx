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
  /** The drawing has the whole width, without anything at its right. */
  isLong?: boolean;
  caption?: string;
};

/** The cover under the headline of a page, as wide as the page. A drawing says below it what it shows. */
export function HeadCover({
  item: { image, photo, drawing },
  className,
  isLong = false,
  caption,
}: HeadCoverProps) {
  return (
    <>
      <Cover
        src={image}
        wide={photo ? undefined : drawing && wideCoverPath(image)}
        isLong={isLong}
        photo={photo}
        sizes={HEAD_SIZES}
        className={cn(casePlate, isLong && drawing && !photo && "max-md:aspect-[16/7]", className)}
        eager
      />
      {drawing && !photo && <ExhibitCaption name={drawing} className={caption} />}
    </>
  );
}
