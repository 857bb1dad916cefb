"use client";

import { ThemeProvider as NextThemesProvider } from "next-themes";
import type { ReactNode } from "react";

// The script matters in the server's HTML alone; in the browser React would warn about a script it does not run.
const scriptProps = typeof window === "undefined" ? undefined : { type: "text/plain" };

/** Class-based themes under the key `theme`; nothing stored means dark. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemesProvider attribute="class" defaultTheme="dark" enableSystem scriptProps={scriptProps}>
      {children}
    </NextThemesProvider>
  );
}
