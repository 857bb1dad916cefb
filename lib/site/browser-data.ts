import type { LocalKey, SessionKey } from "@/lib/site/browser-keys";

/**
 * What the browser keeps for the visitor. Storage may be switched off or full, and what lies in it may have been written by an
 * earlier edition of the site: reading answers `undefined` then, and writing answers whether it worked.
 */
const keeper = <Key extends string>(storage: () => Storage) => ({
  read: (key: Key): Record<string, unknown> | undefined => {
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? "null");
      return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (key: Key, value: object): boolean => {
    try {
      storage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      // Without storage the page works as before, it only forgets sooner.
      return false;
    }
  },
  remove: (key: Key): void => {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was kept then.
    }
  },
});

/** Kept until the tab is closed. */
export const {
  read: readSession,
  write: writeSession,
  remove: removeSession,
} = keeper<SessionKey>(() => sessionStorage);

/** Kept until the visitor deletes it. */
export const {
  read: readLocal,
  write: writeLocal,
  remove: removeLocal,
} = keeper<LocalKey>(() => localStorage);
