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
  id: string;
  item: { image: string; photo?: Photo | undefined; drawing?: ExhibitName | undefined };
  className?: string;
  caption?: string;
};

/** The cover under the headline of a page, as wide as the page. A drawing says below it what it shows. */
export function HeadCover({ id, item: { image, photo, drawing }, className, caption }: HeadCoverProps) {
  return (
    <>
      <Cover
        src={image}
        wide={drawing && wideCoverPath(id)}
        photo={photo}
        sizes={HEAD_SIZES}
        className={cn(casePlate, className)}
        eager
      />
      {drawing && !photo && <ExhibitCaption name={drawing} className={caption} />}
    </>
  );
}
