/** Tools the workbench can show. */
export type ToolId = "idea";
