import type { Picture } from "@/lib/generators/export/docx/docx";

/**
 * Draws an SVG, which must say its width and height and bring its own styles, on white. `scale` is pixels of the picture to one of
 * the drawing; width and height answer the drawing's. The address is `data:`, since the site's policy allows no `blob:` pictures.
 */
export async function svgToPng(svg: string, scale: number): Promise<Picture> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;

  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser could not write the picture.");
  return { png: new Uint8Array(await blob.arrayBuffer()), width, height };
}
