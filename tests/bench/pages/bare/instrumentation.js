// Without one of its own the build takes the site's.
export function register() {}
