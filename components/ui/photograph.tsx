import { photoFile, photoWidths, type Photo, type PhotoType } from "@/lib/pictures/photo";

type PhotographProps = {
  photo: Photo;
  /** How wide it stands, as the attribute of the same name says it. */
  sizes: string;
  /** At the head of a page: it is asked for at once, in larger sizes. */
  eager: boolean;
};

/** At the head of a page: as wide as the column. */
export const HEAD_SIZES = "(min-width: 80rem) 77rem, 100vw";

const types = ["avif", "webp"] as const satisfies readonly PhotoType[];

/** A photograph that fills the box around it, in the sizes that the build has made. Its blurred likeness stands there until it comes. */
export function Photograph({ photo, sizes, eager }: PhotographProps) {
  const { alt, address, width, height, ground } = photo;
  const made = photoWidths(width);
  const widths = eager ? made.slice(1) : made.slice(0, 3);
  const setOf = (type: PhotoType) =>
    widths.map((each) => `${photoFile(address, each, type)} ${String(each)}w`).join(", ");
  return (
    <picture>
      {types.map((type) => (
        <source key={type} type={`image/${type}`} srcSet={setOf(type)} sizes={sizes} />
      ))}
      <img
        src={photoFile(address, widths.at(-1) ?? width, "webp")}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        style={{ backgroundImage: `url(${ground})` }}
        className="absolute inset-0 size-full bg-cover bg-center object-cover"
      />
    </picture>
  );
}
