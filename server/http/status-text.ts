// An import of node:http would load its WebSocket client as well, which takes a tenth of a start.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

export const statusText = (status: number): string => STATUS_CODES[status] ?? '';
