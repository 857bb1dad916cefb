const PICTURE = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

export type PictureData = { type: string; base64: string };

/** The parts of a picture that came as a `data:` address of an allowed type; any other address is none. */
export function pictureData(url: string): (PictureData & { extension: string }) | undefined {
  const [, kind, base64] = PICTURE.exec(url) ?? [];
  if (kind === undefined || base64 === undefined) return undefined;
  return { extension: kind === "jpeg" ? "jpg" : kind, type: `image/${kind}`, base64 };
}

/** The picture as a file. @throws when the base64 is cut short */
export const pictureBlob = ({ type, base64 }: PictureData): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
