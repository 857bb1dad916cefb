/** Which texts name which photographs of `content/pictures`. */
import { splitDocument } from "@/lib/content/document";
import { FILE_NAME } from "@/lib/content/entry-ids";
import { collect } from "@/lib/content/errors";
import { picture } from "@/lib/content/fields";
import { isOut } from "@/lib/content/published";
import { listFiles, readText } from "@/lib/content/source";
import { locales } from "@/lib/i18n/routing";

type NamedPhoto = {
  /** Its name in `content/pictures`. */
  photo: string;
  /** The text that names it, and the line in which it does. */
  file: string;
  line: number;
  /** Whether the site shows that text. */
  isOut: boolean;
};

type Fields = { picture?: { file?: unknown }; draft?: boolean; published?: string; date?: string };

/** What stands in the fields is checked elsewhere: here whatever is not the name of a file counts as none. */
function namedIn(folder: string, name: string): NamedPhoto[] {
  const file = `content/${folder}/${name}`;
  return collect([], () => splitDocument(file, readText(`${folder}/${name}`))).flatMap(({ data, lineOf }) => {
    const { picture: named, draft, date, published = date } = data as Fields;
    const parsed = picture.shape.file.safeParse(named?.file);
    return parsed.success
      ? {
          photo: parsed.data,
          file,
          line: lineOf(["picture", "file"]),
          isOut: isOut({
            ...(draft !== undefined && { draft }),
            ...(published !== undefined && { published }),
          }),
        }
      : [];
  });
}

/** Every mention of a photograph, Russian texts first. */
export const namedPhotos = (): NamedPhoto[] =>
  locales.flatMap((locale) =>
    ["cases", "blog"].flatMap((folder) =>
      listFiles(folder)
        .filter((name) => FILE_NAME.exec(name)?.[2] === locale)
        .flatMap((name) => namedIn(folder, name)),
    ),
  );
