import { expectSilence } from "./silence.ts";

expectSilence(true);
