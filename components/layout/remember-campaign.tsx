"use client";

import { useEffect } from "react";
import { rememberCampaign } from "@/lib/analytics/campaign";

/** Stands on every page, since any of them may be the first one of a visit. */
export function RememberCampaign() {
  useEffect(rememberCampaign, []);
  return null;
}
