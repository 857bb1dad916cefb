/** Widths in pixels in which a photograph is offered: the first three on cards, all but the first at the head of a page. */
const WIDTHS = [480, 960, 1440, 2160];

/** Where the made files lie, as a browser asks for them; each name holds the hash of the photograph. */
export const PHOTO_FOLDER = "/photos";

/** A photograph as pages show it. */
export type Photo = {
  /** What it shows, in the language of the page. */
  alt: string;
  /** Begins the address of every size: `/photos/3f2a91c07b5e`. */
  address: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** A tiny blurred likeness as a data URI, which stands there until the photograph has come. */
  ground: string;
};

/** The widths made of an original of this width, none larger than it. */
export const photoWidths = (width: number): number[] => [
  ...new Set(WIDTHS.map((each) => Math.min(each, width))),
];

export type PhotoType = "avif" | "webp";

export const photoFile = (address: string, width: number, type: PhotoType) =>
  `${address}-${String(width)}.${type}`;

/** The file for those who share a page: a JPEG of the size that they ask for. */
export const sharedPhoto = (address: string) => `${address}-shared.jpg`;
