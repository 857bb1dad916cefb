import { findWebkit } from "../../scripts/gate/engines";
import { openWebkit } from "./webkit";
import { walkThrough } from "./walk";

walkThrough("WebKit", openWebkit, findWebkit() ? undefined : "no WebKit; install webkit2gtk-driver and xvfb");
