"use client";

import { useEffect } from "react";
import { HYDRATED } from "@/lib/site/hydrated";

/** Tells the page's loader that React has taken over; what was pressed before is pressed again now. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
