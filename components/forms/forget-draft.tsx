"use client";

import { useEffect } from "react";
import { forgetDraft } from "@/lib/inquiries/draft";

/** Beside the thanks for an inquiry that was posted before the form's script had loaded: its draft has been sent. */
export function ForgetDraft() {
  useEffect(() => void forgetDraft(), []);
  return null;
}
