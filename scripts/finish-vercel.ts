/** The last step of `npm run build:vercel`, the build command of `vercel.json`. */
import { writeVercelPolicies } from "./vercel-policies.ts";

writeVercelPolicies(".next");
console.log("Policies written as rules for headers.");
