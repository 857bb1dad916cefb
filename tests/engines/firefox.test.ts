import { findFirefox } from "../../scripts/gate/engines";
import { openFirefox } from "./firefox";
import { walkThrough } from "./walk";

walkThrough(
  "Firefox",
  openFirefox,
  findFirefox() ? undefined : "no Firefox; install firefox-esr or name one in FIREFOX_PATH",
);
