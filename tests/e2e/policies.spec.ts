import { expectSilence } from "./silence.ts";

expectSilence(false);
