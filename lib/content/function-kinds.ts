import "server-only";

type Split<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Text;
const NAMES =
  "board alert notice reminder card account request order forwarding signin journal booking schedule route tracking label stock metering matching check estimate calculation document report payment photo library signing form exchange access recognition assistant register map tasks search nearest action condition general";

/**
 * What software can do for somebody; `content/knowledge/kinds.yaml` tells of each. A wish has a main kind and may name others besides:
 * «заявка с фото» is a request with a photo.
 */
export type FunctionKind = Split<typeof NAMES>;
export const functionKinds = NAMES.split(" ") as FunctionKind[];
