export const TO_SEND = '/volunteer/to-send';
