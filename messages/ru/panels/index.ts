import aiAgents from "./ai-agents.json";
import bitrix24 from "./bitrix24.json";
import digitalOffice from "./digital-office.json";
import digitalProduction from "./digital-production.json";
import domesticInfrastructure from "./domestic-infrastructure.json";
import erp from "./erp.json";
import highload from "./highload.json";
import monitoring from "./monitoring.json";
import support from "./support.json";

/** Words of the drawn panels of service pages, by service. The figures in them are invented and stand under the mark «demo». */
const panels = {
  "ai-agents": aiAgents,
  bitrix24,
  "digital-office": digitalOffice,
  "digital-production": digitalProduction,
  "domestic-infrastructure": domesticInfrastructure,
  erp,
  highload,
  monitoring,
  support,
};

export default panels;
