import type { Post } from "@/lib/content/blog";

/** Who wrote an article; nothing where it is unsigned. */
export function PostAuthor({ author, className }: Pick<Post, "author"> & { className?: string }) {
  if (author === undefined) return null;
  return (
    <p className={className}>
      <span className="font-medium text-foreground">{author.name}</span>
      {author.position !== undefined && `, ${author.position}`}
    </p>
  );
}
