/**
 * What the browser keeps until its tab is closed. Storage may be switched off or full, and what lies in it may have been written
 * by an earlier edition of the site: reading answers `undefined` then, writing does nothing.
 */
export function readSession(key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the page works as before, it only forgets sooner.
  }
}

export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
