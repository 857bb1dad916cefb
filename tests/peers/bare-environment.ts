const { PATH, NODE_COMPILE_CACHE } = process.env;

/**
 * All that a program under test gets of this machine's environment: the path, and where Node.js keeps what it has compiled, which saves
 * a quarter to near a half of the time of a start and changes nothing else.
 */
export const bareEnvironment = { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
