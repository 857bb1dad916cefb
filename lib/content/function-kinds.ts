import "server-only";

type Split<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Text;
const NAMES =
  "board monitoring alert notice reminder card account request order forwarding signin journal marking trips booking schedule production route tracking cargo label stock metering matching check estimate calculation document edocs report payment photo library signing form exchange access recognition assistant register map tasks search nearest general";

/**
 * What software can do for somebody; `content/knowledge/kinds.yaml` tells of each. A wish has a main kind and may name others besides:
 * «заявка с фото» is a request with a photo.
 */
export type FunctionKind = Split<typeof NAMES>;
export const functionKinds = NAMES.split(" ") as FunctionKind[];
