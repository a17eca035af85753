import type { Endpoint } from './endpoint.ts';

export const correctionEndpoints = {
  sendBackSurvey: { method: 'POST', path: '/surveys/send-back', access: 'admin', key: 'id' },
  answerCorrection: { method: 'POST', path: '/surveys/answer', access: 'volunteer', key: 'id' },
  acceptCorrection: { method: 'POST', path: '/surveys/accept', access: 'admin', key: 'id' },
  readCorrection: { method: 'GET', path: '/surveys/correction', access: 'volunteer', key: 'id' },
  listToCorrect: { method: 'GET', path: '/surveys/to-correct', access: 'volunteer' },
} as const satisfies Record<string, Endpoint>;
