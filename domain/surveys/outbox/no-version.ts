/** No entry has it, so that the server reports a conflict. */
export const NO_VERSION = 0;
