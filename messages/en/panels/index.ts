import aiAgents from "./ai-agents.json";
import highload from "./highload.json";

/** Words of the drawn panels of service pages, by service. The figures in them are invented and stand under the mark «demo». */
const panels = {
  "ai-agents": aiAgents,
  highload,
};

export default panels;
