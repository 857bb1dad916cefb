import { createStore } from "zustand/vanilla";

/** Whether the next print takes all documents of the dossier; otherwise it takes the open one. */
export const dossierPrintStore = createStore(() => ({ isWhole: false }));
