export default { agentRules: false };
