import type { Messages } from '../../messages.ts';

export const focus: Messages['focus'] = {
  label: 'जो हिस्सा हमेशा दिखे',
  hint: 'जहाँ पन्ना तस्वीर का एक ही हिस्सा दिखाता है, वहाँ के लिए। तस्वीर पर क्लिक करें या पट्टियाँ खिसकाएँ।',
  fromLeft: 'बाएँ से',
  fromTop: 'ऊपर से',
  save: 'जगह सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'सहेजा गया। पन्नों पर यह हिस्सा दिखता रहेगा।',
  clear: 'हर पन्ने पर छोड़ दें',
};
