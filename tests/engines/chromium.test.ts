import { findBrowser } from "../../scripts/gate/browser";
import { openChromium } from "./chromium";
import { walkThrough } from "./walk";

walkThrough("Chromium", openChromium, findBrowser() ? undefined : "no Chromium; name one in CHROMIUM_PATH");
