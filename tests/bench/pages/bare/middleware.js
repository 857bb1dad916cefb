// Without one of its own the build takes the site's.
export function middleware() {}
export const config = { matcher: "/never" };
